// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of an ext file system that was read besides the chosen one: enough to judge its alignment.
#pragma once

#include "base/units.h"
#include "disk/image_request.h"

#include <vector>

namespace atlas {

struct OtherVolume {
    VolumeName name{};
    std::vector<ByteOffset> starts{}; ///< of its pieces on the disk that was opened; one unless it is a logical volume
    ByteCount blockSize{};
    bool operator==(const OtherVolume&) const = default;
};

} // namespace atlas
