// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

namespace atlas {

std::string withPoint(std::string number, const NumberStyle& style) {
    std::ranges::replace(number, '.', style.point);
    return number;
}

std::string grouped(std::uint64_t number, const NumberStyle& style) {
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3; at -= 3)
        digits.insert(at - 3, style.group);
    return digits;
}

std::string humanSize(ByteCount bytes, const NumberStyle& style) {
    if (style.exact)
        return std::to_string(bytes.value);
    static constexpr std::array prefixes{"", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"};
    const auto inUnit = [&](std::size_t unit) {
        return std::ldexp(static_cast<double>(bytes.value), -10 * static_cast<int>(unit));
    };
    std::size_t unit = 0;
    while (unit + 1 < prefixes.size() && inUnit(unit) >= 1023.95)  // rounds to 1024.0
        ++unit;
    const auto quarters = std::uint64_t{1} << (10 * unit) >> 2; // multiples of a quarter are exact in two decimals
    const bool exact = unit == 0 || bytes.value % quarters == 0;
    const auto number = exact ? fmt::format("{}", inUnit(unit)) : fmt::format("{:.1f}", inUnit(unit));
    return fmt::format("{} {}{}", withPoint(number, style), prefixes[unit], style.byte);
}

ByteCount roundedDown(ByteCount bytes) {
    std::uint64_t unit = 1;
    while (bytes.value / unit >= 1024)
        unit *= 1024;
    const auto tenths = static_cast<double>(bytes.value % unit) * 10 / static_cast<double>(unit);
    const auto below = static_cast<std::uint64_t>(std::min(std::floor(tenths), 9.0) * static_cast<double>(unit) / 10);
    return bytes.value % std::max<std::uint64_t>(unit / 4, 1) == 0 ? bytes
                                                                   : ByteCount{bytes.value / unit * unit + below};
}

std::string decimalText(double number, int decimals, const NumberStyle& style) {
    return withPoint(fmt::format("{:.{}f}", number, decimals), style);
}

std::string groupedDecimal(double number, int decimals, const NumberStyle& style) {
    auto text = decimalText(number, decimals, style);
    const std::size_t from = text.starts_with('-') ? 1 : 0;
    const auto end = std::min(text.find_first_not_of("0123456789", from), text.size());
    constexpr std::size_t mostDigits = 18; // of which each number fits 64 bits
    if (end > from && end - from <= mostDigits)
        text.replace(from, end - from, grouped(std::stoull(text.substr(from, end - from)), style));
    return text;
}

std::string listed(const std::vector<std::string>& choices) {
    std::string text;
    for (std::size_t n = 0; n < choices.size(); ++n) {
        text += n == 0 ? "" : n + 1 == choices.size() ? " or " : ", ";
        text += choices[n];
    }
    return text;
}

std::string humanDuration(double seconds, const NumberStyle& style) {
    // Each bound is where three digits round up to the next unit.
    if (seconds > 0 && seconds < 0.9995)
        return withPoint(fmt::format("{:.3g}", 1000 * seconds), style) + " ms";
    if (seconds < 59.95)
        return withPoint(fmt::format("{:.3g}", seconds), style) + " s";
    const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
    return whole < 3600 ? fmt::format("{} min {} s", whole / 60, whole % 60)
                        : fmt::format("{} h {} min", grouped(whole / 3600, style), whole % 3600 / 60);
}

} // namespace atlas
