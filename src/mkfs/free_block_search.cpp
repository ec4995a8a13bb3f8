// SPDX-License-Identifier: GPL-3.0-or-later
// A faster ext2fs_get_free_blocks2(), which takes the place of the library's own when the program is linked: the
// dynamic linker binds the library's calls to it as well. The library tests one block after the other; where the
// bitmaps of a large flex group run into its inode tables, it does so over millions of blocks in use for each group:
// half a minute for 4 TB with -G 16384. This one jumps over what is in use and finds the same block. If a libext2fs
// binds its calls to itself, plans are as slow as mke2fs, and the same.
#include "base/libext2fs.h"
#include <optional>

namespace {

struct Search {
    ext2fs_block_bitmap map;
    blk64_t count; ///< of blocks in the volume
    blk64_t wanted; ///< free blocks in a row
    blk64_t step; ///< blocks per bit of the bitmap

    /// The first of `from`, `from` + step, … below `to` with enough free blocks behind it.
    [[nodiscard]] std::optional<blk64_t> in(blk64_t from, blk64_t to) const {
        while (from < to && from + wanted - 1 < count) {
            blk64_t used = 0;
            if (ext2fs_find_first_set_block_bitmap2(map, from, from + wanted - 1, &used) != 0)
                return from;
            blk64_t free = 0;
            if (ext2fs_find_first_zero_block_bitmap2(map, used, count - 1, &free) != 0)
                return std::nullopt;
            from += (free - from + step - 1) / step * step;
        }
        return std::nullopt;
    }
};

} // namespace

extern "C" errcode_t ext2fs_get_free_blocks2(ext2_filsys fs, blk64_t start, blk64_t finish, int num,
                                             ext2fs_block_bitmap map, blk64_t* ret) {
    EXT2_CHECK_MAGIC(fs, EXT2_ET_MAGIC_EXT2FS_FILSYS);
    if (map == nullptr)
        map = fs->block_map;
    if (map == nullptr)
        return EXT2_ET_NO_BLOCK_BITMAP;
    const blk64_t first = fs->super->s_first_data_block;
    const blk64_t step = blk64_t{1} << ext2fs_get_bitmap_granularity(map);
    const Search search{map, ext2fs_blocks_count(fs->super), num == 0 ? 1 : static_cast<blk64_t>(num), step};
    if (finish == 0)
        finish = start;
    const auto aligned = [step](blk64_t block) { return block & ~(step - 1); };
    const auto from = aligned(start == 0 ? first : start);
    auto found = search.in(from, finish > start ? aligned(finish) : search.count);
    if (!found && finish <= start)
        found = search.in(first, aligned(finish)); // from the beginning of the volume, where the search ends there
    if (!found)
        return EXT2_ET_BLOCK_ALLOC_FAIL;
    *ret = *found;
    return 0;
}
