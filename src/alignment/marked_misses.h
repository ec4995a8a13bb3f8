// SPDX-License-Identifier: GPL-3.0-or-later
// Finds starts off a granularity larger than the physical sector. Only the first byte of a structure is judged by it.
#pragma once

#include "alignment/grid.h"
#include "layout/snapshot.h"

namespace atlas {

/// One start, or all structures of one kind, at least one of them off the granularity.
struct OffGranularity {
    std::optional<RegionKind> kind{}; ///< nullopt for the start of a partition, a layer's data or the volume
    std::optional<std::uint32_t> partition{}; ///< for the start of a partition or of a layer in it
    std::optional<LayerKind> layer{}; ///< for the start of a layer's data
    std::string logicalVolume{}; ///< "vg/root" if the layer is one
    ByteOffset first{}; ///< byte on the disk; for structures, of the first one off
    ByteCount past{}; ///< bytes from the boundary below `first`
    std::uint64_t off = 0; ///< structures off the granularity; 1 for a start
    std::uint64_t total = 0; ///< structures of this kind; 1 for a start
    std::optional<BlockNumber> block{}; ///< for structures, the first block of the first one off
    bool operator==(const OffGranularity&) const = default;
};

/// The result for one granularity.
struct StartsByGranularity {
    /// The starts of partitions, layers and a volume outside them, then one entry per kind of structure. A partition or
    /// layer whose payload is on the granularity has no entry.
    std::vector<OffGranularity> off{};
    /// nullopt without a volume, and if only structures past the end of a truncated image are off: that is no
    /// all-clear.
    std::optional<OffCount> volume{};
};

/// Leaves out what lies past the end of a truncated image, as the map does.
[[nodiscard]] StartsByGranularity judgeByGranularity(const Snapshot& snapshot, SectorGrid granularity);

} // namespace atlas
