// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table_text.h"

#include <algorithm>

namespace atlas::ui {

namespace {

QString quoted(QString cell) {
    if (cell.contains('"') || cell.contains(',') || cell.contains('\n') || cell.contains('\r')) {
        return '"' + cell.replace("\"", "\"\"") + '"';
    }
    return cell;
}

QString headerLine(const QAbstractItemModel& model) {
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column) {
        cells << quoted(model.headerData(column, Qt::Horizontal).toString());
    }
    return cells.join(',') + '\n';
}

QString line(const QAbstractItemModel& model, int row) {
    QStringList cells;
    for (int column = 0; column < model.columnCount(); ++column) {
        cells << quoted(model.index(row, column).data().toString());
    }
    return cells.join(',') + '\n';
}

/// The rows from the top of a tree down to `index`, then its column: a key that sorts as the eye reads.
std::vector<int> pathOf(const QModelIndex& index) {
    std::vector<int> path{index.column()};
    for (QModelIndex at = index; at.isValid(); at = at.parent()) {
        path.insert(path.begin(), at.row());
    }
    return path;
}

bool sameRow(const QModelIndex& a, const QModelIndex& b) { return a.row() == b.row() && a.parent() == b.parent(); }

QString plain(QString cell) { return cell.replace('\t', ' ').replace('\n', ' '); }

} // namespace

bool writeCsv(const QAbstractItemModel& model, QIODevice& out) {
    if (out.write(headerLine(model).toUtf8()) < 0) {
        return false;
    }
    for (int row = 0; row < model.rowCount(); ++row) {
        if (out.write(line(model, row).toUtf8()) < 0) {
            return false;
        }
    }
    return true;
}

QString tabSeparated(QModelIndexList indexes) {
    std::ranges::sort(indexes, [](const QModelIndex& a, const QModelIndex& b) {
        auto left = pathOf(a);
        auto right = pathOf(b);
        left.insert(left.end() - 1, -1); // a parent's cells come before its children
        right.insert(right.end() - 1, -1);
        return left < right;
    });
    QString result;
    for (qsizetype i = 0; i < indexes.size(); ++i) {
        if (i > 0) {
            result += sameRow(indexes[i - 1], indexes[i]) ? '\t' : '\n';
        }
        result += plain(indexes[i].data().toString());
    }
    return result;
}

} // namespace atlas::ui
