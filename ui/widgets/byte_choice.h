// SPDX-License-Identifier: GPL-3.0-or-later
// A combo box for a number of bytes: the value read from the drive, a usual value, or a custom one.
#pragma once

#include <QComboBox>
#include <functional>
#include <optional>
#include <vector>

namespace atlas::ui {

class ByteChoice : public QComboBox {
    Q_OBJECT
public:
    struct Option {
        quint64 bytes;
        QString note{}; ///< shown in parentheses after the number
    };
    /// `accepts` returns why a custom number is invalid; empty if it is valid.
    ByteChoice(std::vector<Option> usual, std::function<QString(quint64)> accepts, QWidget* parent = nullptr);

    /// Shows `read` as the first entry and selects `chosen`, or `read` if nullopt. Emits no signal.
    void show(const Option& read, std::optional<quint64> chosen);

    /// The prompt of the dialog for "Custom…".
    void setQuestion(const QString& question) { m_question = question; }
    /// The text for 0 bytes, which means unknown.
    void setZeroText(const QString& words) { m_zero = words; }

Q_SIGNALS:
    /// nullopt: use the value as read.
    void chosen(std::optional<quint64> bytes);

private:
    void choose(int index);
    [[nodiscard]] QString textOf(const Option& option) const;
    void ask();

    std::vector<Option> m_usual;
    std::function<QString(quint64)> m_accepts;
    QString m_question;
    QString m_zero;
    Option m_read{};
    std::optional<quint64> m_chosen;
};

} // namespace atlas::ui
