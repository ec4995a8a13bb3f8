// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/measure/measurement_model.h"

#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"

namespace atlas::ui {

void MeasurementModel::show(const Measurement& measurement) {
    beginResetModel();
    m_table = measuredTable(measurement);
    m_unsteady.clear();
    for (const auto& point : measurement.points)
        m_unsteady.push_back(point.deciding().share() > steadySpread);
    endResetModel();
}

int MeasurementModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int MeasurementModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.columns.size());
}

QVariant MeasurementModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto row = static_cast<std::size_t>(index.row());
    const auto column = static_cast<std::size_t>(index.column());
    const auto& cell = m_table.rows[row][column];
    switch (role) {
    case Qt::DisplayRole: return cell ? text(*cell) : QString();
    case Qt::TextAlignmentRole:
        return m_table.columns[column].right ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    case EmphasisRole: return column == m_table.spread && m_unsteady[row];
    default: return {};
    }
}

QVariant MeasurementModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section >= columnCount())
        return {};
    return capitalised(text(m_table.columns[static_cast<std::size_t>(section)].heading));
}

} // namespace atlas::ui
