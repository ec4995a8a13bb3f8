// SPDX-License-Identifier: GPL-3.0-or-later
// The checksums of ext4's structures (lib/ext2fs/csum.c), stored and computed.
#pragma once

#include "ondisk/decode.h"

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

} // namespace atlas
