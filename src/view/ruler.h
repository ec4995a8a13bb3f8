// SPDX-License-Identifier: GPL-3.0-or-later
// Computes ruler ticks at round numbers.
#pragma once

#include <cstdint>
#include <vector>

namespace atlas {

/// Multiples of a power of two within [first, first + length], at most `maximum` of them. Precondition: `maximum` is at least 1
/// and values are below 2^53.
[[nodiscard]] std::vector<std::uint64_t> rulerTicks(double first, double length, int maximum);

} // namespace atlas
