// SPDX-License-Identifier: GPL-3.0-or-later
// Joins regions that lie next to each other and belong to consecutive groups into one.
#pragma once

#include "layout/region.h"

#include <vector>

namespace atlas {

/// Takes regions in the order they are to be joined in; `done` holds the result.
class RunBuilder {
public:
    void add(const Region& next);
    [[nodiscard]] std::vector<Region> take() { return std::move(m_done); }

private:
    /// Can `next` be one more equal part of the last run?
    [[nodiscard]] bool extends(const Region& next) const;

    std::vector<Region> m_done;
    BlockCount m_part{}; ///< of the last run
};

} // namespace atlas
