// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/lens_panel.h"

#include "ui/lens/lens_view.h"
#include "ui/session/structure_copies.h"
#include "ui/session/whereabouts.h"
#include "ui/text/qt_text.h"
#include "view/lens_layout.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace atlas::ui {

Place lensTarget(const LayoutPtr& layout, const Place& selected) {
    if (!layout || std::holds_alternative<DiskPlace>(selected) || !blocksOf(*layout, selected).empty())
        return selected;
    // The structure whose fields and bytes are shown until something is selected.
    const auto* superblock = layout->firstOf(RegionKind::PrimarySuperblock);
    return BlockPlace{superblock == nullptr ? BlockNumber{0} : superblock->first};
}

BlockInterval lensBlocks(const DrawnVolumePtr& volume, const Place& target) {
    const auto blocks = volume ? blocksOf(volume->layout(), target) : BlockInterval{};
    if (blocks.empty() || blocks.first >= volume->filesystem().end())
        return {};
    const auto* block = std::get_if<BlockPlace>(&target);
    return block != nullptr && !fitsLens(*volume, blocks) ? BlockInterval{block->block, {1}} : blocks;
}

LensPanel::LensPanel(Workspace& workspace, LensForm form, QWidget* parent)
    : QWidget(parent), m_workspace(workspace), m_form(form), m_lens(new LensView), m_title(new QLabel) {
    build();
    connect(m_lens, &LensView::selected, this, &LensPanel::pick);
    connect(&workspace.session, &Session::volumeChanged, this, &LensPanel::showVolume);
    connect(&workspace.selection, &Selection::changed, this, &LensPanel::follow);
}

void LensPanel::build() {
    const bool wide = m_form == LensForm::Wide;
    m_lens->setObjectName(wide ? "lens" : "smallLens");
    m_title->setObjectName(wide ? "lensTitle" : "smallLensTitle");
    m_title->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    m_title->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    if (wide)
        row->addWidget(m_title, 1);
    else
        row->addWidget(new QLabel(tr("<b>On the disk</b>")), 1);
    const auto button = [&](const QString& words, const QString& tip) {
        auto* made = new QToolButton;
        made->setText(words);
        made->setToolTip(tip);
        made->setAutoRaise(true);
        row->addWidget(made);
        return made;
    };
    connect(button(QStringLiteral("−"), tr("Zoom out (Ctrl+wheel, −)")), &QToolButton::clicked, m_lens,
            [this] { m_lens->zoomBy(0.5); });
    connect(button(QStringLiteral("+"), tr("Zoom in (Ctrl+wheel, +)")), &QToolButton::clicked, m_lens,
            [this] { m_lens->zoomBy(2); });
    if (wide) {
        connect(button(tr("Whole disk"), tr("Zoom out to the whole disk (0)")), &QToolButton::clicked, m_lens,
                &LensView::showAll);
        connect(button(tr("Back to it"), tr("The structure in the middle again (Enter)")), &QToolButton::clicked, this,
                [this] { follow(target()); });
    } else {
        connect(button(tr("Larger"), tr("Show the lens below the map, as wide as the map")), &QToolButton::clicked,
                this, &LensPanel::largerAsked);
    }
    arrange(row);
}

void LensPanel::arrange(QHBoxLayout* buttons) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addLayout(buttons);
    column->addWidget(m_lens);
    if (m_form == LensForm::Narrow)
        column->addWidget(m_title);
}

Place LensPanel::target() const { return lensTarget(m_workspace.session.layout(), m_workspace.selection.place()); }

void LensPanel::showVolume(VolumeChange change) {
    const auto& volume = m_workspace.session.volume();
    m_lens->show(volume);
    if (volume && change == VolumeChange::Another)
        follow(target());
    else if (volume && change == VolumeChange::Judged)
        showWorking();
}

void LensPanel::follow(const Place&) {
    const auto place = target();
    if (const auto* outside = std::get_if<DiskPlace>(&place)) {
        m_lens->selectOutside(outside->byte);
        return showWorking();
    }
    const auto blocks = lensBlocks(m_workspace.session.volume(), target());
    if (blocks.empty())
        return;
    if (m_picking)
        m_lens->outline(blocks);
    else
        m_lens->select(blocks);
    showWorking();
}

void LensPanel::showWorking() {
    const auto& judgement = m_workspace.session.judgement();
    const auto place = target();
    const auto blocks = lensBlocks(m_workspace.session.volume(), place);
    const auto* outside = std::get_if<DiskPlace>(&place);
    if (outside != nullptr || !blocks.empty()) {
        const auto working =
            (outside != nullptr ? byteWorking(judgement, outside->byte) : structureWorking(judgement, blocks))
                .toHtmlEscaped();
        m_title->setText(m_form == LensForm::Narrow
                             ? working
                             : tr("<b>Around %1</b>: %2").arg(placeName(judgement, place).toHtmlEscaped(), working));
        fitTitle();
    }
}

/// At least two lines, so that a change between one and two does not move the lens.
void LensPanel::fitTitle() {
    if (m_form == LensForm::Narrow)
        return;
    const int needed = m_title->heightForWidth(m_title->width());
    m_title->setMinimumHeight(std::max(2 * m_title->fontMetrics().lineSpacing(), needed));
}

void LensPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitTitle();
}

void LensPanel::pick(BlockNumber block) {
    m_picking = true;
    m_workspace.selection.select(BlockPlace{block});
    m_picking = false;
}

} // namespace atlas::ui
