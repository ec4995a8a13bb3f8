// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/snapshot.h"

namespace atlas {

std::string Snapshot::logicalVolume() const {
    const bool inside = placement && !layers.empty() && layers.back().kind == LayerKind::LvmLinearVolume;
    return inside ? layers.back().name : disk.logicalVolume;
}

VolumeName Snapshot::volumeName() const {
    return {.partition = placement ? placement->partition : askedPartition, .logicalVolume = logicalVolume()};
}

Status applyTo(Snapshot& snapshot, const DriveOverrides& overrides) {
    auto disk = snapshot.disk;
    auto image = snapshot.image;
    if (auto status = applyTo(disk, overrides); !status) {
        return status;
    }
    if (auto status = image ? applyTo(*image, overrides) : Status(); !status) {
        return status;
    }
    snapshot.disk = std::move(disk);
    snapshot.image = std::move(image);
    return {};
}

} // namespace atlas
