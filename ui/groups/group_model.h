// SPDX-License-Identifier: GPL-3.0-or-later
// Sorting of the block group table: its columns, and the order by each column. No Qt types.
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

/// The sort key of `group` in `column`. For Checksum, a wrong checksum gives the smallest key; for Verdict, what is not all there
/// comes after what is and has the same verdict.
[[nodiscard]] std::uint64_t groupKey(const Layout& layout, const StructureJudge& judge, GroupColumn column,
                                     GroupNumber group);

/// Which groups the table lists.
enum class GroupFilter : std::uint8_t {
    All,
    NotZeroed, ///< whose inode table the kernel has still to zero
    InodeUninit,
    BlockUninit,
    Misaligned, ///< of which a bitmap or the inode table is not whole
    PastEnd, ///< of whose bitmaps and inode table some block is not there
    WrongChecksum, ///< of the descriptor
};
inline constexpr int groupFilterCount = static_cast<int>(GroupFilter::WrongChecksum) + 1;

/// The groups that pass `filter`, sorted by `column`. Stable in both directions: groups with equal keys stay ordered by number.
[[nodiscard]] std::vector<std::uint32_t> groupOrder(const Layout& layout, const StructureJudge& judge,
                                                    GroupColumn column, bool descending,
                                                    GroupFilter filter = GroupFilter::All);

// The block groups as a table. Cells are formatted lazily: a volume may have half a million groups.

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
        std::vector<int> rows; ///< row by group; -1: not listed
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
