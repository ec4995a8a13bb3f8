// SPDX-License-Identifier: GPL-3.0-or-later
// Reads 64 bits of a bitmap at once.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

namespace atlas {

/// The 64 bits from byte `at` on, little-endian like the bitmap; bits past the end are those of `padding`. Precondition: `at` lies
/// in `bits`.
[[nodiscard]] inline std::uint64_t wordAt(std::span<const std::byte> bits, std::size_t at, std::uint64_t padding) {
    std::memcpy(&padding, bits.data() + at, std::min(sizeof padding, bits.size() - at));
    return std::endian::native == std::endian::little ? padding : std::byteswap(padding);
}

} // namespace atlas
