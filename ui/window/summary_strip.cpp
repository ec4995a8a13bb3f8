// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/summary_strip.h"

#include "report/words/summary_text.h"

#include <QGridLayout>

namespace atlas::ui {
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
    if (m_compact == compact) {
        return;
    }
    m_compact = compact;
    const int inRow = compact ? topics / 2 : topics;
    for (int i = 0; i < topics; ++i) {
        m_cards[i]->setCompact(compact);
        m_grid->addWidget(m_cards[i], i / inRow, i % inRow);
    }
    for (int column = 0; column < topics; ++column) {
        m_grid->setColumnStretch(column, column < inRow ? 1 : 0);
    }
    m_grid->setHorizontalSpacing(5);
}

void SummaryStrip::refresh() {
    const auto& session = m_workspace.session;
    setVisible(m_wanted && session.layout() != nullptr);
    if (!session.layout()) {
        return;
    }
    const auto& judgement = session.judgement();
    const auto medium = assumedMediumOf(judgement.drive());
    if (m_layout != session.layout() || m_medium != medium) {
        m_layout = session.layout();
        m_medium = medium;
        m_lines = summaryLines(*m_layout, medium);
    }
    auto card = m_cards.begin();
    for (const auto& verdict : summaryVerdicts(judgement)) {
        (*card++)->show(verdict.card, verdict.sign);
    }
    for (const auto& line : m_lines) {
        (*card++)->show(line);
    }
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
