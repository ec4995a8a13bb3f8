// SPDX-License-Identifier: GPL-3.0-or-later
// How each partition of a disk, and each layer inside them, starts on the physical sectors.
#pragma once

#include "layout/snapshot.h"

namespace atlas {

/// The start of a partition, of a layer's data, or of the whole disk where it has no partitions (neither is set).
struct StartVerdict {
    std::optional<std::uint32_t> partition{}; ///< of a layer, the partition that it lies in
    std::optional<Layer> layer{};
    ByteOffset start{};
    ByteCount past{};     ///< bytes past the boundary below
    Fit fit = Fit::Whole; ///< Whole or Straddling
    bool extended = false; ///< an extended partition only holds others and is never written to: shown, not judged
    bool judged = false;   ///< the verdict is about it; the others are findings beside the verdict
    bool operator==(const StartVerdict&) const = default;
};

[[nodiscard]] StartVerdict startVerdict(std::optional<std::uint32_t> partition, ByteOffset start, SectorGrid grid);

/// The partitions in the order of the table, or the whole disk where there are none and something was recognised on it, then the
/// layers, outermost first. `judged` is left to the judge.
[[nodiscard]] std::vector<StartVerdict> startVerdicts(const Snapshot& snapshot);

/// The partition of the volume, or of the outermost layer where no volume can be read.
[[nodiscard]] std::optional<std::uint32_t> partitionUnder(const Snapshot& snapshot);

} // namespace atlas
