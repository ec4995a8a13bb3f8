// SPDX-License-Identifier: GPL-3.0-or-later
// Headers of LUKS1 and LUKS2 (LUKS1 and LUKS2 On-Disk Format Specifications). Big-endian.
#pragma once

#include "base/units.h"
#include "ondisk/field_table.h"

#include <optional>
#include <span>
#include <string_view>

namespace atlas {

inline constexpr std::size_t luksHeaderBytes = 512; ///< length of `header` below

/// 1 or 2; nullopt without a LUKS header.
[[nodiscard]] std::optional<int> luksVersion(std::span<const std::byte> header);

/// LUKS1: the payload offset, stored in sectors of 512 bytes.
[[nodiscard]] ByteCount luks1DataOffset(std::span<const std::byte> header);

/// LUKS2: size of the JSON area after the 4096-byte binary header; at most 4 MiB, the limit of the format.
[[nodiscard]] std::optional<ByteCount> luks2JsonBytes(std::span<const std::byte> header);

/// LUKS2: what the "segments" of the JSON area require.
struct Luks2Data {
    ByteCount offset; ///< the lowest
    ByteCount sector{512}; ///< the largest; the data of a segment without a size must fill whole ones
    std::optional<ByteCount> end{}; ///< of the last segment; nullopt if one extends to the end of the device
};

/// nullopt without a segment.
[[nodiscard]] std::optional<Luks2Data> luks2Data(std::string_view json);

extern const FieldTable luks1Table;
extern const FieldTable luks2Table; ///< without the padding after its first 512 bytes

} // namespace atlas
