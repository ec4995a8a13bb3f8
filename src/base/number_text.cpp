// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace atlas {
namespace {

std::string withPoint(std::string number, const NumberStyle& style) {
    std::ranges::replace(number, '.', style.point);
    return number;
}

} // namespace

std::string grouped(std::uint64_t number, const NumberStyle& style) {
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3; at -= 3) {
        digits.insert(at - 3, style.group);
    }
    return digits;
}

std::string humanSize(ByteCount bytes, const NumberStyle& style) {
    static constexpr std::array prefixes{"", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"};
    std::size_t unit = 0;
    std::uint64_t whole = bytes.value;
    std::uint64_t rest = 0;
    while (whole >= 1024 && unit + 1 < prefixes.size()) {
        rest = whole % 1024;
        whole /= 1024;
        ++unit;
    }
    const auto tenth = rest * 10 / 1024;
    const auto number = tenth == 0 ? std::to_string(whole) : fmt::format("{}{}{}", whole, style.point, tenth);
    return fmt::format("{} {}{}", number, prefixes[unit], style.byte);
}

std::string humanDuration(double seconds, const NumberStyle& style) {
    // The bounds are where three digits round up to the next unit.
    if (seconds > 0 && seconds < 0.9995) {
        return withPoint(fmt::format("{:.3g}", 1000 * seconds), style) + " ms";
    }
    if (seconds < 59.95) {
        return withPoint(fmt::format("{:.3g}", seconds), style) + " s";
    }
    const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
    return whole < 3600 ? fmt::format("{} min {} s", whole / 60, whole % 60)
                        : fmt::format("{} h {} min", grouped(whole / 3600, style), whole % 3600 / 60);
}

std::string decimalText(double number, int decimals, const NumberStyle& style) {
    return withPoint(fmt::format("{:.{}f}", number, decimals), style);
}

std::string listed(const std::vector<std::string>& choices) {
    std::string text;
    for (std::size_t n = 0; n < choices.size(); ++n) {
        text += n == 0 ? "" : n + 1 == choices.size() ? " or " : ", ";
        text += choices[n];
    }
    return text;
}

} // namespace atlas
