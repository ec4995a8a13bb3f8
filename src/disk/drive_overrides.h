// SPDX-License-Identifier: GPL-3.0-or-later
// Drive values given by the user, and named kinds of drives.
#pragma once

#include "base/error.h"
#include "base/parse_size.h"
#include "base/units.h"
#include "disk/disk.h"

#include <array>
#include <optional>
#include <span>

namespace atlas {

/// Unset members keep the values that were read.
struct DriveOverrides {
    std::optional<ByteCount> logicalSector{};
    std::optional<ByteCount> physicalSector{};
    std::optional<ByteOffset> phase{};
    std::optional<ByteCount> optimalIo{};  ///< bytes; also a RAID stripe; 0: unknown
    std::optional<ByteCount> eraseBlock{}; ///< 0: unknown
    /// From a preset: the logical sector of the drive to judge for. Sector numbers still count in `logicalSector`.
    std::optional<ByteCount> otherLogicalSector{};
    std::optional<bool> spins{}; ///< from a preset
    bool operator==(const DriveOverrides&) const = default;
};

/// `below` with the values set in `above`, such as manual values over a preset.
[[nodiscard]] DriveOverrides laidOver(const DriveOverrides& above, DriveOverrides below);

/// Bytes of a stripe or erase block: multiples of the minimum.
inline constexpr NumberRange granularitySizes{minSector.value, TiB};
/// Whether a stripe or erase block can have this size; true for 0, which means unknown.
[[nodiscard]] bool isGranularity(ByteCount size);
/// The sizes that isGranularity() accepts: "a multiple of 512 of at most 1 TiB".
[[nodiscard]] std::string granularityRange();

/// `read` with the user's values, each with Source::User. An assumed physical sector grows to the logical sector size,
/// and a phase that was read is reduced modulo the physical sector.
///
/// Usage unless sector sizes are powers of two from 512 to their maximum, the physical sector is at least the logical
/// one, the phase is a multiple of the logical sector below the physical one, and stripe and erase block pass
/// isGranularity().
[[nodiscard]] Result<Drive> apply(const DriveOverrides& overrides, const Drive& read);

/// apply() for the drive of `disk`. A given physical sector size, with the phase given along with it, also applies to
/// the devices below. A phase alone applies only to `disk`, but for a logical volume of an image also to the image
/// below.
[[nodiscard]] Status applyTo(Disk& disk, const DriveOverrides& overrides);

/// `drive` with a detected logical sector size; an assumed physical sector grows to at least that size.
[[nodiscard]] Drive withLogicalSector(Drive drive, Known<ByteCount> sector);

// Named kinds of drives, for images, which carry no geometry, and for what-if questions.

inline constexpr ByteCount usualEraseBlock{4 * MiB}; ///< for SD cards; some have up to 8 MiB

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

/// nullptr if no preset has this name.
[[nodiscard]] const DrivePreset* findPreset(std::string_view key);

/// `overrides` with the values of `preset`; null restores the values that were read. A user-given stripe is kept,
/// because it belongs to an array; a preset hides the optimal I/O size that was read. The logical sector remains the
/// unit of sector numbers, because the partition table was read with it; the preset's is only judged for.
[[nodiscard]] DriveOverrides withPreset(DriveOverrides overrides, const DrivePreset* preset);

/// The preset that `overrides` match, or nullptr.
[[nodiscard]] const DrivePreset* presetOf(const DriveOverrides& overrides);

} // namespace atlas
