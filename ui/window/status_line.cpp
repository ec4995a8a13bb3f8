// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/status_line.h"

#include "report/words/labels.h"
#include "ui/alignment/alignment_page.h"
#include "ui/lens/lens_panel.h"
#include "ui/lens/lens_view.h"
#include "ui/map/group_map.h"
#include "ui/panel/selection_panel.h"
#include "ui/session/structure_copies.h"
#include "ui/strip/disk_strip.h"
#include "ui/text/descriptor_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"
#include "ui/window/map_page.h"
#include "ui/window/pages.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace atlas::ui {

namespace {

const QString separator = QStringLiteral("   ");

void colour(QLabel& label, VerdictTone tone) {
    QPalette own; // sets no colour: follows the window, also when the theme changes
    if (isAlarming(tone))  // other verdicts stay in the text colour
        own.setColor(QPalette::WindowText, *verdictColour(tone, paletteFor(label.parentWidget()->palette())));
    label.setPalette(own);
}

/// Text for a block outside all structures: its bitmap bit if known, else the free share of its group from the
/// descriptor.
QString spaceText(const Layout& layout, const AllocationMap* allocation, BlockNumber block) {
    if (const auto status = statusOf(allocation, block); status != BlockStatus::Unknown)
        return text(label(status));
    const auto group = layout.filesystem.groupOf(block);
    const auto of = layout.filesystem.blocksOf(group).count.value;
    if (group.value >= layout.groups.size().value || of == 0)
        return text(label({}, noGroup));
    const auto claimed = layout.freeBlocksOf(group);
    if (!claimed)
        return text(label({}, noGroup));
    const auto free = claimed->value;
    return StatusLine::tr("data or free (%1 % of the group is free)").arg(100 * std::min(free, of) / of);
}

/// "byte 4,296,068,608", "sector 8,390,759", "physical sector 1,048,844 + 3,584", "block 524,293", "group 16 (flex
/// group 1)"; a block also gets its structure or whether it is in use. `layout` and `allocation` may be null. `moved`:
/// a what-if moves the volume.
QStringList statusParts(const Whereabouts& where, const Place& place, const Layout* layout,
                        const AllocationMap* allocation, bool moved) {
    const QString byte = moved ? StatusLine::tr("what if: byte %1") : StatusLine::tr("byte %1");
    QStringList parts{byte.arg(number(where.byte.value)), StatusLine::tr("sector %1").arg(number(where.sector.value)),
                      StatusLine::tr("physical sector %1 + %2")
                          .arg(number(where.physicalSector), number(where.inPhysicalSector.value))};
    if (where.block && layout != nullptr) {
        parts << StatusLine::tr("block %1").arg(number(where.block->value));
        const QString group = number(where.group.value);
        const auto& fs = layout->filesystem;
        parts << (fs.hasFlexGroups()
                      ? StatusLine::tr("group %1 (flex group %2)").arg(group, number(fs.flexGroupOf(where.group)))
                      : StatusLine::tr("group %1").arg(group));
        if (const auto* block = std::get_if<BlockPlace>(&place))
            parts << structureName(*layout, *block).value_or(spaceText(*layout, allocation, block->block));
    } else if (where.partition) {
        parts << StatusLine::tr("partition %1").arg(*where.partition);
    }
    return parts;
}

} // namespace

QString selectionWords(const Workspace& workspace) {
    const auto& session = workspace.session;
    const auto& place = workspace.selection.place();
    if (!session.isOpen())
        return {};
    const auto& judgement = session.judgement();
    QStringList parts;
    if (!std::holds_alternative<BlockPlace>(place)) // whose name is the last part
        parts << placeName(judgement, place);
    if (const auto where = whereaboutsOf(judgement, place))
        parts << statusParts(*where, place, session.layout().get(), workspace.bitmaps.map().get(),
                             judgement.remedies.whatIf);
    parts.removeAll(QString());
    return listText(parts);
}

StatusLine::StatusLine(Workspace& workspace, QWidget* parent)
    : QWidget(parent), m_workspace(workspace), m_place(new QLabel(this)), m_verdict(new QLabel(this)) {
    m_place->setObjectName("statusPlace");
    m_verdict->setObjectName("statusVerdict");
    m_place->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_place->setTextFormat(Qt::PlainText);
    m_place->setMinimumWidth(1); // lets a long text be cut off instead of widening the window
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(6, 0, 6, 0);
    row->setSpacing(14);
    row->addWidget(m_place);
    row->addWidget(m_verdict);
    row->addStretch(1);
    connect(&workspace.selection, &Selection::changed, this, &StatusLine::showSelection);
    connect(&workspace.session, &Session::opened, this, &StatusLine::showSelection);
    connect(&workspace.session, &Session::judgedAgain, this, &StatusLine::showSelection);
}

void StatusLine::follow(Pages& pages) {
    connect(&pages.map(), &GroupMap::hovered, this, &StatusLine::showBlock);
    connect(&pages, &Pages::pageChanged, this, &StatusLine::showSelection);
    connect(&pages.strip(), &DiskStrip::hovered, this, &StatusLine::showByteOnDisk);
    pages.strip().installEventFilter(this);
    connect(&pages.mapPage().groups(), &GroupMap::hovered, this, &StatusLine::showBlock);
    for (auto* lens :
         {&pages.alignment().lens().lens(), &pages.mapPage().lens().lens(), &pages.panel().lens().lens()}) {
        connect(lens, &LensView::hovered, this, &StatusLine::showByte);
        lens->installEventFilter(this);
    }
}

bool StatusLine::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Leave && isVisible())
        showSelection();
    return QWidget::eventFilter(watched, event);
}

void StatusLine::showBlock(std::optional<BlockNumber> block, std::uint64_t alike) {
    const auto& session = m_workspace.session;
    if (block && session.judgement().hasVolume()) {
        show(whereabouts(session.judgement(), *block), BlockPlace{*block}, session.judgement().remedies.whatIf);
        if (alike > 0) {
            m_parts << tr("this row stands for %1 more").arg(number(alike));
            fit();
        }
    } else {
        showSelection();
    }
}

void StatusLine::showByte(ByteOffset byte) {
    if (m_workspace.session.isOpen()) {
        const auto& judgement = m_workspace.session.judgement();
        show(whereabouts(judgement, byte), judgement.remedies.whatIf);
    }
}

void StatusLine::showByteOnDisk(ByteOffset byte) {
    if (m_workspace.session.isOpen()) {
        const auto& judgement = m_workspace.session.judgement();
        show(whereaboutsOnDisk(m_workspace.session, byte), judgement.remedies.whatIf && !judgement.remedies.conflict);
    }
}

void StatusLine::showSelection() {
    const auto& session = m_workspace.session;
    const auto& place = m_workspace.selection.place();
    if (const auto where = session.isOpen() ? whereaboutsOf(session.judgement(), place) : std::nullopt)
        return show(*where, place, session.judgement().remedies.whatIf);
    m_parts.clear();
    m_verdict->clear();
    fit();
}

void StatusLine::show(const Whereabouts& where, const Place& place, bool moved) {
    m_parts = statusParts(where, place, m_workspace.session.layout().get(), m_workspace.bitmaps.map().get(), moved);
    const bool isGroup = std::holds_alternative<GroupPlace>(place); // `where` describes its first block only
    const auto& verdict = where.verdict.fit;
    const bool hasVerdict = verdict && !isGroup;
    m_verdict->setText(where.verdict.missing ? tr("past the end: missing")
                       : hasVerdict          ? fitText(*verdict)
                                             : QString());
    m_ofPlace = hasVerdict && *verdict != Fit::Whole ? toneOf(*verdict) : VerdictTone::Plain;
    colour(*m_verdict, m_ofPlace);
    fit();
}

void StatusLine::show(const Whereabouts& where, bool moved) {
    show(where, where.block ? Place{BlockPlace{*where.block}} : Place{}, moved);
}

bool StatusLine::fits() const {
    const auto& row = *layout();
    int room = width() - 2 * row.spacing();
    for (const auto* label : {m_place, m_verdict})
        room -= label->sizeHint().width() + (label->text().isEmpty() ? 0 : row.spacing());
    return room >= 0;
}

void StatusLine::fit() {
    constexpr qsizetype droppable = 3; // the last parts to drop: physical sector, sector, byte follow from the block
    m_place->setText(m_parts.join(separator));
    m_place->setToolTip(m_parts.join(separator));
    auto parts = m_parts;
    for (auto last = std::min(droppable, parts.size()) - 1; last >= 0 && parts.size() > 1 && !fits(); --last) {
        parts.removeAt(last);
        m_place->setText(parts.join(separator));
    }
}

void StatusLine::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void StatusLine::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour(*m_verdict, m_ofPlace);
}

} // namespace atlas::ui
