// SPDX-License-Identifier: GPL-3.0-or-later
// What a map shows of its volume, kept to return to it.
#pragma once

#include "view/map_view.h"

#include <optional>

namespace atlas {

struct Viewpoint {
    RowMode mode = RowMode::Overview;
    bool magnified = false;
    MapView view{};
    std::shared_ptr<const FoldedRows> folds{}; ///< of the overview; null: those of a volume just opened
    std::optional<std::uint64_t> ownRow{}; ///< flex group with a row of its own in the overview
    bool operator==(const Viewpoint&) const = default;
};

} // namespace atlas
