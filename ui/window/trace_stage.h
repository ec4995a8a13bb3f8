// SPDX-License-Identifier: GPL-3.0-or-later
// The trace dock, how traces are opened, and their heat on map and strip.
#pragma once

#include "ui/session/trace_player.h"
#include "ui/session/workspace.h"

#include <QObject>

class QDockWidget;
class QMainWindow;

namespace atlas::ui {

class Pages;
class TracePanel;

/// Whether the file begins as a trace does, uncompressed.
[[nodiscard]] bool holdsTrace(const QString& path);

class TraceStage : public QObject {
    Q_OBJECT
public:
    TraceStage(Workspace& workspace, Pages& pages, QMainWindow& window);

    [[nodiscard]] TracePlayer& player() { return *m_player; }
    void askAndOpen();
    /// Shows the trace over the open volume; Refused, through `failed`, without one.
    void open(const QString& path);
    /// Like open(), once the image that is being read is open.
    void openOver(const QString& path);

Q_SIGNALS:
    void failed(const QString& what, const atlas::Error& error);

protected:
    /// Closing the dock ends the trace.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow();

    Workspace& m_workspace;
    Pages& m_pages;
    QMainWindow& m_window;
    TracePlayer* m_player;
    TracePanel* m_panel;
    QDockWidget* m_dock;
    bool m_isLit = false;
};

} // namespace atlas::ui
