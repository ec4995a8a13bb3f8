// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/group_panel.h"

#include "inspect/group_inodes.h"
#include "report/words/inode_list_text.h"
#include "ui/inspector/bit_grid.h"
#include "ui/session/goto_place.h"
#include "ui/session/structure_copies.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/copy_words.h"
#include "ui/widgets/item_roles.h"
#include "ui/widgets/item_views.h"
#include "ui/widgets/write_picture.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace atlas::ui {
namespace {

QString cell(const ListedInode& inode, InodeColumn column) {
    switch (column) {
    case InodeColumn::Inode: return number(inode.number);
    case InodeColumn::State: return text(stateText(inode));
    case InodeColumn::Mode: return text(modeLetters(inode.mode));
    case InodeColumn::Links: return number(inode.links);
    case InodeColumn::Size: return inode.isSpoiled() ? QString() : number(inode.size);
    case InodeColumn::Content: {
        const auto content = contentText(inode);
        return content ? text(*content) : QString();
    }
    case InodeColumn::Modified:
        return inode.isCredible() && inode.state != InodeState::Blank ? text(timeText(inode.modified.seconds))
                                                                      : QString();
    case InodeColumn::Deleted:
        return inode.deleted == 0 || !inode.isCredible() ? QString() : text(timeText(inode.deleted));
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
    case FaintRole: return inode.isFree();
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

InodesPanel::InodesPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_model(new InodesModel(this)),
      m_sorted(new QSortFilterProxyModel(this)),
      m_summary(new QLabel),
      m_view(new QTableView) {
    arrange();
    connect(&workspace.selection, &Selection::changed, this, &InodesPanel::refresh);
    connect(&workspace.structures, &StructureLoader::changed, this, &InodesPanel::refresh);
    onRowChosen(*m_view, this, [this](int row) { choose(row); });
    connect(m_view, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        const auto inode = shownAt(index.row()).number;
        m_workspace.files.followInode(inode, tr("inode %1").arg(number(inode)));
    });
}

void InodesPanel::arrange() {
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(SortRole);
    m_summary->setObjectName("inodesSummary");
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setMargin(4);
    m_view->setObjectName("groupInodes");
    m_view->setAccessibleName(tr("Inodes of the group"));
    m_view->setToolTip(tr("Enter or a double click follows an inode to its blocks"));
    m_view->setModel(m_sorted);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(static_cast<int>(InodeColumn::Inode), Qt::AscendingOrder);
    dress(*m_view);
    m_view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_summary);
    column->addWidget(m_view, 1);
}

void InodesPanel::showEvent(QShowEvent*) { refresh(); }

void InodesPanel::refresh() {
    if (!isVisible() || m_following)
        return;
    const auto snapshot = m_workspace.session.sharedSnapshot();
    const bool readable = snapshot && snapshot->hasVolume() && m_workspace.structures.bytes();
    const auto group = readable ? groupOf(*snapshot->layout, m_workspace.selection.place()) : noGroup;
    if (group == noGroup) {
        m_reading.drop();
        m_snapshot.reset();
        return showList({});
    }
    if (m_snapshot == snapshot && m_model->list().group == group)
        return follow();
    read(group);
}

void InodesPanel::read(GroupNumber group) {
    const auto snapshot = m_workspace.session.sharedSnapshot();
    const auto work = [disk = m_workspace.structures.bytes(), snapshot, group] {
        return readGroupInodes(*disk, snapshot->placement->bytes, *snapshot->layout, group);
    };
    m_reading.run(this, work, [this, snapshot](GroupInodes list) {
        m_snapshot = snapshot;
        showList(std::move(list));
    });
}

void InodesPanel::showList(GroupInodes list) {
    m_following = true;
    m_model->show(std::move(list));
    m_following = false;
    const auto& shown = m_model->list();
    if (shown.group == noGroup) {
        const auto& reason = m_workspace.structures.reason();
        m_summary->setText(reason.isEmpty() ? tr("Select a group, or a block of it.") : reason);
    } else {
        QStringList lines{tr("Group %1: %2.").arg(number(shown.group.value), text(summaryText(countsOf(shown))))};
        if (const auto unread = unreadText(countsOf(shown)))
            lines << capitalised(text(*unread));
        m_summary->setText(lines.join(QLatin1Char('\n')));
    }
    m_view->setVisible(shown.group != noGroup);
    follow();
}

void InodesPanel::follow() {
    if (!m_snapshot)
        return;
    const auto inode = inodeOf(*m_snapshot->layout, m_workspace.selection.place());
    const auto row = inode ? m_model->rowOf(*inode) : -1;
    m_following = true;
    if (row < 0) {
        m_view->clearSelection();
        m_view->setCurrentIndex({});
    } else {
        m_view->setCurrentIndex(m_sorted->mapFromSource(m_model->index(row, 0)));
    }
    m_following = false;
}

const ListedInode& InodesPanel::shownAt(int row) const {
    return m_model->inodeAt(m_sorted->mapToSource(m_sorted->index(row, 0)).row());
}

void InodesPanel::choose(int row) {
    if (m_following)
        return;
    const auto place = placeOfTarget(*m_snapshot, m_workspace.session.judgement(),
                                     {.kind = GotoKind::Inode, .value = shownAt(row).number});
    if (place)
        m_workspace.selection.select(*place);
}

GroupPanel::GroupPanel(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_choice(new QComboBox),
      m_summary(new QLabel),
      m_grid(new BitGrid),
      m_name(new QLabel),
      m_inodes(new InodesPanel(workspace)) {
    arrange();
    connect(m_choice, &QComboBox::currentIndexChanged, this, &GroupPanel::showChosen);
    connect(m_grid, &BitGrid::chosen, this, &GroupPanel::choose);
    connect(m_grid, &BitGrid::hovered, this, &GroupPanel::name);
    connect(&workspace.selection, &Selection::changed, this, &GroupPanel::refresh);
    connect(&workspace.structures, &StructureLoader::changed, this, &GroupPanel::refresh);
}

void GroupPanel::arrange() {
    m_choice->setObjectName("groupBitmap");
    m_choice->setAccessibleName(tr("Shown of the group"));
    m_choice->addItems({tr("Block bitmap"), tr("Inode bitmap"), tr("Inodes")});
    addCopyWords(*m_grid, [this] {
        const auto nth = m_bitmaps ? selectedBit() : std::nullopt;
        return nth && *nth < bitmap().bits.size() ? nameOf(*nth) : QString();
    });
    addCopyPicture(*m_grid);
    m_grid->setObjectName("bitGrid");
    m_summary->setObjectName("groupSummary");
    m_name->setObjectName("bitName");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_choice);
    for (auto* label : {m_summary, m_name}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMargin(4);
    }
    column->addWidget(m_summary);
    column->addWidget(m_grid, 1);
    column->addWidget(m_name);
    column->addWidget(m_inodes, 1);
    m_inodes->hide();
}

void GroupPanel::showEvent(QShowEvent*) { refresh(); }

void GroupPanel::showChosen() {
    const bool listed = m_choice->currentIndex() == static_cast<int>(Shown::InodeList);
    m_summary->setVisible(!listed);
    m_name->setVisible(!listed);
    showBitmap();
    m_inodes->setVisible(listed);
}

bool GroupPanel::showsInodes() const { return m_choice->currentIndex() == static_cast<int>(Shown::InodeBitmap); }

const GroupBitmap& GroupPanel::bitmap() const { return showsInodes() ? m_bitmaps->inodes : m_bitmaps->blocks; }

void GroupPanel::refresh() {
    if (!isVisible())
        return;
    const auto snapshot = m_workspace.session.sharedSnapshot();
    const bool readable = snapshot && snapshot->hasVolume() && m_workspace.structures.bytes();
    const auto group = readable ? groupOf(*snapshot->layout, m_workspace.selection.place()) : noGroup;
    if (group == noGroup) {
        m_bitmaps.reset();
        m_reading.drop();
        return showBitmap();
    }
    if (m_bitmaps && m_bitmaps->group == group && m_snapshot == snapshot)
        return follow();
    read(group);
}

void GroupPanel::read(GroupNumber group) {
    const auto snapshot = m_workspace.session.sharedSnapshot();
    const auto work = [disk = m_workspace.structures.bytes(), snapshot, group] {
        return readGroupBitmaps(*disk, *snapshot, group);
    };
    m_reading.run(this, work, [this, snapshot](GroupBitmaps read) {
        m_bitmaps = std::move(read);
        m_snapshot = snapshot;
        showBitmap();
    });
}

QString GroupPanel::summary() const {
    if (!m_bitmaps) {
        return m_workspace.structures.reason().isEmpty() ? tr("Select a group, or a block of it.")
                                                         : m_workspace.structures.reason();
    }
    const auto group = number(m_bitmaps->group.value);
    if (!bitmap().error.empty())
        return tr("Group %1: %2.").arg(group, text(bitmap().error));
    const auto free = number(bitmap().free());
    const auto all = number(bitmap().bits.size());
    const auto counts = showsInodes() ? tr("Group %1: %2 of %3 inodes are free.").arg(group, free, all)
                        : m_snapshot->layout->filesystem.blocksPerCluster() > 1
                            ? tr("Group %1: %2 of %3 clusters are free.").arg(group, free, all)
                            : tr("Group %1: %2 of %3 blocks are free.").arg(group, free, all);
    if (!bitmap().computed)
        return counts;
    return showsInodes()
               ? tr("%1 Hatched: INODE_UNINIT is set, so the bitmap was never written; the kernel takes all "
                    "inodes as free.")
                     .arg(counts)
               : tr("%1 Hatched: BLOCK_UNINIT is set, so the bitmap was never written; the kernel computes it "
                    "from the metadata that lies in the group.")
                     .arg(counts);
}

void GroupPanel::showBitmap() {
    m_summary->setText(summary());
    m_choice->setEnabled(m_bitmaps.has_value());
    m_grid->setVisible(m_bitmaps && m_choice->currentIndex() != static_cast<int>(Shown::InodeList));
    m_grid->show(m_bitmaps ? bitmap() : GroupBitmap{});
    follow();
}

void GroupPanel::follow() {
    const auto nth = m_bitmaps ? selectedBit() : std::nullopt;
    m_grid->select(nth);
    name(nth);
}

Place GroupPanel::placeOf(std::size_t nth) const {
    const auto& fs = m_snapshot->layout->filesystem;
    if (!showsInodes())
        return BlockPlace{fs.blockOfBit(m_bitmaps->group, nth)};
    const auto inode = fs.firstInodeOf(m_bitmaps->group) + nth;
    return placeOfTarget(*m_snapshot, m_workspace.session.judgement(), {.kind = GotoKind::Inode, .value = inode})
        .value_or(Place{});
}

std::optional<std::size_t> GroupPanel::selectedBit() const {
    const auto* const place = std::get_if<BlockPlace>(&m_workspace.selection.place());
    if (place == nullptr)
        return std::nullopt;
    const auto& fs = m_snapshot->layout->filesystem;
    if (!showsInodes()) {
        return fs.blocksOf(m_bitmaps->group).contains(place->block) ? std::optional<std::size_t>(fs.bitOf(place->block))
                                                                    : std::nullopt;
    }
    const auto inode = inodeOf(*m_snapshot->layout, *place);
    return inode ? std::optional<std::size_t>(fs.indexOfInode(*inode)) : std::nullopt;
}

void GroupPanel::choose(std::size_t nth) {
    if (const auto place = placeOf(nth); !std::holds_alternative<std::monostate>(place))
        m_workspace.selection.select(place);
}

/// Names the bit under the pointer, else the selected one.
void GroupPanel::name(std::optional<std::size_t> nth) {
    nth = nth || !m_bitmaps ? nth : selectedBit();
    if (!nth || !m_bitmaps || *nth >= bitmap().bits.size())
        return m_name->setText(m_bitmaps ? tr("Point at a cell to name it; a click selects it.") : QString());
    m_name->setText(nameOf(*nth));
}

/// Precondition: the bitmap has a bit `nth`.
QString GroupPanel::nameOf(std::size_t nth) const {
    const auto& bit = bitmap().bits[nth];
    const auto state = bit.inUse ? tr("in use") : tr("free");
    if (!showsInodes()) {
        const auto place = placeOf(nth);
        const auto block = number(std::get<BlockPlace>(place).block.value);
        const auto what = bit.kind ? placeName(m_workspace.session.judgement(), place) : tr("data");
        return bit.inUse || bit.kind ? tr("Block %1: %2, %3.").arg(block, what, state)
                                     : tr("Block %1: free.").arg(block);
    }
    const auto inode = m_snapshot->layout->filesystem.firstInodeOf(m_bitmaps->group) + nth;
    return inode <= lastReservedInode ? tr("Inode %1, index %2: %3, reserved.").arg(number(inode), number(nth), state)
                                      : tr("Inode %1, index %2: %3.").arg(number(inode), number(nth), state);
}

} // namespace atlas::ui
