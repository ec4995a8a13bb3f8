// SPDX-License-Identifier: GPL-3.0-or-later
// Input fields for the drive's values: physical sector, first boundary, optimal I/O size or stripe, erase block.
#pragma once

#include "report/words/glossary.h"
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

    /// Focuses the first field.
    void begin();

private:
    void build();
    void add(QGridLayout& grid, int place, const QString& words, Term term, ByteChoice& choice);
    void connectChoices();
    template <class T>
    void connectChoice(ByteChoice& choice, std::optional<T> DriveOverrides::* figure);
    /// The user's overrides with `bytes` for `figure`.
    template <class T>
    [[nodiscard]] DriveOverrides with(std::optional<T> DriveOverrides::* figure, std::optional<quint64> bytes) const;
    /// Returns a function that explains why the drive cannot have a given value.
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
