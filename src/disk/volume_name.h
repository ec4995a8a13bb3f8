// SPDX-License-Identifier: GPL-3.0-or-later
// What a volume of a disk is called by: the partition that holds it, the logical volume that it is, or both.
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

} // namespace atlas
