// SPDX-License-Identifier: GPL-3.0-or-later
// A file system's claims by plain arithmetic: no image, no libext2fs.
#pragma once

#include "layout/snapshot.h"

namespace atlas::test {

struct Geometry {
    ByteCount blockSize{4096};
    GroupCount groups{128};
    std::uint32_t groupsPerFlex = 16;       ///< 0: without flex_bg
    std::uint32_t inodesPerGroup = 8192;
    std::uint32_t inodeSize = 256;
    std::uint32_t descriptorSize = 64;
    std::uint32_t reservedGdtBlocks = 1023;
    std::uint32_t journalBlocks = 8192;     ///< in the middle group; 0: none; at most what a group has free
    BlockCount blocksInLastGroup{0};        ///< 0: as many as the others; never fewer than its metadata need
};

/// As mke2fs lays it out, near enough: backups at 0, 1 and the powers of 3, 5 and 7; flex groups packed at their start and
/// inode tables moved past backups in their way. Every claim lies inside the volume and none overlaps another.
[[nodiscard]] LayoutClaims syntheticClaims(const Geometry& geometry = {});

/// The claims as partition 1 of a GPT disk that ends where the partition does; the partition starts at sector `start` of 512 bytes.
[[nodiscard]] Snapshot syntheticSnapshot(const Geometry& geometry = {}, Lba start = {2048});

} // namespace atlas::test
