// SPDX-License-Identifier: GPL-3.0-or-later
// The block groups as a table. Cells are formatted lazily: a volume may have half a million groups.
#pragma once

#include "ui/groups/group_order.h"
#include "ui/session/background.h"
#include "ui/widgets/item_roles.h"

#include <QAbstractTableModel>
#include <optional>

namespace atlas::ui {

class GroupModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Shows all groups of `layout`, ordered by number. Null shows no rows.
    void setLayout(const LayoutPtr& layout, ByteOffset volumeStart, SectorGrid grid);
    /// Sets another sector grid or volume start for the same layout.
    void setPlacement(ByteOffset volumeStart, SectorGrid grid);

    /// Lists the groups that pass `filter` only; like sort(), on another thread.
    void setFilter(GroupFilter filter);
    [[nodiscard]] GroupFilter filter() const { return m_filter; }

    [[nodiscard]] GroupNumber groupAt(int row) const;
    /// Returns -1 if there is no such group, or if it is not listed.
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
        std::vector<std::uint32_t> groups; ///< group by row
        std::vector<int> rows;             ///< row by group; -1: not listed
    };
    [[nodiscard]] QString cell(GroupColumn column, GroupNumber group) const;
    [[nodiscard]] QString tooltip(GroupColumn column, GroupNumber group) const;
    void take(Order order);

    LayoutPtr m_layout;
    std::optional<StructureJudge> m_judge;
    std::optional<Order> m_order; ///< nullopt: all groups, ordered by number
    GroupFilter m_filter = GroupFilter::All;
    int m_column = 0;
    Qt::SortOrder m_direction = Qt::AscendingOrder;
    LatestRequest m_sorting;
};

} // namespace atlas::ui
