// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/lesson_stage.h"

#include "ui/learn/lesson_panel.h"
#include "ui/learn/lesson_runner.h"
#include "ui/map/group_map.h"
#include "ui/window/pages.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>
#include <algorithm>

namespace atlas::ui {

namespace {

const QString lessonFolderKey = QStringLiteral("lessonFolder");
constexpr int dockWidth = 360; ///< at least
constexpr double dockShare = 0.28;  ///< of the window's width
constexpr double largeShare = 0.38; ///< during a presentation
constexpr QSize smallestDock{260, 200};
constexpr double usualType = 1.15; ///< the text of a step is what the window is for
constexpr double largeType = 1.4;  ///< as in MainWindow::present

} // namespace

LessonStage::LessonStage(Workspace& workspace, Pages& pages, QMainWindow& window)
    : QObject(&window),
      m_workspace(workspace),
      m_pages(pages),
      m_window(window),
      m_runner(new LessonRunner(workspace, this)),
      m_panel(new LessonPanel(*m_runner)),
      m_dock(new QDockWidget(tr("Lesson"), &window)) {
    m_dock->setObjectName("lessonDock");
    m_panel->setMinimumSize(smallestDock);
    m_dock->setWidget(m_panel);
    window.addDockWidget(Qt::LeftDockWidgetArea, m_dock);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    setLarge(false);
    m_dock->hide();
    m_dock->installEventFilter(this);
    connect(m_runner, &LessonRunner::viewWanted, this, &LessonStage::look);
    connect(m_runner, &LessonRunner::changed, this, &LessonStage::keepVisible);
    connect(&pages, &Pages::pageChanged, this, &LessonStage::keepVisible, Qt::QueuedConnection);
    connect(&workspace.session, &Session::opened, this, &LessonStage::keepVisible, Qt::QueuedConnection);
}

QMenu* LessonStage::makeMenu() {
    auto* menu = new QMenu(tr("&Learn"), &m_window);
    menu->setObjectName("learnMenu");
    const auto lessons = builtInLessons();
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        const auto key = i < 9 ? QStringLiteral("&%1").arg(i + 1) : QString::number(i + 1);
        auto* action = menu->addAction(QStringLiteral("%1  %2").arg(key, lessons[i].title));
        connect(action, &QAction::triggered, this, [this, path = lessons[i].path] { open(path); });
    }
    menu->addSeparator();
    menu->addAction(tr("&Open lesson…"), this, &LessonStage::askAndOpen);
    auto* turn = menu->addAction(tr("&Go to the lesson"), QKeySequence(QStringLiteral("Ctrl+L")), this, [this] {
        keepVisible();
        m_panel->focusStep();
    });
    auto* end = menu->addAction(tr("&End the lesson"), m_runner, &LessonRunner::stop);
    for (auto* action : {turn, end}) {
        action->setEnabled(false);
        connect(m_runner, &LessonRunner::changed, action, [this, action] { action->setEnabled(m_runner->isOpen()); });
    }
    return menu;
}

void LessonStage::open(const QString& path) {
    m_runner->open(path);
    keepVisible();
    if (m_runner->isOpen())
        m_panel->focusStep();
}

void LessonStage::give(int number) {
    const auto lessons = builtInLessons();
    if (number >= 1 && static_cast<std::size_t>(number) <= lessons.size())
        open(lessons[static_cast<std::size_t>(number) - 1].path);
}

void LessonStage::askAndOpen() {
    auto& settings = m_workspace.settings;
    const auto path =
        QFileDialog::getOpenFileName(&m_window, tr("Open a lesson"), settings.value(lessonFolderKey).toString(),
                                     tr("Lessons (*.md);;All files (*)"));
    if (!path.isEmpty()) {
        settings.setValue(lessonFolderKey, QFileInfo(path).absolutePath());
        open(path);
    }
}

void LessonStage::keepVisible() {
    const bool isGiven = m_runner->isOpen();
    if (m_dock->isHidden() != isGiven)
        return;
    m_dock->setVisible(isGiven);
    if (isGiven) {
        fitWidth();
        m_panel->focusStep();
    }
}

void LessonStage::fitWidth() {
    const int width = static_cast<int>(m_window.width() * (m_large ? largeShare : dockShare));
    m_window.resizeDocks({m_dock}, {std::max(width, dockWidth)}, Qt::Horizontal);
}

bool LessonStage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Close)
        m_runner->stop();
    return QObject::eventFilter(watched, event);
}

void LessonStage::setLarge(bool large) {
    m_large = large;
    m_panel->setFont({});
    auto type = m_panel->font();
    type.setPointSizeF(type.pointSizeF() * (large ? largeType : usualType));
    m_panel->setFont(type);
    keepVisible();
    fitWidth();
}

void LessonStage::look(LessonView view, bool zoom) {
    if (zoom)
        return m_pages.zoomToSelection();
    turnTo(view);
    // Queued: turning to another page changes the docks and takes the focus.
    QTimer::singleShot(0, m_panel, &LessonPanel::focusStep);
}

void LessonStage::turnTo(LessonView view) {
    const auto rows = [this](RowMode mode) {
        m_pages.map().setRowMode(mode);
        m_pages.map().showAll(); // undoes the zoom of the step before
        m_pages.showMap();
    };
    switch (view) {
    case LessonView::Unsaid: return;
    case LessonView::Overview: return rows(RowMode::Overview);
    case LessonView::Flex: return rows(flexRows(m_workspace.session.layout()->filesystem));
    case LessonView::Groups: return rows(RowMode::Group);
    case LessonView::Whole: return rows(RowMode::WholeVolume);
    case LessonView::Alignment: return m_pages.showAlignment();
    case LessonView::Table: return m_pages.showGroups();
    case LessonView::Compare: return m_pages.showCompare();
    }
}

} // namespace atlas::ui
