// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/view_menu.h"

#include "ui/lens/lens_panel.h"
#include "ui/map/group_map.h"
#include "ui/text/qt_text.h"
#include "ui/window/map_page.h"
#include "ui/window/pages.h"
#include "ui/window/theme.h"

#include <QAction>
#include <QActionGroup>

namespace atlas::ui {

namespace {

const QString themeKey = QStringLiteral("theme");
const QString lensKey = QStringLiteral("lensBelowMap");
const QString panelKey = QStringLiteral("selectionPanel");
const QString bitmapsKey = QStringLiteral("allocationFromBitmaps");
const QString magnifiedKey = QStringLiteral("magnified");

QAction* addChoice(QActionGroup& group, QMenu& menu, const QString& text, const QString& tip, int value, bool checked) {
    auto* action = menu.addAction(text);
    action->setIconText(withoutMnemonic(text));
    action->setToolTip(tip);
    action->setCheckable(true);
    action->setData(value);
    group.addAction(action);
    action->setChecked(checked);
    return action;
}

/// Overview for an unknown mode, as written by another version.
RowMode rowModeIn(const QVariant& setting) {
    bool known = false;
    const int mode = setting.toInt(&known);
    return known && mode >= 0 && mode <= static_cast<int>(RowMode::Overview) ? static_cast<RowMode>(mode)
                                                                             : RowMode::Overview;
}

void check(const QActionGroup& choices, int data) {
    for (auto* action : choices.actions())
        action->setChecked(action->data().toInt() == data);
}

} // namespace

ViewMenu::ViewMenu(Workspace& workspace, Pages& pages, QWidget* parent)
    : QMenu(tr("&View"), parent), m_workspace(workspace), m_pages(pages), m_rows(new QActionGroup(this)) {
    setToolTipsVisible(true);
    addRows();
    addSeparator();
    addScale();
    addSeparator();
    addBitmaps();
    addUndo();
    addLens();
    addPanel();
    addSeparator();
    addZoom();
    addScreen();
    m_layoutBefore = addSeparator();
    addThemes();
    connect(&workspace.session, &Session::opened, this, &ViewMenu::refresh);
    refresh();
}

void ViewMenu::addRows() {
    const auto add = [&](RowMode mode, const QString& text, const QString& tip, const QString& keys) {
        auto* action = addChoice(*m_rows, *this, text, tip, static_cast<int>(mode), mode == RowMode::Overview);
        action->setShortcut(QKeySequence(keys));
    };
    add(RowMode::Overview, tr("&Overview"),
        tr("The whole volume, metadata magnified, flex groups that are alike drawn once"), "Ctrl+1");
    add(RowMode::FlexGroup, tr("&Flex groups"), tr("One row for each flex group"), "Ctrl+2");
    add(RowMode::Group, tr("&Groups"), tr("One row for each block group"), "Ctrl+3");
    add(RowMode::WholeVolume, tr("&Whole volume"), tr("The whole volume in the rows that fit"), "Ctrl+4");
    connect(m_rows, &QActionGroup::triggered, this, [this](const QAction* action) {
        m_pages.map().setRowMode(static_cast<RowMode>(action->data().toInt()));
        m_pages.showMap();
        m_workspace.settings.setValue(rowsKey(), action->data());
    });
    connect(&m_pages.map(), &GroupMap::rowModeChanged, this, &ViewMenu::showRowMode);
    m_needVolume << m_rows->actions();
}

/// Remembers the last rows separately for small and large volumes: group rows suit only a small one.
QString ViewMenu::rowsKey() const {
    constexpr std::uint64_t large = 200; // flex groups
    const auto flexGroups = m_workspace.session.layout()->filesystem.flexGroupCount();
    return flexGroups < large ? QStringLiteral("rows/small") : QStringLiteral("rows/large");
}

void ViewMenu::showRowMode(RowMode mode) {
    check(*m_rows, static_cast<int>(mode));
    m_magnified->setEnabled(m_workspace.session.layout() && mode != RowMode::Overview);
}

void ViewMenu::addScale() {
    const bool magnified = m_workspace.settings.value(magnifiedKey, false).toBool();
    m_magnified =
        addAction(tr("Metadata &magnified"), QKeySequence(QStringLiteral("Ctrl+M")), this, [this](bool chosen) {
            m_pages.map().setMagnified(chosen);
            m_pages.showMap();
            m_workspace.settings.setValue(magnifiedKey, chosen);
        });
    m_magnified->setCheckable(true);
    m_magnified->setChecked(magnified);
    m_magnified->setIconText(tr("Magnified"));
    m_magnified->setToolTip(
        tr("Metadata gets half of each row, which is then not to scale; the overview always magnifies"));
    m_pages.map().setMagnified(magnified);
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
    const bool large = bitmaps.state() == BitmapState::Waiting && bitmaps.areLarge();
    m_bitmaps->setText(large ? tr("&Allocation from bitmaps (reads %1)").arg(ui::size(bitmaps.bytes()))
                             : tr("&Allocation from bitmaps"));
    m_bitmaps->setToolTip(bitmaps.reason().isEmpty() ? tr("Shades what is in use block by block, according to the "
                                                          "block bitmaps instead of the groups' free counts")
                                                     : bitmaps.reason());
    m_bitmaps->setEnabled(bitmaps.state() != BitmapState::None && bitmaps.state() != BitmapState::Unavailable);
    m_bitmaps->setChecked(bitmaps.isShown());
}

void ViewMenu::addUndo() {
    auto* undo = addAction(tr("Un&do the what-if"), QKeySequence::Undo, &m_workspace.session, &Session::undoOverrides);
    undo->setToolTip(tr("Back to the drive and the start before the last change"));
    const auto refresh = [this, undo] { undo->setEnabled(m_workspace.session.canUndo()); };
    connect(&m_workspace.session, &Session::findingsChanged, undo, refresh);
    refresh();
}

void ViewMenu::addLens() {
    const bool shown = m_workspace.settings.value(lensKey, false).toBool();
    m_lens = addAction(tr("&Lens below the map"), this, [this](bool chosen) {
        m_pages.mapPage().setLensWanted(chosen);
        m_workspace.settings.setValue(lensKey, chosen);
    });
    m_lens->setCheckable(true);
    m_lens->setChecked(shown);
    m_pages.mapPage().setLensWanted(shown);
}

void ViewMenu::addPanel() {
    const bool shown = m_workspace.settings.value(panelKey, true).toBool();
    m_panel = addAction(tr("Panel of the sele&ction"), QKeySequence(Qt::Key_F9), this, [this](bool chosen) {
        m_pages.setPanelWanted(chosen);
        m_workspace.settings.setValue(panelKey, chosen);
    });
    m_panel->setCheckable(true);
    m_panel->setChecked(shown);
    m_pages.setPanelWanted(shown);
}

void ViewMenu::addZoom() {
    auto* map = &m_pages.map();
    m_needVolume << addAction(tr("Zoom &in"), QKeySequence::ZoomIn, map, &GroupMap::zoomIn);
    m_needVolume << addAction(tr("Zoom o&ut"), QKeySequence::ZoomOut, map, &GroupMap::zoomOut);
    m_needVolume << addAction(tr("Zoom to &selection"), QKeySequence(QStringLiteral("Ctrl+Return")), &m_pages,
                              &Pages::zoomToSelection);
    m_needVolume << addAction(tr("S&how all"), QKeySequence(QStringLiteral("Ctrl+0")), map, &GroupMap::showAll);
}

void ViewMenu::addScreen() {
    m_present = new QAction(tr("&Presentation"), this);
    m_present->setShortcut(QKeySequence(QStringLiteral("Ctrl+F11")));
    m_present->setToolTip(tr("Large type and no docks, on the whole screen"));
    m_present->setCheckable(true);
    connect(m_present, &QAction::toggled, this, &ViewMenu::presentationChosen);
    addAction(tr("Full sc&reen"), QKeySequence(Qt::Key_F11), this, [this] {
        if (m_isTaught || m_present->isChecked())
            return m_present->toggle();
        auto* window = parentWidget()->window();
        window->setWindowState(window->windowState() ^ Qt::WindowFullScreen);
    });
    addAction(m_present);
}

void ViewMenu::addThemes() {
    auto* menu = addMenu(tr("&Theme"));
    auto* group = new QActionGroup(this);
    const auto current = themeNamed(m_workspace.settings.value(themeKey).toString());
    const auto add = [&](Theme theme, const QString& text) {
        addChoice(*group, *menu, text, {}, static_cast<int>(theme), theme == current);
    };
    add(Theme::System, tr("As the &system has it"));
    add(Theme::Light, tr("&Light"));
    add(Theme::Dark, tr("&Dark"));
    add(Theme::HighContrast, tr("&High contrast"));
    connect(group, &QActionGroup::triggered, this, [this](const QAction* action) {
        const auto theme = static_cast<Theme>(action->data().toInt());
        m_workspace.settings.setValue(themeKey, name(theme));
        apply(theme);
    });
}

RowControls* ViewMenu::makeControls() { return new RowControls(m_rows->actions(), m_magnified); }

void ViewMenu::addLayout(const QList<QAction*>& drawers, QAction& toolBar) {
    auto* menu = new QMenu(tr("Draw&ers"), this);
    menu->addActions(drawers);
    auto* reset = new QAction(tr("Reset la&yout"), this);
    reset->setToolTip(tr("The window, its tool bar, panel and drawers as at the first start"));
    connect(reset, &QAction::triggered, this, [this] {
        if (!m_panel->isChecked())
            m_panel->trigger();
        Q_EMIT resetRequested();
    });
    insertSeparator(insertMenu(m_layoutBefore, menu));
    insertActions(m_layoutBefore, {&toolBar, reset});
}

void ViewMenu::refresh() {
    const auto layout = m_workspace.session.layout();
    if (layout && !m_workspace.session.wasReloaded())
        m_pages.map().setRowMode(rowModeIn(m_workspace.settings.value(rowsKey())));
    m_magnified->setChecked(m_pages.map().isMagnified());
    for (auto* action : std::as_const(m_needVolume))
        action->setEnabled(layout != nullptr);
    if (layout && !layout->filesystem.hasFlexGroups())
        m_rows->actions().at(1)->setEnabled(false);
    showRowMode(m_pages.map().rowMode());
}

} // namespace atlas::ui
