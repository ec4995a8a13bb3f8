// SPDX-License-Identifier: GPL-3.0-or-later
// The checksums of ext4's structures and blocks (lib/ext2fs/csum.c), stored and computed.
#pragma once

#include "ondisk/crc.h"
#include "ondisk/field_table.h"

namespace atlas {

struct ChecksumVerdict {
    std::string_view field; ///< the field that holds it, or its lower half
    std::uint32_t stored = 0;
    std::uint32_t computed = 0;
    [[nodiscard]] bool right() const { return stored == computed; }
    bool operator==(const ChecksumVerdict&) const = default;
};

/// Each returns nullopt if the file system has no such checksum, or for too few bytes.
[[nodiscard]] std::optional<ChecksumVerdict> superblockChecksum(std::span<const std::byte> superblock,
                                                                const DecodeContext& context);
/// `descriptor` has the file system's descriptor size.
[[nodiscard]] std::optional<ChecksumVerdict> descriptorChecksum(std::span<const std::byte> descriptor,
                                                                std::uint32_t group, const DecodeContext& context);
/// `inode` has the file system's inode size. Also nullopt if its first 128 bytes are zeros: an inode that was never
/// written needs no checksum (lib/ext2fs/csum.c, ext2fs_inode_csum_verify).
[[nodiscard]] std::optional<ChecksumVerdict> inodeChecksum(std::span<const std::byte> inode, std::uint32_t number,
                                                           const DecodeContext& context);
[[nodiscard]] std::optional<ChecksumVerdict> journalChecksum(std::span<const std::byte> superblock,
                                                             const DecodeContext& journal);
[[nodiscard]] std::optional<ChecksumVerdict> mmpChecksum(std::span<const std::byte> block,
                                                         const DecodeContext& context);

// Checksums of whole blocks: bitmaps, and blocks that belong to an inode.

/// The inode that owns a block; the checksum covers its number and i_generation.
struct ChecksumOwner {
    std::uint32_t inode = 0;
    std::uint32_t generation = 0;
};

/// Checksum of a bitmap. `wide`: the descriptor stores 32 bits instead of 16.
[[nodiscard]] std::uint32_t bitmapChecksum(std::span<const std::byte> bits, std::uint32_t seed, bool wide);

/// Each returns nullopt if the file system has no such checksum, or if the bytes are too few or contain no such
/// structure. `bits` are the s_clusters_per_group / 8 bytes of the group; `descriptor` holds the stored checksum and
/// has the file system's descriptor size. nullopt for an uninitialised bitmap.
[[nodiscard]] std::optional<ChecksumVerdict> blockBitmapChecksum(std::span<const std::byte> bits,
                                                                 std::span<const std::byte> descriptor,
                                                                 const DecodeContext& context);
/// Likewise; `bits` are s_inodes_per_group / 8 bytes.
[[nodiscard]] std::optional<ChecksumVerdict> inodeBitmapChecksum(std::span<const std::byte> bits,
                                                                 std::span<const std::byte> descriptor,
                                                                 const DecodeContext& context);
/// For a block of directory entries; stored in its tail.
[[nodiscard]] std::optional<ChecksumVerdict> directoryChecksum(std::span<const std::byte> block, ChecksumOwner owner,
                                                               const DecodeContext& context);
/// For the root (`limitAt` 32) or a node (8) of an htree; stored in the tail after the last possible entry.
[[nodiscard]] std::optional<ChecksumVerdict> htreeChecksum(std::span<const std::byte> block, std::size_t limitAt,
                                                           ChecksumOwner owner, const DecodeContext& context);
/// For a block of an extent tree.
[[nodiscard]] std::optional<ChecksumVerdict> extentChecksum(std::span<const std::byte> block, ChecksumOwner owner,
                                                            const DecodeContext& context);
/// For the block of extended attributes at block `number`.
[[nodiscard]] std::optional<ChecksumVerdict> xattrChecksum(std::span<const std::byte> block, std::uint64_t number,
                                                           const DecodeContext& context);
/// For the block of the orphan file at block `number`.
[[nodiscard]] std::optional<ChecksumVerdict> orphanChecksum(std::span<const std::byte> block, std::uint64_t number,
                                                            ChecksumOwner owner, const DecodeContext& context);
/// For a descriptor or revoke block of a journal; stored in its last four bytes.
[[nodiscard]] std::optional<ChecksumVerdict> journalBlockChecksum(std::span<const std::byte> block,
                                                                  const DecodeContext& journal);

// Seeds of the checksums.

template <class Int>
[[nodiscard]] constexpr std::array<std::byte, sizeof(Int)> littleBytes(Int number) {
    std::array<std::byte, sizeof(Int)> out{};
    for (std::size_t n = 0; n < out.size(); ++n)
        out[n] = static_cast<std::byte>(number >> (8 * n));
    return out;
}

/// Seed for an inode and the blocks that it owns.
[[nodiscard]] inline std::uint32_t inodeSeed(const DecodeContext& context, std::uint32_t inode,
                                             std::uint32_t generation) {
    return crc32c(crc32c(context.checksumSeed, littleBytes(inode)), littleBytes(generation));
}

} // namespace atlas
