// SPDX-License-Identifier: GPL-3.0-or-later
// The menus File, Go, Compare and Help.
#pragma once

#include "ui/session/workspace.h"

#include <QAction>
#include <QMenu>

namespace atlas::ui {

class FileMenu : public QMenu {
    Q_OBJECT
public:
    explicit FileMenu(Workspace& workspace, QWidget* parent);

    [[nodiscard]] QAction* openAction() const { return m_open; }
    /// Whether a page is shown that can be printed.
    void setPrintable(bool printable) { m_print->setEnabled(printable); }
    /// Whether the page can be exported without a volume.
    void setViewAlone(bool isAlone);

Q_SIGNALS:
    void openRequested();
    void openDeviceRequested();
    void openRemoteRequested();
    void openFolderRequested();
    void superblockRequested();
    void pasteRequested();
    void pathChosen(const QString& path);
    void sampleChosen(const QString& name);
    void openLessonRequested();
    void openTraceRequested();
    void compareStatesRequested();
    void exportPictureRequested();
    void exportWebPageRequested(bool redacted);
    void exportGroupsRequested();
    void exportFindingsRequested();
    void exportFreeSpaceRequested();
    void saveSnapshotRequested();
    void printRequested();

private:
    void addSamples();
    void addExports();
    void fillRecent();
    void refresh();

    Workspace& m_workspace;
    QAction* m_open;
    QAction* m_reload;
    QAction* m_replay;
    QAction* m_superblock;
    QAction* m_trace = nullptr;
    QMenu* m_recent;
    QList<QAction*> m_needVolume;
    QAction* m_exportView = nullptr;
    bool m_isViewAlone = false;
    QAction* m_save = nullptr;
    QAction* m_print = nullptr;
    QAction* m_findings = nullptr;
    QAction* m_freeSpace = nullptr;
};

// The Go menu: back, forward, go to a place, next finding.

class GoMenu : public QMenu {
    Q_OBJECT
public:
    explicit GoMenu(Workspace& workspace, QWidget* parent);

    [[nodiscard]] QAction* backAction() const { return m_back; }
    [[nodiscard]] QAction* forwardAction() const { return m_forward; }

public Q_SLOTS:
    /// Asks for a note on the selected place.
    void askForNote();

Q_SIGNALS:
    void goToRequested();
    void findBytesRequested();
    /// 1: next finding; -1: previous finding.
    void findingRequested(int step);

private:
    void refresh();
    void addBookmarks();
    void fillBookmarks();

    Workspace& m_workspace;
    QAction* m_back;
    QAction* m_forward;
    QMenu* m_bookmarks = nullptr;
    QAction* m_mark = nullptr;
    QList<QAction*> m_needOpen;
};

// The Compare menu: works with or without an open image.

class Pages;

class CompareMenu : public QMenu {
    Q_OBJECT
public:
    CompareMenu(Workspace& workspace, Pages& pages, QWidget* parent);

private:
    void refresh();

    Workspace& m_workspace;
    Pages& m_pages;
    QAction* m_fill;
};

// The Help menu: keyboard shortcuts, glossary, versions of the program and its libraries.

class HelpMenu : public QMenu {
    Q_OBJECT
public:
    HelpMenu(Workspace& workspace, QWidget* parent);

private:
    void showKeys();
    void showGlossary();
    void showAbout();
    void showText(const QString& title, const QString& html);

    Workspace& m_workspace;
};

} // namespace atlas::ui
