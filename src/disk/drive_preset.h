// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of drives by name, for images, which carry no geometry, and for what-if questions.
#pragma once

#include "disk/drive_overrides.h"

#include <span>

namespace atlas {

struct DrivePreset {
    std::string_view key; ///< as on the command line: "512e"
    ByteCount logicalSector;
    ByteCount physicalSector;
    ByteOffset phase;
    ByteCount eraseBlock;     ///< 0 where the kind has none
};

[[nodiscard]] std::span<const DrivePreset> drivePresets();

/// Null where there is none of that name.
[[nodiscard]] const DrivePreset* findPreset(std::string_view key);

/// `overrides` with the figures of `preset`; null: with those of the drive that was read. The other drive's optimal I/O size goes,
/// and a stripe that the user says stays: it is an array's. The logical sector is left alone: the partition table was read by it.
[[nodiscard]] DriveOverrides withPreset(DriveOverrides overrides, const DrivePreset* preset);

/// The preset that `overrides` are; null for others. 512e and 4Kn have the same physical sectors, so `preferred`, the one chosen
/// last, wins where it fits; it may be null.
[[nodiscard]] const DrivePreset* presetOf(const DriveOverrides& overrides, const DrivePreset* preferred);

} // namespace atlas
