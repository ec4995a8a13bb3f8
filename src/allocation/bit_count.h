// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace atlas {

/// Number of set bits, that is clusters in use, in [from, end) of a block bitmap. Precondition: `end` <= 8 × bits.size().
[[nodiscard]] std::uint32_t bitsSet(std::span<const std::byte> bits, std::uint32_t from, std::uint32_t end);

} // namespace atlas
