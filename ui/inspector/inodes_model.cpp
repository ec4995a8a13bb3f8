// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/inodes_model.h"

#include "report/words/inode_list_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"

#include <algorithm>

namespace atlas::ui {
namespace {

bool isFree(const ListedInode& inode) {
    return inode.state == InodeState::Deleted || inode.state == InodeState::Leftover;
}

QString cell(const ListedInode& inode, InodeColumn column) {
    switch (column) {
    case InodeColumn::Inode: return number(inode.number);
    case InodeColumn::State: return text(stateText(inode));
    case InodeColumn::Mode: return text(modeLetters(inode.mode));
    case InodeColumn::Links: return number(inode.links);
    case InodeColumn::Size: return number(inode.size);
    case InodeColumn::Content: {
        const auto content = contentText(inode);
        return content ? text(*content) : QString();
    }
    case InodeColumn::Modified: return text(timeText(inode.modified.seconds));
    case InodeColumn::Deleted: return inode.deleted == 0 ? QString() : text(timeText(inode.deleted));
    }
    return {};
}

/// Numbers and times sort by value, texts as shown.
QVariant sortKey(const ListedInode& inode, InodeColumn column) {
    switch (column) {
    case InodeColumn::Inode: return inode.number;
    case InodeColumn::State: return static_cast<int>(inode.state);
    case InodeColumn::Links: return inode.links;
    case InodeColumn::Size: return QVariant::fromValue<qulonglong>(inode.size);
    case InodeColumn::Content: return inode.depth * 0x10000 + inode.entries;
    case InodeColumn::Modified: return QVariant::fromValue<qlonglong>(inode.modified.seconds);
    case InodeColumn::Deleted: return inode.deleted;
    case InodeColumn::Mode: break;
    }
    return cell(inode, column);
}

} // namespace

void InodesModel::show(GroupInodes list) {
    beginResetModel();
    m_list = std::move(list);
    endResetModel();
}

int InodesModel::rowOf(std::uint64_t inode) const {
    const auto found = std::ranges::lower_bound(m_list.inodes, inode, {}, &ListedInode::number);
    return found == m_list.inodes.end() || found->number != inode ? -1
                                                                  : static_cast<int>(found - m_list.inodes.begin());
}

int InodesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_list.inodes.size());
}

int InodesModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : inodeColumnCount; }

QVariant InodesModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    const auto& inode = inodeAt(index.row());
    const auto column = static_cast<InodeColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole: return cell(inode, column);
    case SortRole: return sortKey(inode, column);
    case FaintRole: return isFree(inode);
    case Qt::ToolTipRole: {
        const auto meaning = column == InodeColumn::State ? meaningOf(inode.state) : std::nullopt;
        return meaning ? QVariant(text(*meaning)) : QVariant();
    }
    case Qt::TextAlignmentRole: {
        const bool isNumber =
            column == InodeColumn::Inode || column == InodeColumn::Links || column == InodeColumn::Size;
        return isNumber ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
    }
    default: return {};
    }
}

QVariant InodesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<InodeColumn>(section)) {
    case InodeColumn::Inode: return tr("Inode");
    case InodeColumn::State: return tr("State");
    case InodeColumn::Mode: return tr("Mode");
    case InodeColumn::Links: return tr("Links");
    case InodeColumn::Size: return tr("Bytes");
    case InodeColumn::Content: return tr("Content");
    case InodeColumn::Modified: return tr("Modified");
    case InodeColumn::Deleted: return tr("Deleted");
    }
    return {};
}

} // namespace atlas::ui
