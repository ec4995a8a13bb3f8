// SPDX-License-Identifier: GPL-3.0-or-later
// The stack from the disk down to each kind of structure, with a verdict of its own for each granularity.
#pragma once

#include "alignment/alignment.h"
#include "alignment/granularity.h"
#include "disk/layer.h"

namespace atlas {

enum class StackRowKind : std::uint8_t { Disk, Partition, Layer, Filesystem, Structures };

[[nodiscard]] std::string_view name(StackRowKind kind); ///< as in JSON: "partition"

struct GranularityVerdict {
    bool known = false; ///< the granularity's size is known, and it is judged for this row
    ByteCount past;     ///< bytes past the boundary below; 0: on the grid
    bool operator==(const GranularityVerdict&) const = default;
};

struct StackRow {
    StackRowKind kind{};
    ByteOffset first{};    ///< on the disk
    ByteOffset within{};   ///< first byte of the row above in which this one lies
    Source source{};       ///< who says where it starts
    std::array<GranularityVerdict, allGranularityKinds.size()> verdicts{};
    std::uint32_t partition = 0;              ///< of a Partition row
    std::optional<Layer> layer{};             ///< of a Layer row
    std::optional<RegionKind> structure{};    ///< of a Structures row
    FitCounts fits{};                         ///< of a Structures row, on the physical sectors
    bool operator==(const StackRow&) const = default;
};

struct Stack {
    std::array<Granularity, allGranularityKinds.size()> granularities{};
    std::vector<StackRow> rows;
};

/// `alignment` is the layout's at `snapshot.placement`; null where the disk holds no ext file system, and then every partition has
/// a row. A layer's Source::Superblock is the layer's own header.
[[nodiscard]] Stack stackOf(const Snapshot& snapshot, const Alignment* alignment);

} // namespace atlas
