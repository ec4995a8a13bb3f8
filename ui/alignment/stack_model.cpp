// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/stack_model.h"

#include "report/language/make_message.h"
#include "report/words/labels.h"
#include "report/words/stack_text.h"
#include "report/words/subject_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"

#include <algorithm>

namespace atlas::ui {

namespace {

constexpr int firstGranularity = static_cast<int>(StackColumn::PhysicalSector);

bool isGranularityColumn(int column) {
    return column >= firstGranularity && column < static_cast<int>(StackColumn::Working);
}

GranularityKind granularityOf(int column) {
    return allGranularityKinds.at(static_cast<std::size_t>(column - firstGranularity));
}

/// For the columns other than granularities.
Message headingOf(StackColumn column) {
    switch (column) {
    case StackColumn::Layer: return message<MessageId::ColumnLayer>();
    case StackColumn::FirstByte: return message<MessageId::ColumnFirstByte>();
    case StackColumn::Working: return message<MessageId::ColumnWorking>();
    default: return message<MessageId::ColumnKnownFrom>();
    }
}

QString sizeLine(const Granularity& granularity) {
    if (!granularity.known())
        return StackModel::tr("unknown");
    return granularity.kind == GranularityKind::PhysicalSector
               ? StackModel::tr("%1 B").arg(number(granularity.size.value))
               : size(granularity.size);
}

/// The granularity's size and source, or why it is unknown, as on the command line; notes if it can be set.
QString headingTip(const Granularity& granularity, const Snapshot& snapshot) {
    const QString tip = capitalised(text(granularityText(granularity, snapshot.disk.drive, snapshot.filesystem())));
    return isLeftToUser(granularity) ? StackModel::tr("%1. Set it below the table.").arg(tip) : tip;
}

QString verdictWorking(const StackRow& row, const Granularity& granularity, const GranularityVerdict& verdict) {
    return verdict.known ? text(startWorking(row.first, granularity.grid())) : QString();
}

QString layerText(const StackRow& row, const Snapshot& snapshot) {
    const auto layer = stackRowName(row, snapshot);
    return capitalised(text(row.kind == StackRowKind::Disk ? withLogicalSectors(layer, snapshot.disk.drive) : layer));
}

} // namespace

StackModel::Row StackModel::rowOf(const StackRow& row, const Judgement& judgement) {
    Row result{.cells = {layerText(row, judgement.snapshot), number(row.first.value)}};
    for (const auto kind : allGranularityKinds) {
        const auto cell = stackCell(row, kind);
        result.cells << text(cell.text);
        result.fits[kind] = cell.fit;
        result.explanations[kind] =
            verdictWorking(row, judgement.verdict.stack.granularities[kind], row.verdicts[kind]);
    }
    const auto arithmetic = working(row, judgement.snapshot);
    result.cells << (arithmetic ? text(*arithmetic) : QString()) << text(knownFrom(row, judgement.snapshot));
    result.structure = row.structure;
    return result;
}

void StackModel::setJudgement(const Judgement& judgement) {
    beginResetModel();
    m_rows.clear();
    m_headings.clear();
    m_headingTips.clear();
    for (const auto& row : judgement.verdict.stack.rows)
        m_rows.push_back(rowOf(row, judgement));
    for (const auto& granularity : judgement.verdict.stack.granularities) {
        m_headings << capitalised(text(label(granularity))) + '\n' + sizeLine(granularity);
        m_headingTips << headingTip(granularity, judgement.snapshot);
    }
    endResetModel();
}

std::optional<RegionKind> StackModel::structureAt(int row) const {
    return m_rows.at(static_cast<std::size_t>(row)).structure;
}

int StackModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int StackModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : stackColumnCount; }

QVariant StackModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto& row = m_rows[static_cast<std::size_t>(index.row())];
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return row.cells[column];
    case Qt::ToolTipRole:
        return isGranularityColumn(column) && !row.explanations[granularityOf(column)].isEmpty()
                   ? row.explanations[granularityOf(column)]
                   : row.cells[column];
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter |
                        (column == static_cast<int>(StackColumn::FirstByte) ? Qt::AlignRight : Qt::AlignLeft));
    case FitRole:
        return isGranularityColumn(column) && row.fits[granularityOf(column)]
                   ? QVariant(static_cast<int>(*row.fits[granularityOf(column)]))
                   : QVariant();
    default: return {};
    }
}

QVariant StackModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= stackColumnCount ||
        (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    if (isGranularityColumn(section)) {
        const auto& words = role == Qt::DisplayRole ? m_headings : m_headingTips;
        return words.value(section - firstGranularity);
    }
    if (role == Qt::ToolTipRole)
        return {};
    return capitalised(text(headingOf(static_cast<StackColumn>(section))));
}

} // namespace atlas::ui
