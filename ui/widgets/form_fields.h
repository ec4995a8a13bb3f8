// SPDX-License-Identifier: GPL-3.0-or-later
// Form fields for sizes and sectors, and labels for terms of the glossary.
#pragma once

#include "report/words/glossary.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <functional>
#include <optional>
#include <vector>

namespace atlas::ui {

class SectorSpinBox : public QAbstractSpinBox {
    Q_OBJECT
public:
    explicit SectorSpinBox(QWidget* parent = nullptr);

    [[nodiscard]] quint64 value() const { return m_value; }
    /// Emits no signal.
    void setValue(quint64 value);
    void setMaximum(quint64 maximum);

    [[nodiscard]] QValidator::State validate(QString& input, int& position) const override;
    void fixup(QString& input) const override;
    void stepBy(int steps) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    /// Emitted on user input: typing, stepping or the wheel.
    void changed(quint64 value);

protected:
    [[nodiscard]] StepEnabled stepEnabled() const override;

private:
    [[nodiscard]] QString textOf(quint64 value) const;
    void read(const QString& input);

    quint64 m_value = 0;
    quint64 m_maximum = 0;
};

/// A combo box for a number of bytes: the value read from the drive, a usual one, or a custom one.
class ByteChoice : public QComboBox {
    Q_OBJECT
public:
    struct Option {
        quint64 bytes;
        QString note{}; ///< shown in parentheses after the number
    };
    /// `accepts` returns the reason why a custom number is invalid; empty if it is valid.
    ByteChoice(std::vector<Option> usual, std::function<QString(quint64)> accepts, QWidget* parent = nullptr);

    /// Lists `read` first and selects `chosen`, or `read` if that is nullopt. Emits no signal.
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

/// A field name that is a term of the glossary: underlined with dots, its meaning is the tooltip.
class TermLabel : public QLabel {
    Q_OBJECT
public:
    TermLabel(const QString& words, Term term, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// Makes every line edit of the application leave Ctrl+E to the window, which exports with it; a line edit would move its
/// cursor to the end, as the key End does. Further calls do nothing. Precondition: the QApplication exists.
void keepExportKey();

} // namespace atlas::ui
