// SPDX-License-Identifier: GPL-3.0-or-later
// The cost of misalignment as a table: one row per kind of structure, then the total.
#pragma once

#include "alignment/cost.h"
#include "alignment/judgement.h"

#include <QAbstractTableModel>

namespace atlas::ui {

enum class CostColumn : std::uint8_t { Structure, Count, Blocks, ReadModifyWrites, ExtraTime };
inline constexpr int costColumnCount = static_cast<int>(CostColumn::ExtraTime) + 1;

class CostTable : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setCosts(const Alignment& alignment, const RevolutionCost& model);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    struct Row {
        QStringList cells; ///< indexed by CostColumn
        bool total = false;
    };
    std::vector<Row> m_rows;
};

} // namespace atlas::ui
