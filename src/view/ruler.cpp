// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/ruler.h"

#include <algorithm>
#include <cmath>

namespace atlas {

std::vector<std::uint64_t> rulerTicks(double first, double length, int maximum) {
    constexpr std::uint64_t longest = std::uint64_t{1} << 62;
    std::uint64_t step = 1;
    // n intervals have n + 1 ticks.
    while (step < longest && length / static_cast<double>(step) > std::max(maximum, 2) - 1) {
        step *= 2;
    }
    std::vector<std::uint64_t> ticks;
    const auto from = static_cast<std::uint64_t>(std::ceil(std::max(first, 0.0) / static_cast<double>(step)));
    for (auto i = from;
         static_cast<double>(i * step) <= first + length && ticks.size() < static_cast<std::size_t>(maximum); ++i) {
        ticks.push_back(i * step);
    }
    return ticks;
}

} // namespace atlas
