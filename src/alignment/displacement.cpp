// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/displacement.h"

namespace atlas {

void displace(Snapshot& snapshot, const Displacement& by) {
    for (auto& layer : snapshot.layers) {
        for (auto* at : {&layer.header, &layer.superblock, &layer.data}) {
            *at = by.of(*at);
        }
    }
    if (snapshot.placement) {
        auto& first = snapshot.placement->bytes.first;
        first = by.of(first);
    }
}

} // namespace atlas
