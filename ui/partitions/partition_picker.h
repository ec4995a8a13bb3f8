// SPDX-License-Identifier: GPL-3.0-or-later
// Selects the ext file system of the disk to show, in a partition or a logical volume. Lists containers and volumes that
// cannot be read with the reason.
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
    void add(const QString& words, const QVariant& choice);
    [[nodiscard]] int current() const;

    Session& m_session;
    QComboBox* m_choice;
};

} // namespace atlas::ui
