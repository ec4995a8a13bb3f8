// SPDX-License-Identifier: GPL-3.0-or-later
// The history dock: a slider with the steps, and a list of what each wrote.
#pragma once

#include "ui/history/history_player.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QSlider;
class QSpinBox;
class QToolButton;

namespace atlas::ui {

class HistoryPanel : public QWidget {
    Q_OBJECT
public:
    explicit HistoryPanel(HistoryPlayer& player, QWidget* parent = nullptr);

    void focusSteps();

Q_SIGNALS:
    void chosen(const atlas::ImageChange& change);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void arrange();
    void connectParts();
    void refresh();
    void showSpan();
    void listChanges();
    void choose(int row);

    HistoryPlayer& m_player;
    QToolButton* m_back;
    QToolButton* m_play;
    QToolButton* m_next;
    QSlider* m_slider;
    QLabel* m_command;
    QSpinBox* m_since;
    QLabel* m_total;
    QListWidget* m_list;
    const HistoryReport* m_listed = nullptr;
    bool m_filling = false;
};

} // namespace atlas::ui
