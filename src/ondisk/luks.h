// SPDX-License-Identifier: GPL-3.0-or-later
// LUKS headers, as far as they say where the encrypted data start (LUKS1 and LUKS2 On-Disk Format Specifications).
#pragma once

#include "base/units.h"

#include <optional>
#include <span>
#include <string_view>

namespace atlas {

inline constexpr std::size_t luksHeaderBytes = 512; ///< of which the fields below need the first

/// 1 or 2; none where there is no LUKS header.
[[nodiscard]] std::optional<int> luksVersion(std::span<const std::byte> header);

/// LUKS1: payload-offset, counted in sectors of 512 bytes.
[[nodiscard]] ByteCount luks1DataOffset(std::span<const std::byte> header);

/// LUKS2: where the JSON area lies behind the 4096-byte binary header. At most 4 MiB, as the format allows.
[[nodiscard]] std::optional<ByteCount> luks2JsonBytes(std::span<const std::byte> header);

/// LUKS2: the lowest "offset" of the JSON area's "segments".
[[nodiscard]] std::optional<ByteCount> luks2DataOffset(std::string_view json);

} // namespace atlas
