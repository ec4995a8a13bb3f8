// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the planned md array: level, chunk and members, or all three typed as "6:512k:10".
#pragma once

#include "base/error.h"
#include "disk/raid_geometry.h"
#include "report/language/message.h"

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
    /// The stripe in a superblock: the level that is chosen next gets matching values. nullopt: none recorded.
    void setStripe(const std::optional<Stripe>& stripe, ByteCount blockSize);
    /// The array shown or chosen last; refused input does not change it.
    [[nodiscard]] const std::optional<RaidGeometry>& chosen() const { return m_chosen; }

Q_SIGNALS:
    void changed();
    /// The typed text or the fields describe no valid array.
    void refused(const atlas::Message& why);

private:
    [[nodiscard]] int levelNamed(const QString& typed) const;
    [[nodiscard]] static QString whyRefused(const QString& typed, Error error);
    void takeTyped();
    void takeLevel();
    void takeFields();
    [[nodiscard]] std::optional<RaidGeometry> inFields() const;
    [[nodiscard]] static Message whyNoArray(const RaidGeometry& raid);
    [[nodiscard]] std::optional<RaidLevel> level() const;
    void showChunk(ByteCount chunk);

    QComboBox* m_level;
    QComboBox* m_chunk;
    QSpinBox* m_members;
    std::optional<RaidGeometry> m_chosen{};
    std::optional<Stripe> m_stripe{}; ///< from the image
    ByteCount m_blockSize{}; ///< of the image
};

} // namespace atlas::ui
