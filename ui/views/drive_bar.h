// SPDX-License-Identifier: GPL-3.0-or-later
// The controls of the tool bar that say what drive the volume is judged on, and where it would begin.
#pragma once

#include "ui/models/session.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace atlas::ui {

class ByteChoice;
class SectorSpinBox;

class DriveBar : public QWidget {
    Q_OBJECT
public:
    explicit DriveBar(Session& session, QWidget* parent = nullptr);

private:
    void build();
    void refresh();

    Session& m_session;
    ByteChoice* m_physical;
    ByteChoice* m_phase;
    QLabel* m_startLabel;
    SectorSpinBox* m_start;
    QLabel* m_whatIf;
    QToolButton* m_reset;
};

} // namespace atlas::ui
