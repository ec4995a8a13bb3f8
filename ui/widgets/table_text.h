// SPDX-License-Identifier: GPL-3.0-or-later
// Item models as text: CSV for files, tab-separated for the clipboard.
#pragma once

#include <QAbstractItemModel>
#include <QIODevice>

namespace atlas::ui {

/// The whole table with its header. False when `out` refuses; its errorString() says why.
[[nodiscard]] bool writeCsv(const QAbstractItemModel& model, QIODevice& out);

/// The cells of `indexes` in the order of rows and columns, tabs between columns and a line for each row.
[[nodiscard]] QString tabSeparated(QModelIndexList indexes);

} // namespace atlas::ui
