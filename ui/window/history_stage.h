// SPDX-License-Identifier: GPL-3.0-or-later
// The history dock, the menu that opens histories, and the tints of the blocks that each step wrote.
#pragma once

#include "ui/history/history_player.h"
#include "ui/session/workspace.h"

#include <QObject>
#include <QTimer>

class QDockWidget;
class QMainWindow;
class QMenu;

namespace atlas::ui {

class HistoryPanel;
class Pages;

class HistoryStage : public QObject {
    Q_OBJECT
public:
    HistoryStage(Workspace& workspace, Pages& pages, QMainWindow& window);

    [[nodiscard]] HistoryPlayer& player() { return *m_player; }
    [[nodiscard]] QMenu* makeMenu();
    void askAndOpen();
    /// Asks for two states of an image and shows what differs as a step.
    void askAndCompare();
    [[nodiscard]] bool isWanted() const;
    /// Shows the dock while it is wanted, even on pages without docks.
    void keepVisible();

protected:
    /// Closing the dock ends the history.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keepRecent();
    void choose(const ImageChange& change);
    void pulse();
    void light(bool on);

    Workspace& m_workspace;
    Pages& m_pages;
    QMainWindow& m_window;
    HistoryPlayer* m_player;
    HistoryPanel* m_panel;
    QDockWidget* m_dock;
    QTimer m_beat;
    int m_beats = 0; ///< left in this pulse
    bool m_isLit = false;
};

} // namespace atlas::ui
