// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/duration_text.h"

#include <fmt/format.h>

namespace atlas {

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

} // namespace atlas
