// SPDX-License-Identifier: GPL-3.0-or-later
// The checksums of whole blocks (lib/ext2fs/csum.c), stored and computed: bitmaps, and blocks that belong to an inode.
#pragma once

#include "ondisk/structure_checksums.h"

namespace atlas {

/// The inode that a block belongs to: its number and i_generation are part of the checksum.
struct ChecksumOwner {
    std::uint32_t inode = 0;
    std::uint32_t generation = 0;
};

/// Of the bytes of a bitmap; `wide` where the descriptor has room for 32 bits, else 16 are kept.
[[nodiscard]] std::uint32_t bitmapChecksum(std::span<const std::byte> bits, std::uint32_t seed, bool wide);

/// Each returns nullopt when the file system has no such checksum, or when the bytes are too few or hold no such structure.
/// `bits` are those that the group has, s_clusters_per_group / 8 bytes; `descriptor` holds the stored checksum and has the size
/// that the file system gives it. A bitmap that is not initialised has none.
[[nodiscard]] std::optional<ChecksumVerdict> blockBitmapChecksum(std::span<const std::byte> bits,
                                                                 std::span<const std::byte> descriptor,
                                                                 const DecodeContext& context);
/// Likewise, s_inodes_per_group / 8 bytes.
[[nodiscard]] std::optional<ChecksumVerdict> inodeBitmapChecksum(std::span<const std::byte> bits,
                                                                 std::span<const std::byte> descriptor,
                                                                 const DecodeContext& context);
/// Of a block with entries: in its tail.
[[nodiscard]] std::optional<ChecksumVerdict> directoryChecksum(std::span<const std::byte> block, ChecksumOwner owner,
                                                               const DecodeContext& context);
/// Of a root (`limitAt` 32) or node (8) of an htree, in the tail behind its last possible entry.
[[nodiscard]] std::optional<ChecksumVerdict> htreeChecksum(std::span<const std::byte> block, std::size_t limitAt,
                                                           ChecksumOwner owner, const DecodeContext& context);
/// Of a block of an extent tree.
[[nodiscard]] std::optional<ChecksumVerdict> extentChecksum(std::span<const std::byte> block, ChecksumOwner owner,
                                                            const DecodeContext& context);
/// Of the block of extended attributes with this number.
[[nodiscard]] std::optional<ChecksumVerdict> xattrChecksum(std::span<const std::byte> block, std::uint64_t number,
                                                           const DecodeContext& context);
/// Of the block of the orphan file with this number.
[[nodiscard]] std::optional<ChecksumVerdict> orphanChecksum(std::span<const std::byte> block, std::uint64_t number,
                                                            ChecksumOwner owner, const DecodeContext& context);
/// Of a descriptor or revoke block of a journal, in its last four bytes.
[[nodiscard]] std::optional<ChecksumVerdict> journalBlockChecksum(std::span<const std::byte> block,
                                                                  const DecodeContext& journal);

} // namespace atlas
