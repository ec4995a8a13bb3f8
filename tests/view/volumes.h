// SPDX-License-Identifier: GPL-3.0-or-later
// Volumes of many shapes for the view tests.
#pragma once

#include "support/synthetic.h"
#include "view/drawn_volume.h"
#include "view/row_layout.h"

namespace atlas::test {

inline constexpr SectorGrid sector4K{ByteCount{4096}, ByteOffset{0}};

inline DrawnVolume volumeOf(const Geometry& geometry, ByteOffset start = {1 << 20}, const Drive& drive = {},
                            ByteCount diskSize = {}) {
    auto layout = std::make_shared<const Layout>(resolve(syntheticClaims(geometry)));
    const auto& fs = layout->filesystem;
    const Placement placement{.bytes = {start, fs.size()}};
    return DrawnVolume({.layout = std::move(layout), .placement = placement, .drive = drive, .diskSize = diskSize});
}

/// Copy of `volume` at another placement.
inline DrawnVolume movedTo(const DrawnVolume& volume, const Placement& placement) {
    return DrawnVolume({.layout = volume.layoutPtr(), .placement = placement, .drive = volume.drive()}, &volume);
}

struct NamedGeometry {
    const char* name;
    Geometry geometry;
};

/// Various block sizes, flex group sizes, journals and short last groups.
inline const std::vector<NamedGeometry>& shapes() {
    static const std::vector<NamedGeometry> all{
        {"default", {}},
        {"noFlex", {.groups = GroupCount{40}, .groupsPerFlex = 0, .journalBlocks = 0}},
        {"flexOfOne", {.groups = GroupCount{9}, .groupsPerFlex = 1}},
        {"flexOf64", {.groups = GroupCount{200}, .groupsPerFlex = 64, .blocksInLastGroup = BlockCount{20000}}},
        {"blocks1K",
         {.blockSize = ByteCount{1024},
          .groups = GroupCount{17},
          .inodesPerGroup = 1024,
          .reservedGdtBlocks = 256,
          .journalBlocks = 1024,
          .blocksInLastGroup = BlockCount{5000}}},
        {"hugeFlex", {.groups = GroupCount{30}, .groupsPerFlex = 1u << 31}},
        {"oneGroup", {.groups = GroupCount{1}, .journalBlocks = 1024, .blocksInLastGroup = BlockCount{9001}}}};
    return all;
}

inline constexpr std::array allRowModes{RowMode::Group, RowMode::FlexGroup, RowMode::WholeVolume};

} // namespace atlas::test
