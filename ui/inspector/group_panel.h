// SPDX-License-Identifier: GPL-3.0-or-later
// The dock with a block group: its bitmaps and its inodes in use and free with their old contents.
#pragma once

#include "inspect/group_inodes.h"
#include "ui/session/background.h"
#include "ui/session/group_bits.h"
#include "ui/session/workspace.h"

#include <QAbstractTableModel>
#include <QWidget>

class QLabel;
class QSortFilterProxyModel;
class QTableView;
class QComboBox;

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

// The group dock: the bitmaps of the selected group bit by bit, or the list of its inodes. Reads nothing while hidden.

class InodesModel;

class InodesPanel : public QWidget {
    Q_OBJECT
public:
    explicit InodesPanel(Workspace& workspace, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void arrange();
    void refresh();
    void read(GroupNumber group);
    void showList(GroupInodes list);
    /// Marks the row of the selected inode.
    void follow();
    void choose(int row);
    [[nodiscard]] const ListedInode& shownAt(int row) const;

    Workspace& m_workspace;
    InodesModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QLabel* m_summary;
    QTableView* m_view;
    SnapshotPtr m_snapshot; ///< snapshot of the list
    LatestRequest m_reading;
    bool m_following = false;
};

class BitGrid;
class InodesPanel;

class GroupPanel : public QWidget {
    Q_OBJECT
public:
    explicit GroupPanel(Workspace& workspace, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum class Shown : std::uint8_t { BlockBitmap, InodeBitmap, InodeList };

    void arrange();
    /// Reads the selected group unless it is already shown or the panel is hidden.
    void refresh();
    void read(GroupNumber group);
    void showChosen();
    void showBitmap();
    void follow();
    void choose(std::size_t nth);
    void name(std::optional<std::size_t> nth);
    [[nodiscard]] QString nameOf(std::size_t nth) const;
    [[nodiscard]] bool showsInodes() const;
    [[nodiscard]] const GroupBitmap& bitmap() const;
    [[nodiscard]] QString summary() const;
    /// The place of a bit: the first block of a cluster, or an inode.
    [[nodiscard]] Place placeOf(std::size_t nth) const;
    /// The bit of the selected place; nullopt: none.
    [[nodiscard]] std::optional<std::size_t> selectedBit() const;

    Workspace& m_workspace;
    std::optional<GroupBitmaps> m_bitmaps;
    SnapshotPtr m_snapshot; ///< snapshot of m_bitmaps
    LatestRequest m_reading;
    QComboBox* m_choice;
    QLabel* m_summary;
    BitGrid* m_grid;
    QLabel* m_name;
    InodesPanel* m_inodes;
};

} // namespace atlas::ui
