// SPDX-License-Identifier: GPL-3.0-or-later
// The main window: arranges the views and connects them.
#pragma once

#include "ui/session/recent_files.h"
#include "ui/session/workspace.h"
#include "ui/window/window_docks.h"

#include <QMainWindow>

class QToolBar;

namespace atlas::ui {

class Banner;
class Classroom;
class Exporter;
class FileMenu;
class GoMenu;
class GotoField;
class ImageOpener;
class JobBar;
class StatusLine;
class TraceStage;
class ViewMenu;
class Pages;
class WindowDocks;
class WindowPlace;

class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(QSettings& settings, QWidget* parent = nullptr);

    [[nodiscard]] Workspace& workspace() { return m_workspace; }
    [[nodiscard]] Pages& pages() { return *m_pages; }
    [[nodiscard]] TraceStage& traces() { return *m_traces; }

    /// Opens an image, a snapshot, a saved comparison, a history, or a trace over the open image.
    void open(const QString& path);
    /// Opens what the last session showed, with its selection.
    void reopen(const LastSession& last);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void arrange();
    void addToolBar();
    void addMenus();
    void connectMenus();
    void connectExports();
    void connectViews();
    void resetLayout();
    void openDropped(const QStringList& paths);
    void showOpened();
    void showHealth();
    [[nodiscard]] PageKind pageKind() const;
    void turnDocks();
    void present(bool on);
    void setLargeParts(const QFont& font);
    void escape();

    Workspace m_workspace;
    Pages* m_pages;
    Banner* m_banner;
    JobBar* m_jobs;
    StatusLine* m_status;
    GotoField* m_goTo;
    FileMenu* m_fileMenu;
    ViewMenu* m_viewMenu;
    GoMenu* m_goMenu;
    ImageOpener* m_opener;
    Exporter* m_exporter;
    WindowDocks* m_docks;
    TraceStage* m_traces;
    Classroom* m_classroom;
    WindowPlace* m_place;
    QToolBar* m_toolBar = nullptr;
    QWidget* m_drawers = nullptr; ///< the buttons that open and close them
    bool m_presenting = false;
    QByteArray m_docksBefore{}; ///< before the presentation
};

} // namespace atlas::ui
