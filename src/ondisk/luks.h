// SPDX-License-Identifier: GPL-3.0-or-later
// The headers of LUKS1 and LUKS2.
#pragma once

#include "base/units.h"
#include "ondisk/field_table.h"

#include <optional>
#include <span>
#include <string_view>

namespace atlas {

inline constexpr std::size_t luksHeaderBytes = 512; ///< length of the `header` argument of the functions below

/// 1 or 2; nullopt when there is no LUKS header.
[[nodiscard]] std::optional<int> luksVersion(std::span<const std::byte> header);

/// LUKS1: payload-offset, stored in sectors of 512 bytes.
[[nodiscard]] ByteCount luks1DataOffset(std::span<const std::byte> header);

/// LUKS2: size of the JSON area, which follows the 4096-byte binary header. At most 4 MiB, the limit of the format.
[[nodiscard]] std::optional<ByteCount> luks2JsonBytes(std::span<const std::byte> header);

/// LUKS2: the lowest "offset" of the JSON area's "segments".
[[nodiscard]] std::optional<ByteCount> luks2DataOffset(std::string_view json);

// The headers of LUKS (LUKS1 and LUKS2 On-Disk Format Specifications). Big-endian.

extern const FieldTable luks1Table;
extern const FieldTable luks2Table; ///< without the padding behind its first 512 bytes

} // namespace atlas
