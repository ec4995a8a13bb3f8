// SPDX-License-Identifier: GPL-3.0-or-later
// The block groups as a table; half a million rows cost nothing until they are looked at.
#pragma once

#include "ui/groups/group_order.h"
#include "ui/widgets/item_roles.h"

#include <QAbstractTableModel>
#include <optional>

namespace atlas::ui {

class GroupModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Shows `layout` in the order of the groups' numbers; null for none.
    void setLayout(const LayoutPtr& layout, ByteOffset volumeStart, SectorGrid grid);
    /// The same layout on another grid or at another start.
    void setPlacement(ByteOffset volumeStart, SectorGrid grid);

    [[nodiscard]] GroupNumber groupAt(int row) const;
    /// -1 when there is no such group.
    [[nodiscard]] int rowOf(GroupNumber group) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    /// Sorted on another thread; `sorted` follows. The newest request wins.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void sorted();

private:
    struct Order {
        std::vector<std::uint32_t> groups; ///< by row; empty for the order of the numbers
        std::vector<std::uint32_t> rows;   ///< by group
    };
    [[nodiscard]] QString cell(GroupColumn column, GroupNumber group) const;
    void take(Order order);

    LayoutPtr m_layout;
    std::optional<BlockJudge> m_judge;
    Order m_order;
    int m_column = 0;
    Qt::SortOrder m_direction = Qt::AscendingOrder;
    quint64 m_request = 0;
};

} // namespace atlas::ui
