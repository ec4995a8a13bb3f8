// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of an image: the volume and the overrides.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace atlas {

/// Empty for the whole disk, or where no volume is named. To open a volume, one of the two is named.
struct VolumeName {
    std::optional<std::uint32_t> partition{}; ///< its number, from 1; of a volume in several places, where it begins
    std::string logicalVolume{}; ///< "vg/root"; empty: none
    bool operator==(const VolumeName&) const = default;

    [[nodiscard]] bool isGiven() const { return partition || !logicalVolume.empty(); }
    /// The one that opens it: the logical volume, for a partition may hold several.
    [[nodiscard]] VolumeName forOpening() const {
        return logicalVolume.empty() ? *this : VolumeName{.logicalVolume = logicalVolume};
    }
};

// Which volume of which image a command or the window works on.

struct ImageRequest {
    std::string path{}; ///< of an image, a block device or a snapshot file
    VolumeName volume{}; ///< a partition or a logical volume; none: the only or first one with ext
    bool operator==(const ImageRequest&) const = default;
};

} // namespace atlas
