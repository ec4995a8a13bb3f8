// SPDX-License-Identifier: GPL-3.0-or-later
// Converts item models to text: CSV for files; tab-separated, CSV and Markdown for the clipboard and other programs.
#pragma once

#include <QAbstractItemModel>
#include <QIODevice>

namespace atlas::ui {

/// The whole table with its header. Returns false on a write error; see out.errorString().
[[nodiscard]] bool writeCsv(const QAbstractItemModel& model, QIODevice& out);

/// The cells of `indexes` by row and column: one line per row, columns separated by tabs.
[[nodiscard]] QString tabSeparated(QModelIndexList indexes);
/// The cells with column headings, as CSV and as a Markdown table.
[[nodiscard]] QByteArray csvTable(QModelIndexList indexes);
[[nodiscard]] QString markdownTable(QModelIndexList indexes);

} // namespace atlas::ui
