// SPDX-License-Identifier: GPL-3.0-or-later
// Chooses the md array that the layouts are planned for: level, chunk and members, or all three typed as "6:512k:10".
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
    /// What a superblock says: the level that is chosen next is that of an array with this stripe. nullopt: it says nothing.
    void setStripe(const std::optional<Stripe>& stripe, ByteCount blockSize);
    /// What was shown or chosen last; what is refused is not.
    [[nodiscard]] const std::optional<RaidGeometry>& chosen() const { return m_chosen; }

Q_SIGNALS:
    void changed();
    /// What was typed is no array, or the fields make none.
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
    std::optional<Stripe> m_stripe{}; ///< of the image
    ByteCount m_blockSize{}; ///< of the image
};

} // namespace atlas::ui
