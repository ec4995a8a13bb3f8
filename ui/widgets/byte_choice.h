// SPDX-License-Identifier: GPL-3.0-or-later
// A choice of a number of bytes: as the drive says, one of the usual, or any other that is allowed.
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
        QString note{}; ///< behind the number, in parentheses
    };
    /// `accepts` says why a number typed by hand is not allowed; empty when it is.
    ByteChoice(std::vector<Option> usual, std::function<QString(quint64)> accepts, QWidget* parent = nullptr);

    /// Shows `read` as the first choice and `chosen`, or that first one, as the current. Emits nothing.
    void show(const Option& read, std::optional<quint64> chosen);

    /// What is asked when "Custom…" is chosen.
    void setQuestion(const QString& question) { m_question = question; }
    /// What 0 bytes are called where they mean that nobody knows.
    void setZeroText(const QString& words) { m_zero = words; }

Q_SIGNALS:
    /// None: as read.
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
