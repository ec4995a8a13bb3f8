// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/read_directory.h"

namespace atlas {
namespace {

constexpr std::size_t maxListed = 100'000;

FileType typeOfMode(ext2_filsys fs, ext2_ino_t number) {
    ext2_inode inode{};
    if (ext2fs_read_inode(fs, number, &inode) != 0) {
        return FileType::Unknown;
    }
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
    fs->flags |= EXT2_FLAG_IGNORE_CSUM_ERRORS; // a wrong checksum is reported where the block is shown
    if (ext2fs_check_directory(fs, inode) != 0) {
        return std::nullopt;
    }
    DirectoryListing out;
    Listing listing{fs, out};
    if (const auto code = ext2fs_dir_iterate2(fs, inode, 0, nullptr, list, &listing); code != 0) {
        out.error = libraryMessage(code);
    }
    return out;
}

} // namespace atlas
