// SPDX-License-Identifier: GPL-3.0-or-later
// Converts item models to text: CSV for files, tab-separated, CSV and Markdown for the clipboard and other programs.
#pragma once

#include <QAbstractItemModel>
#include <QIODevice>

namespace atlas::ui {

/// The whole table with its header. False when `out` refuses; its errorString() says why.
[[nodiscard]] bool writeCsv(const QAbstractItemModel& model, QIODevice& out);

/// The cells of `indexes` ordered by row and column: one line per row, columns separated by tabs.
[[nodiscard]] QString tabSeparated(QModelIndexList indexes);
/// The same with the headings of the columns, as CSV and as a table in Markdown.
[[nodiscard]] QByteArray csvTable(QModelIndexList indexes);
[[nodiscard]] QString markdownTable(QModelIndexList indexes);

} // namespace atlas::ui
