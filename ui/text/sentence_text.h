// SPDX-License-Identifier: GPL-3.0-or-later
// Words put together with the punctuation of the window's language.
#pragma once

#include <QString>
#include <QStringList>

namespace atlas::ui {

/// "block bitmap, inode bitmap".
[[nodiscard]] QString listText(const QStringList& words);

/// "419 of 419 off; 3,584 B past 4 KiB".
[[nodiscard]] QString clausesText(const QStringList& clauses);

/// "-G 16: 512".
[[nodiscard]] QString labelledText(const QString& label, const QString& words);

/// "no fault found" → "No fault found."
[[nodiscard]] QString sentenceText(const QString& words);

} // namespace atlas::ui
