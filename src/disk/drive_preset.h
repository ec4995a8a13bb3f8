// SPDX-License-Identifier: GPL-3.0-or-later
// Named kinds of drives, for images, which carry no geometry, and for what-if questions.
#pragma once

#include "disk/drive_overrides.h"

#include <array>
#include <span>

namespace atlas {

inline constexpr ByteCount usualEraseBlock{4 * MiB}; ///< of SD cards; theirs reach 8 MiB

struct DrivePreset {
    std::string_view key; ///< as on the command line: "512e"
    ByteCount logicalSector;
    ByteCount physicalSector;
    ByteOffset phase;
    ByteCount eraseBlock; ///< 0 when this kind has none
    bool spins = true;
};

// The jumper of early Advanced Format drives adds 1 to every LBA, so LBA 7 is the first on a physical sector boundary.
inline constexpr std::array drivePresetTable{
    DrivePreset{"512n", {512}, {512}, {0}, {0}},
    DrivePreset{"512e", {512}, {4096}, {0}, {0}},
    DrivePreset{"4kn", {4096}, {4096}, {0}, {0}},
    DrivePreset{"512e-jumper", {512}, {4096}, {3584}, {0}},
    DrivePreset{"flash-8k", {512}, {8192}, {0}, {0}, false},
    DrivePreset{"flash-16k", {512}, {16384}, {0}, {0}, false},
    DrivePreset{"sd", {512}, {4096}, {0}, usualEraseBlock, false},
};

[[nodiscard]] constexpr std::span<const DrivePreset> drivePresets() { return drivePresetTable; }

/// Returns nullptr when no preset has this name.
[[nodiscard]] const DrivePreset* findPreset(std::string_view key);

/// `overrides` with the values of `preset`; null restores the values that were read. A user-supplied stripe is kept,
/// because it belongs to an array; the optimal I/O size of the drive that was read is dropped with a preset. The
/// logical sector stays the unit of sector numbers, because the partition table was read with it; that of the preset
/// is the one to judge for.
[[nodiscard]] DriveOverrides withPreset(DriveOverrides overrides, const DrivePreset* preset);

/// The preset that `overrides` equal, or nullptr.
[[nodiscard]] const DrivePreset* presetOf(const DriveOverrides& overrides);

} // namespace atlas
