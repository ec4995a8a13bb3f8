// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/summary_strip.h"

#include "report/words/glossary.h"
#include "report/words/summary_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QGridLayout>
#include <QPainter>
#include <QTextLayout>
#include <array>

namespace atlas::ui {
namespace {

constexpr int cardMargin = 6;
constexpr double radius = 5;

/// Cuts between words: half a number would be read as a whole one.
QString elidedAtWord(const QString& words, const QFontMetrics& metrics, int width) {
    if (metrics.horizontalAdvance(words) <= width)
        return words;
    for (auto end = words.lastIndexOf(u' '); end > 0; end = words.lastIndexOf(u' ', end - 1)) {
        const QString kept = words.left(end) + u'\u2026';
        if (metrics.horizontalAdvance(kept) <= width)
            return kept;
    }
    return metrics.elidedText(words, Qt::ElideRight, width);
}

/// Explains the terms on a card; empty if it has none.
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
    for (const auto term : terms)
        html += QStringLiteral("<br><i>%1</i>").arg(ui::text(explanation(term)).toHtmlEscaped());
    return html;
}

} // namespace

std::optional<RegionKind> structureOf(SummaryTopic topic) {
    switch (topic) {
    case SummaryTopic::Journal: return RegionKind::Journal;
    case SummaryTopic::Backups: return RegionKind::BackupSuperblock;
    case SummaryTopic::Growth: return RegionKind::ReservedGdt;
    default: return std::nullopt;
    }
}

SummaryCard::SummaryCard(QWidget* parent) : QAbstractButton(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void SummaryCard::show(const SummaryLine& line, const VerdictSign& sign) {
    m_topic = line.topic;
    m_tone = sign.tone;
    m_name = sign.mark.empty() ? ui::text(line.name) : ui::text(sign.mark) + ' ' + ui::text(line.name);
    m_value = ui::text(line.value);
    m_alone = ui::text(line.alone.value_or(line.value));
    m_detail = ui::text(line.detail);
    const QString working = line.working ? QStringLiteral("<br>") + ui::text(*line.working).toHtmlEscaped() : QString();
    setToolTip(
        QStringLiteral("<b>%1</b><br>%2<br>%3%4%5")
            .arg(m_name.toHtmlEscaped(), m_value.toHtmlEscaped(), m_detail.toHtmlEscaped(), working, meaning(m_topic)));
    setAccessibleName(ui::text(line.name));
    setAccessibleDescription(clausesText({m_value, m_detail}));
    update();
}

QFont SummaryCard::smallFont(int stretch) const {
    auto small = font();
    small.setPointSizeF(font().pointSizeF() * 0.92); // eight cards fit side by side into a window of 1,280 pixels
    small.setStretch(stretch);
    return small;
}

SummaryCard::Drawn SummaryCard::drawn() const {
    constexpr std::array widths{100, 95, 90, 85}; // per cent; narrower is hard to read
    for (const int stretch : widths) {
        const auto small = smallFont(stretch);
        if (const auto lines = linesIn(small); fits(lines))
            return {small, lines};
    }
    return {smallFont(), linesIn(smallFont())};
}

bool SummaryCard::fits(const QStringList& lines) const {
    const auto spaces = [](QString words) { return words.remove(u' '); };
    return spaces(lines.mid(1).join(QString())) == spaces(detailLines() == 0 ? m_alone : m_value + m_detail);
}

QSize SummaryCard::sizeHint() const {
    const int small = QFontMetrics(smallFont()).lineSpacing();
    return {130, fontMetrics().lineSpacing() + (1 + detailLines()) * small + 2 * cardMargin - 3};
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

QStringList SummaryCard::linesIn(const QFont& smallType) const {
    auto bold = font();
    bold.setBold(true);
    const QFontMetrics small(smallType);
    const int width = this->width() - 2 * cardMargin;
    QStringList lines{QFontMetrics(bold).elidedText(m_name, Qt::ElideRight, width),
                      elidedAtWord(detailLines() == 0 ? m_alone : m_value, small, width)};
    QTextLayout layout(m_detail, smallType);
    layout.beginLayout();
    for (int line = 0; line < detailLines(); ++line) {
        const auto next = layout.createLine();
        if (!next.isValid())
            break;
        auto wrapped = next;
        wrapped.setLineWidth(width);
        const auto rest = m_detail.mid(wrapped.textStart(), line + 1 < detailLines() ? wrapped.textLength() : -1);
        lines << elidedAtWord(rest.trimmed(), small, width);
    }
    layout.endLayout();
    return lines;
}

void SummaryCard::paintEvent(QPaintEvent*) {
    const auto colors = paletteFor(palette());
    const bool alarming = isAlarming(m_tone);
    const auto ofVerdict = verdictColour(m_tone, colors).value_or(colors.text);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = underMouse() || hasFocus();
    painter.setPen(QPen(alarming ? ofVerdict : lit ? colors.focus : colors.line, alarming || lit ? 1.5 : 1));
    painter.setBrush(colors.background);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    auto bold = font();
    bold.setBold(true);
    const QFontMetrics wide(bold);
    const auto [smallType, lines] = drawn();
    const QFontMetrics small(smallType);
    int y = cardMargin - 2 + wide.ascent();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter.setFont(i == 0 ? bold : smallType);
        painter.setPen(i == 0 ? ofVerdict : i == 1 ? colors.text : colors.mutedText);
        painter.drawText(QPoint(cardMargin, y), lines[i]);
        y += i == 0 ? wide.lineSpacing() : small.lineSpacing();
    }
}

namespace {

constexpr int topics = static_cast<int>(summaryTopicCount);

} // namespace

SummaryStrip::SummaryStrip(Workspace& workspace, QWidget* parent)
    : QWidget(parent), m_workspace(workspace), m_grid(new QGridLayout(this)) {
    setObjectName("summary");
    m_grid->setContentsMargins(6, 2, 6, 4);
    m_grid->setSpacing(5);
    for (int i = 0; i < topics; ++i) {
        auto* card = new SummaryCard(this);
        m_cards << card;
        connect(card, &SummaryCard::clicked, this, [this, card] { Q_EMIT topicChosen(card->topic()); });
    }
    arrange(false);
    connect(&workspace.session, &Session::findingsChanged, this, &SummaryStrip::refresh);
    refresh();
}

void SummaryStrip::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    constexpr int columns = 13; // digits on the narrowest card that still tells its name, value and detail
    arrange(width() < topics * columns * fontMetrics().horizontalAdvance('0'));
}

void SummaryStrip::arrange(bool compact) {
    if (m_compact == compact)
        return;
    m_compact = compact;
    const int inRow = compact ? topics / 2 : topics;
    for (int i = 0; i < topics; ++i) {
        m_cards[i]->setCompact(compact);
        m_grid->addWidget(m_cards[i], i / inRow, i % inRow);
    }
    for (int column = 0; column < topics; ++column)
        m_grid->setColumnStretch(column, column < inRow ? 1 : 0);
    m_grid->setHorizontalSpacing(5);
}

void SummaryStrip::refresh() {
    const auto& session = m_workspace.session;
    setVisible(m_wanted && session.layout() != nullptr);
    if (!session.layout())
        return;
    const auto& judgement = session.judgement();
    const auto medium = assumedMediumOf(judgement.drive());
    if (m_layout != session.layout() || m_medium != medium) {
        m_layout = session.layout();
        m_medium = medium;
        m_lines = summaryLines(*m_layout, medium);
    }
    auto card = m_cards.begin();
    for (const auto& verdict : summaryVerdicts(judgement))
        (*card++)->show(verdict.card, verdict.sign);
    for (const auto& line : m_lines)
        (*card++)->show(line);
}

SummaryCard& SummaryStrip::card(SummaryTopic topic) const {
    return **std::ranges::find(m_cards, topic, &SummaryCard::topic);
}

void SummaryStrip::setWanted(bool wanted) {
    if (m_wanted != wanted) {
        m_wanted = wanted;
        refresh();
    }
}

} // namespace atlas::ui
