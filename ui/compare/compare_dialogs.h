// SPDX-License-Identifier: GPL-3.0-or-later
// What the Compare page asks for in a dialog; an empty answer: nothing.
#pragma once

#include <QString>

class QWidget;

namespace atlas::ui {

/// A whole mke2fs command line.
[[nodiscard]] QString askForOptionLine(QWidget* parent);
/// Of an image, a device or a snapshot.
[[nodiscard]] QString askForImage(QWidget* parent);
[[nodiscard]] QString askWhereToExport(QWidget* parent);
[[nodiscard]] QString askWhereToSave(QWidget* parent);
[[nodiscard]] QString askForSavedComparison(QWidget* parent);

} // namespace atlas::ui
