// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/exercise_stage.h"

#include "ui/exercise/exercise_panel.h"
#include "ui/window/pages.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QTimer>

namespace atlas::ui {

namespace {

constexpr QSize smallestExercise{280, 240};
constexpr int exerciseWidth = 480; ///< a line of a hex dump fits

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
        if (m_run->isOpen()) {
            openImage();
        }
    });
    // A page or an image that is turned to hides the docks, and has the focus.
    connect(&pages, &Pages::pageChanged, this, &ExerciseStage::keepVisible, Qt::QueuedConnection);
    connect(&workspace.session, &Session::opened, this, &ExerciseStage::keepVisible, Qt::QueuedConnection);
    connect(&workspace.session, &Session::opened, this, [this] {
        const bool isOwn = m_workspace.session.path() == m_run->image();
        m_panel->setImageShown(isOwn);
        if (isOwn) {
            m_workspace.recent.remove(m_run->image()); // it goes with the exercise
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
    if (event->type() == QEvent::Close) {
        setWanted(false);
    }
    return QObject::eventFilter(watched, event);
}

void ExerciseStage::setWanted(bool wanted) {
    if (m_isWanted != wanted) {
        m_isWanted = wanted;
        Q_EMIT turned();
    }
}

void ExerciseStage::keepVisible() {
    if (m_isWanted == m_dock->isHidden()) {
        m_dock->setVisible(m_isWanted);
    }
}

void ExerciseStage::openImage() {
    if (const auto image = m_run->image(); !image.isEmpty()) {
        m_workspace.session.open(image);
    }
}

} // namespace atlas::ui
