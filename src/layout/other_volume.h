// SPDX-License-Identifier: GPL-3.0-or-later
// What is kept of an ext file system that was read besides the chosen one: enough to judge its alignment.
#pragma once

#include "base/interval.h"

#include <optional>
#include <string>
#include <vector>

namespace atlas {

struct OtherVolume {
    std::optional<std::uint32_t> partition{}; ///< that holds its first byte
    std::string logicalVolume{};              ///< "vg/root"; empty: none
    std::vector<ByteOffset> starts{}; ///< of its pieces on the disk that was opened; one unless it is a logical volume
    ByteCount blockSize{};
    bool operator==(const OtherVolume&) const = default;
};

} // namespace atlas
