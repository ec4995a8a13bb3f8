// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/group_panel.h"

#include "inspect/group_inodes.h"
#include "ui/inspector/bit_grid.h"
#include "ui/inspector/inodes_panel.h"
#include "ui/session/goto_place.h"
#include "ui/session/structure_working.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

namespace atlas::ui {

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
    if (!isVisible()) {
        return;
    }
    const auto snapshot = m_workspace.session.sharedSnapshot();
    const bool readable = snapshot && snapshot->hasVolume() && m_workspace.structures.bytes();
    const auto group = readable ? groupOf(*snapshot->layout, m_workspace.selection.place()) : noGroup;
    if (group == noGroup) {
        m_bitmaps.reset();
        m_reading.drop();
        return showBitmap();
    }
    if (m_bitmaps && m_bitmaps->group == group && m_snapshot == snapshot) {
        return follow();
    }
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
    if (!bitmap().error.empty()) {
        return tr("Group %1: %2.").arg(group, text(bitmap().error));
    }
    const auto free = number(bitmap().free());
    const auto all = number(bitmap().bits.size());
    const auto counts = showsInodes() ? tr("Group %1: %2 of %3 inodes are free.").arg(group, free, all)
                        : m_snapshot->layout->filesystem.blocksPerCluster() > 1
                            ? tr("Group %1: %2 of %3 clusters are free.").arg(group, free, all)
                            : tr("Group %1: %2 of %3 blocks are free.").arg(group, free, all);
    if (!bitmap().computed) {
        return counts;
    }
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
    if (!showsInodes()) {
        return BlockPlace{fs.blockOfBit(m_bitmaps->group, nth)};
    }
    const auto inode = fs.firstInodeOf(m_bitmaps->group) + nth;
    return placeOfTarget(*m_snapshot, m_workspace.session.judgement(), {.kind = GotoKind::Inode, .value = inode})
        .value_or(Place{});
}

std::optional<std::size_t> GroupPanel::selectedBit() const {
    const auto* const place = std::get_if<BlockPlace>(&m_workspace.selection.place());
    if (place == nullptr) {
        return std::nullopt;
    }
    const auto& fs = m_snapshot->layout->filesystem;
    if (!showsInodes()) {
        return fs.blocksOf(m_bitmaps->group).contains(place->block) ? std::optional<std::size_t>(fs.bitOf(place->block))
                                                                    : std::nullopt;
    }
    const auto inode = inodeOf(*m_snapshot->layout, *place);
    return inode ? std::optional<std::size_t>(fs.indexOfInode(*inode)) : std::nullopt;
}

void GroupPanel::choose(std::size_t nth) {
    if (const auto place = placeOf(nth); !std::holds_alternative<std::monostate>(place)) {
        m_workspace.selection.select(place);
    }
}

/// Names the bit under the pointer, else the selected one.
void GroupPanel::name(std::optional<std::size_t> nth) {
    nth = nth || !m_bitmaps ? nth : selectedBit();
    if (!nth || !m_bitmaps || *nth >= bitmap().bits.size()) {
        return m_name->setText(m_bitmaps ? tr("Point at a cell to name it; a click selects it.") : QString());
    }
    const auto& bit = bitmap().bits[*nth];
    const auto state = bit.inUse ? tr("in use") : tr("free");
    if (!showsInodes()) {
        const auto place = placeOf(*nth);
        const auto block = number(std::get<BlockPlace>(place).block.value);
        const auto what = bit.kind ? placeName(m_workspace.session.judgement(), place) : tr("data");
        return m_name->setText(bit.inUse || bit.kind ? tr("Block %1: %2, %3.").arg(block, what, state)
                                                     : tr("Block %1: free.").arg(block));
    }
    const auto inode = m_snapshot->layout->filesystem.firstInodeOf(m_bitmaps->group) + *nth;
    m_name->setText(inode <= lastReservedInode
                        ? tr("Inode %1, index %2: %3, reserved.").arg(number(inode), number(*nth), state)
                        : tr("Inode %1, index %2: %3.").arg(number(inode), number(*nth), state));
}

} // namespace atlas::ui
