// SPDX-License-Identifier: GPL-3.0-or-later
// Which ext file system of the disk is shown.
#pragma once

#include "ui/session/session.h"

#include <QWidget>

class QComboBox;

namespace atlas::ui {

class PartitionPicker : public QWidget {
    Q_OBJECT
public:
    explicit PartitionPicker(Session& session, QWidget* parent = nullptr);

Q_SIGNALS:
    /// Is there more than one ext file system? Without, the picker is of no use.
    void choiceOffered(bool offered);

private:
    void refresh();

    Session& m_session;
    QComboBox* m_choice;
};

} // namespace atlas::ui
