// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "ui/inspector/findings_panel.h"
#include "ui/inspector/free_space_panel.h"
#include "ui/inspector/inspector_panel.h"
#include "ui/partitions/partition_picker.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/wheel_guard.h"
#include "ui/window/compare_menu.h"
#include "ui/window/drive_bar.h"
#include "ui/window/exporter.h"
#include "ui/window/file_menu.h"
#include "ui/window/go_menu.h"
#include "ui/window/goto_field.h"
#include "ui/window/help_menu.h"
#include "ui/window/job_bar.h"
#include "ui/window/status_line.h"
#include "ui/window/view_menu.h"
#include "ui/window/volume_view.h"

#include <QDockWidget>
#include <QMenuBar>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

namespace atlas::ui {

MainWindow::MainWindow(QSettings& settings, QWidget* parent)
    : QMainWindow(parent),
      m_workspace(settings),
      m_volume(new VolumeView(m_workspace)),
      m_banner(new Banner),
      m_jobs(new JobBar(m_workspace)),
      m_inspector(new InspectorPanel(m_workspace)),
      m_findings(new FindingsPanel(m_workspace)),
      m_freeSpace(new FreeSpacePanel(m_workspace)),
      m_status(new StatusLine(m_workspace)),
      m_goTo(new GotoField(m_workspace)),
      m_fileMenu(new FileMenu(m_workspace, this)),
      m_viewMenu(new ViewMenu(m_workspace, *m_volume, this)),
      m_goMenu(new GoMenu(m_workspace, this)),
      m_exporter(new Exporter(m_workspace, *m_volume, this)) {
    setWindowTitle(tr("ext4atlas"));
    setAcceptDrops(true);
    guardWheel();
    arrange();
    addToolBar();
    addDocks();
    addMenus();
    connectJobs();
    connectMenus();
    connectViews();
    restore();
}

void MainWindow::arrange() {
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_banner);
    column->addWidget(m_jobs);
    column->addWidget(m_volume, 1);
    setCentralWidget(middle);
    m_volume->setCorner(m_viewMenu->makeControls());
    statusBar()->addWidget(m_status, 1);
    setCorner(Qt::BottomRightCorner, Qt::BottomDockWidgetArea);
}

void MainWindow::addToolBar() {
    auto* bar = QMainWindow::addToolBar(tr("Tool bar"));
    bar->setObjectName("toolBar");
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    bar->addActions({m_fileMenu->openAction(), m_goMenu->backAction(), m_goMenu->forwardAction()});
    bar->addSeparator();
    auto* picker = new PartitionPicker(m_workspace.session);
    auto* pickerAction = bar->addWidget(picker);
    pickerAction->setVisible(false);
    connect(picker, &PartitionPicker::choiceOffered, pickerAction, &QAction::setVisible);
    auto* drive = new DriveBar(m_workspace.session);
    connect(drive, &DriveBar::customWanted, m_volume, &VolumeView::askForDrive);
    bar->addWidget(drive);
    auto* gap = new QWidget;
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
    bar->addWidget(m_goTo);
}

void MainWindow::addDocks() {
    const auto add = [this](QWidget* panel, const QString& name, const QString& title, Qt::DockWidgetArea area) {
        auto* dock = new QDockWidget(title, this);
        dock->setObjectName(name);
        dock->setWidget(panel);
        dock->hide();
        addDockWidget(area, dock);
        return dock;
    };
    auto* inspector = add(m_inspector, "inspectorDock", tr("Inspector"), Qt::RightDockWidgetArea);
    auto* findings = add(m_findings, "findingsDock", tr("Findings"), Qt::BottomDockWidgetArea);
    auto* freeSpace = add(m_freeSpace, "freeSpaceDock", tr("Free space"), Qt::BottomDockWidgetArea);
    tabifyDockWidget(findings, freeSpace);
    inspector->toggleViewAction()->setText(tr("&Inspector"));
    findings->toggleViewAction()->setText(tr("Fi&ndings"));
    freeSpace->toggleViewAction()->setText(tr("F&ree space"));
    m_viewMenu->addDocks({inspector->toggleViewAction(), findings->toggleViewAction(), freeSpace->toggleViewAction()});
    connect(m_findings, &FindingsPanel::verdictsChanged, findings, [findings](const VerdictLines& lines) {
        findings->setWindowTitle(tr("Findings — %1").arg(joined(lines)));
        findings->toggleViewAction()->setText(tr("Fi&ndings"));
    });
    resizeDocks({inspector}, {344}, Qt::Horizontal);
    resizeDocks({findings}, {190}, Qt::Vertical);
}

void MainWindow::addMenus() {
    menuBar()->addMenu(m_fileMenu);
    menuBar()->addMenu(m_viewMenu);
    menuBar()->addMenu(m_goMenu);
    menuBar()->addMenu(new CompareMenu(m_workspace, *m_volume, this));
    menuBar()->addMenu(new HelpMenu(m_workspace, this));
}

} // namespace atlas::ui
