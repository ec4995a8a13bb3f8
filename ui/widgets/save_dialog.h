// SPDX-License-Identifier: GPL-3.0-or-later
// Asks for the file to save to. Its suffix chooses the format.
#pragma once

#include "base/error.h"

#include <QString>

class QWidget;

namespace atlas::ui {

/// `path` with a suffix: that of `chosen`, if it has none. Fails for a suffix that no format of `filters` has; one
/// format alone does not depend on the suffix and accepts each. Filters are those of QFileDialog: "PNG image
/// (*.png);;SVG drawing (*.svg)".
[[nodiscard]] Result<QString> pathToSave(const QString& path, const QString& chosen, const QString& filters);

/// The path that pathToSave() makes of the user's choice; empty if the user cancels. The dialog asks before a file is
/// replaced.
[[nodiscard]] Result<QString> askWhereToSave(QWidget* parent, const QString& title, const QString& suggestion,
                                             const QString& filters);

} // namespace atlas::ui
