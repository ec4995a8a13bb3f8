// SPDX-License-Identifier: GPL-3.0-or-later
// The window: arranges the views and connects them; each does its own work.
#pragma once

#include "ui/session/workspace.h"
#include "ui/window/page_docks.h"

#include <QMainWindow>

namespace atlas::ui {

class Banner;
class Exporter;
class FileMenu;
class FindingsPanel;
class FreeSpacePanel;
class GoMenu;
class GotoField;
class InspectorPanel;
class JobBar;
class StatusLine;
class ViewMenu;
class VolumeView;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] Workspace& workspace() { return m_workspace; }
    [[nodiscard]] VolumeView& volume() { return *m_volume; }
    [[nodiscard]] Banner& banner() { return *m_banner; }

public Q_SLOTS:
    void open(const QString& path);

protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void arrange();
    void addToolBar();
    void addDocks();
    void addMenus();
    void connectJobs();
    void connectMenus();
    void connectViews();
    void restore();
    void restoreDocks();
    void askAndOpen();
    void showOpened();

    Workspace m_workspace;
    VolumeView* m_volume;
    Banner* m_banner;
    JobBar* m_jobs;
    InspectorPanel* m_inspector;
    FindingsPanel* m_findings;
    FreeSpacePanel* m_freeSpace;
    StatusLine* m_status;
    GotoField* m_goTo;
    FileMenu* m_fileMenu;
    ViewMenu* m_viewMenu;
    GoMenu* m_goMenu;
    Exporter* m_exporter;
    PageDocks m_docks{*this};
    bool m_docksShown = false; ///< they have nothing to show before an image is open
};

/// Opens `path` and shows the window with what it holds, or as it is after a moment: what comes up empty first is painted twice.
void showWith(MainWindow& window, const QString& path);

/// A window of its own for `path`, or an empty one; it deletes itself when it is closed.
MainWindow* openWindow(QSettings& settings, const QString& path);

} // namespace atlas::ui
