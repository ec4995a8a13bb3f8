// SPDX-License-Identifier: GPL-3.0-or-later
// Merges adjacent regions of consecutive groups into one region.
#pragma once

#include "layout/region.h"

#include <vector>

namespace atlas {

/// Merges regions in the order in which they are added; take() returns the result.
class RunBuilder {
public:
    void add(const Region& next);
    [[nodiscard]] std::vector<Region> take() { return std::move(m_done); }

private:
    /// True when `next` continues the last run with parts of equal size.
    [[nodiscard]] bool extends(const Region& next) const;

    std::vector<Region> m_done;
    BlockCount m_part{}; ///< part size of the last run
};

} // namespace atlas
