// SPDX-License-Identifier: GPL-3.0-or-later
// What the user says about the drive, and the kinds of drive that can be named.
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
    std::optional<ByteCount> optimalIo{};  ///< bytes; also the RAID stripe; 0: unknown
    std::optional<ByteCount> eraseBlock{}; ///< 0: unknown
    /// Of a preset: the logical sector of the drive to judge for. Sector numbers still count in `logicalSector`.
    std::optional<ByteCount> otherLogicalSector{};
    std::optional<bool> spins{}; ///< of a preset
    bool operator==(const DriveOverrides&) const = default;
};

/// `below` with the values that are set in `above`: those by hand over a preset's.
[[nodiscard]] DriveOverrides laidOver(const DriveOverrides& above, DriveOverrides below);

/// Bytes of a stripe or an erase block, in multiples of the smallest.
inline constexpr NumberRange granularitySizes{minSector.value, TiB};
/// Whether a stripe or an erase block can have this size; 0: unknown.
[[nodiscard]] bool isGranularity(ByteCount size);
/// The sizes for which isGranularity() holds: "a multiple of 512 of at most 1 TiB".
[[nodiscard]] std::string granularityRange();

/// `read` with the user's values, each with Source::User. An assumed physical sector grows to the logical sector size,
/// and a phase that was read is reduced modulo the physical sector.
///
/// Fails with ErrorKind::Usage for sector sizes that are not powers of two from 512 to their maximum, a physical sector
/// below the logical one, a phase that is not a multiple of the logical sector below the physical one, and a stripe or erase block that is not a multiple of
/// 512 or exceeds its maximum.
[[nodiscard]] Result<Drive> apply(const DriveOverrides& overrides, const Drive& read);

/// As apply(), to the drive of `disk` and to the devices below it: a physical sector size that the user names is that of the disks at
/// the bottom, and so is a phase beside it, as of a preset; a phase alone is that of `disk` itself, but of a logical volume of an image that of the
/// image.
[[nodiscard]] Status applyTo(Disk& disk, const DriveOverrides& overrides);

/// `drive` with a detected logical sector size; an assumed physical sector grows to at least that size.
[[nodiscard]] Drive withLogicalSector(Drive drive, Known<ByteCount> sector);

// Named kinds of drives, for images, which carry no geometry, and for what-if questions.

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
