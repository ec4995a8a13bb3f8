// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/cost_table.h"

#include "report/words/labels.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"

namespace atlas::ui {

namespace {

QStringList cellsOf(const QString& name, const KindAlignment& figures, const RevolutionCost& model) {
    return {name, number(figures.structures.total()), number(figures.blocks), number(figures.readModifyWrites),
            duration(model.extraSeconds(figures.readModifyWrites))};
}

} // namespace

void CostTable::setCosts(const Alignment& alignment, const RevolutionCost& model) {
    beginResetModel();
    m_rows.clear();
    for (const auto kind : allRegionKinds) {
        const auto& figures = alignment.kinds[atlas::index(kind)];
        if (figures.structures.total() == 0)
            continue;
        QString name = capitalised(text(label(kind, figures.structures.total())));
        if (!isGroupMetadata(kind))
            name = tr("%1 (not in the total)").arg(name);
        m_rows.push_back({cellsOf(name, figures, model), false});
    }
    m_rows.push_back({cellsOf(tr("All metadata once"), alignment.groupMetadata(), model), true});
    endResetModel();
}

int CostTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CostTable::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : costColumnCount; }

QVariant CostTable::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole: return row.cells[index.column()];
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (index.column() == 0 ? Qt::AlignLeft : Qt::AlignRight));
    case EmphasisRole: return row.total;
    default: return {};
    }
}

QVariant CostTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= costColumnCount)
        return {};
    switch (static_cast<CostColumn>(section)) {
    case CostColumn::Structure: return tr("Structure");
    case CostColumn::Count: return tr("Structures");
    case CostColumn::Blocks: return tr("Blocks");
    case CostColumn::ReadModifyWrites: return tr("Read-modify-writes");
    case CostColumn::ExtraTime: return tr("Extra time (model)");
    }
    return {};
}

} // namespace atlas::ui
