// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers, sizes and durations as text.
#pragma once

#include "base/units.h"

#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// How a language writes numbers.
struct NumberStyle {
    std::string_view group = ","; ///< between groups of three digits
    char point = '.';             ///< before decimals
    std::string_view byte = "B";  ///< the unit, also at the end of "KiB"
    bool exact = false;           ///< sizes in bytes without a unit, to be typed again
};

/// 2148564480 → "2,148,564,480".
[[nodiscard]] std::string grouped(std::uint64_t number, const NumberStyle& style = {});

/// Binary units. Multiples of a quarter unit are exact: "512 B", "4 KiB", "1.25 GiB". Others are rounded to one
/// decimal, possibly to "16.0 GiB".
[[nodiscard]] std::string humanSize(ByteCount bytes, const NumberStyle& style = {});

/// `bytes` reduced by up to a tenth of its unit so that humanSize() does not round it up: for an upper limit.
[[nodiscard]] ByteCount roundedDown(ByteCount bytes);

/// `number`, written with a dot, with the decimal point of `style`.
[[nodiscard]] std::string withPoint(std::string number, const NumberStyle& style);

/// `number` with `decimals` decimal digits, ungrouped: "0.25".
[[nodiscard]] std::string decimalText(double number, int decimals, const NumberStyle& style = {});
/// The same with its whole part in groups of three digits: "1,024.5".
[[nodiscard]] std::string groupedDecimal(double number, int decimals, const NumberStyle& style = {});

/// "a", "a or b", "a, b or c".
[[nodiscard]] std::string listed(const std::vector<std::string>& choices);

/// Three digits below a minute, whole units from there: "0 s", "16.7 ms", "2.5 s", "18 min 17 s", "3 h 5 min".
[[nodiscard]] std::string humanDuration(double seconds, const NumberStyle& style = {});

} // namespace atlas
