// SPDX-License-Identifier: GPL-3.0-or-later
// How much of what no region covers is in use, by the groups' own free counts.
#pragma once

#include "layout/layout.h"

namespace atlas {

class GroupUsage {
public:
    explicit GroupUsage(const Layout& layout);

    /// Share of the blocks of groups [first, last] that are neither metadata nor free, of all that are not metadata: 0 to 1.
    /// A count that contradicts the group's size is held within these bounds.
    [[nodiscard]] double dataInUse(GroupNumber first, GroupNumber last) const;

private:
    struct Before {
        std::int64_t bare = 0; ///< blocks of the groups before this one that no region covers
        std::int64_t free = 0; ///< free blocks of them
    };
    std::vector<Before> m_before; ///< of each group, and of the volume's end
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
