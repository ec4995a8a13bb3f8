// SPDX-License-Identifier: GPL-3.0-or-later
// The figures of the drive, each to be set by hand: physical sector, first boundary, optimal I/O size or stripe, erase block.
#pragma once

#include "ui/session/session.h"

#include <QWidget>
#include <functional>

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
    template <class T>
    void connectChoice(ByteChoice& choice, std::optional<T> DriveOverrides::* figure);
    /// What the user says of the drive, with `bytes` for one figure.
    template <class T>
    [[nodiscard]] DriveOverrides with(std::optional<T> DriveOverrides::* figure, std::optional<quint64> bytes) const;
    /// Why that figure cannot be so many bytes, for the choice to say.
    template <class T>
    [[nodiscard]] std::function<QString(quint64)> refusal(std::optional<T> DriveOverrides::* figure) const;
    void refresh();

    Session& m_session;
    ByteChoice* m_physical;
    ByteChoice* m_phase;
    ByteChoice* m_stripe;
    ByteChoice* m_erase;
};

} // namespace atlas::ui
