// SPDX-License-Identifier: GPL-3.0-or-later
// The exercise dock in a window, and the image of its exercise.
#pragma once

#include "ui/exercise/exercise_run.h"
#include "ui/session/workspace.h"

#include <QObject>

class QAction;
class QDockWidget;
class QMainWindow;

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
    /// Shows the dock.
    [[nodiscard]] QAction* makeAction();
    /// Shows the dock while it is wanted, whichever docks the page has.
    void keepVisible();

Q_SIGNALS:
    void turned(); ///< isWanted() has changed

protected:
    /// Closing the dock keeps it closed.
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

} // namespace atlas::ui
