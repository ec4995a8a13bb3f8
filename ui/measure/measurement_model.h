// SPDX-License-Identifier: GPL-3.0-or-later
// A measurement as a table: one row for each setting.
#pragma once

#include "report/words/measured_table.h"

#include <QAbstractTableModel>

namespace atlas::ui {

class MeasurementModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(const Measurement& measurement);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    /// A spread over which runs do not agree is emphasised.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    MeasuredTable m_table{};
    std::vector<bool> m_unsteady{}; ///< for each row
};

} // namespace atlas::ui
