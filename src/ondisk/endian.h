// SPDX-License-Identifier: GPL-3.0-or-later
// Reads integers at a byte offset. Precondition: the integer lies inside the bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace atlas {

template <class Int>
[[nodiscard]] constexpr Int little(std::span<const std::byte> bytes, std::size_t at) {
    std::uint64_t value = 0;
    for (std::size_t i = sizeof(Int); i-- > 0;)
        value = value << 8 | std::to_integer<std::uint64_t>(bytes[at + i]);
    return static_cast<Int>(value);
}

template <class Int>
[[nodiscard]] constexpr Int big(std::span<const std::byte> bytes, std::size_t at) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < sizeof(Int); ++i)
        value = value << 8 | std::to_integer<std::uint64_t>(bytes[at + i]);
    return static_cast<Int>(value);
}

} // namespace atlas
