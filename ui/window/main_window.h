// SPDX-License-Identifier: GPL-3.0-or-later
// The main window: arranges the views and connects them.
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
    bool m_docksShown = false; ///< the docks are hidden until an image is opened
};

/// Opens `path` and shows the window when it has been read, or after a short timeout: showing it empty first would paint it
/// twice.
void showWith(MainWindow& window, const QString& path);

/// Makes a new window for `path`, or an empty one. It deletes itself when closed.
MainWindow* openWindow(QSettings& settings, const QString& path);

} // namespace atlas::ui
