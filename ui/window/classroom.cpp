// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/classroom.h"

#include "ui/exercise/exercise_panel.h"
#include "ui/window/history_stage.h"
#include "ui/window/lesson_stage.h"
#include "ui/window/pages.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>
#include <QTimer>

namespace atlas::ui {
namespace {

constexpr QSize smallestExercise{280, 240};
constexpr int exerciseWidth = 480; ///< fits a line of a hex dump

} // namespace

ExerciseStage::ExerciseStage(Workspace& workspace, const Pages& pages, QMainWindow& window)
    : QObject(&window),
      m_workspace(workspace),
      m_window(window),
      m_run(new ExerciseRun(this)),
      m_panel(new ExercisePanel(*m_run)),
      m_dock(new QDockWidget(tr("Exercise"), &window)) {
    m_dock->setObjectName("exerciseDock");
    m_panel->setMinimumSize(smallestExercise);
    m_dock->setWidget(m_panel);
    window.addDockWidget(Qt::LeftDockWidgetArea, m_dock);
    m_dock->hide();
    connect(m_panel, &ExercisePanel::imageWanted, this, &ExerciseStage::openImage);
    connect(m_run, &ExerciseRun::changed, this, [this] {
        m_panel->setImageShown(false);
        if (m_run->isOpen())
            openImage();
    });
    // Queued: another page or image hides the docks and takes the focus.
    connect(&pages, &Pages::pageChanged, this, &ExerciseStage::keepVisible, Qt::QueuedConnection);
    connect(&workspace.session, &Session::opened, this, &ExerciseStage::keepVisible, Qt::QueuedConnection);
    connect(&workspace.session, &Session::opened, this, [this] {
        const bool isOwn = m_workspace.session.path() == m_run->image();
        m_panel->setImageShown(isOwn);
        if (isOwn) {
            m_workspace.recent.remove(m_run->image()); // deleted with the exercise
            QTimer::singleShot(0, m_panel, &ExercisePanel::focusFirst);
        }
    });
    m_dock->installEventFilter(this);
}

QAction* ExerciseStage::makeAction() {
    auto* action = new QAction(tr("E&xercise…"), &m_window);
    action->setToolTip(tr("Make an image with questions, and check the answers"));
    connect(action, &QAction::triggered, this, &ExerciseStage::show);
    return action;
}

void ExerciseStage::show() {
    setWanted(true);
    m_dock->show();
    m_dock->raise();
    m_window.resizeDocks({m_dock}, {exerciseWidth}, Qt::Horizontal);
    m_panel->focusFirst();
}

bool ExerciseStage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Close)
        setWanted(false);
    return QObject::eventFilter(watched, event);
}

void ExerciseStage::setWanted(bool wanted) {
    if (m_isWanted != wanted) {
        m_isWanted = wanted;
        Q_EMIT turned();
    }
}

void ExerciseStage::keepVisible() {
    if (m_isWanted == m_dock->isHidden())
        m_dock->setVisible(m_isWanted);
}

void ExerciseStage::openImage() {
    if (const auto image = m_run->image(); !image.isEmpty())
        m_workspace.session.open(image);
}

Classroom::Classroom(Workspace& workspace, Pages& pages, QMainWindow& window)
    : QObject(&window),
      m_window(window),
      m_lessons(new LessonStage(workspace, pages, window)),
      m_histories(new HistoryStage(workspace, pages, window)),
      m_exercises(new ExerciseStage(workspace, pages, window)) {
    window.tabifyDockWidget(&m_lessons->dock(), &m_exercises->dock());
    auto* lesson = &m_lessons->runner();
    auto* exercise = &m_exercises->run();
    auto* history = &m_histories->player();
    connect(lesson, &LessonRunner::changed, this, &Classroom::turned);
    connect(history, &HistoryPlayer::changed, this, &Classroom::turned);
    connect(m_exercises, &ExerciseStage::turned, this, &Classroom::turned);
    // A running lesson would take its numbers from the exercise's image.
    connect(exercise, &ExerciseRun::changed, this, [lesson, exercise] {
        if (exercise->isOpen())
            lesson->stop();
    });
    connect(lesson, &LessonRunner::failed, this, [this](const QString& path, const Error& error) {
        Q_EMIT failed(tr("Cannot give the lesson %1").arg(QFileInfo(path).fileName()), error);
    });
    connect(history, &HistoryPlayer::failed, this, [this](const QString& path, const Error& error) {
        Q_EMIT failed(tr("Cannot show the history %1").arg(QFileInfo(path).fileName()), error);
    });
}

QMenu* Classroom::menu() {
    if (m_menu == nullptr) {
        m_menu = m_lessons->makeMenu();
        m_menu->addSeparator();
        m_menu->addAction(m_exercises->makeAction());
        m_menu->addMenu(m_histories->makeMenu());
    }
    return m_menu;
}

bool Classroom::isUsed() const {
    return m_lessons->runner().isOpen() || m_exercises->isWanted() || m_histories->isWanted();
}

void Classroom::keepVisible() {
    m_lessons->keepVisible();
    m_exercises->keepVisible();
    m_histories->keepVisible();
}

} // namespace atlas::ui
