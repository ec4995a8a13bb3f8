// SPDX-License-Identifier: GPL-3.0-or-later
// Custom roles of this program's item models.
#pragma once

#include <Qt>

namespace atlas::ui {

enum ItemRole {
    FitRole = Qt::UserRole + 1, ///< a Fit as int, if the cell is a verdict
    SeverityRole,               ///< a Severity as int, if the cell names one
    EmphasisRole,               ///< bool, shown bold: wrong for reasons other than alignment, or the best of its row
    FaintRole,                  ///< bool, shown in muted colour: meaningless here
    TintRole,                   ///< argument of Palette::tint(): colour of the swatch next to the text
    SortRole,                   ///< the sort key of the cell
};

} // namespace atlas::ui
