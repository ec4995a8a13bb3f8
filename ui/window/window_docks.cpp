// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/window_docks.h"

#include "ui/inspector/bytes_panel.h"
#include "ui/inspector/fields_panel.h"
#include "ui/inspector/file_panel.h"
#include "ui/inspector/findings_panel.h"
#include "ui/inspector/free_space_panel.h"
#include "ui/inspector/group_panel.h"
#include "ui/inspector/inspector_panel.h"
#include "ui/inspector/owners_panel.h"
#include "ui/text/descriptor_text.h"

#include <QAction>
#include <QDockWidget>
#include <algorithm>
#include <utility>

namespace atlas::ui {

void PageDocks::turnTo(PageKind page) {
    if (page == m_page)
        return;
    m_states[std::exchange(m_page, page)] = m_window.saveState();
    if (const auto state = m_states.find(page); state != m_states.end()) {
        m_window.restoreState(state->second);
        return;
    }
    for (auto* dock : m_window.findChildren<QDockWidget*>())
        dock->hide();
}

namespace {

constexpr QSize smallestPanel{200, 70};
constexpr int lowDock = 150; ///< at the bottom of a low window
constexpr int narrowDock = 372; ///< at the side; a wide window has room for the meanings of fields
constexpr int lowWindow = 700; ///< without room for map, lens and docks below each other
constexpr int tallWindow = 950; ///< with room for more than a few lines of bytes below the inspector
const QString stateKey = QStringLiteral("window/state");

} // namespace

WindowDocks::WindowDocks(Workspace& workspace, QMainWindow& window)
    : QObject(&window),
      m_workspace(workspace),
      m_window(window),
      m_findings(new FindingsPanel(workspace)),
      m_freeSpace(new FreeSpacePanel(workspace)),
      m_file(new FilePanel(workspace)),
      m_inspector(new InspectorPanel(workspace)),
      m_inspectorDock(add(m_inspector, "inspectorDock", tr("Inspector"), Qt::RightDockWidgetArea)),
      m_fieldsDock(add(new FieldsPanel(workspace), "fieldsDock", tr("Fields"), Qt::RightDockWidgetArea)),
      m_groupDock(add(new GroupPanel(workspace), "groupDock", tr("Group"), Qt::RightDockWidgetArea)),
      m_fileDock(add(m_file, "fileDock", tr("File"), Qt::RightDockWidgetArea)),
      m_ownersDock(add(new OwnersPanel(workspace), "ownersDock", tr("Owners"), Qt::RightDockWidgetArea)),
      m_bytesDock(add(new BytesPanel(workspace), "bytesDock", tr("Bytes"), Qt::RightDockWidgetArea)),
      m_findingsDock(add(m_findings, "findingsDock", tr("Findings"), Qt::BottomDockWidgetArea)),
      m_freeSpaceDock(add(m_freeSpace, "freeSpaceDock", tr("Free space"), Qt::BottomDockWidgetArea)),
      m_pages(window) {
    window.setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
    window.tabifyDockWidget(m_inspectorDock, m_fieldsDock);
    window.tabifyDockWidget(m_inspectorDock, m_groupDock);
    window.tabifyDockWidget(m_inspectorDock, m_fileDock);
    window.tabifyDockWidget(m_inspectorDock, m_ownersDock);
    window.tabifyDockWidget(m_findingsDock, m_freeSpaceDock);
    m_inspectorDock->toggleViewAction()->setText(tr("&Inspector"));
    m_fieldsDock->toggleViewAction()->setText(tr("Fie&lds"));
    m_groupDock->toggleViewAction()->setText(tr("Gr&oup"));
    m_fileDock->toggleViewAction()->setText(tr("Fil&e"));
    m_bytesDock->toggleViewAction()->setText(tr("B&ytes"));
    m_findingsDock->toggleViewAction()->setText(tr("Fi&ndings"));
    m_freeSpaceDock->toggleViewAction()->setText(tr("F&ree space"));
    connect(&workspace.session, &Session::findingsChanged, this, [this, &workspace] {
        m_verdicts = joined(verdictLines(workspace.session.judgement()));
        nameFindings();
    });
    connect(m_file, &FilePanel::wanted, this, [this] {
        if (m_restored) {
            m_fileDock->show();
            m_fileDock->raise();
        }
    });
    connect(m_inspector, &InspectorPanel::ownersWanted, m_file, &FilePanel::askForOwners);
    connect(&workspace.selection, &Selection::bytesWanted, this, [this] {
        m_bytesDock->show();
        m_bytesDock->raise();
    });
    connect(&workspace.selection, &Selection::fieldsWanted, this, [this] {
        m_fieldsDock->show();
        m_fieldsDock->raise();
    });
    connect(m_findingsDock, &QDockWidget::dockLocationChanged, this, &WindowDocks::nameFindings);
    window.resizeDocks({m_inspectorDock}, {narrowDock}, Qt::Horizontal);
    window.resizeDocks({m_findingsDock}, {lowDock}, Qt::Vertical);
}

QDockWidget* WindowDocks::add(QWidget* panel, const QString& name, const QString& title, Qt::DockWidgetArea area) {
    auto* dock = new QDockWidget(title, &m_window);
    dock->setObjectName(name);
    dock->setWidget(panel);
    panel->setMinimumSize(smallestPanel); // the contents' own minimum would make the window outgrow a screen
    dock->hide();
    m_window.addDockWidget(area, dock);
    return dock;
}

QList<QDockWidget*> WindowDocks::docks() const {
    return {m_inspectorDock, m_fieldsDock, m_groupDock,    m_fileDock,
            m_ownersDock,    m_bytesDock,  m_findingsDock, m_freeSpaceDock};
}

QList<QAction*> WindowDocks::toggles() const {
    QList<QAction*> toggles;
    for (const auto* dock : docks())
        toggles << dock->toggleViewAction();
    return toggles;
}

void WindowDocks::restore(PageKind page) {
    if (std::exchange(m_restored, true))
        return;
    turnTo(PageKind::Structures);
    if (!m_window.restoreState(m_workspace.settings.value(stateKey).toByteArray())) {
        for (auto* dock : docks())
            dock->show();
        m_window.resizeDocks({m_inspectorDock}, {std::max(narrowDock, m_window.width() / 4)}, Qt::Horizontal);
        m_window.resizeDocks({m_findingsDock}, {std::max(lowDock, m_window.height() / 6)}, Qt::Vertical);
        if (m_window.height() < lowWindow) {
            m_window.tabifyDockWidget(m_inspectorDock, m_findingsDock);
            m_window.tabifyDockWidget(m_inspectorDock, m_freeSpaceDock);
            m_window.tabifyDockWidget(m_inspectorDock, m_bytesDock);
        } else if (m_window.height() < tallWindow) {
            m_window.tabifyDockWidget(m_freeSpaceDock, m_bytesDock);
        } else {
            m_window.resizeDocks({m_inspectorDock, m_bytesDock}, {m_window.height() / 2, m_window.height() / 3},
                                 Qt::Vertical);
        }
        m_findingsDock->raise();
        m_inspectorDock->raise(); // last: they share a place in a low window
    }
    turnTo(page);
}

/// Adds the verdicts to the title, unless the dock is in the narrow tab bar of a side.
void WindowDocks::nameFindings() {
    const auto area = m_window.dockWidgetArea(m_findingsDock);
    const bool narrow = area == Qt::RightDockWidgetArea || area == Qt::LeftDockWidgetArea;
    m_findingsDock->setWindowTitle(narrow || m_verdicts.isEmpty() ? tr("Findings")
                                                                  : tr("Findings — %1").arg(m_verdicts));
    m_findingsDock->toggleViewAction()->setText(tr("Fi&ndings"));
}

void WindowDocks::save() {
    turnTo(PageKind::Structures);
    m_workspace.settings.setValue(stateKey, m_window.saveState());
}

void WindowDocks::hide() {
    for (auto* dock : docks())
        dock->hide();
}

void WindowDocks::showFindings() {
    m_findingsDock->show();
    m_findingsDock->raise();
    m_findings->setFocus();
}

} // namespace atlas::ui
