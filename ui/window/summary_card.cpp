// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/summary_card.h"

#include "ui/session/qt_text.h"
#include "ui/widgets/palette.h"

#include <QPainter>
#include <cmath>

namespace atlas::ui {
namespace {

constexpr int margin = 6;
constexpr double radius = 5;

QColor colorOf(SummaryCard::Tone tone, const Palette& palette) {
    switch (tone) {
    case SummaryCard::Tone::Plain: break;
    case SummaryCard::Tone::Good: return palette.good;
    case SummaryCard::Tone::Bad: return palette.misaligned;
    case SummaryCard::Tone::Warning: return palette.of(RegionKind::GroupDescriptors);
    }
    return palette.text;
}

} // namespace

SummaryCard::SummaryCard(QWidget* parent) : QAbstractButton(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void SummaryCard::show(const SummaryLine& line, Tone tone, const QString& mark) {
    m_topic = line.topic;
    m_tone = tone;
    m_name = mark.isEmpty() ? ui::text(line.name) : mark + ' ' + ui::text(line.name);
    m_value = ui::text(line.value);
    m_detail = ui::text(line.detail);
    setToolTip(QStringLiteral("<b>%1</b><br>%2<br>%3").arg(m_name, m_value, m_detail));
    setAccessibleName(ui::text(line.name));
    setAccessibleDescription(m_value + QStringLiteral("; ") + m_detail);
    update();
}

QSize SummaryCard::sizeHint() const { return {130, 3 * fontMetrics().lineSpacing() + 2 * margin - 2}; }

QSize SummaryCard::minimumSizeHint() const { return {70, sizeHint().height()}; }

void SummaryCard::paintEvent(QPaintEvent*) {
    const auto colors = paletteFor(palette());
    const bool alarming = m_tone == Tone::Bad || m_tone == Tone::Warning;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = underMouse() || hasFocus();
    painter.setPen(QPen(alarming ? colorOf(m_tone, colors)
                        : lit    ? colors.focus
                                 : colors.line,
                        alarming || lit ? 1.5 : 1));
    painter.setBrush(colors.background);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    auto bold = font();
    bold.setBold(true);
    const QFontMetrics wide(bold);
    const int width = this->width() - 2 * margin;
    int y = margin - 1 + wide.ascent();
    const auto line = [&](const QString& words, const QFontMetrics& metrics, const QColor& color) {
        painter.setPen(color);
        painter.drawText(QPoint(margin, y), metrics.elidedText(words, Qt::ElideRight, width));
        y += fontMetrics().lineSpacing();
    };
    painter.setFont(bold);
    line(m_name, wide, colorOf(m_tone, colors));
    auto narrow = font();
    narrow.setPointSizeF(font().pointSizeF() * 0.92); // eight cards stand side by side in a window of 1,280 pixels
    const QFontMetrics small(narrow);
    painter.setFont(narrow);
    line(m_value, small, colors.text);
    line(m_detail, small, colors.mutedText);
}

} // namespace atlas::ui
