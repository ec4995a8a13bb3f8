// SPDX-License-Identifier: GPL-3.0-or-later
// The drawers of a window: lists that are not about the selection alone, as docks at the bottom that are closed until
// they are asked for. One is open at a time, besides those that float.
#pragma once

#include "ui/session/workspace.h"

#include <QByteArray>
#include <QHash>
#include <QMainWindow>
#include <QObject>
#include <map>

class QAction;
class QDockWidget;
class QToolButton;

namespace atlas::ui {

enum class PageKind { Structures, Answers, Taught /** beside a lesson, an exercise or a history */ };

/// As QMainWindow::restoreState(), but leaves it to the tool bars whether they are shown: that applies to all pages.
bool restoreDocks(QMainWindow& window, const QByteArray& state);

class PageDocks {
public:
    explicit PageDocks(QMainWindow& window) : m_window(window) {}

    void turnTo(PageKind page);
    /// Forgets which docks were open on the other pages.
    void forget() { m_states.clear(); }

private:
    QMainWindow& m_window;
    PageKind m_page = PageKind::Structures;
    std::map<PageKind, QByteArray> m_states;
};

class BytesPanel;
class FindingsPanel;
class FilePanel;
class FreeSpacePanel;
class NotesPanel;

class WindowDocks : public QObject {
    Q_OBJECT
public:
    WindowDocks(Workspace& workspace, QMainWindow& window);

    [[nodiscard]] FindingsPanel& findings() { return *m_findings; }
    [[nodiscard]] FreeSpacePanel& freeSpace() { return *m_freeSpace; }
    [[nodiscard]] NotesPanel& notes() { return *m_notes; }
    [[nodiscard]] FilePanel& file() { return *m_file; }
    /// The actions that open and close the drawers.
    [[nodiscard]] QList<QAction*> toggles() const;
    /// A row with a button for each drawer, and `last` at its end.
    [[nodiscard]] QWidget* makeBar(QWidget* last);

    /// Opens the drawer of `page` as in the last session; only the first call has an effect.
    void restore(PageKind page);
    /// Saves the drawers of the structure pages for the next session.
    void save();
    void showFindings() { open(*m_findingsDock); }
    void showFreeSpace() { open(*m_freeSpaceDock); }
    void showFields() { open(*m_fieldsDock); }
    void showBytes() { open(*m_bytesDock); }
    void askForOwners(BlockNumber block);
    /// Opens the bytes and puts the cursor into their search field.
    void findBytes();
    void hide();
    /// Closes all drawers, and gives them their place and size of the first start.
    void reset();
    void turnTo(PageKind page) { m_pages.turnTo(page); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QList<QDockWidget*> docks() const;
    [[nodiscard]] QDockWidget* add(QWidget* panel, const QString& name, const QString& title, const QString& action);
    /// Closes the other drawers, except for those that float.
    void open(QDockWidget& dock);
    void closeOthers(const QDockWidget& opened);
    void nameButtons();
    /// Gives the open drawer its share of the window.
    void applyShare();

    Workspace& m_workspace;
    QMainWindow& m_window;
    FindingsPanel* m_findings;
    FreeSpacePanel* m_freeSpace;
    NotesPanel* m_notes;
    FilePanel* m_file;
    BytesPanel* m_bytes;
    QDockWidget* m_findingsDock;
    QDockWidget* m_freeSpaceDock;
    QDockWidget* m_notesDock;
    QDockWidget* m_groupDock;
    QDockWidget* m_fileDock;
    QDockWidget* m_ownersDock;
    QDockWidget* m_fieldsDock;
    QDockWidget* m_bytesDock;
    QDockWidget* m_inspectorDock;
    QHash<const QDockWidget*, QToolButton*> m_buttons;
    PageDocks m_pages;
    bool m_restored = false;
    double m_share; ///< of the window's height or width that a drawer at the bottom or a side has
    QSize m_sharedSize{}; ///< of the window when the share was last applied
};

} // namespace atlas::ui
