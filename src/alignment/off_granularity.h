// SPDX-License-Identifier: GPL-3.0-or-later
// Finds what begins off a granularity larger than the physical sector. For a stripe or an erase block, only the first
// byte of a structure is judged.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

/// One start, or all structures of one kind, with at least one off the granularity.
struct OffGranularity {
    std::optional<RegionKind> kind{}; ///< nullopt for the start of a partition, of a layer's data or of the volume
    std::optional<std::uint32_t> partition{}; ///< set for the start of a partition, or of a layer in it
    std::optional<LayerKind> layer{}; ///< set for the start of a layer's data
    ByteOffset first{}; ///< byte on the disk; for structures, of the first one that is off
    ByteCount past{}; ///< distance of `first` from the boundary below it
    std::uint64_t off = 0; ///< number of structures (or 1 start) off the granularity
    std::uint64_t total = 0; ///< structures of this kind
    std::optional<BlockNumber> block{}; ///< for structures, the first block of the first one that is off
    bool operator==(const OffGranularity&) const = default;
};

/// The verdict on a volume by the granularity that is marked: how many of its structures begin off it.
struct MarkVerdict {
    std::uint64_t off = 0;
    std::uint64_t total = 0;
    bool operator==(const MarkVerdict&) const = default;
};

/// Of the structures that begin in what is there, as the map marks them. nullopt where none of these is off but one past the
/// end of a truncated image is: that is no all-clear. Precondition: the snapshot has a volume.
[[nodiscard]] std::optional<MarkVerdict> markVerdict(const Snapshot& snapshot, SectorGrid granularity);

/// The starts of the partitions and layers, and of a volume outside them, then one entry for each kind of structure; empty
/// when all begin on `granularity`. What is past the end of a truncated image is left out, as on the
/// map. A partition or layer whose payload begins on it has no entry.
[[nodiscard]] std::vector<OffGranularity> offGranularity(const Snapshot& snapshot, SectorGrid granularity);

} // namespace atlas
