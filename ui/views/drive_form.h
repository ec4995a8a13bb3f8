// SPDX-License-Identifier: GPL-3.0-or-later
// What the drive does not say of its larger grains: the optimal I/O size or RAID stripe, and the erase block.
#pragma once

#include "ui/models/session.h"

#include <QWidget>

namespace atlas::ui {

class ByteChoice;

class GrainForm : public QWidget {
    Q_OBJECT
public:
    explicit GrainForm(Session& session, QWidget* parent = nullptr);

private:
    void build();
    void refresh();

    Session& m_session;
    ByteChoice* m_stripe;
    ByteChoice* m_erase;
};

} // namespace atlas::ui
