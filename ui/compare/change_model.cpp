// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/change_model.h"

#include "report/words/diff_text.h"
#include "report/words/labels.h"
#include "ui/text/qt_text.h"

namespace atlas::ui {

namespace {

enum class Column { Structure, Owner, Change, From, To };
constexpr int columnCountOfChanges = 5;

QString owner(const Change& change) {
    if (change.group != noGroup)
        return number(change.group.value);
    return change.inode == 0 ? QString() : ChangeModel::tr("inode %1").arg(change.inode);
}

} // namespace

void ChangeModel::setDiff(LayoutDiff diff) {
    beginResetModel();
    m_diff = std::move(diff);
    endResetModel();
}

int ChangeModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_diff.changes.size());
}

int ChangeModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columnCountOfChanges; }

QVariant ChangeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto column = static_cast<Column>(index.column());
    if (role == Qt::TextAlignmentRole && column != Column::Structure && column != Column::Change)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const auto& change = m_diff.changes[static_cast<std::size_t>(index.row())];
    switch (column) {
    case Column::Structure: return text(label(change.kind));
    case Column::Owner: return owner(change);
    case Column::Change: return text(changeText(change));
    case Column::From: return text(placeText(m_diff.from(change)));
    case Column::To: return text(placeText(m_diff.to(change)));
    }
    return {};
}

QVariant ChangeModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Column::Structure: return tr("Structure");
    case Column::Owner: return tr("Group");
    case Column::Change: return tr("Change");
    case Column::From: return tr("From block");
    case Column::To: return tr("To block");
    }
    return {};
}

} // namespace atlas::ui
