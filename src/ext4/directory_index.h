// SPDX-License-Identifier: GPL-3.0-or-later
// The hash tree of a directory (e2fsck/pass2.c, parse_int_node and htree_depth; fs/ext4/namei.c).
#pragma once

#include "ext4/check_directories.h"

#include <array>
#include <functional>
#include <string_view>

namespace atlas {

/// Where limit and count of a node's entries are: after "." and ".." and the header of the root, or after the entry
/// that covers the whole block.
inline constexpr std::size_t indexRootLimitAt = 32;
inline constexpr std::size_t indexNodeLimitAt = 8;

/// How many entries fit.
[[nodiscard]] constexpr std::size_t indexLimit(std::size_t blockSize, std::size_t limitAt, bool checksums) {
    constexpr std::size_t entryBytes = 8; // the tail with the checksum has the same size
    return (blockSize - limitAt) / entryBytes - (checksums ? 1 : 0);
}

/// The hash by which the root sorts names, as ext2fs_dirhash() takes it; -1 if it is unknown.
[[nodiscard]] int indexHashVersion(std::span<const std::byte> root, bool unsignedHash);

/// The hash of a name, without its lowest bit.
[[nodiscard]] std::uint32_t directoryHash(int version, std::string_view name, const std::array<std::uint32_t, 4>& seed);

/// Whether the tree names each leaf once, in order; with `compareHashes`, also whether the names of the leaves lie
/// between the hashes of the tree. `blocks`: all blocks of the directory.
[[nodiscard]] bool isSoundIndex(std::vector<IndexedBlock>& blocks, std::size_t blockSize, bool checksums,
                                bool compareHashes,
                                const std::function<bool(const IndexedBlock&, std::span<std::byte>)>& read);

} // namespace atlas
