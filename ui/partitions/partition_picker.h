// SPDX-License-Identifier: GPL-3.0-or-later
// Selects the ext file system of the disk to show.
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
    /// Whether the disk has more than one ext file system; if not, the picker can be hidden.
    void choiceOffered(bool offered);

private:
    void refresh();

    Session& m_session;
    QComboBox* m_choice;
};

} // namespace atlas::ui
