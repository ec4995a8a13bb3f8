// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "report/words/verdict_text.h"
#include "ui/compare/compare_page.h"
#include "ui/groups/groups_page.h"
#include "ui/inspector/file_panel.h"
#include "ui/inspector/findings_panel.h"
#include "ui/inspector/free_space_panel.h"
#include "ui/inspector/notes_panel.h"
#include "ui/measure/measure_page.h"
#include "ui/panel/selection_panel.h"
#include "ui/partitions/partitions_page.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/form_fields.h"
#include "ui/widgets/scrolled_page.h"
#include "ui/window/application.h"
#include "ui/window/classroom.h"
#include "ui/window/drive_bar.h"
#include "ui/window/exporter.h"
#include "ui/window/goto_field.h"
#include "ui/window/history_stage.h"
#include "ui/window/image_opener.h"
#include "ui/window/job_bar.h"
#include "ui/window/lesson_stage.h"
#include "ui/window/map_page.h"
#include "ui/window/menus.h"
#include "ui/window/pages.h"
#include "ui/window/start_page.h"
#include "ui/window/status_line.h"
#include "ui/window/trace_stage.h"
#include "ui/window/view_menu.h"
#include "ui/window/window_docks.h"
#include "ui/window/window_place.h"

#include <QCloseEvent>
#include <QDockWidget>
#include <QFileInfo>
#include <QMenuBar>
#include <QShortcut>
#include <QStatusBar>
#include <QTabBar>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace atlas::ui {

namespace {

const QString toolBarKey = QStringLiteral("window/toolBar");

} // namespace

MainWindow::MainWindow(QSettings& settings, QWidget* parent)
    : QMainWindow(parent),
      m_workspace(settings),
      m_pages(new Pages(m_workspace)),
      m_banner(new Banner),
      m_jobs(new JobBar(m_workspace)),
      m_status(new StatusLine(m_workspace)),
      m_goTo(new GotoField(m_workspace)),
      m_fileMenu(new FileMenu(m_workspace, this)),
      m_viewMenu(new ViewMenu(m_workspace, *m_pages, this)),
      m_goMenu(new GoMenu(m_workspace, this)),
      m_opener(new ImageOpener(m_workspace, *m_pages, *this)),
      m_exporter(new Exporter(m_workspace, *m_pages, this)),
      m_docks(new WindowDocks(m_workspace, *this)),
      m_traces(new TraceStage(m_workspace, *m_pages, *this)),
      m_classroom(new Classroom(m_workspace, *m_pages, *this)),
      m_place(new WindowPlace(*this, settings)) {
    setWindowTitle(tr("ext4atlas"));
    guardPages();
    keepExportKey();
    arrange();
    addToolBar();
    addMenus();
    connectNotices(*m_banner, m_workspace, *m_opener, *m_exporter);
    connectMenus();
    connectExports();
    connectViews();
    m_place->restore();
}

void MainWindow::arrange() {
    auto* middle = new QWidget;
    auto* column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_pages, 1);
    // Below the page, so that it does not move when they come and go.
    column->addWidget(m_jobs);
    column->addWidget(m_banner);
    m_drawers = m_docks->makeBar(new MarkBox(m_workspace.session));
    m_drawers->hide();
    column->addWidget(m_drawers);
    setCentralWidget(middle);
    m_pages->mapPage().setControls(m_viewMenu->makeControls());
    statusBar()->addWidget(m_status, 1);
}

void MainWindow::addToolBar() {
    auto* bar = m_toolBar = QMainWindow::addToolBar(tr("Tool bar"));
    bar->setObjectName("toolBar");
    bar->setMovable(false);
    bar->setToolButtonStyle(Qt::ToolButtonTextOnly);
    // The style gives a checked button too little contrast in the dark theme.
    bar->setStyleSheet(
        QStringLiteral("QToolButton:checked { background: palette(highlight); color: palette(highlighted-text); "
                       "border: 1px solid palette(highlight); border-radius: 3px; padding: 3px 8px; }"));
    bar->addActions({m_fileMenu->openAction(), m_goMenu->backAction(), m_goMenu->forwardAction()});
    bar->addSeparator();
    bar->addActions(m_pages->pageActions());
    auto* learn = new QToolButton;
    learn->setText(tr("Learn"));
    learn->setObjectName("learnButton");
    learn->setPopupMode(QToolButton::InstantPopup);
    learn->setMenu(m_classroom->menu());
    learn->setToolTip(tr("Lessons, exercises and the time machine"));
    bar->addWidget(learn);
    bar->addSeparator();
    auto* picker = new PartitionPicker(m_workspace.session);
    auto* pickerAction = bar->addWidget(picker);
    pickerAction->setVisible(false);
    connect(picker, &PartitionPicker::choiceOffered, pickerAction, &QAction::setVisible);
    auto* gap = new QWidget;
    gap->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    bar->addWidget(gap);
    bar->addWidget(m_goTo);
    auto* shown = bar->toggleViewAction();
    shown->setText(tr("Tool &bar"));
    bar->setVisible(m_workspace.settings.value(toolBarKey, true).toBool());
    connect(shown, &QAction::triggered, this,
            [this](bool wanted) { m_workspace.settings.setValue(toolBarKey, wanted); });
}

void MainWindow::addMenus() {
    m_viewMenu->addLayout(m_docks->toggles(), *m_toolBar->toggleViewAction());
    menuBar()->addMenu(m_fileMenu);
    menuBar()->addMenu(m_viewMenu);
    menuBar()->addMenu(m_goMenu);
    menuBar()->addMenu(new CompareMenu(m_workspace, *m_pages, this));
    menuBar()->addMenu(m_classroom->menu());
    menuBar()->addMenu(new HelpMenu(m_workspace, this));
    auto* escape = new QShortcut(QKeySequence(Qt::Key_Escape), this);
    connect(escape, &QShortcut::activated, this, &MainWindow::escape);
}

void MainWindow::connectMenus() {
    connect(m_fileMenu, &FileMenu::openRequested, m_opener, &ImageOpener::askAndOpen);
    connect(m_fileMenu, &FileMenu::openDeviceRequested, m_opener, &ImageOpener::askForDevice);
    connect(m_fileMenu, &FileMenu::openRemoteRequested, m_opener, &ImageOpener::askForAddress);
    connect(m_fileMenu, &FileMenu::openFolderRequested, m_opener, &ImageOpener::askForFolder);
    connect(m_fileMenu, &FileMenu::pasteRequested, m_opener, &ImageOpener::pasteLayout);
    connect(m_fileMenu, &FileMenu::superblockRequested, m_opener, &ImageOpener::askForSuperblock);
    connect(m_fileMenu, &FileMenu::pathChosen, m_opener, &ImageOpener::open);
    connect(m_fileMenu, &FileMenu::sampleChosen, &m_workspace.sampleMaker, &SampleMaker::make);
    connect(m_fileMenu, &FileMenu::compareStatesRequested, &m_classroom->histories(), &HistoryStage::askAndCompare);
    connect(m_fileMenu, &FileMenu::openLessonRequested, &m_classroom->lessons(), &LessonStage::askAndOpen);
    connect(m_fileMenu, &FileMenu::openTraceRequested, m_traces, &TraceStage::askAndOpen);
    connect(m_opener, &ImageOpener::traceOpened, m_traces, &TraceStage::open);
    connect(m_traces, &TraceStage::failed, m_banner, &Banner::showError);
    connect(m_opener, &ImageOpener::historyOpened, &m_classroom->histories().player(), &HistoryPlayer::open);
    connect(m_classroom, &Classroom::failed, m_banner, &Banner::showError);
    connect(m_classroom, &Classroom::turned, this, &MainWindow::turnDocks);
    connect(m_goMenu, &GoMenu::goToRequested, m_goTo, [this] {
        m_toolBar->show(); // it has the field
        m_goTo->setFocus(Qt::ShortcutFocusReason);
        m_goTo->selectAll();
    });
    connect(m_goMenu, &GoMenu::findBytesRequested, m_docks, &WindowDocks::findBytes);
    connect(&m_docks->file(), &FilePanel::stepsChanged, &m_pages->mapPage(), &MapPage::setSteps);
    connect(&m_docks->notes(), &NotesPanel::noteAsked, m_goMenu, &GoMenu::askForNote);
    connect(m_goMenu, &GoMenu::findingRequested, &m_docks->findings(), &FindingsPanel::step);
}

void MainWindow::connectExports() {
    connect(m_fileMenu, &FileMenu::exportPictureRequested, this, [this] {
        if (m_pages->isMeasureShown())
            m_pages->measure().askWhereToExport(); // its figures as well as its charts
        else
            m_exporter->exportPicture();
    });
    const auto followPage = [this] { m_fileMenu->setViewAlone(m_pages->isMeasureShown()); };
    connect(m_pages, &Pages::pageChanged, m_fileMenu, followPage);
    connect(m_pages, &QStackedWidget::currentChanged, m_fileMenu, followPage);
    connect(m_fileMenu, &FileMenu::exportWebPageRequested, m_exporter, &Exporter::exportWebPage);
    connect(m_fileMenu, &FileMenu::exportGroupsRequested, m_exporter,
            [this] { m_exporter->exportTable(m_pages->groups().table(), QStringLiteral("groups")); });
    connect(m_fileMenu, &FileMenu::exportFindingsRequested, m_exporter,
            [this] { m_exporter->exportTable(m_docks->findings().table(), QStringLiteral("findings")); });
    connect(m_fileMenu, &FileMenu::exportFreeSpaceRequested, m_exporter,
            [this] { m_exporter->exportFreeSpace(m_docks->freeSpace()); });
    connect(m_fileMenu, &FileMenu::saveSnapshotRequested, m_exporter, &Exporter::exportSnapshot);
    connect(m_fileMenu, &FileMenu::printRequested, m_exporter, &Exporter::print);
    connect(m_pages, &QStackedWidget::currentChanged, m_fileMenu,
            [this](int page) { m_fileMenu->setPrintable(page > 0); }); // the start page has nothing to print
}

void MainWindow::connectViews() {
    const auto* const start = &m_pages->startPage();
    connect(start, &StartPage::openRequested, m_opener, &ImageOpener::askAndOpen);
    connect(start, &StartPage::pathChosen, m_opener, &ImageOpener::open);
    connect(start, &StartPage::sampleChosen, &m_workspace.sampleMaker, &SampleMaker::make);
    connect(start, &StartPage::compareRequested, m_pages, &Pages::showCompare);
    connect(start, &StartPage::deviceRequested, m_opener, &ImageOpener::askForDevice);
    connect(start, &StartPage::lessonRequested, &m_classroom->lessons(), [this] { m_classroom->lessons().give(1); });
    auto* panel = &m_pages->panel();
    connect(panel, &SelectionPanel::lessonWanted, &m_classroom->lessons(), &LessonStage::give);
    connect(panel, &SelectionPanel::allFieldsWanted, m_docks, &WindowDocks::showFields);
    connect(panel, &SelectionPanel::allBytesWanted, m_docks, &WindowDocks::showBytes);
    connect(panel, &SelectionPanel::largerLensWanted, m_viewMenu, &ViewMenu::toggleLens);
    connect(&m_workspace.selection, &Selection::fieldsWanted, this, [this] {
        if (!m_pages->panel().isVisible())
            m_docks->showFields();
    });
    connect(m_pages, &Pages::freeSpaceAsked, m_docks, &WindowDocks::showFreeSpace);
    m_status->follow(*m_pages);
    connect(&m_docks->findings(), &FindingsPanel::zoomAsked, m_pages, &Pages::zoomToSelection);
    connect(&m_docks->findings(), &FindingsPanel::whyAsked, m_pages, &Pages::showAlignment);
    connect(m_pages, &Pages::healthAsked, this, &MainWindow::showHealth);
    connect(m_pages, &Pages::pageChanged, this, &MainWindow::turnDocks);
    connect(m_viewMenu, &ViewMenu::resetRequested, this, &MainWindow::resetLayout);
    connect(m_viewMenu, &ViewMenu::presentationChosen, this, &MainWindow::present);
    connect(&m_workspace.session, &Session::opened, this, &MainWindow::showOpened);
    const auto* drop = new FileDrop(*this);
    connect(drop, &FileDrop::dropped, this, &MainWindow::openDropped);
    connect(drop, &FileDrop::refused, m_banner, [this](const QString& address) {
        m_banner->showProblem(tr("%1 cannot be opened.").arg(address),
                              tr("It is no file of this computer. Save it here first, then drop the file."));
    });
}

void MainWindow::resetLayout() {
    m_toolBar->show();
    m_docks->reset();
    m_pages->resetShares();
    m_place->reset();
    turnDocks();
}

void MainWindow::open(const QString& path) { m_opener->open(path); }

void MainWindow::reopen(const LastSession& last) {
    auto& session = m_workspace.session;
    connect(
        &session, &Session::opened, this,
        [this, place = last.place] {
            if (exists(m_workspace.session.snapshot(), place))
                m_workspace.selection.select(place);
        },
        Qt::SingleShotConnection);
    session.open(last.request);
}

/// Opens the first file in this window and every other one in a window of its own.
void MainWindow::openDropped(const QStringList& paths) {
    for (qsizetype i = 1; i < paths.size(); ++i)
        openWindow(m_workspace.settings, paths[i]);
    open(paths.front());
}

void MainWindow::showOpened() {
    m_docks->restore(pageKind());
    const QFileInfo file(m_workspace.session.path());
    setWindowTitle(tr("%1 — ext4atlas").arg(m_workspace.session.name()));
    setWindowFilePath(file.absoluteFilePath());
    tellReading(m_workspace.session, *m_banner);
    turnDocks();
}

/// Goes to the worst finding; without one, the banner reports what an all-clear covers.
void MainWindow::showHealth() {
    m_docks->showFindings();
    if (m_docks->findings().goToWorstOfHealth())
        return;
    const auto& health = m_workspace.session.judgement().found.health;
    auto note = sentenceText(text(healthText(health)));
    if (const auto coverage = coverageText(health))
        note += ' ' + sentenceText(text(*coverage));
    m_banner->showNote(note);
}

PageKind MainWindow::pageKind() const { return m_classroom->isUsed() ? PageKind::Taught : m_pages->pageKind(); }

void MainWindow::turnDocks() {
    const bool isTaught = m_classroom->isUsed();
    m_pages->setTaught(isTaught);
    m_pages->setLessonGiven(m_classroom->lessons().runner().isOpen());
    m_drawers->setVisible(m_workspace.session.isOpen() && pageKind() == PageKind::Structures && !m_presenting);
    m_viewMenu->setTaught(isTaught);
    if (!m_presenting)
        m_docks->turnTo(pageKind());
    m_classroom->keepVisible();
    for (auto* tabs : findChildren<QTabBar*>(QString(), Qt::FindDirectChildrenOnly)) {
        tabs->setFocusPolicy(Qt::NoFocus); // Qt shows them without a place, even if all of the docks are hidden
        tabs->setElideMode(Qt::ElideNone); // they scroll
        tabs->setUsesScrollButtons(true);
    }
}

/// Also the docks, which may be opened during the presentation.
void MainWindow::setLargeParts(const QFont& font) {
    centralWidget()->setFont(font);
    for (auto* dock : findChildren<QDockWidget*>())
        dock->setFont(font);
    statusBar()->setFont(font);
}

/// Esc ends what runs; if nothing does, the presentation or the full screen.
void MainWindow::escape() {
    auto& compare = m_pages->compare();
    auto& measuring = m_pages->measure().job();
    auto& trace = m_traces->player();
    const bool isReadingTrace = trace.isReading() && trace.view() == nullptr;
    if (isReadingTrace)
        trace.close();
    const bool isWorking = isReadingTrace || m_jobs->isVisible() ||
                           (compare.isVisible() && compare.comparison().canStop()) || measuring.running();
    m_jobs->cancel();
    compare.stop();
    measuring.cancel();
    if (isWorking)
        return;
    if (m_presenting)
        m_viewMenu->endPresentation();
    else if (isFullScreen())
        setWindowState(windowState() & ~Qt::WindowFullScreen);
}

void MainWindow::present(bool on) {
    constexpr double largeType = 1.4; // the most that table rows have room for
    if (on == m_presenting)
        return;
    if (on) {
        m_docksBefore = saveState();
        m_docks->hide();
        auto large = centralWidget()->font();
        large.setPointSizeF(large.pointSizeF() * largeType);
        setLargeParts(large);
        setWindowState(windowState() | Qt::WindowFullScreen);
    } else {
        setLargeParts({});
        setWindowState(windowState() & ~Qt::WindowFullScreen);
        restoreDocks(*this, m_docksBefore);
    }
    m_presenting = on;
    m_pages->setPresented(on);
    m_classroom->lessons().setLarge(on);
    turnDocks();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    m_place->save();
    present(false);
    if (m_workspace.session.isOpen()) {
        m_docks->save();
        saveSession(m_workspace.settings, {m_workspace.session.asked(), m_workspace.selection.place()});
    } else {
        forgetSession(m_workspace.settings);
    }
    event->accept();
}

} // namespace atlas::ui
