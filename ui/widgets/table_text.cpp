// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/table_text.h"

#include "report/csv/csv.h"

#include <algorithm>
#include <utility>

namespace atlas::ui {

namespace {

/// Row -1 is the header.
std::string csvLine(const QAbstractItemModel& model, int row) {
    std::vector<std::string> cells;
    for (int column = 0; column < model.columnCount(); ++column) {
        const auto cell = row < 0 ? model.headerData(column, Qt::Horizontal) : model.index(row, column).data();
        cells.push_back(cell.toString().toStdString());
    }
    return csvRow(cells);
}

/// The rows from the root of a tree down to `index`, then its column. Sorting by this gives the display order.
std::vector<int> pathOf(const QModelIndex& index) {
    std::vector<int> path{index.column()};
    for (QModelIndex at = index; at.isValid(); at = at.parent())
        path.insert(path.begin(), at.row());
    return path;
}

bool sameRow(const QModelIndex& a, const QModelIndex& b) { return a.row() == b.row() && a.parent() == b.parent(); }

QString plain(QString cell) { return cell.replace('\t', ' ').replace('\n', ' '); }

void sortAsShown(QModelIndexList& indexes) {
    std::ranges::sort(indexes, [](const QModelIndex& a, const QModelIndex& b) {
        auto left = pathOf(a);
        auto right = pathOf(b);
        left.insert(left.end() - 1, -1); // cells of a parent sort before its children
        right.insert(right.end() - 1, -1);
        return left < right;
    });
}

/// The headings of all columns in `indexes`, then the rows; cells that are not in `indexes` are empty.
QList<QStringList> rowsOf(QModelIndexList indexes) {
    sortAsShown(indexes);
    QList<int> columns;
    for (const auto& index : std::as_const(indexes))
        if (!columns.contains(index.column()))
            columns << index.column();
    std::ranges::sort(columns);
    QList<QStringList> rows;
    QStringList headings;
    for (const int column : std::as_const(columns))
        headings << indexes.front().model()->headerData(column, Qt::Horizontal).toString();
    rows << headings;
    for (qsizetype i = 0; i < indexes.size(); ++i) {
        if (i == 0 || !sameRow(indexes[i - 1], indexes[i]))
            rows << QStringList(columns.size(), QString());
        rows.back()[columns.indexOf(indexes[i].column())] = indexes[i].data().toString();
    }
    return rows;
}

} // namespace

bool writeCsv(const QAbstractItemModel& model, QIODevice& out) {
    for (int row = -1; row < model.rowCount(); ++row)
        if (out.write(QByteArray::fromStdString(csvLine(model, row))) < 0)
            return false;
    return true;
}

QString tabSeparated(QModelIndexList indexes) {
    sortAsShown(indexes);
    QString result;
    for (qsizetype i = 0; i < indexes.size(); ++i) {
        if (i > 0)
            result += sameRow(indexes[i - 1], indexes[i]) ? '\t' : '\n';
        result += plain(indexes[i].data().toString());
    }
    return result;
}

QByteArray csvTable(QModelIndexList indexes) {
    QByteArray result;
    for (const auto& row : rowsOf(indexes)) {
        std::vector<std::string> cells;
        for (const auto& cell : row)
            cells.push_back(cell.toStdString());
        result += QByteArray::fromStdString(csvRow(cells));
    }
    return result;
}

QString markdownTable(QModelIndexList indexes) {
    QString result;
    const auto rows = rowsOf(indexes);
    for (qsizetype n = 0; n < rows.size(); ++n) {
        for (auto cell : rows[n])
            result += QStringLiteral("| ") + plain(cell.replace('|', QStringLiteral("\\|"))) + ' ';
        result += QStringLiteral("|\n");
        if (n == 0)
            result += QStringLiteral("|---").repeated(rows[n].size()) + QStringLiteral("|\n");
    }
    return result;
}

} // namespace atlas::ui
