// SPDX-License-Identifier: GPL-3.0-or-later
// What begins off a granularity larger than the sector: a stripe or an erase block judges the first byte alone.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

/// A start, or the structures of one kind, of which some begin off the granularity.
struct OffGranularity {
    std::optional<RegionKind> kind{};         ///< none for the start of a partition or of the volume
    std::optional<std::uint32_t> partition{}; ///< of a start that is a partition's
    ByteOffset first{};                       ///< on the disk; of structures the first one that is off
    ByteCount past{};                         ///< past the boundary below `first`
    std::uint64_t off = 0;                    ///< how many
    std::uint64_t total = 0;                  ///< of how many
    std::optional<BlockNumber> block{};       ///< of structures the first one that is off
    bool operator==(const OffGranularity&) const = default;
};

/// The starts of partitions and of the volume first, then a line for each kind of structure. Empty where all begin on `granularity`.
[[nodiscard]] std::vector<OffGranularity> offGranularity(const Snapshot& snapshot, SectorGrid granularity);

} // namespace atlas
