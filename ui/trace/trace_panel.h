// SPDX-License-Identifier: GPL-3.0-or-later
// The trace dock: what the requests touched, in a window of time that a slider moves.
#pragma once

#include "ui/session/selection.h"
#include "ui/session/trace_player.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;
class QToolButton;

namespace atlas::ui {

class DirtyChunkCurve;
class TraceSlider;

class TracePanel : public QWidget {
    Q_OBJECT
public:
    TracePanel(TracePlayer& player, Selection& selection, QWidget* parent = nullptr);

private:
    void arrange();
    void connectParts();
    void fillLengths();
    void markFlushes();
    void refresh();
    void showView();
    void showKinds(const TraceReport& report);
    void showBusiest(const TraceReport& report);
    void moveWindow();

    TracePlayer& m_player;
    Selection& m_selection;
    QToolButton* m_play;
    TraceSlider* m_slider;
    QComboBox* m_length;
    QComboBox* m_heat;
    QComboBox* m_measure;
    QLabel* m_window;
    QLabel* m_answer;
    QLabel* m_notes;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QTableWidget* m_kinds;
    QTableWidget* m_busiest;
    QLabel* m_ownerNote;
    DirtyChunkCurve* m_curve;
    const TraceView* m_shown = nullptr;
    bool m_filling = false;
};

} // namespace atlas::ui
