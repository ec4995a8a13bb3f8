// SPDX-License-Identifier: GPL-3.0-or-later
// User-supplied drive values: the only place that validates and applies them.
#pragma once

#include "base/error.h"
#include "base/parse_size.h"
#include "base/units.h"
#include "disk/disk.h"

#include <optional>

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

} // namespace atlas
