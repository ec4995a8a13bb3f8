// SPDX-License-Identifier: GPL-3.0-or-later
// How much of what no region covers is in use, by the groups' own free counts.
#pragma once

#include "layout/layout.h"

#include <algorithm>

namespace atlas {

inline constexpr int shadeSteps = 16;

/// 0 (free) to shadeSteps (all in use).
[[nodiscard]] constexpr std::uint8_t shadeOf(double used) {
    return static_cast<std::uint8_t>(std::clamp(used, 0.0, 1.0) * shadeSteps + 0.5);
}

class GroupUsage {
public:
    explicit GroupUsage(const Layout& layout);

    /// Share of the blocks of groups [first, last] that are neither metadata nor free, of all that are not metadata: 0 to 1.
    /// A count that contradicts the group's size is held within these bounds.
    [[nodiscard]] double dataInUse(GroupNumber first, GroupNumber last) const;

    /// The same of one group, as a shade.
    [[nodiscard]] std::uint8_t shade(GroupNumber group) const {
        return group.value < m_shades.size() ? m_shades[group.value] : std::uint8_t{0};
    }

private:
    struct Before {
        std::int64_t bare = 0; ///< blocks of the groups before this one that no region covers
        std::int64_t free = 0; ///< free blocks of them
    };
    std::vector<Before> m_before; ///< of each group, and of the volume's end
    std::vector<std::uint8_t> m_shades; ///< of each group: a byte, where its sums are 32
};

inline double GroupUsage::dataInUse(GroupNumber first, GroupNumber last) const {
    const auto groups = m_before.size() - 1;
    const auto& begin = m_before[std::min<std::size_t>(first.value, groups)];
    const auto& end = m_before[std::min<std::size_t>(std::size_t{last.value} + 1, groups)];
    if (end.bare <= begin.bare) {
        return 0;
    }
    return 1 - static_cast<double>(end.free - begin.free) / static_cast<double>(end.bare - begin.bare);
}

} // namespace atlas
