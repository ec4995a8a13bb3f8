// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace atlas {

/// a / b, rounded up; does not overflow. Precondition: b > 0.
[[nodiscard]] constexpr std::uint64_t ceilDiv(std::uint64_t a, std::uint64_t b) { return a / b + (a % b == 0 ? 0 : 1); }

} // namespace atlas
