// SPDX-License-Identifier: GPL-3.0-or-later
// The block groups as a table. Cells are formatted lazily: a volume may have half a million groups.
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

    /// Shows `layout`, ordered by group number. Null shows no rows.
    void setLayout(const LayoutPtr& layout, ByteOffset volumeStart, SectorGrid grid);
    /// Sets another sector grid or volume start for the same layout.
    void setPlacement(ByteOffset volumeStart, SectorGrid grid);

    [[nodiscard]] GroupNumber groupAt(int row) const;
    /// Returns -1 if there is no such group.
    [[nodiscard]] int rowOf(GroupNumber group) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    /// Sorts on another thread, then emits `sorted`. A newer request replaces a pending one.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

Q_SIGNALS:
    void sorted();

private:
    struct Order {
        std::vector<std::uint32_t> groups; ///< group by row; empty: ordered by group number
        std::vector<std::uint32_t> rows;   ///< row by group
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
