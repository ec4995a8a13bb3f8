// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"

#include <array>
#include <fmt/format.h>

namespace atlas {

std::string grouped(std::uint64_t number) {
    std::string digits = std::to_string(number);
    for (std::size_t at = digits.size(); at > 3; at -= 3) {
        digits.insert(at - 3, 1, ',');
    }
    return digits;
}

std::string humanSize(ByteCount bytes) {
    static constexpr std::array units{"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    std::size_t unit = 0;
    std::uint64_t whole = bytes.value;
    std::uint64_t rest = 0;
    while (whole >= 1024 && unit + 1 < units.size()) {
        rest = whole % 1024;
        whole /= 1024;
        ++unit;
    }
    const auto tenth = rest * 10 / 1024;
    return tenth == 0 ? fmt::format("{} {}", whole, units[unit]) : fmt::format("{}.{} {}", whole, tenth, units[unit]);
}

std::string humanDuration(double seconds) {
    // The bounds are where three digits round up to the next unit.
    if (seconds > 0 && seconds < 0.9995) {
        return fmt::format("{:.3g} ms", 1000 * seconds);
    }
    if (seconds < 59.95) {
        return fmt::format("{:.3g} s", seconds);
    }
    const auto whole = static_cast<std::uint64_t>(seconds + 0.5);
    return whole < 3600 ? fmt::format("{} min {} s", whole / 60, whole % 60)
                        : fmt::format("{} h {} min", grouped(whole / 3600), whole % 3600 / 60);
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
