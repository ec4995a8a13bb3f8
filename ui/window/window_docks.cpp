// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_docks.h"

#include "ui/inspector/bytes_panel.h"
#include "ui/inspector/fields_panel.h"
#include "ui/inspector/file_panel.h"
#include "ui/inspector/findings_panel.h"
#include "ui/inspector/free_space_panel.h"
#include "ui/inspector/group_panel.h"
#include "ui/inspector/inspector_panel.h"
#include "ui/inspector/notes_panel.h"
#include "ui/inspector/owners_panel.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/flow_layout.h"

#include <QAbstractItemModel>
#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QGuiApplication>
#include <QTimer>
#include <QToolBar>
#include <QToolButton>
#include <algorithm>
#include <cmath>
#include <utility>

namespace atlas::ui {

bool restoreDocks(QMainWindow& window, const QByteArray& state) {
    QHash<QToolBar*, bool> hidden;
    for (auto* bar : window.findChildren<QToolBar*>(QString(), Qt::FindDirectChildrenOnly))
        hidden[bar] = bar->isHidden();
    const bool isRestored = window.restoreState(state);
    for (const auto& [bar, wasHidden] : hidden.asKeyValueRange())
        bar->setHidden(wasHidden);
    return isRestored;
}

void PageDocks::turnTo(PageKind page) {
    if (page == m_page)
        return;
    m_states[std::exchange(m_page, page)] = m_window.saveState();
    if (const auto state = m_states.find(page); state != m_states.end()) {
        restoreDocks(m_window, state->second);
        return;
    }
    for (auto* dock : m_window.findChildren<QDockWidget*>())
        dock->hide();
}

namespace {

constexpr QSize smallestPanel{200, 70};
constexpr int tallWindow = 1100; ///< with room for a drawer beside a map of many rows
constexpr double firstShare = 1.0 / 3;
constexpr double smallestShare = 0.05; // a drawer of no height could not be dragged open again
constexpr double largestShare = 0.9;
const QString stateKey = QStringLiteral("window/drawers");
const QString shareKey = QStringLiteral("window/drawerShare");

double usableShare(double share) { return std::clamp(share, smallestShare, largestShare); }

double storedShare(const QSettings& settings) {
    bool isNumber = false;
    const double share = settings.value(shareKey, firstShare).toDouble(&isNumber);
    return isNumber && std::isfinite(share) ? usableShare(share) : firstShare;
}

} // namespace

WindowDocks::WindowDocks(Workspace& workspace, QMainWindow& window)
    : QObject(&window),
      m_workspace(workspace),
      m_window(window),
      m_findings(new FindingsPanel(workspace)),
      m_freeSpace(new FreeSpacePanel(workspace)),
      m_notes(new NotesPanel(workspace)),
      m_file(new FilePanel(workspace)),
      m_bytes(new BytesPanel(workspace)),
      m_findingsDock(add(m_findings, "findingsDock", tr("Findings"), tr("&Findings"))),
      m_freeSpaceDock(add(m_freeSpace, "freeSpaceDock", tr("Free space"), tr("F&ree space"))),
      m_notesDock(add(m_notes, "notesDock", tr("Notes"), tr("&Notes"))),
      m_groupDock(add(new GroupPanel(workspace), "groupDock", tr("Group"), tr("&Group"))),
      m_fileDock(add(m_file, "fileDock", tr("File"), tr("Fi&le"))),
      m_ownersDock(add(new OwnersPanel(workspace), "ownersDock", tr("Owners"), tr("&Owners"))),
      m_fieldsDock(add(new FieldsPanel(workspace), "fieldsDock", tr("Fields"), tr("Fiel&ds"))),
      m_bytesDock(add(m_bytes, "bytesDock", tr("Bytes"), tr("&Bytes"))),
      m_inspectorDock(add(new InspectorPanel(workspace), "inspectorDock", tr("Inspector"), tr("&Inspector"))),
      m_pages(window),
      m_share(storedShare(workspace.settings)) {
    window.installEventFilter(this);
    window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    connect(m_file, &FilePanel::wanted, this, [this] {
        if (m_restored)
            open(*m_fileDock);
    });
    connect(&workspace.selection, &Selection::ownersWanted, this, &WindowDocks::askForOwners);
    connect(&workspace.selection, &Selection::bytesWanted, this, &WindowDocks::showBytes);
    connect(&workspace.session, &Session::findingsChanged, this, &WindowDocks::nameButtons);
    connect(&workspace.bookmarks, &Bookmarks::changed, this, &WindowDocks::nameButtons);
}

QDockWidget* WindowDocks::add(QWidget* panel, const QString& name, const QString& title, const QString& action) {
    auto* dock = new QDockWidget(title, &m_window);
    dock->setObjectName(name);
    dock->setWidget(panel);
    panel->setMinimumSize(smallestPanel); // the contents' own minimum would make the window outgrow a screen
    dock->hide();
    dock->installEventFilter(this);
    m_window.addDockWidget(Qt::BottomDockWidgetArea, dock);
    dock->toggleViewAction()->setText(action);
    connect(dock->toggleViewAction(), &QAction::triggered, this, [this, dock](bool shown) {
        if (shown)
            open(*dock);
    });
    return dock;
}

QList<QDockWidget*> WindowDocks::docks() const {
    return {m_findingsDock, m_freeSpaceDock, m_groupDock, m_fileDock,     m_ownersDock,
            m_fieldsDock,   m_bytesDock,     m_notesDock, m_inspectorDock};
}

QList<QAction*> WindowDocks::toggles() const {
    QList<QAction*> toggles;
    for (const auto* dock : docks())
        toggles << dock->toggleViewAction();
    return toggles;
}

QWidget* WindowDocks::makeBar(QWidget* last) {
    auto* bar = new QWidget;
    bar->setObjectName("drawers");
    auto* row = new FlowLayout(bar, Qt::AlignLeft, true);
    row->setContentsMargins(6, 0, 6, 0);
    row->setSpacing(2);
    for (auto* dock : docks()) {
        auto* button = new QToolButton;
        button->setObjectName(dock->objectName() + QStringLiteral("Button"));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        button->setToolTip(tr("Opens or closes this list below the map"));
        m_buttons[dock] = button;
        row->addWidget(button);
        connect(button, &QToolButton::clicked, dock->toggleViewAction(), &QAction::trigger);
        connect(dock->toggleViewAction(), &QAction::toggled, this, &WindowDocks::nameButtons);
    }
    row->addWidget(last);
    nameButtons();
    return bar;
}

void WindowDocks::nameButtons() {
    for (auto* dock : docks()) {
        auto* button = m_buttons.value(dock);
        if (button == nullptr)
            continue;
        const int rows = dock == m_findingsDock ? m_findings->table().rowCount()
                         : dock == m_notesDock  ? m_notes->table().rowCount()
                                                : 0;
        const auto name = rows > 0 ? tr("%1 %2").arg(dock->windowTitle(), number(static_cast<std::uint64_t>(rows)))
                                   : dock->windowTitle();
        button->setText((dock->isHidden() ? QStringLiteral("▸ ") : QStringLiteral("▾ ")) + name);
        button->setAccessibleName(name);
    }
}

void WindowDocks::restore(PageKind page) {
    if (std::exchange(m_restored, true))
        return;
    turnTo(PageKind::Structures);
    if (!restoreDocks(m_window, m_workspace.settings.value(stateKey).toByteArray()) &&
        m_window.height() >= tallWindow) {
        open(*m_findingsDock);
        m_window.resizeDocks({m_findingsDock}, {m_window.height() / 5}, Qt::Vertical); // the map keeps most of the room
    } else {
        QTimer::singleShot(0, this, &WindowDocks::applyShare); // when they have been laid out
    }
    turnTo(page);
}

void WindowDocks::save() {
    turnTo(PageKind::Structures);
    m_workspace.settings.setValue(stateKey, m_window.saveState());
}

void WindowDocks::closeOthers(const QDockWidget& opened) {
    for (auto* dock : docks())
        if (dock != &opened && !dock->isFloating())
            dock->hide();
}

void WindowDocks::open(QDockWidget& dock) {
    closeOthers(dock);
    dock.show();
    dock.raise();
    applyShare();
    dock.widget()->setFocus();
}

namespace {

/// The side of which a dock has a share: the width beside the pages, the height below them.
Qt::Orientation sharedSide(const QMainWindow& window, QDockWidget& dock) {
    const auto area = window.dockWidgetArea(&dock);
    return area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea ? Qt::Horizontal : Qt::Vertical;
}

int extent(const QWidget& widget, Qt::Orientation along) {
    return along == Qt::Horizontal ? widget.width() : widget.height();
}

} // namespace

void WindowDocks::applyShare() {
    m_sharedSize = m_window.size();
    for (auto* dock : docks()) {
        if (dock->isHidden() || dock->isFloating())
            continue;
        const auto along = sharedSide(m_window, *dock);
        m_window.resizeDocks({dock}, {std::max(1, static_cast<int>(extent(m_window, along) * m_share))}, along);
    }
}

/// A drawer keeps its share when the window is resized, and gets another one when its edge is dragged.
bool WindowDocks::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Resize)
        return QObject::eventFilter(watched, event);
    if (watched == &m_window) {
        QTimer::singleShot(0, this, &WindowDocks::applyShare); // when its layout has taken the new size
        return false;
    }
    auto* dock = qobject_cast<QDockWidget*>(watched);
    const bool isDragged = (QGuiApplication::mouseButtons() & Qt::LeftButton) != 0 && m_window.size() == m_sharedSize;
    if (dock != nullptr && isDragged && dock->isVisible() && !dock->isFloating()) {
        const auto along = sharedSide(m_window, *dock);
        m_share = usableShare(static_cast<double>(extent(*dock, along)) / std::max(1, extent(m_window, along)));
        m_workspace.settings.setValue(shareKey, m_share);
    }
    return false;
}

void WindowDocks::reset() {
    turnTo(PageKind::Structures);
    m_share = firstShare;
    m_workspace.settings.remove(shareKey);
    for (auto* dock : docks()) {
        dock->hide();
        dock->setFloating(false);
        m_window.addDockWidget(Qt::BottomDockWidgetArea, dock);
    }
    m_pages.forget();
    nameButtons();
}

void WindowDocks::askForOwners(BlockNumber block) {
    open(*m_fileDock);
    m_file->askForOwners(block);
}

void WindowDocks::findBytes() {
    open(*m_bytesDock);
    m_bytes->startSearch();
}

void WindowDocks::hide() {
    for (auto* dock : docks())
        dock->hide();
}

} // namespace atlas::ui
