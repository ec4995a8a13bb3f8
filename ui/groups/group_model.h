// SPDX-License-Identifier: GPL-3.0-or-later
// The block groups as a table: columns, filters and sort order.
#pragma once

#include "alignment/judged_structures.h"
#include "ui/session/background.h"
#include "ui/widgets/item_roles.h"

#include <QAbstractTableModel>
#include <cstdint>
#include <optional>
#include <vector>

namespace atlas::ui {

enum class GroupColumn : std::uint8_t {
    Group,
    FlexGroup,
    FirstBlock,
    BlockBitmap,
    InodeBitmap,
    InodeTable,
    FreeBlocks,
    FreeInodes,
    Directories,
    Flags,
    Checksum,
    Verdict,
};
inline constexpr int groupColumnCount = static_cast<int>(GroupColumn::Verdict) + 1;

/// The sort key of `group` in `column`. Checksum: a wrong one has the smallest key. Verdict: an incomplete group
/// follows the complete ones of the same verdict.
[[nodiscard]] std::uint64_t groupKey(const Layout& layout, const StructureJudge& judge, GroupColumn column,
                                     GroupNumber group);

/// Which groups the table lists.
enum class GroupFilter : std::uint8_t {
    All,
    NotZeroed, ///< the kernel has yet to zero its inode table
    InodeUninit,
    BlockUninit,
    Misaligned, ///< a bitmap or the inode table is not whole
    PastEnd, ///< blocks of its bitmaps or inode table are past the end
    WrongChecksum, ///< of the descriptor
};
inline constexpr int groupFilterCount = static_cast<int>(GroupFilter::WrongChecksum) + 1;

/// The groups that pass `filter`, sorted by `column`; groups with equal keys stay in ascending order in both
/// directions.
[[nodiscard]] std::vector<std::uint32_t> groupOrder(const Layout& layout, const StructureJudge& judge,
                                                    GroupColumn column, bool descending,
                                                    GroupFilter filter = GroupFilter::All);

// Formats cells lazily: a volume may have half a million groups.

class GroupModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// Shows all groups of `layout` by number; null: no rows.
    void setLayout(const LayoutPtr& layout, ByteOffset volumeStart, SectorGrid grid, const BlockCuts& cuts = {});
    /// Sets another volume start or sector grid for the same layout.
    void setPlacement(ByteOffset volumeStart, SectorGrid grid, const BlockCuts& cuts = {});

    /// Lists only the groups that pass `filter`; on another thread, as sort().
    void setFilter(GroupFilter filter);
    [[nodiscard]] GroupFilter filter() const { return m_filter; }

    [[nodiscard]] GroupNumber groupAt(int row) const;
    /// -1 if the group does not exist or is not listed.
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
        std::vector<int> rows; ///< row by group; -1: not listed
    };
    [[nodiscard]] QString cell(GroupColumn column, GroupNumber group) const;
    [[nodiscard]] QString tooltip(GroupColumn column, GroupNumber group) const;
    void take(Order order);

    LayoutPtr m_layout;
    std::optional<StructureJudge> m_judge;
    std::optional<Order> m_order; ///< nullopt: all groups by number
    GroupFilter m_filter = GroupFilter::All;
    int m_column = 0;
    Qt::SortOrder m_direction = Qt::AscendingOrder;
    LatestRequest m_sorting;
};

} // namespace atlas::ui
