// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/fact_chips.h"

#include "layout/df_figures.h"
#include "report/language/make_message.h"
#include "report/words/glossary.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QPainter>
#include <algorithm>
#include <array>

namespace atlas::ui {
namespace {

constexpr int spacing = 5;
constexpr int sidePadding = 8;
constexpr int lowPadding = 3;
constexpr QMargins around{8, 3, 8, 3};

/// In the order on the screen.
constexpr std::array topics{SummaryTopic::Used,     SummaryTopic::Metadata,  SummaryTopic::FlexGroups,
                            SummaryTopic::LazyInit, SummaryTopic::Journal,   SummaryTopic::Backups,
                            SummaryTopic::Growth,   SummaryTopic::RoomBehind};

/// Explains the terms of a topic; empty if it has none.
QString meaning(SummaryTopic topic) {
    QList<Term> terms;
    switch (topic) {
    case SummaryTopic::FlexGroups: terms = {Term::FlexGroup}; break;
    case SummaryTopic::LazyInit: terms = {Term::LazyInit}; break;
    case SummaryTopic::Journal: terms = {Term::Journal}; break;
    case SummaryTopic::Backups: terms = {Term::BackupSuperblock}; break;
    case SummaryTopic::Growth: terms = {Term::ReservedGdt, Term::MetaBg}; break;
    case SummaryTopic::Alignment:
    case SummaryTopic::Health:
    case SummaryTopic::Used:
    case SummaryTopic::RoomBehind:
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

FactChip::FactChip(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
}

void FactChip::show(const SummaryLine& line) {
    m_topic = line.topic;
    m_name = ui::text(line.name);
    m_value = ui::text(line.alone.value_or(line.value));
    const auto value = ui::text(line.value);
    const auto detail = ui::text(line.detail);
    const QString working = line.working ? QStringLiteral("<br>") + ui::text(*line.working).toHtmlEscaped() : QString();
    setToolTip(
        QStringLiteral("<b>%1</b><br>%2<br>%3%4%5")
            .arg(m_name.toHtmlEscaped(), value.toHtmlEscaped(), detail.toHtmlEscaped(), working, meaning(m_topic)));
    setAccessibleName(m_name);
    setAccessibleDescription(clausesText({value, detail}));
    updateGeometry();
    update();
}

QSize FactChip::sizeHint() const {
    const QFontMetrics metrics(font());
    return {metrics.horizontalAdvance(m_name) + spacing + metrics.horizontalAdvance(m_value) + 2 * sidePadding,
            metrics.height() + 2 * lowPadding};
}

void FactChip::paintEvent(QPaintEvent*) {
    const auto colours = paletteFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool lit = underMouse() || hasFocus();
    painter.setPen(QPen(lit ? colours.focus : colours.line, lit ? 1.5 : 1));
    painter.setBrush(colours.background);
    const auto pill = QRectF(rect()).adjusted(1, 1, -1, -1);
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
    const int baseline = lowPadding + fontMetrics().ascent();
    painter.setPen(colours.mutedText);
    painter.drawText(QPoint(sidePadding, baseline), m_name);
    painter.setPen(colours.text);
    painter.drawText(QPoint(sidePadding + fontMetrics().horizontalAdvance(m_name) + spacing, baseline), m_value);
}

FactChips::FactChips(Workspace& workspace, QWidget* parent) : QWidget(parent), m_workspace(workspace) {
    setObjectName("facts");
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for ([[maybe_unused]] const auto topic : topics) {
        auto* chip = new FactChip(this);
        m_chips << chip;
        connect(chip, &FactChip::clicked, this, [this, chip] { Q_EMIT topicChosen(chip->topic()); });
    }
    m_chips.back()->setAccessibleName(ui::text(message<MessageId::NameRoomBehind>())); // hidden where there is none
    connect(&workspace.session, &Session::findingsChanged, this, &FactChips::refresh);
    refresh();
}

QSize FactChips::sizeHint() const {
    int width = around.left() + around.right() - spacing;
    for (const auto* chip : m_chips)
        width += chip->isHidden() ? 0 : chip->sizeHint().width() + spacing;
    return {width, height()};
}

QSize FactChips::minimumSizeHint() const { return {0, height()}; }

void FactChips::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    setFixedHeight(arrange(width()));
}

int FactChips::arrange(int width) {
    QPoint at(around.left(), around.top());
    int high = 0;
    for (auto* chip : m_chips) {
        if (chip->isHidden())
            continue;
        const auto size = chip->sizeHint();
        if (at.x() > around.left() && at.x() + size.width() > width - around.right())
            at = {around.left(), at.y() + size.height() + spacing / 2};
        chip->setGeometry({at, size});
        at.rx() += size.width() + spacing;
        high = at.y() + size.height();
    }
    return high + around.bottom();
}

void FactChips::refresh() {
    const auto& session = m_workspace.session;
    if (!session.layout())
        return;
    const auto& judgement = session.judgement();
    const auto medium = assumedMediumOf(judgement.drive());
    if (m_layout != session.layout() || m_medium != medium) {
        m_layout = session.layout();
        m_medium = medium;
        m_lines = summaryLines(*m_layout, medium);
        m_lines.insert(m_lines.begin(), usedLine(*m_layout, freeByDescriptors(*m_layout)));
    }
    auto lines = m_lines;
    if (auto room = roomBehindLine(judgement.found.findings))
        lines.push_back(std::move(*room));
    for (qsizetype i = 0; i < m_chips.size(); ++i) {
        const auto line = std::ranges::find(lines, topics[static_cast<std::size_t>(i)], &SummaryLine::topic);
        m_chips[i]->setVisible(line != lines.end());
        if (line != lines.end())
            m_chips[i]->show(*line);
    }
    setFixedHeight(arrange(width()));
}

FactChip& FactChips::chip(SummaryTopic topic) const { return **std::ranges::find(m_chips, topic, &FactChip::topic); }

} // namespace atlas::ui
