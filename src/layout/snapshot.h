// SPDX-License-Identifier: GPL-3.0-or-later
// The complete result of reading an image: input of the window and content of a snapshot file.
#pragma once

#include "disk/disk.h"
#include "disk/layer.h"
#include "layout/layout.h"

namespace atlas {

struct Snapshot {
    Disk disk;
    std::optional<Placement> placement; ///< of `layout`; nullopt when the disk contains no ext file system
    std::vector<Layer> layers;          ///< between the partition and the volume, outermost first
    LayoutPtr layout; ///< null when the disk contains no ext file system
    std::vector<Finding> findings; ///< about the disk and partition table; those about the volume are in `layout`
    std::string program; ///< "ext4atlas 0.1.0 (e2fsprogs 1.47.0)"

    /// Whether there is a layout to judge where it lies. A layout without a place is that of a dump.
    [[nodiscard]] bool hasVolume() const { return layout && placement; }
    /// Whether anything but a partition table was recognised on the whole disk: a volume, a layer, other content.
    [[nodiscard]] bool hasContent() const { return layout || !layers.empty() || !disk.content.type.empty(); }
};

} // namespace atlas
