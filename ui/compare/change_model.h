// SPDX-License-Identifier: GPL-3.0-or-later
// The diff of two layouts as a table with one row per change. Formats cells lazily: a diff may have 100,000 rows.
#pragma once

#include "compare/layout_diff.h"

#include <QAbstractTableModel>

namespace atlas::ui {

class ChangeModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setDiff(LayoutDiff diff);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    LayoutDiff m_diff;
};

} // namespace atlas::ui
