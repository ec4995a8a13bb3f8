// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sector_spin_box.h"

#include "ui/text/qt_text.h"

#include <QLineEdit>
#include <QStyleOptionSpinBox>
#include <algorithm>
#include <optional>

namespace atlas::ui {

namespace {

bool isSeparator(QChar c) { return c.isSpace() || c == ',' || c == '_' || c == '\''; }

/// The unit without spaces, in the window's language.
QString unit() {
    return SectorSpinBox::tr("%1 sectors").remove(QStringLiteral("%1")).removeIf([](QChar c) { return c.isSpace(); });
}

/// Removes separators and the unit, as displayed or typed, or the part of it that has been typed.
QString digitsIn(QString input) {
    input.removeIf(isSeparator);
    const auto end = std::ranges::find_if_not(input, [](QChar c) { return c >= '0' && c <= '9'; });
    const auto digits = end - input.begin();
    return unit().startsWith(QStringView(input).sliced(digits)) ? input.first(digits) : input;
}

std::optional<quint64> numberIn(const QString& input) {
    bool ok = false;
    const quint64 value = digitsIn(input).toULongLong(&ok);
    return ok ? std::optional(value) : std::nullopt;
}

} // namespace

SectorSpinBox::SectorSpinBox(QWidget* parent) : QAbstractSpinBox(parent) {
    setKeyboardTracking(true);
    lineEdit()->setText(textOf(m_value));
    connect(lineEdit(), &QLineEdit::textEdited, this, &SectorSpinBox::read);
    connect(this, &QAbstractSpinBox::editingFinished, this, [this] { lineEdit()->setText(textOf(m_value)); });
}

void SectorSpinBox::setValue(quint64 value) {
    m_value = std::min(value, m_maximum);
    // Do not overwrite the text while the user is typing the same value.
    if (numberIn(lineEdit()->text()) != m_value) {
        lineEdit()->setText(textOf(m_value));
    }
}

void SectorSpinBox::setMaximum(quint64 maximum) {
    m_maximum = maximum;
    setValue(m_value);
    updateGeometry();
}

QValidator::State SectorSpinBox::validate(QString& input, int&) const {
    const auto value = numberIn(input);
    if (value) {
        return *value <= m_maximum ? QValidator::Acceptable : QValidator::Invalid;
    }
    return digitsIn(input).isEmpty() ? QValidator::Intermediate : QValidator::Invalid;
}

void SectorSpinBox::fixup(QString& input) const { input = textOf(m_value); }

void SectorSpinBox::stepBy(int steps) {
    const auto distance = static_cast<quint64>(std::abs(static_cast<qint64>(steps)));
    const quint64 next =
        steps < 0 ? m_value - std::min(m_value, distance) : m_value + std::min(m_maximum - m_value, distance);
    if (next != m_value) {
        setValue(next);
        Q_EMIT changed(m_value);
    }
}

QSize SectorSpinBox::sizeHint() const {
    ensurePolished();
    // Room for sector numbers of a disk of a few terabytes; larger ones scroll.
    const QString widest = textOf(std::max<quint64>(m_value, 99'999'999'999));
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QSize content(fontMetrics().horizontalAdvance(widest) + fontMetrics().horizontalAdvance(u' '),
                        lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, content, this);
}

QAbstractSpinBox::StepEnabled SectorSpinBox::stepEnabled() const {
    StepEnabled enabled = StepNone;
    enabled |= m_value > 0 ? StepDownEnabled : StepNone;
    enabled |= m_value < m_maximum ? StepUpEnabled : StepNone;
    return enabled;
}

QString SectorSpinBox::textOf(quint64 value) const { return tr("%1 sectors").arg(number(value)); }

void SectorSpinBox::read(const QString& input) {
    const auto value = numberIn(input);
    if (value && *value <= m_maximum && *value != m_value) {
        m_value = *value;
        Q_EMIT changed(m_value);
    }
}

} // namespace atlas::ui
