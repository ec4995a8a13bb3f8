// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/place_by_hand.h"

#include "alignment/better_start.h"

namespace atlas {

std::optional<PlaceByHand> placeByHand(const Simulation& simulation, GranularityKind kind, const Outcome& before) {
    const auto& snapshot = simulation.snapshot();
    const auto payload = simulation.payload();
    for (const auto grid : gridsOn(kind, snapshot.disk, snapshot.filesystem())) {
        const auto start = payload + (grid.size - pastBoundary(payload, grid));
        const auto outcome = simulation.withPayloadAt(start).outcome();
        const bool isFirst = kind == GranularityKind::PhysicalSector && outcome.on(kind).past.value == 0;
        if (isFirst || isCure(outcome, kind, before)) {
            return PlaceByHand{grid, start, outcome};
        }
    }
    return std::nullopt;
}

} // namespace atlas
