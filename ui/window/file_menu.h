// SPDX-License-Identifier: GPL-3.0-or-later
// The File menu: open, samples, recent, export, save, quit.
#pragma once

#include "ui/session/workspace.h"

#include <QMenu>

class QAction;

namespace atlas::ui {

class FileMenu : public QMenu {
    Q_OBJECT
public:
    explicit FileMenu(Workspace& workspace, QWidget* parent);

    [[nodiscard]] QAction* openAction() const { return m_open; }

Q_SIGNALS:
    void openRequested();
    void openDeviceRequested();
    void pathChosen(const QString& path);
    void sampleChosen(const QString& name);
    void openLessonRequested();
    void exportPictureRequested();
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
    QMenu* m_recent;
    QList<QAction*> m_needVolume;
    QAction* m_save = nullptr;
    QAction* m_findings = nullptr;
    QAction* m_freeSpace = nullptr;
};

} // namespace atlas::ui
