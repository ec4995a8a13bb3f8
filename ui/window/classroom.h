// SPDX-License-Identifier: GPL-3.0-or-later
// What teaches: the lessons, the exercises and the time machine, with their docks and the Learn menu.
#pragma once

#include "ui/session/workspace.h"

#include <QObject>

class QMainWindow;
class QMenu;

namespace atlas::ui {

class ExerciseStage;
class HistoryStage;
class LessonStage;
class Pages;

class Classroom : public QObject {
    Q_OBJECT
public:
    Classroom(Workspace& workspace, Pages& pages, QMainWindow& window);

    [[nodiscard]] LessonStage& lessons() { return *m_lessons; }
    [[nodiscard]] HistoryStage& histories() { return *m_histories; }
    [[nodiscard]] QMenu* makeMenu();
    /// Whether a lesson, an exercise or a history stands beside the page.
    [[nodiscard]] bool isUsed() const;
    /// Shows the docks of what is used and hides the others, whichever docks the page has.
    void keepVisible();

Q_SIGNALS:
    void turned(); ///< isUsed() may have changed
    void failed(const QString& message, const atlas::Error& error);

private:
    QMainWindow& m_window;
    LessonStage* m_lessons;
    HistoryStage* m_histories;
    ExerciseStage* m_exercises;
};

} // namespace atlas::ui
