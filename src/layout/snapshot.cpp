// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/snapshot.h"

namespace atlas {

std::string Snapshot::logicalVolume() const {
    const bool inside = placement && !layers.empty() && layers.back().kind == LayerKind::LvmLinearVolume;
    return inside ? layers.back().name : disk.logicalVolume;
}

} // namespace atlas
