// SPDX-License-Identifier: GPL-3.0-or-later
// A half-open interval of positions: blocks, bytes, sectors or groups.
#pragma once

#include "base/units.h"

#include <algorithm>
#include <vector>

namespace atlas {

template <class P>
struct Interval {
    P first{};
    typename P::Count count{};

    constexpr auto operator<=>(const Interval&) const = default;
    [[nodiscard]] constexpr P end() const { return first + count; }
    [[nodiscard]] constexpr bool empty() const { return count.value == 0; }
    /// The last position inside. Precondition: the interval is not empty.
    [[nodiscard]] constexpr P last() const { return {static_cast<decltype(P::value)>(first.value + count.value - 1)}; }
    [[nodiscard]] constexpr bool contains(P p) const { return p >= first && p.value - first.value < count.value; }
};

using BlockInterval = Interval<BlockNumber>;
using ByteInterval = Interval<ByteOffset>;

template <class P>
[[nodiscard]] constexpr Interval<P> between(P first, P end) {
    return {first, end > first ? end - first : typename P::Count{}};
}

template <class P>
[[nodiscard]] constexpr Interval<P> intersection(Interval<P> a, Interval<P> b) {
    return between(std::max(a.first, b.first), std::min(a.end(), b.end()));
}

/// The intervals in order, those that overlap or touch as one. Empty ones are left out.
template <class P>
[[nodiscard]] std::vector<Interval<P>> merged(std::vector<Interval<P>> all) {
    std::ranges::sort(all);
    std::vector<Interval<P>> out;
    for (const auto& next : all) {
        if (next.empty()) {
            continue;
        }
        if (!out.empty() && next.first <= out.back().end()) {
            out.back() = between(out.back().first, std::max(out.back().end(), next.end()));
        } else {
            out.push_back(next);
        }
    }
    return out;
}

} // namespace atlas
