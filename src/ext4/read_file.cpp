// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/read_file.h"

#include "base/number_text.h"
#include "base/utf8.h"

#include <fmt/format.h>

namespace atlas {
namespace {

constexpr std::size_t maxListed = 100'000;

FileType typeOfMode(ext2_filsys fs, ext2_ino_t number) {
    ext2_inode inode{};
    if (ext2fs_read_inode(fs, number, &inode) != 0)
        return FileType::Unknown;
    switch (inode.i_mode & LINUX_S_IFMT) {
    case LINUX_S_IFREG: return FileType::Regular;
    case LINUX_S_IFDIR: return FileType::Directory;
    case LINUX_S_IFCHR: return FileType::CharacterDevice;
    case LINUX_S_IFBLK: return FileType::BlockDevice;
    case LINUX_S_IFIFO: return FileType::Fifo;
    case LINUX_S_IFSOCK: return FileType::Socket;
    case LINUX_S_IFLNK: return FileType::Symlink;
    default: return FileType::Unknown;
    }
}

struct Listing {
    ext2_filsys fs;
    DirectoryListing& out;
};

int list(ext2_ino_t /*directory*/, int /*kind*/, ext2_dir_entry* entry, int /*offset*/, int /*blockSize*/,
         char* /*buffer*/, void* data) {
    auto& listing = *static_cast<Listing*>(data);
    if (listing.out.entries.size() == maxListed) {
        listing.out.cut = true;
        return DIRENT_ABORT;
    }
    const auto stored = ext2fs_dirent_file_type(entry);
    const auto type = stored == EXT2_FT_UNKNOWN || stored >= EXT2_FT_MAX ? typeOfMode(listing.fs, entry->inode)
                                                                         : static_cast<FileType>(stored);
    const auto length = static_cast<std::size_t>(ext2fs_dirent_name_len(entry));
    listing.out.entries.push_back({{entry->name, length}, entry->inode, type});
    return 0;
}

} // namespace

std::optional<DirectoryListing> readDirectory(const OpenedVolume& volume, std::uint32_t inode) {
    auto* const fs = volume.fs.get();
    fs->flags |= EXT2_FLAG_IGNORE_CSUM_ERRORS; // a wrong checksum is reported with the block
    if (ext2fs_check_directory(fs, inode) != 0)
        return std::nullopt;
    DirectoryListing out;
    Listing listing{fs, out};
    if (const auto code = ext2fs_dir_iterate2(fs, inode, 0, nullptr, list, &listing); code != 0)
        out.error = libraryMessage(code);
    return out;
}

namespace {

constexpr std::size_t maxExtents = 4'000'000; ///< and map blocks; a block map of 16 TiB has as many
constexpr std::uint64_t maxIndirect = 1'100'000'000; ///< with indirect blocks: 4 TiB in 4 KiB blocks
constexpr std::uint64_t maxEntries = 20'000'000; ///< per directory

void appendExtent(FileMap& map, const FileExtent& extent) {
    if (!map.extents.empty()) {
        auto& last = map.extents.back();
        if (last.end() == extent.logical && last.blocks.end() == extent.blocks.first &&
            last.unwritten == extent.unwritten) {
            last.blocks.count += extent.blocks.count;
            return;
        }
    }
    map.extents.push_back(extent);
}

/// Limits the extents and map blocks of an inode by the blocks of the volume and by its own claim, with room for a
/// wrong claim. Otherwise a map that names itself would fill the memory.
std::size_t maxExtentsOf(ext2_filsys fs, ext2_inode& inode) {
    constexpr std::uint64_t room = 65536;
    const auto unit = (inode.i_flags & EXT4_HUGE_FILE_FL) != 0 ? 1U : fs->blocksize / 512;
    const std::uint64_t claimed = ext2fs_inode_i_blocks(fs, &inode) / unit;
    const auto blocks = std::min<std::uint64_t>(std::max<std::uint64_t>(claimed, room), ext2fs_blocks_count(fs->super));
    return static_cast<std::size_t>(std::min<std::uint64_t>(blocks, maxExtents));
}

/// A map and its limit of extents and tree blocks.
struct BoundedMap {
    FileMap& map;
    std::size_t most;

    [[nodiscard]] bool isFull() const { return map.extents.size() + map.mapping.size() > most; }
};

struct FreeExtentHandle {
    void operator()(struct ext2_extent_handle* handle) const { ext2fs_extent_free(handle); }
};

/// Each index entry names the node below it and is met twice, on the way down and up.
errcode_t walkExtents(ext2_filsys fs, ext2_ino_t number, ext2_inode& inode, const BoundedMap& bounded) {
    auto& map = bounded.map;
    ext2_extent_handle_t raw = nullptr;
    if (const auto code = ext2fs_extent_open2(fs, number, &inode, &raw); code != 0)
        return code;
    const std::unique_ptr<struct ext2_extent_handle, FreeExtentHandle> handle(raw);
    ext2fs_extent extent{};
    auto code = ext2fs_extent_get(raw, EXT2_EXTENT_ROOT, &extent);
    while (code == 0 && !bounded.isFull()) {
        if ((extent.e_flags & EXT2_EXTENT_FLAGS_LEAF) != 0) {
            appendExtent(map, {.logical = extent.e_lblk,
                               .blocks = {BlockNumber{extent.e_pblk}, BlockCount{extent.e_len}},
                               .unwritten = (extent.e_flags & EXT2_EXTENT_FLAGS_UNINIT) != 0});
        } else if ((extent.e_flags & EXT2_EXTENT_FLAGS_SECOND_VISIT) == 0) {
            map.mapping.push_back({extent.e_pblk});
        }
        code = ext2fs_extent_get(raw, EXT2_EXTENT_NEXT, &extent);
    }
    const bool isEnd = code == EXT2_ET_EXTENT_NO_NEXT || code == EXT2_ET_NO_CURRENT_NODE;
    return isEnd ? 0 : code;
}

struct IndirectWalk {
    const BoundedMap& bounded;
    std::uint64_t blocks = 0;
    bool cut = false;
};

int visitIndirect(ext2_filsys /*fs*/, blk64_t* block, e2_blkcnt_t logical, blk64_t /*refBlock*/, int /*refOffset*/,
                  void* data) {
    auto& walk = *static_cast<IndirectWalk*>(data);
    if (++walk.blocks > maxIndirect || walk.bounded.isFull()) {
        walk.cut = true;
        return BLOCK_ABORT;
    }
    if (logical < 0)
        walk.bounded.map.mapping.push_back({*block});
    else
        appendExtent(walk.bounded.map, {.logical = static_cast<std::uint64_t>(logical), .blocks = {{*block}, {1}}});
    return 0;
}

/// If a damaged index names blocks outside the volume, libext2fs ends the walk with an error.
errcode_t walkIndirect(ext2_filsys fs, ext2_ino_t number, const BoundedMap& bounded) {
    IndirectWalk walk{.bounded = bounded};
    const auto code = ext2fs_block_iterate3(fs, number, BLOCK_FLAG_READ_ONLY, nullptr, visitIndirect, &walk);
    if (walk.cut)
        bounded.map.error = "it has too many blocks";
    return code;
}

Error cannotRead(const OpenedVolume& volume, std::uint32_t number, errcode_t code) {
    return {.kind = ErrorKind::Corrupt,
            .what = fmt::format("inode {} cannot be read: {}", grouped(number), libraryMessage(code)),
            .where = volume.bytes->name()};
}

struct EntrySearch {
    std::string_view name;
    std::uint64_t entries = 0;
    std::uint64_t block = 0; ///< of the directory
    int lastOffset = -1;
    std::uint32_t inode = 0;
    int offset = 0;
};

int visitEntry(ext2_ino_t /*directory*/, int /*kind*/, ext2_dir_entry* entry, int offset, int /*blockSize*/,
               char* /*buffer*/, void* data) {
    auto& search = *static_cast<EntrySearch*>(data);
    if (offset <= search.lastOffset)
        ++search.block;
    search.lastOffset = offset;
    const auto length = static_cast<std::size_t>(ext2fs_dirent_name_len(entry));
    if (entry->inode != 0 && std::string_view(entry->name, length) == search.name) {
        search.inode = entry->inode;
        search.offset = offset;
        return DIRENT_ABORT;
    }
    return ++search.entries > maxEntries ? DIRENT_ABORT : 0;
}

/// The byte of the volume at which the found entry begins.
std::optional<ByteOffset> entryByte(ext2_filsys fs, std::uint32_t directory, const EntrySearch& search) {
    ext2_inode inode{};
    blk64_t block = 0;
    if (ext2fs_read_inode(fs, directory, &inode) != 0 || (inode.i_flags & EXT4_INLINE_DATA_FL) != 0 ||
        ext2fs_bmap2(fs, directory, &inode, nullptr, 0, search.block, nullptr, &block) != 0 || block == 0) {
        return std::nullopt;
    }
    return ByteOffset{block * fs->blocksize + static_cast<std::uint64_t>(search.offset)};
}

/// Why Linux may know a name that the directory does not list.
std::string_view namesOf(ext2_filsys fs, std::uint32_t directory) {
    ext2_inode inode{};
    if (ext2fs_read_inode(fs, directory, &inode) != 0)
        return "";
    if ((inode.i_flags & EXT4_ENCRYPT_FL) != 0)
        return "; its names are encrypted and listed here as they are on disk";
    return (inode.i_flags & EXT4_CASEFOLD_FL) != 0
               ? "; Linux ignores the case of its names, but here they must be spelled as they are on disk"
               : "";
}

Result<PathStep> stepInto(const OpenedVolume& volume, std::uint32_t directory, std::string_view name) {
    auto* const fs = volume.fs.get();
    const auto where = fmt::format("inode {}", grouped(directory));
    if (const auto code = ext2fs_check_directory(fs, directory); code != 0) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage,
                  .what = fmt::format("{} is no directory, so it has no \"{}\"", where, printable(name)),
                  .where = volume.bytes->name()});
    }
    EntrySearch search{.name = name};
    const auto code = ext2fs_dir_iterate2(fs, directory, DIRENT_FLAG_INCLUDE_EMPTY, nullptr, visitEntry, &search);
    if (search.inode == 0) {
        if (code != 0)
            return std::unexpected(cannotRead(volume, directory, code));
        return std::unexpected(Error{.kind = ErrorKind::Usage,
                                     .what = fmt::format("the directory with {} has no entry \"{}\"{}", where,
                                                         printable(name), namesOf(fs, directory)),
                                     .where = volume.bytes->name()});
    }
    return PathStep{.directory = directory,
                    .name = std::string(name),
                    .inode = search.inode,
                    .entry = entryByte(fs, directory, search)};
}

} // namespace

Result<FileMap> readFileMap(const OpenedVolume& volume, std::uint32_t number) {
    auto* const fs = volume.fs.get();
    fs->flags |= EXT2_FLAG_IGNORE_CSUM_ERRORS; // a wrong checksum is reported with the inode
    ext2_inode inode{};
    if (const auto code = ext2fs_read_inode(fs, number, &inode); code != 0)
        return std::unexpected(cannotRead(volume, number, code));
    FileMap map{.inode = number};
    if (ext2fs_inode_has_valid_blocks2(fs, &inode) == 0) {
        map.isInside = true;
        return map;
    }
    const bool byExtents = (inode.i_flags & EXT4_EXTENTS_FL) != 0;
    const BoundedMap bounded{map, maxExtentsOf(fs, inode)};
    const auto code = byExtents ? walkExtents(fs, number, inode, bounded) : walkIndirect(fs, number, bounded);
    if (code != 0)
        map.error = libraryMessage(code);
    else if (bounded.isFull())
        map.error = "it has too many extents";
    return map;
}

Result<std::vector<PathStep>> findPath(const OpenedVolume& volume, std::string_view path) {
    constexpr std::size_t maxPath = 4096; // PATH_MAX
    if (path.size() > maxPath)
        return std::unexpected(Error{.kind = ErrorKind::Usage, .what = "the path is longer than 4,096 bytes"});
    volume.fs->flags |= EXT2_FLAG_IGNORE_CSUM_ERRORS;
    std::vector<PathStep> steps;
    std::uint32_t at = EXT2_ROOT_INO;
    while (!path.empty()) {
        const auto name = path.substr(0, path.find('/'));
        path.remove_prefix(std::min(path.size(), name.size() + 1));
        if (name.empty())
            continue;
        auto step = stepInto(volume, at, name);
        if (!step)
            return std::unexpected(step.error());
        at = step->inode;
        steps.push_back(std::move(*step));
    }
    return steps;
}

} // namespace atlas
