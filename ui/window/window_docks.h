// SPDX-License-Identifier: GPL-3.0-or-later
// The docks of a window, and which of them each kind of page shows. Map and group table start with docks, all other
// pages and lessons without. The user's arrangement is remembered per kind of page.
#pragma once

#include "ui/session/workspace.h"

#include <QByteArray>
#include <QMainWindow>
#include <QObject>
#include <map>

class QAction;
class QDockWidget;

namespace atlas::ui {

enum class PageKind { Structures, Answers, Taught /** beside a lesson, an exercise or a history */ };

class PageDocks {
public:
    explicit PageDocks(QMainWindow& window) : m_window(window) {}

    void turnTo(PageKind page);

private:
    QMainWindow& m_window;
    PageKind m_page = PageKind::Structures;
    std::map<PageKind, QByteArray> m_states;
};

// Hidden until an image is opened.

class FindingsPanel;
class FilePanel;
class FreeSpacePanel;
class InspectorPanel;

class WindowDocks : public QObject {
    Q_OBJECT
public:
    WindowDocks(Workspace& workspace, QMainWindow& window);

    [[nodiscard]] FindingsPanel& findings() { return *m_findings; }
    [[nodiscard]] FreeSpacePanel& freeSpace() { return *m_freeSpace; }
    /// The actions that show and hide the docks.
    [[nodiscard]] QList<QAction*> toggles() const;

    /// Shows the docks of `page` as in the last session; only the first call has an effect.
    void restore(PageKind page);
    /// Saves the docks of the structure pages for the next session.
    void save();
    void showFindings();
    void hide();
    void turnTo(PageKind page) { m_pages.turnTo(page); }

private:
    void nameFindings();
    [[nodiscard]] QList<QDockWidget*> docks() const;
    [[nodiscard]] QDockWidget* add(QWidget* panel, const QString& name, const QString& title, Qt::DockWidgetArea area);

    Workspace& m_workspace;
    QMainWindow& m_window;
    FindingsPanel* m_findings;
    FreeSpacePanel* m_freeSpace;
    FilePanel* m_file;
    InspectorPanel* m_inspector;
    QDockWidget* m_inspectorDock;
    QDockWidget* m_fieldsDock;
    QDockWidget* m_groupDock;
    QDockWidget* m_fileDock;
    QDockWidget* m_ownersDock;
    QDockWidget* m_bytesDock;
    QDockWidget* m_findingsDock;
    QDockWidget* m_freeSpaceDock;
    PageDocks m_pages;
    QString m_verdicts{};
    bool m_restored = false;
};

} // namespace atlas::ui
