// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/classroom.h"

#include "ui/window/exercise_stage.h"
#include "ui/window/history_stage.h"
#include "ui/window/lesson_stage.h"

#include <QDockWidget>
#include <QFileInfo>
#include <QMainWindow>
#include <QMenu>

namespace atlas::ui {

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
    // A lesson would go on with the numbers of the exercise's image.
    connect(exercise, &ExerciseRun::changed, this, [lesson, exercise] {
        if (exercise->isOpen()) {
            lesson->stop();
        }
    });
    connect(lesson, &LessonRunner::failed, this, [this](const QString& path, const Error& error) {
        Q_EMIT failed(tr("Cannot give the lesson %1").arg(QFileInfo(path).fileName()), error);
    });
    connect(history, &HistoryPlayer::failed, this, [this](const QString& path, const Error& error) {
        Q_EMIT failed(tr("Cannot show the history %1").arg(QFileInfo(path).fileName()), error);
    });
}

QMenu* Classroom::makeMenu() {
    auto* menu = m_lessons->makeMenu();
    menu->addSeparator();
    menu->addAction(m_exercises->makeAction());
    menu->addMenu(m_histories->makeMenu());
    return menu;
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
