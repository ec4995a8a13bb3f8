// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/view_menu.h"

#include "ui/map/group_map.h"
#include "ui/session/qt_text.h"
#include "ui/window/theme.h"
#include "ui/window/volume_view.h"

#include <QAction>
#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace atlas::ui {

namespace {

const QString themeKey = QStringLiteral("theme");
const QString rowsKey = QStringLiteral("rows");
const QString bitmapsKey = QStringLiteral("allocationFromBitmaps");
const QString magnifiedKey = QStringLiteral("magnified");

QAction* addChoice(QActionGroup& group, QMenu& menu, const QString& text, const QString& tip, int value, bool checked) {
    auto* action = menu.addAction(text);
    action->setToolTip(tip);
    action->setCheckable(true);
    action->setData(value);
    group.addAction(action);
    action->setChecked(checked);
    return action;
}

void addButtons(QHBoxLayout& row, const QActionGroup& group) {
    for (auto* action : group.actions()) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        row.addWidget(button);
    }
}

/// Updates the menu to a value that was set on the map by code.
void check(const QActionGroup& choices, int data) {
    for (auto* action : choices.actions()) {
        action->setChecked(action->data().toInt() == data);
    }
}

} // namespace

ViewMenu::ViewMenu(Workspace& workspace, VolumeView& volume, QWidget* parent)
    : QMenu(tr("&View"), parent),
      m_workspace(workspace),
      m_volume(volume),
      m_rows(new QActionGroup(this)),
      m_scale(new QActionGroup(this)) {
    setToolTipsVisible(true);
    addRows();
    addSeparator();
    addScale();
    addSeparator();
    addBitmaps();
    addSeparator();
    addZoom();
    m_docksBefore = addSeparator();
    addThemes();
    connect(&workspace.session, &Session::opened, this, &ViewMenu::refresh);
    refresh();
}

void ViewMenu::addRows() {
    const int chosen = m_workspace.settings.value(rowsKey, static_cast<int>(RowMode::Group)).toInt();
    const auto add = [&](RowMode mode, const QString& text, const QString& tip, const QString& keys) {
        auto* action = addChoice(*m_rows, *this, text, tip, static_cast<int>(mode), chosen == static_cast<int>(mode));
        action->setShortcut(QKeySequence(keys));
    };
    add(RowMode::Group, tr("&Groups"), tr("One row for each block group"), "Ctrl+1");
    add(RowMode::FlexGroup, tr("&Flex groups"), tr("One row for each flex group"), "Ctrl+2");
    add(RowMode::WholeVolume, tr("&Whole volume"), tr("The whole volume in the rows that fit"), "Ctrl+3");
    m_volume.map().setRowMode(static_cast<RowMode>(chosen));
    connect(m_rows, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_volume.map().setRowMode(static_cast<RowMode>(action->data().toInt()));
        m_volume.showMap();
        m_workspace.settings.setValue(rowsKey, action->data());
    });
    m_needVolume << m_rows->actions();
}

void ViewMenu::addScale() {
    const bool magnified = m_workspace.settings.value(magnifiedKey, false).toBool();
    addChoice(*m_scale, *this, tr("&True scale"), tr("Each block as wide as any other"), 0, !magnified);
    addChoice(*m_scale, *this, tr("Metadata &magnified"), tr("Metadata get half of each row; not to scale"), 1,
              magnified)
        ->setShortcut(QKeySequence(QStringLiteral("Ctrl+M")));
    m_volume.map().setMagnified(magnified);
    connect(m_scale, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_volume.map().setMagnified(action->data().toInt() == 1);
        m_volume.showMap();
        m_workspace.settings.setValue(magnifiedKey, action->data().toInt() == 1);
    });
    m_needVolume << m_scale->actions();
}

void ViewMenu::addBitmaps() {
    auto& bitmaps = m_workspace.bitmaps;
    bitmaps.setUnasked(m_workspace.settings.value(bitmapsKey, true).toBool());
    m_bitmaps = addAction(QString());
    m_bitmaps->setObjectName("bitmaps");
    m_bitmaps->setCheckable(true);
    m_bitmaps->setShortcut(QKeySequence(QStringLiteral("Ctrl+B")));
    connect(m_bitmaps, &QAction::triggered, this, [this, &bitmaps](bool shown) {
        bitmaps.setShown(shown);
        bitmaps.setUnasked(shown);
        m_workspace.settings.setValue(bitmapsKey, shown);
    });
    connect(&bitmaps, &BitmapLoader::stateChanged, this, &ViewMenu::showBitmaps);
    showBitmaps();
}

void ViewMenu::showBitmaps() {
    const auto& bitmaps = m_workspace.bitmaps;
    const bool large = bitmaps.state() == BitmapState::Waiting && bitmaps.bytes() > BitmapLoader::readUnasked;
    m_bitmaps->setText(large ? tr("&Allocation from bitmaps (reads %1)").arg(ui::size(bitmaps.bytes()))
                             : tr("&Allocation from bitmaps"));
    m_bitmaps->setToolTip(bitmaps.reason().isEmpty()
                              ? tr("Shades what is in use block by block, as the block bitmaps have it, and not by the "
                                   "groups' free counts")
                              : bitmaps.reason());
    m_bitmaps->setEnabled(bitmaps.state() != BitmapState::None && bitmaps.state() != BitmapState::Unavailable);
    m_bitmaps->setChecked(bitmaps.isShown());
}

void ViewMenu::addZoom() {
    auto* map = &m_volume.map();
    m_needVolume << addAction(tr("Zoom &in"), QKeySequence::ZoomIn, map, &GroupMap::zoomIn);
    m_needVolume << addAction(tr("Zoom &out"), QKeySequence::ZoomOut, map, &GroupMap::zoomOut);
    m_needVolume << addAction(tr("Zoom to &selection"), QKeySequence(QStringLiteral("Ctrl+Return")), &m_volume,
                              &VolumeView::zoomToSelection);
    m_needVolume << addAction(tr("Show &all"), QKeySequence(QStringLiteral("Ctrl+0")), map, &GroupMap::showAll);
}

void ViewMenu::addThemes() {
    auto* menu = addMenu(tr("Th&eme"));
    auto* group = new QActionGroup(this);
    const auto current = themeNamed(m_workspace.settings.value(themeKey).toString());
    const auto add = [&](Theme theme, const QString& text) {
        addChoice(*group, *menu, text, {}, static_cast<int>(theme), theme == current);
    };
    add(Theme::System, tr("As the &system has it"));
    add(Theme::Light, tr("&Light"));
    add(Theme::Dark, tr("&Dark"));
    connect(group, &QActionGroup::triggered, this, [this](const QAction* action) {
        const auto theme = static_cast<Theme>(action->data().toInt());
        m_workspace.settings.setValue(themeKey, name(theme));
        apply(theme);
    });
}

QWidget* ViewMenu::makeControls() {
    auto* controls = new QWidget;
    // The style's highlight of a checked button has too little contrast in the dark theme.
    controls->setStyleSheet(
        QStringLiteral("QToolButton { border: 1px solid palette(mid); padding: 2px 8px; margin: 1px 0; }"
                       "QToolButton:hover, QToolButton:focus { border-color: palette(highlight); }"
                       "QToolButton:checked { background: palette(highlight); color: palette(highlighted-text); }"
                       "QToolButton:disabled { background: transparent; color: palette(mid); }"));
    auto* row = new QHBoxLayout(controls);
    row->setContentsMargins(0, 0, 6, 0);
    row->setSpacing(0);
    row->addWidget(new QLabel(tr("Rows") + ' '));
    addButtons(*row, *m_rows);
    row->addSpacing(12);
    addButtons(*row, *m_scale);
    return controls;
}

void ViewMenu::addDocks(const QList<QAction*>& toggles) {
    insertActions(m_docksBefore, toggles);
    insertSeparator(toggles.front());
}

void ViewMenu::refresh() {
    check(*m_rows, static_cast<int>(m_volume.map().rowMode()));
    check(*m_scale, m_volume.map().isMagnified() ? 1 : 0);
    const auto layout = m_workspace.session.layout();
    for (auto* action : std::as_const(m_needVolume)) {
        action->setEnabled(layout != nullptr);
    }
    if (layout && layout->filesystem.groupsPerFlex() <= 1) {
        m_rows->actions().at(1)->setEnabled(false);
    }
}

} // namespace atlas::ui
