// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the drive, each to be set by hand: physical sector, first boundary, optimal I/O size or stripe, erase block.
#pragma once

#include "ui/session/session.h"

#include <QWidget>

class QGridLayout;

namespace atlas::ui {

class ByteChoice;

class DriveForm : public QWidget {
    Q_OBJECT
public:
    explicit DriveForm(Session& session, QWidget* parent = nullptr);

    /// Gives the keyboard to the first of the figures.
    void begin();

private:
    void build();
    void add(QGridLayout& grid, int place, const QString& label, ByteChoice& choice, const QString& tip);
    void connectChoices();
    void refresh();

    Session& m_session;
    ByteChoice* m_physical;
    ByteChoice* m_phase;
    ByteChoice* m_stripe;
    ByteChoice* m_erase;
};

} // namespace atlas::ui
