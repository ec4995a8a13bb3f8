// SPDX-License-Identifier: GPL-3.0-or-later
// The checksums of ext4's structures and blocks (lib/ext2fs/csum.c), stored and computed.
#pragma once

#include "ondisk/crc.h"
#include "ondisk/field_table.h"

namespace atlas {

struct ChecksumVerdict {
    std::string_view field; ///< that holds it, the lower half of two
    std::uint32_t stored = 0;
    std::uint32_t computed = 0;
    [[nodiscard]] bool right() const { return stored == computed; }
    bool operator==(const ChecksumVerdict&) const = default;
};

/// Each returns nullopt when the file system has no such checksum, or when the bytes are too few.
[[nodiscard]] std::optional<ChecksumVerdict> superblockChecksum(std::span<const std::byte> superblock,
                                                                const DecodeContext& context);
/// `descriptor` has the size that the file system gives it.
[[nodiscard]] std::optional<ChecksumVerdict> descriptorChecksum(std::span<const std::byte> descriptor,
                                                                std::uint32_t group, const DecodeContext& context);
/// `inode` has the size that the file system gives it. Nullopt also where its first 128 bytes are zeros: an inode that was
/// never written needs no checksum (lib/ext2fs/csum.c, ext2fs_inode_csum_verify).
[[nodiscard]] std::optional<ChecksumVerdict> inodeChecksum(std::span<const std::byte> inode, std::uint32_t number,
                                                           const DecodeContext& context);
[[nodiscard]] std::optional<ChecksumVerdict> journalChecksum(std::span<const std::byte> superblock,
                                                             const DecodeContext& journal);
[[nodiscard]] std::optional<ChecksumVerdict> mmpChecksum(std::span<const std::byte> block,
                                                         const DecodeContext& context);

// The checksums of whole blocks (lib/ext2fs/csum.c), stored and computed: bitmaps, and blocks that belong to an inode.

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

// What the checksums of ext4's structures begin with.

template <class Int>
[[nodiscard]] constexpr std::array<std::byte, sizeof(Int)> littleBytes(Int number) {
    std::array<std::byte, sizeof(Int)> out{};
    for (std::size_t n = 0; n < out.size(); ++n) {
        out[n] = static_cast<std::byte>(number >> (8 * n));
    }
    return out;
}

/// Of an inode and of the blocks that it owns.
[[nodiscard]] inline std::uint32_t inodeSeed(const DecodeContext& context, std::uint32_t inode,
                                             std::uint32_t generation) {
    return crc32c(crc32c(context.checksumSeed, littleBytes(inode)), littleBytes(generation));
}

} // namespace atlas
