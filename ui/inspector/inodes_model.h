// SPDX-License-Identifier: GPL-3.0-or-later
// The inodes of a group as a table: those in use, and free ones that still have their old contents.
#pragma once

#include "inspect/group_inodes.h"

#include <QAbstractTableModel>

namespace atlas::ui {

enum class InodeColumn : std::uint8_t { Inode, Mode, Size, Links, State, Content, Modified, Deleted };
inline constexpr int inodeColumnCount = static_cast<int>(InodeColumn::Deleted) + 1;

class InodesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(GroupInodes list);
    [[nodiscard]] const GroupInodes& list() const { return m_list; }
    [[nodiscard]] const ListedInode& inodeAt(int row) const { return m_list.inodes[static_cast<std::size_t>(row)]; }
    /// -1 if the inode is not listed.
    [[nodiscard]] int rowOf(std::uint64_t inode) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    GroupInodes m_list;
};

} // namespace atlas::ui
