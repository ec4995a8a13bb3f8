// SPDX-License-Identifier: GPL-3.0-or-later
// How many chunks of a typed size were written at least once, in one sentence.
#pragma once

#include "ui/session/trace_player.h"

#include <QWidget>

class QLabel;
class QLineEdit;

namespace atlas::ui {

class TypedChunk : public QWidget {
    Q_OBJECT
public:
    explicit TypedChunk(TracePlayer& player, QWidget* parent = nullptr);

private:
    void read();
    void answer();

    TracePlayer& m_player;
    QLineEdit* m_size;
    QLabel* m_answer;
    bool m_isRefused = false; ///< what is typed is no size of chunks
};

} // namespace atlas::ui
