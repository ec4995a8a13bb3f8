// SPDX-License-Identifier: GPL-3.0-or-later
// Baseline for the program's times: the minimum work with libext2fs.
//   atlas_floor open IMAGE      opens, reads every descriptor and verifies its checksum
//   atlas_floor bitmaps IMAGE   opens and reads every initialised block bitmap, adjacent ones with one request
#include <cstdio>
#include <cstring>
#include <ext2fs/ext2fs.h>
#include <fcntl.h>
#include <unistd.h>
#include <vector>

namespace {

ext2_filsys opened(const char* image) {
    ext2_filsys fs = nullptr;
    const int flags = EXT2_FLAG_64BITS | EXT2_FLAG_SOFTSUPP_FEATURES;
    const auto code = ext2fs_open(image, flags, 0, 0, unix_io_manager, &fs);
    if (code != 0) {
        std::fprintf(stderr, "atlas_floor: %s: error %ld of libext2fs\n", image, code);
        return nullptr;
    }
    return fs;
}

int readDescriptors(ext2_filsys fs) {
    unsigned long long sum = 0;
    dgrp_t wrong = 0;
    for (dgrp_t g = 0; g < fs->group_desc_count; ++g) {
        sum += ext2fs_block_bitmap_loc(fs, g) + ext2fs_inode_bitmap_loc(fs, g) + ext2fs_inode_table_loc(fs, g);
        sum += ext2fs_bg_free_blocks_count(fs, g) + ext2fs_bg_free_inodes_count(fs, g) +
               ext2fs_bg_used_dirs_count(fs, g) + ext2fs_bg_itable_unused(fs, g) + ext2fs_bg_flags(fs, g);
        wrong += ext2fs_group_desc_csum_verify(fs, g) == 0 ? 1 : 0;
    }
    std::printf("%u groups, %u wrong checksums, sum %llu\n", fs->group_desc_count, wrong, sum);
    return 0;
}

int readBitmaps(ext2_filsys fs, const char* image) {
    const int fd = ::open(image, O_RDONLY | O_CLOEXEC);
    constexpr std::size_t longest = std::size_t{1} << 18;
    std::vector<char> buffer(longest + fs->blocksize);
    const bool uninit = ext2fs_has_group_desc_csum(fs) != 0;
    const auto isRead = [&](dgrp_t g) { return !uninit || !ext2fs_bg_flags_test(fs, g, EXT2_BG_BLOCK_UNINIT); };
    unsigned long long bytes = 0;
    for (dgrp_t g = 0; g < fs->group_desc_count;) {
        if (!isRead(g)) {
            ++g;
            continue;
        }
        const auto first = ext2fs_block_bitmap_loc(fs, g);
        dgrp_t count = 1;
        while (g + count < fs->group_desc_count && count < longest / fs->blocksize && isRead(g + count) &&
               ext2fs_block_bitmap_loc(fs, g + count) == first + count) {
            ++count;
        }
        const auto size = std::size_t{count} * fs->blocksize;
        if (::pread(fd, buffer.data(), size, static_cast<off_t>(first * fs->blocksize)) != static_cast<ssize_t>(size)) {
            std::fprintf(stderr, "atlas_floor: %s: cannot read block %llu\n", image, first);
            return 1;
        }
        bytes += size;
        g += count;
    }
    ::close(fd);
    std::printf("%llu bytes of bitmaps\n", bytes);
    return 0;
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 3) {
        std::fprintf(stderr, "usage: atlas_floor open|bitmaps IMAGE\n");
        return 2;
    }
    auto* const fs = opened(argv[2]);
    if (fs == nullptr) {
        return 1;
    }
    const int code = std::strcmp(argv[1], "bitmaps") == 0 ? readBitmaps(fs, argv[2]) : readDescriptors(fs);
    ext2fs_free(fs);
    return code;
}
