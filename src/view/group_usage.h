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
    std::vector<std::uint64_t> m_bare; ///< blocks of the groups before this one that no region covers
    std::vector<std::uint64_t> m_free; ///< free blocks of the groups before this one
};

} // namespace atlas
