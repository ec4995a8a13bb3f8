// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/map_page.h"

#include "ui/drawing/legend.h"
#include "ui/lens/lens_panel.h"
#include "ui/map/group_map.h"
#include "ui/widgets/accessible_picture.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace atlas::ui {
namespace {

void addButtons(QHBoxLayout& row, const QList<QAction*>& actions) {
    for (auto* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        row.addWidget(button);
    }
}

} // namespace

RowControls::RowControls(const QList<QAction*>& rows, QAction* scale, QWidget* parent)
    : QWidget(parent), m_rows(rows), m_buttons(new QWidget(this)), m_menuButton(new QToolButton(this)) {
    // The style gives a checked button too little contrast in the dark theme.
    setStyleSheet(
        QStringLiteral("QToolButton { border: 1px solid palette(mid); padding: 2px 8px; margin: 1px 0; }"
                       "QToolButton:hover, QToolButton:focus { border-color: palette(highlight); }"
                       "QToolButton:checked { background: palette(highlight); color: palette(highlighted-text); }"
                       "QToolButton:disabled { background: transparent; color: palette(mid); }"
                       "QToolButton[popupMode=\"2\"] { padding-right: 16px; }"));
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 6, 0);
    row->setSpacing(0);
    addButtons(*row, rows);
    row->addSpacing(8);
    addButtons(*row, {scale});
    auto* menu = new QMenu(m_menuButton);
    menu->addActions(rows);
    menu->addSeparator();
    menu->addAction(scale);
    m_menuButton->setObjectName("rowsMenu");
    m_menuButton->setMenu(menu);
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->setToolTip(tr("Rows and scale of the map"));
    m_menuButton->hide();
    auto* both = new QHBoxLayout(this);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(0);
    both->addWidget(m_buttons);
    both->addWidget(m_menuButton);
    for (auto* action : rows)
        connect(action, &QAction::changed, this, &RowControls::showChosen);
    showChosen();
}

void RowControls::fit(int width) {
    const bool wide = m_buttons->sizeHint().width() <= width;
    m_buttons->setVisible(wide);
    m_menuButton->setVisible(!wide);
    adjustSize();
}

void RowControls::showChosen() {
    for (const auto* action : m_rows)
        if (action->isChecked())
            m_menuButton->setText(action->iconText());
}

namespace {

constexpr int smallestHeight = 130; ///< without the lens

} // namespace

MapPage::MapPage(Workspace& workspace, QWidget* parent)
    : QSplitter(Qt::Vertical, parent), m_map(new GroupMap), m_legend(new Legend), m_lens(new LensPanel(workspace)) {
    auto* aboveLens = new QWidget;
    auto* column = new QVBoxLayout(aboveLens);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_map, 1);
    column->addWidget(m_legend);
    m_lens->setContentsMargins(6, 2, 6, 0);
    addWidget(aboveLens);
    addWidget(m_lens);
    setStretchFactor(0, 1);
    setCollapsible(0, false);
    setMinimumHeight(smallestHeight);
    m_map->setObjectName("map");
    // Queued: item views that follow the selection announce theirs as well, and the last announcement wins.
    connect(m_map, &GroupMap::selected, m_map, [this] { announceChosen(*m_map); }, Qt::QueuedConnection);
}

void MapPage::setLensWanted(bool wanted) {
    m_lensWanted = wanted;
    fitLens();
}

void MapPage::showVolume(const DrawnVolumePtr& volume) {
    m_map->show(volume);
    m_legend->setExtras(legendExtras(volume.get()));
}

void MapPage::resizeEvent(QResizeEvent* event) {
    fitLens();
    QSplitter::resizeEvent(event);
}

/// Hides a lens that does not fit whole; the map then takes all of the page.
void MapPage::fitLens() {
    const int needed = widget(0)->minimumSizeHint().height() + m_lens->minimumSizeHint().height() + handleWidth();
    m_lens->setVisible(m_lensWanted && height() >= needed);
}

} // namespace atlas::ui
