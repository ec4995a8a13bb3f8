// SPDX-License-Identifier: GPL-3.0-or-later
// The Learn menu's lessons, and the lesson dock.
#pragma once

#include "lesson/lesson.h"
#include "ui/learn/lesson_runner.h"

#include <QObject>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace atlas::ui {

class LessonPanel;
class Pages;

class LessonStage : public QObject {
    Q_OBJECT
public:
    LessonStage(Workspace& workspace, Pages& pages, QMainWindow& window);

    [[nodiscard]] LessonRunner& runner() { return *m_runner; }
    [[nodiscard]] QDockWidget& dock() { return *m_dock; }
    [[nodiscard]] QMenu* makeMenu();
    void askAndOpen();
    void open(const QString& path);
    /// Gives the built-in lesson with this number, counted from 1. No effect without it.
    void give(int number);
    /// For presentations: type that is legible from the last row, in a wider dock.
    void setLarge(bool large);
    /// Shows the dock during a lesson, even on pages without docks.
    void keepVisible();

protected:
    /// Closing the dock ends the lesson.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fitWidth();
    void look(LessonView view, bool zoom);
    void turnTo(LessonView view);

    Workspace& m_workspace;
    Pages& m_pages;
    QMainWindow& m_window;
    LessonRunner* m_runner;
    LessonPanel* m_panel;
    QDockWidget* m_dock;
    bool m_large = false;
};

} // namespace atlas::ui
