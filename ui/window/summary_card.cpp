// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/summary_card.h"

#include "report/messages/glossary.h"
#include "ui/session/qt_text.h"
#include "ui/widgets/palette.h"

#include <QPainter>
#include <QTextLayout>

namespace atlas::ui {
namespace {

constexpr int margin = 6;
constexpr double radius = 5;

QColor colorOf(SummaryCard::Tone tone, const Palette& palette) {
    switch (tone) {
    case SummaryCard::Tone::Plain: break;
    case SummaryCard::Tone::Good: return palette.good;
    case SummaryCard::Tone::Misaligned: return palette.misaligned;
    case SummaryCard::Tone::Error: return palette.error;
    case SummaryCard::Tone::Warning: return palette.of(RegionKind::GroupDescriptors);
    }
    return palette.text;
}

/// The terms that a card uses, explained; empty if it has none.
QString meaning(SummaryTopic topic) {
    QList<Term> terms;
    switch (topic) {
    case SummaryTopic::Alignment: terms = {Term::PhysicalSector}; break;
    case SummaryTopic::FlexGroups: terms = {Term::FlexGroup}; break;
    case SummaryTopic::LazyInit: terms = {Term::LazyInit}; break;
    case SummaryTopic::Journal: terms = {Term::Journal}; break;
    case SummaryTopic::Backups: terms = {Term::BackupSuperblock}; break;
    case SummaryTopic::Growth: terms = {Term::ReservedGdt, Term::MetaBg}; break;
    case SummaryTopic::Health:
    case SummaryTopic::Metadata: break;
    }
    QString html;
    for (const auto term : terms) {
        html += QStringLiteral("<br><i>%1</i>").arg(ui::text(explanation(term)).toHtmlEscaped());
    }
    return html;
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
    const QString working = line.working ? QStringLiteral("<br>") + ui::text(*line.working).toHtmlEscaped() : QString();
    setToolTip(
        QStringLiteral("<b>%1</b><br>%2<br>%3%4%5")
            .arg(m_name.toHtmlEscaped(), m_value.toHtmlEscaped(), m_detail.toHtmlEscaped(), working, meaning(m_topic)));
    setAccessibleName(ui::text(line.name));
    setAccessibleDescription(m_value + QStringLiteral("; ") + m_detail);
    update();
}

QFont SummaryCard::smallFont() const {
    auto small = font();
    small.setPointSizeF(font().pointSizeF() * 0.92); // eight cards stand side by side in a window of 1,280 pixels
    return small;
}

QSize SummaryCard::sizeHint() const {
    const int small = QFontMetrics(smallFont()).lineSpacing();
    return {130, fontMetrics().lineSpacing() + (1 + detailLines()) * small + 2 * margin - 3};
}

int SummaryCard::detailLines() const { return m_compact ? 0 : 2; }

void SummaryCard::setCompact(bool compact) {
    if (m_compact != compact) {
        m_compact = compact;
        updateGeometry();
        update();
    }
}

QSize SummaryCard::minimumSizeHint() const { return {70, sizeHint().height()}; }

QStringList SummaryCard::drawnLines() const {
    auto bold = font();
    bold.setBold(true);
    const QFontMetrics small(smallFont());
    const int width = this->width() - 2 * margin;
    QStringList lines{QFontMetrics(bold).elidedText(m_name, Qt::ElideRight, width),
                      small.elidedText(m_value, Qt::ElideRight, width)};
    QTextLayout layout(m_detail, smallFont());
    layout.beginLayout();
    for (int line = 0; line < detailLines(); ++line) {
        const auto next = layout.createLine();
        if (!next.isValid()) {
            break;
        }
        auto wrapped = next;
        wrapped.setLineWidth(width);
        const auto rest = m_detail.mid(wrapped.textStart(), line + 1 < detailLines() ? wrapped.textLength() : -1);
        lines << small.elidedText(rest.trimmed(), Qt::ElideRight, width);
    }
    layout.endLayout();
    return lines;
}

void SummaryCard::paintEvent(QPaintEvent*) {
    const auto colors = paletteFor(palette());
    const bool alarming = m_tone != Tone::Plain && m_tone != Tone::Good;
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
    const QFontMetrics small(smallFont());
    int y = margin - 2 + wide.ascent();
    const auto lines = drawnLines();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter.setFont(i == 0 ? bold : smallFont());
        painter.setPen(i == 0 ? colorOf(m_tone, colors) : i == 1 ? colors.text : colors.mutedText);
        painter.drawText(QPoint(margin, y), lines[i]);
        y += i == 0 ? wide.lineSpacing() : small.lineSpacing();
    }
}

} // namespace atlas::ui
