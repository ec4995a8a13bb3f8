// SPDX-License-Identifier: GPL-3.0-or-later
// Names the image and the volume that a command or the window works on.
#pragma once

#include "base/parse_size.h"
#include "base/units.h"

#include <cstdint>
#include <optional>
#include <string>

namespace atlas {

/// To open a volume, only one member is set; empty for the whole disk or an unnamed volume.
struct VolumeName {
    std::optional<std::uint32_t> partition{}; ///< from 1; for a volume in several places, the one where it begins
    std::string logicalVolume{}; ///< "vg/root"; empty: none
    bool operator==(const VolumeName&) const = default;

    [[nodiscard]] bool isGiven() const { return partition || !logicalVolume.empty(); }
    /// The name that opens it: only the logical volume if there is one, as a partition may hold several.
    [[nodiscard]] VolumeName forOpening() const {
        return logicalVolume.empty() ? *this : VolumeName{.logicalVolume = logicalVolume};
    }
};

/// The superblock to open a file system with, as -b and -B of e2fsck name it.
struct SuperblockChoice {
    std::optional<BlockNumber> block{}; ///< of the volume, in blocks of `blockSize`, else of any size
    std::optional<ByteCount> blockSize{}; ///< without `block`: of the file system to look for
    bool operator==(const SuperblockChoice&) const = default;

    [[nodiscard]] bool isGiven() const { return block || blockSize; }
};

struct ImageRequest {
    std::string path{}; ///< of an image, block device or snapshot file
    VolumeName volume{}; ///< if not given: the only or first one with ext
    std::optional<Quantity> offset{}; ///< where the file system begins; `volume` is then not given
    SuperblockChoice superblock{};
    bool replay = false; ///< read the volume as it is after the replay of its journal
    std::string member{}; ///< Envelope::member; empty: the only or first one
    bool operator==(const ImageRequest&) const = default;
};

} // namespace atlas
