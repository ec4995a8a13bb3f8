// SPDX-License-Identifier: GPL-3.0-or-later
// Ticks at round numbers, no closer than their labels allow.
#pragma once

#include <cstdint>
#include <vector>

namespace atlas {

/// Multiples of a power of two within [first, first + length], at most `most` of them; `most` at least 1. Values below 2^53.
[[nodiscard]] std::vector<std::uint64_t> rulerTicks(double first, double length, int maximum);

} // namespace atlas
