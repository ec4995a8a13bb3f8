// SPDX-License-Identifier: GPL-3.0-or-later
// Which volume of which image a command or the window works on.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace atlas {

struct ImageRequest {
    std::string path{}; ///< of an image, a block device or a snapshot file
    std::optional<std::uint32_t> partition{}; ///< nullopt: the only or first one with ext
    std::string logicalVolume{}; ///< "vg/root", instead of a partition; empty: none named
    bool operator==(const ImageRequest&) const = default;
};

} // namespace atlas
