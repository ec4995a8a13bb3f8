// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what begins off a granularity larger than the physical sector. For a stripe or an erase block, only the first
// byte of a structure is judged.
#pragma once

#include "alignment/grid.h"
#include "layout/snapshot.h"

namespace atlas {

/// One start, or all structures of one kind, with at least one off the granularity.
struct OffGranularity {
    std::optional<RegionKind> kind{}; ///< nullopt for the start of a partition, of a layer's data or of the volume
    std::optional<std::uint32_t> partition{}; ///< set for the start of a partition, or of a layer in it
    std::optional<LayerKind> layer{}; ///< set for the start of a layer's data
    std::string logicalVolume{}; ///< "vg/root", where the layer is one
    ByteOffset first{}; ///< byte on the disk; for structures, of the first one that is off
    ByteCount past{}; ///< distance of `first` from the boundary below it
    std::uint64_t off = 0; ///< number of structures (or 1 start) off the granularity
    std::uint64_t total = 0; ///< structures of this kind
    std::optional<BlockNumber> block{}; ///< for structures, the first block of the first one that is off
    bool operator==(const OffGranularity&) const = default;
};

/// What begins off a granularity, and the verdict on the volume by it.
struct StartsByGranularity {
    /// The starts of the partitions and layers, and of a volume outside them, then one entry for each kind of structure;
    /// empty when all begin on it. A partition or layer whose payload begins on it has no entry.
    std::vector<OffGranularity> off{};
    /// The structures of the volume that begin off the granularity, without those past the end of a truncated image.
    /// nullopt without a volume, and where none of its structures is off but one past the end of a truncated image is:
    /// that is no all-clear.
    std::optional<OffCount> volume{};
};

/// What lies past the end of a truncated image is left out, as on the map.
[[nodiscard]] StartsByGranularity judgeByGranularity(const Snapshot& snapshot, SectorGrid granularity);

} // namespace atlas
