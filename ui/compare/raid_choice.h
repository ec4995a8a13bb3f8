// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the md array that the layouts are planned for: level, chunk and members.
#pragma once

#include "compare/raid.h"

#include <QWidget>

class QComboBox;
class QSpinBox;

namespace atlas::ui {

class RaidChoice : public QWidget {
    Q_OBJECT
public:
    explicit RaidChoice(QWidget* parent = nullptr);

    /// nullopt: no RAID.
    void show(const std::optional<RaidGeometry>& raid);
    /// The chosen geometry, with as many members as its level needs.
    [[nodiscard]] std::optional<RaidGeometry> chosen() const;

Q_SIGNALS:
    void changed();

private:
    QComboBox* m_level;
    QComboBox* m_chunk;
    QSpinBox* m_members;
};

} // namespace atlas::ui
