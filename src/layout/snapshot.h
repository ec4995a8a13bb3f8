// SPDX-License-Identifier: GPL-3.0-or-later
// Everything one reading of an image yields; what the window shows and what users share.
#pragma once

#include "disk/disk.h"
#include "disk/layer.h"
#include "layout/layout.h"

namespace atlas {

struct Snapshot {
    Disk disk;
    std::optional<Placement> placement; ///< of `layout`; none when the disk holds no ext file system
    std::vector<Layer> layers;          ///< between the partition and the volume, outermost first
    LayoutPtr layout;                   ///< null when the disk holds no ext file system
    std::vector<Finding> findings; ///< of the disk and its partition table; those of the volume are in the layout
    std::string program; ///< "ext4atlas 0.1.0 (e2fsprogs 1.47.0)"
};

} // namespace atlas
