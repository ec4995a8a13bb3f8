// SPDX-License-Identifier: GPL-3.0-or-later
// Which volume of which image a command or the window works on.
#pragma once

#include "disk/volume_name.h"

#include <string>

namespace atlas {

struct ImageRequest {
    std::string path{}; ///< of an image, a block device or a snapshot file
    VolumeName volume{}; ///< a partition or a logical volume; none: the only or first one with ext
    bool operator==(const ImageRequest&) const = default;
};

} // namespace atlas
