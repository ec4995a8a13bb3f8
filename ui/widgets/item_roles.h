// SPDX-License-Identifier: GPL-3.0-or-later
// Roles beyond Qt's own that the item models of this program answer.
#pragma once

#include <Qt>

namespace atlas::ui {

enum ItemRole {
    FitRole = Qt::UserRole + 1, ///< int of a Fit, where the cell is a verdict
    EmphasisRole,               ///< bool: drawn bold: wrong, and no matter of alignment; or the best of its row
    SortRole,                   ///< what a cell sorts by
};

} // namespace atlas::ui
