// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/groups/group_model.h"

#include "layout/layout.h"
#include "ui/text/descriptor_text.h"
#include "ui/text/qt_text.h"

#include <algorithm>

namespace atlas::ui {

std::uint64_t groupKey(const Layout& layout, const StructureJudge& judge, GroupColumn column, GroupNumber group) {
    const auto& groups = layout.groups;
    const auto at = group.value;
    switch (column) {
    case GroupColumn::Group:
    case GroupColumn::FlexGroup:
    case GroupColumn::FirstBlock: return at;
    case GroupColumn::BlockBitmap: return groups.blockBitmap[at].value;
    case GroupColumn::InodeBitmap: return groups.inodeBitmap[at].value;
    case GroupColumn::InodeTable: return groups.inodeTable[at].value;
    case GroupColumn::FreeBlocks: return groups.freeBlocks[at];
    case GroupColumn::FreeInodes: return groups.freeInodes[at];
    case GroupColumn::Directories: return groups.usedDirectories[at];
    case GroupColumn::Flags: return groups.flags[at];
    case GroupColumn::Checksum: return groups.hasWrongChecksum(group) ? 0U : 0x10000U + groups.checksum[at];
    case GroupColumn::Verdict: {
        const auto fit = groupFit(layout, judge, group);
        const auto worst = fit.worst ? static_cast<std::uint64_t>(*fit.worst) : allFits.size(); // no verdict sorts last
        return 2 * worst + (fit.presence == Presence::All ? 0 : 1);
    }
    }
    return at;
}

namespace {

bool passes(const Layout& layout, const HeededFlags& flags, const StructureJudge& judge, GroupFilter filter,
            GroupNumber group) {
    switch (filter) {
    case GroupFilter::All: return true;
    case GroupFilter::NotZeroed: return flags.awaitsZeroing(group);
    case GroupFilter::InodeUninit: return flags.says(group, GroupFlag::InodeUninit);
    case GroupFilter::BlockUninit: return flags.says(group, GroupFlag::BlockUninit);
    case GroupFilter::Misaligned: return groupFit(layout, judge, group).isMisaligned();
    case GroupFilter::PastEnd: return groupFit(layout, judge, group).presence != Presence::All;
    case GroupFilter::WrongChecksum: return layout.groups.hasWrongChecksum(group);
    }
    return true;
}

} // namespace

std::vector<std::uint32_t> groupOrder(const Layout& layout, const StructureJudge& judge, GroupColumn column,
                                      bool descending, GroupFilter filter) {
    const auto count = layout.groups.size().value;
    const HeededFlags flags(layout);
    std::vector<std::uint64_t> keys(count);
    std::vector<std::uint32_t> order;
    for (std::uint32_t group = 0; group < count; ++group) {
        if (passes(layout, flags, judge, filter, {group})) {
            keys[group] = groupKey(layout, judge, column, {group});
            order.push_back(group);
        }
    }
    std::ranges::stable_sort(
        order, [&](std::uint32_t a, std::uint32_t b) { return descending ? keys[a] > keys[b] : keys[a] < keys[b]; });
    return order;
}

void GroupModel::setLayout(const LayoutPtr& layout, ByteOffset volumeStart, SectorGrid grid, const BlockCuts& cuts) {
    beginResetModel();
    m_sorting.drop();
    m_layout = layout;
    m_judge.reset();
    m_order.reset();
    m_filter = GroupFilter::All;
    m_column = 0;
    m_direction = Qt::AscendingOrder;
    if (layout)
        m_judge = structureJudge(*layout, volumeStart, grid, cuts);
    endResetModel();
}

void GroupModel::setPlacement(ByteOffset volumeStart, SectorGrid grid, const BlockCuts& cuts) {
    if (!m_layout)
        return;
    m_judge = structureJudge(*m_layout, volumeStart, grid, cuts);
    const int verdict = static_cast<int>(GroupColumn::Verdict);
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, verdict), index(rowCount() - 1, verdict));
    if (m_column == verdict || m_filter == GroupFilter::Misaligned)
        sort(m_column, m_direction);
}

void GroupModel::setFilter(GroupFilter filter) {
    m_filter = filter;
    sort(m_column, m_direction);
}

GroupNumber GroupModel::groupAt(int row) const {
    const auto at = static_cast<std::uint32_t>(row);
    return {m_order ? m_order->groups[at] : at};
}

int GroupModel::rowOf(GroupNumber group) const {
    if (!m_layout || group >= GroupNumber{m_layout->groups.size().value})
        return -1;
    return m_order ? m_order->rows[group.value] : static_cast<int>(group.value);
}

int GroupModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || !m_layout)
        return 0;
    return static_cast<int>(m_order ? m_order->groups.size() : m_layout->groups.size().value);
}

int GroupModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : groupColumnCount; }

QString GroupModel::tooltip(GroupColumn column, GroupNumber group) const {
    const auto hint = tr("Enter or a double click shows group %1 on the map.").arg(number(group.value));
    return column == GroupColumn::Flags ? cell(column, group) + '\n' + hint : hint;
}

QVariant GroupModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const auto column = static_cast<GroupColumn>(index.column());
    const auto group = groupAt(index.row());
    switch (role) {
    case Qt::DisplayRole: return cell(column, group);
    case Qt::ToolTipRole: return tooltip(column, group);
    case Qt::TextAlignmentRole:
        return QVariant(Qt::AlignVCenter | (column < GroupColumn::Flags ? Qt::AlignRight : Qt::AlignLeft));
    case FitRole: {
        const auto fit = column == GroupColumn::Verdict ? groupFit(*m_layout, *m_judge, group).worst : std::nullopt;
        return fit ? QVariant(static_cast<int>(*fit)) : QVariant();
    }
    case EmphasisRole:
        return (column == GroupColumn::Verdict && groupFit(*m_layout, *m_judge, group).presence != Presence::All) ||
               (column == GroupColumn::Checksum && m_layout->groups.hasWrongChecksum(group));
    default: return {};
    }
}

QVariant GroupModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole || section < 0 || section >= groupColumnCount)
        return {};
    switch (static_cast<GroupColumn>(section)) {
    case GroupColumn::Group: return tr("Group");
    case GroupColumn::FlexGroup: return tr("Flex group");
    case GroupColumn::FirstBlock: return tr("First block");
    case GroupColumn::BlockBitmap: return tr("Block bitmap");
    case GroupColumn::InodeBitmap: return tr("Inode bitmap");
    case GroupColumn::InodeTable: return tr("Inode table");
    case GroupColumn::FreeBlocks:
        return m_layout && m_layout->filesystem.blocksPerCluster() > 1 ? tr("Free clusters") : tr("Free blocks");
    case GroupColumn::FreeInodes: return tr("Free inodes");
    case GroupColumn::Directories: return tr("Directories");
    case GroupColumn::Flags: return tr("Flags");
    case GroupColumn::Checksum: return tr("Checksum");
    case GroupColumn::Verdict: return tr("Alignment");
    }
    return {};
}

void GroupModel::sort(int column, Qt::SortOrder order) {
    if (!m_layout || column < 0 || column >= groupColumnCount)
        return;
    m_column = column;
    m_direction = order;
    const auto work = [layout = m_layout, judge = *m_judge, column, order, filter = m_filter] {
        const bool descending = order == Qt::DescendingOrder;
        Order result{groupOrder(*layout, judge, static_cast<GroupColumn>(column), descending, filter), {}};
        result.rows.resize(layout->groups.size().value, -1);
        for (std::size_t row = 0; row < result.groups.size(); ++row)
            result.rows[result.groups[row]] = static_cast<int>(row);
        return result;
    };
    m_sorting.run(this, work, [this](Order result) { take(std::move(result)); });
}

void GroupModel::take(Order order) {
    if (static_cast<int>(order.groups.size()) != rowCount()) {
        beginResetModel();
        m_order = std::move(order);
        endResetModel();
        return Q_EMIT sorted();
    }
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const auto before = persistentIndexList();
    QModelIndexList after;
    for (const auto& index : before) {
        const auto group = groupAt(index.row());
        const int row = order.rows[group.value];
        after << (row < 0 ? QModelIndex() : createIndex(row, index.column()));
    }
    m_order = std::move(order);
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
    Q_EMIT sorted();
}

QString GroupModel::cell(GroupColumn column, GroupNumber group) const {
    const auto& fs = m_layout->filesystem;
    const bool isOld = column == GroupColumn::FreeBlocks || column == GroupColumn::FreeInodes ||
                       column == GroupColumn::Directories || column == GroupColumn::Flags;
    if (isOld && !m_layout->groups.isCurrent(group)) // from a copy
        return QStringLiteral("—");
    switch (column) {
    case GroupColumn::FlexGroup: return fs.flexGroupSize ? number(fs.flexGroupOf(group)) : QStringLiteral("—");
    case GroupColumn::FirstBlock: return number(fs.blocksOf(group).first.value);
    case GroupColumn::Flags: return flagsText(m_layout->groups.flags[group.value]);
    case GroupColumn::Checksum: return checksumText(*m_layout, group);
    case GroupColumn::Verdict: {
        const auto fit = groupFit(*m_layout, *m_judge, group);
        return presenceText(fit.worst ? fitText(*fit.worst) : QString(), fit.presence);
    }
    default: return number(groupKey(*m_layout, *m_judge, column, group));
    }
}

} // namespace atlas::ui
