// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/volume_start.h"

#include "base/parse_size.h"
#include "base/units.h"

#include <fmt/format.h>

namespace atlas {

ByteOffset usualStart(const std::optional<RaidGeometry>& raid) { return raid ? ByteOffset{} : usualPartitionStart; }

bool isVolumeStart(ByteOffset start) {
    return volumeStarts.contains(start.value) && start.value % minSector.value == 0;
}

Result<ByteOffset> parseVolumeStart(std::string_view text) {
    const auto bytes = parseBytes(text);
    const auto inside =
        bytes ? withinSizes(volumeStarts, bytes->value, std::string(text)) : std::unexpected(bytes.error());
    if (!inside) {
        return std::unexpected(inside.error());
    }
    if (!isVolumeStart({bytes->value})) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage,
                  .what = "no partition starts there",
                  .found = fmt::format("\"{}\"", text),
                  .expected = fmt::format("a multiple of {} bytes, such as 63s or 1M", minSector.value)});
    }
    return ByteOffset{bytes->value};
}

} // namespace atlas
