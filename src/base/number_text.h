// SPDX-License-Identifier: GPL-3.0-or-later
// Formats numbers, sizes and lists of choices for display.
#pragma once

#include "base/units.h"

#include <string>
#include <vector>

namespace atlas {

/// 2148564480 → "2,148,564,480".
[[nodiscard]] std::string grouped(std::uint64_t number);

/// Binary units, at most one decimal, exact where it can be: "512 B", "4 KiB", "1.5 GiB", "64 TiB".
[[nodiscard]] std::string humanSize(ByteCount bytes);

/// Three digits below a minute, whole units above: "0 s", "16.7 ms", "2.5 s", "18 min 17 s", "3 h 5 min".
[[nodiscard]] std::string humanDuration(double seconds);

/// "a", "a or b", "a, b or c".
[[nodiscard]] std::string listed(const std::vector<std::string>& choices);

} // namespace atlas
