// SPDX-License-Identifier: GPL-3.0-or-later
// A spin box for 64-bit sector numbers; QSpinBox is limited to int.
#pragma once

#include <QAbstractSpinBox>

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

} // namespace atlas::ui
