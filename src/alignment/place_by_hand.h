// SPDX-License-Identifier: GPL-3.0-or-later
// Where a payload that no command can move would lie on a granularity.
#pragma once

#include "alignment/simulation.h"

namespace atlas {

struct PlaceByHand {
    SectorGrid grid; ///< the granularity, or one that holds it and the physical sectors
    ByteOffset start; ///< the next boundary behind the payload's start
    Outcome outcome; ///< of the payload there
};

/// The next place on the granularity of `kind` that makes no verdict worse than `before`; nullopt when there is none.
[[nodiscard]] std::optional<PlaceByHand> placeByHand(const Simulation& simulation, GranularityKind kind,
                                                     const Outcome& before);

} // namespace atlas
