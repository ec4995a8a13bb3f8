// SPDX-License-Identifier: GPL-3.0-or-later
// Computes the layout claims of a file system without an image and without libext2fs.
#pragma once

#include "layout/claims.h" // by which claims become a layout
#include "layout/snapshot.h"

namespace atlas::test {

struct Geometry {
    ByteCount blockSize{4096};
    GroupCount groups{128};
    std::uint32_t groupsPerFlex = 16; ///< 0: flex_bg is off
    std::uint32_t inodesPerGroup = 8192;
    std::uint32_t inodeSize = 256;
    std::uint32_t descriptorSize = 64;
    std::uint32_t reservedGdtBlocks = 1023;
    std::uint32_t journalBlocks = 8192; ///< in the middle group; 0: no journal. Precondition: fits into its free blocks
    BlockCount blocksInLastGroup{0}; ///< 0: same as the others. Precondition: holds its metadata
};

/// Approximates the layout of mke2fs: backup superblocks in groups 0, 1 and the powers of 3, 5 and 7; metadata packed at the
/// start of each flex group, with inode tables moved past backup superblocks. Postcondition: all claims lie inside the volume
/// and none overlap.
[[nodiscard]] LayoutClaims syntheticClaims(const Geometry& geometry = {});

/// The claims as partition 1 of a GPT disk that ends where the partition ends; the partition starts at sector `start` of 512
/// bytes.
[[nodiscard]] Snapshot syntheticSnapshot(const Geometry& geometry = {}, Lba start = {2048});

} // namespace atlas::test
