// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of drives by name, for images, which carry no geometry, and for what-if questions.
#pragma once

#include "disk/drive.h"

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

/// `drive` as the preset's, said by the user. The logical sector is left alone: the partition table was read by it.
[[nodiscard]] Drive withPreset(Drive drive, const DrivePreset& preset);

} // namespace atlas
