// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace atlas {

/// How many of the bits [from, end) of a block bitmap are set: clusters in use. `end` is at most 8 for each byte.
[[nodiscard]] std::uint32_t bitsSet(std::span<const std::byte> bits, std::uint32_t from, std::uint32_t end);

} // namespace atlas
