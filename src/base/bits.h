// SPDX-License-Identifier: GPL-3.0-or-later
// Bits and zeros in byte arrays.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>

namespace atlas {

/// Whether bit `n` is set, counted from the lowest bit of the first byte as in ext4's bitmaps. Precondition: `bits`
/// contains it.
[[nodiscard]] inline bool isBitSet(std::span<const std::byte> bits, std::uint64_t n) {
    return (std::to_integer<unsigned>(bits[n / 8]) >> (n % 8) & 1U) != 0;
}

/// Whether all of `bytes` are 0; true for none.
[[nodiscard]] inline bool isZero(std::span<const std::byte> bytes) {
    return std::ranges::all_of(bytes, [](std::byte byte) { return byte == std::byte{0}; });
}

} // namespace atlas
