// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the md array that the layouts are planned for: level, chunk and members, or all three typed as "6:512k:10".
#pragma once

#include "base/error.h"
#include "compare/raid.h"
#include "report/messages/message.h"

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
    /// What was typed is no array.
    void refused(const atlas::Message& why);

private:
    [[nodiscard]] int levelNamed(const QString& typed) const;
    [[nodiscard]] static QString whyRefused(const QString& typed, Error error);
    void takeTyped();

    QComboBox* m_level;
    QComboBox* m_chunk;
    QSpinBox* m_members;
};

} // namespace atlas::ui
