// SPDX-License-Identifier: GPL-3.0-or-later
// The Learn menu with the lessons, and the dock that one is given in.
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
    /// For a presentation: type that the last row reads, and a dock that has room for it.
    void setLarge(bool large);
    /// Shows the dock while a lesson is given, whichever docks the page has.
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
