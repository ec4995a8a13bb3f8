// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons, exercises and histories in a window: their docks and the Learn menu.
#pragma once

#include "ui/exercise/exercise_run.h"
#include "ui/session/workspace.h"

#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;
class QMenu;

namespace atlas::ui {

class ExercisePanel;
class Pages;

class ExerciseStage : public QObject {
    Q_OBJECT
public:
    ExerciseStage(Workspace& workspace, const Pages& pages, QMainWindow& window);

    [[nodiscard]] ExerciseRun& run() { return *m_run; }
    [[nodiscard]] QDockWidget& dock() { return *m_dock; }
    [[nodiscard]] bool isWanted() const { return m_isWanted; }
    /// An action that shows the dock.
    [[nodiscard]] QAction* makeAction();
    /// Shows the dock while it is wanted, even on pages without docks.
    void keepVisible();

Q_SIGNALS:
    void turned(); ///< isWanted() has changed

protected:
    /// A dock that the user closes stays closed.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show();
    void setWanted(bool wanted);
    void openImage();

    Workspace& m_workspace;
    QMainWindow& m_window;
    ExerciseRun* m_run;
    ExercisePanel* m_panel;
    QDockWidget* m_dock;
    bool m_isWanted = false;
};

class ExerciseStage;
class HistoryStage;
class LessonStage;
class Classroom : public QObject {
    Q_OBJECT
public:
    Classroom(Workspace& workspace, Pages& pages, QMainWindow& window);

    [[nodiscard]] LessonStage& lessons() { return *m_lessons; }
    [[nodiscard]] HistoryStage& histories() { return *m_histories; }
    /// For the menu bar and the tool bar.
    [[nodiscard]] QMenu* menu();
    /// Whether a lesson, an exercise or a history is open.
    [[nodiscard]] bool isUsed() const;
    /// Shows the docks in use and hides the others, even on pages without docks.
    void keepVisible();

Q_SIGNALS:
    void turned(); ///< isUsed() may have changed
    void failed(const QString& message, const atlas::Error& error);

private:
    QMainWindow& m_window;
    QMenu* m_menu = nullptr; ///< made by menu()
    LessonStage* m_lessons;
    HistoryStage* m_histories;
    ExerciseStage* m_exercises;
};

} // namespace atlas::ui
