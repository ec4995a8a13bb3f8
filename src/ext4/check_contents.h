// SPDX-License-Identifier: GPL-3.0-or-later
// Checks the content of the system files as e2fsck and the kernel do before they use it.
#pragma once

#include "ext4/filesystem_handle.h"
#include "ext4/read_system_files.h"
#include "layout/layout.h"

#include <cstring>

namespace atlas {

/// An inode and the first block of its file.
struct FileContent {
    ext2_ino_t number = 0;
    ext2_inode* inode = nullptr;
    blk64_t first = 0;

    [[nodiscard]] std::uint64_t size() const { return EXT2_I_SIZE(inode); }
};

enum class QuotaType : std::uint8_t { User, Group, Project };

void checkJournal(VolumeBlocks& blocks, const FileContent& journal, SystemFileFindings findings);
void checkQuotaFile(VolumeBlocks& blocks, const FileContent& file, QuotaType type, SystemFileFindings findings);
void checkOrphanFile(VolumeBlocks& blocks, const FileContent& file, SystemFileFindings findings);
void checkMmpBlock(VolumeBlocks& blocks, blk64_t block, SystemFileFindings findings);
void checkResizeInode(VolumeBlocks& blocks, std::span<const GroupCopies> copies, ext2_inode& resize,
                      SystemFileFindings findings);
void checkRootDirectory(VolumeBlocks& blocks, const FileContent& root, SystemFileFindings findings);

/// The big-endian 32-bit word at byte `at` of `bytes`.
[[nodiscard]] inline std::uint32_t bigWord(std::span<const char> bytes, std::size_t at) {
    std::uint32_t word = 0;
    std::memcpy(&word, bytes.data() + at, sizeof(word));
    return ext2fs_be32_to_cpu(word);
}
[[nodiscard]] inline std::uint32_t littleWord(std::span<const char> bytes, std::size_t at) {
    return ext2fs_swab32(bigWord(bytes, at));
}

} // namespace atlas
