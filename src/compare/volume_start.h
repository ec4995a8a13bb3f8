// SPDX-License-Identifier: GPL-3.0-or-later
// Where a volume starts on its disk: what users may say, and what holds unless they say something.
#pragma once

#include "base/parse_size.h"
#include "base/units.h"
#include "disk/raid_geometry.h"

#include <optional>
#include <string_view>

namespace atlas {

/// Bytes; the end of a volume must stay below 2^63.
inline constexpr NumberRange volumeStarts{0, std::uint64_t{1} << 60};

/// What partitioning tools leave before the first partition.
inline constexpr ByteOffset usualPartitionStart{MiB};

/// Where a volume starts unless something else is known: on an md array at its first byte, else at usualPartitionStart.
[[nodiscard]] ByteOffset usualStart(const std::optional<RaidGeometry>& raid);

/// Whether it is in volumeStarts and at a whole sector of 512 bytes, the smallest: partition tables count in sectors.
[[nodiscard]] bool isVolumeStart(ByteOffset start);

/// "63s", "1M" or bytes. Fails with ErrorKind::Usage for what is no isVolumeStart().
[[nodiscard]] Result<ByteOffset> parseVolumeStart(std::string_view text);

} // namespace atlas
