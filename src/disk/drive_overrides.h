// SPDX-License-Identifier: GPL-3.0-or-later
// What the user says of a drive instead of what was read: the one place where it is checked and applied.
#pragma once

#include "base/error.h"
#include "disk/drive.h"

#include <optional>

namespace atlas {

/// What is not set stays as read.
struct DriveOverrides {
    std::optional<ByteCount> logicalSector{};
    std::optional<ByteCount> physicalSector{};
    std::optional<ByteOffset> phase{};
    std::optional<ByteCount> optimalIo{};  ///< or the RAID stripe; 0: unknown
    std::optional<ByteCount> eraseBlock{}; ///< 0: unknown
    bool operator==(const DriveOverrides&) const = default;
};

inline constexpr ByteCount maxGranularity{std::uint64_t{1} << 40}; ///< of a stripe or an erase block

/// `read` with the user's figures in their place; Source::User says so of each. An assumed physical sector grows with the logical
/// one, and a phase that was read is taken modulo the physical sector.
///
/// Usage errors: sectors that are no powers of two from 512 to their maximum, a physical sector below the logical one, a phase not
/// below the physical sector, a stripe or erase block that is no multiple of 512 or above its maximum.
[[nodiscard]] Result<Drive> apply(const DriveOverrides& overrides, const Drive& read);

/// `drive` with a logical sector that was found out; an assumed physical sector is no smaller.
[[nodiscard]] Drive withLogicalSector(Drive drive, Known<ByteCount> sector);

} // namespace atlas
