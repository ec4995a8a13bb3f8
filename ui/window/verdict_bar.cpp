// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/verdict_bar.h"

#include "layout/layout_summary.h"
#include "report/words/headline_text.h"
#include "report/words/summary_text.h"
#include "ui/alignment/alignment_answer.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"
#include "ui/window/drive_bar.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QRegularExpression>
#include <QResizeEvent>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas::ui {
namespace {

constexpr int barWidth = 5; ///< of the coloured edge
constexpr int partSpacing = 24;
constexpr double verdictType = 1.4;

QLabel* wrapped(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QToolButton* buttonIn(QHBoxLayout& row, const char* name) {
    auto* button = new QToolButton;
    button->setObjectName(name);
    row.addWidget(button, 0, Qt::AlignVCenter);
    return button;
}

void setType(QLabel& label, bool large) {
    QFont font;
    if (large) {
        font.setPointSizeF(font.pointSizeF() * verdictType);
        font.setBold(true);
    }
    label.setFont(font);
}

/// Where the first clause of a sentence ends.
qsizetype firstClause(const QString& words) {
    static const QRegularExpression semicolon(QStringLiteral("[;\uFF1B]"));
    const auto end = words.indexOf(semicolon);
    return end < 0 ? words.size() : end;
}

void colour(QLabel& label, VerdictTone tone, const QPalette& window) {
    QPalette own; // sets no colour: follows the window, also when the theme changes
    if (const auto ink = verdictColour(tone, paletteFor(window)))
        own.setColor(QPalette::WindowText, *ink);
    label.setPalette(own);
}

} // namespace

VerdictBar::VerdictBar(Workspace& workspace, QWidget* parent)
    : QWidget(parent),
      m_workspace(workspace),
      m_drive(new DriveBar(workspace.session)),
      m_alignmentPart(new QWidget),
      m_alignment(wrapped("verdictAlignment")),
      m_reason(wrapped("verdictReason")),
      m_health(wrapped("verdictHealth")),
      m_healthRest(wrapped("verdictHealthRest")) {
    setObjectName("verdictBar");
    build();
    connect(&workspace.session, &Session::findingsChanged, this, &VerdictBar::refresh);
}

void VerdictBar::build() {
    auto* reason = new QHBoxLayout;
    reason->setSpacing(8);
    reason->addWidget(m_reason, 1);
    m_copy = buttonIn(*reason, "verdictCopy");
    m_copy->setText(tr("Copy commands"));
    m_why = buttonIn(*reason, "verdictWhy");
    m_why->setText(tr("Why, and cure"));
    m_why->setToolTip(tr("Cause, calculation, cost and cures on the Alignment page"));
    auto* left = new QVBoxLayout(m_alignmentPart);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(2);
    left->addWidget(m_alignment);
    left->addLayout(reason);
    left->addStretch(1);
    auto* health = new QHBoxLayout;
    health->setSpacing(8);
    health->addWidget(m_health, 1);
    m_replay = buttonIn(*health, "verdictReplay");
    m_look = buttonIn(*health, "verdictLook");
    m_rightPart = new QWidget;
    m_ofHealthRow = health;
    m_ofRight = new QVBoxLayout(m_rightPart);
    m_ofRight->setContentsMargins(0, 0, 0, 0);
    m_ofRight->setSpacing(2);
    m_ofRight->addLayout(health);
    m_ofRight->addWidget(m_healthRest);
    m_ofRight->addStretch(1);
    m_ofRight->addWidget(m_drive, 0, Qt::AlignRight);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(barWidth + 9, 3, 8, 4);
    row->setSpacing(partSpacing);
    row->addWidget(m_alignmentPart, 1);
    row->addWidget(m_rightPart);
    connect(m_why, &QToolButton::clicked, this, &VerdictBar::causeAsked);
    connect(m_look, &QToolButton::clicked, this, &VerdictBar::healthAsked);
    connect(m_replay, &QToolButton::clicked, this,
            [this] { m_workspace.session.setReplay(!m_workspace.session.asked().replay); });
    connect(m_copy, &QToolButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(m_commands.join('\n'));
        QToolTip::showText(m_copy->mapToGlobal(QPoint(0, m_copy->height())), tr("Copied"), m_copy);
    });
}

void VerdictBar::setAlignmentShown(bool shown) { m_alignmentPart->setVisible(shown); }

void VerdictBar::refresh() {
    if (!m_workspace.session.isOpen())
        return;
    showAlignment();
    showHealth();
    showReplay();
    emphasise();
    turn();
    update();
}

void VerdictBar::showAlignment() {
    const auto& session = m_workspace.session;
    const auto& judgement = session.judgement();
    const auto headline = alignmentHeadline(judgement);
    m_ofAlignment = headline.sign.tone;
    m_alignment->setText(ui::text(headline.sign.mark) + ' ' + capitalised(ui::text(headline.words)));
    m_alignment->setToolTip(ui::text(summaryVerdicts(judgement).alignment.full));
    QStringList reasons;
    for (const auto& part : {headline.cause, headline.remedy})
        if (part)
            reasons << sentenceText(ui::text(*part));
    if (reasons.isEmpty())
        reasons << answerOf(judgement, judgement, session.path().toStdString()).working;
    m_reason->setText(reasons.join(' '));
    m_commands.clear();
    for (const auto& line : blockOf(headline.commands))
        m_commands << ui::text(line);
    m_copy->setVisible(!m_commands.isEmpty());
    m_copy->setToolTip(m_commands.join('\n'));
    m_why->setVisible(isAlarming(m_ofAlignment));
}

void VerdictBar::showHealth() {
    const auto& judgement = m_workspace.session.judgement();
    const auto& health = judgement.found.health;
    const auto verdict = summaryVerdicts(judgement).health;
    m_ofHealth = verdict.sign.tone;
    const auto words = ui::text(verdict.full);
    const auto end = isAlarming(m_ofHealth) ? firstClause(words) : words.size();
    m_health->setText(ui::text(verdict.sign.mark) + ' ' + capitalised(words.left(end)));
    const auto rest = words.mid(end + 1).trimmed();
    m_healthRest->setText(rest.isEmpty() ? rest : sentenceText(rest));
    m_healthRest->setVisible(!rest.isEmpty());
    const auto coverage = coverageText(health);
    m_health->setToolTip(coverage ? sentenceText(ui::text(*coverage)) : words);
    m_look->setText(isAlarming(m_ofHealth) ? tr("Show it") : tr("What was read"));
    m_look->setToolTip(isAlarming(m_ofHealth) ? tr("Selects what the worst finding is about") : m_health->toolTip());
    m_look->setVisible(isAlarming(m_ofHealth) || coverage);
}

void VerdictBar::showReplay() {
    const auto& session = m_workspace.session;
    const auto layout = session.layout();
    const bool isReplayed = session.asked().replay;
    m_replay->setVisible(isReplayed || (layout && isBeforeReplay(layout->filesystem)));
    m_replay->setText(isReplayed ? tr("Before the replay") : tr("After the replay"));
    m_replay->setToolTip(isReplayed ? tr("Shows the volume as it is on the disk, without what its journal holds")
                                    : tr("Shows the volume as it is once its journal has been replayed, which is done "
                                         "in memory; nothing is written"));
}

/// Room for two lines, so that another start or drive does not move what is below.
void VerdictBar::keepHeight() { m_reason->setMinimumHeight(2 * m_reason->fontMetrics().lineSpacing()); }

QSize VerdictBar::minimumSizeHint() const {
    const auto least = QWidget::minimumSizeHint();
    const auto margins = layout()->contentsMargins();
    const int right = std::max(m_drive->minimumSizeHint().width(), m_ofHealthRow->minimumSize().width());
    const int parts = std::max(m_alignmentPart->minimumSizeHint().width(), right);
    return {std::min(least.width(), parts + margins.left() + margins.right()), least.height()};
}

/// Beside or above each other.
void VerdictBar::arrange(bool isColumn) {
    auto* row = static_cast<QBoxLayout*>(layout());
    row->setDirection(isColumn ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    row->setSpacing(isColumn ? 2 : partSpacing);
    const auto margins = row->contentsMargins();
    const int ofRight = m_drive->minimumSizeHint().width() + m_ofHealthRow->sizeHint().width() + partSpacing;
    const bool isOneLine =
        isColumn && m_healthRest->isHidden() && ofRight <= width() - margins.left() - margins.right();
    m_ofRight->setDirection(isOneLine ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    constexpr int gap = 2; // above the drive, or between it and the verdict, which needs the room itself
    m_ofRight->setStretch(0, isOneLine ? 1 : 0);
    m_ofRight->setStretch(gap, isOneLine ? 0 : 1);
    m_rightPart->updateGeometry(); // its size is otherwise that of before, until the next event
}

/// Chooses the arrangement that takes less of the height, which the map has.
void VerdictBar::turn() {
    keepHeight();
    const auto heightOf = [this](bool isColumn) {
        arrange(isColumn);
        return layout()->totalHeightForWidth(width());
    };
    arrange(heightOf(true) < heightOf(false));
}

void VerdictBar::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        turn();
}

/// The worse verdict is large and gets the room that the other leaves.
void VerdictBar::emphasise() {
    const bool healthFirst = healthComesFirst(m_workspace.session.judgement());
    setType(*m_alignment, !healthFirst);
    setType(*m_health, healthFirst);
    auto* row = static_cast<QHBoxLayout*>(layout());
    row->setStretch(0, healthFirst ? 2 : 1);
    row->setStretch(1, healthFirst ? 3 : 0);
    colour(*m_alignment, m_ofAlignment, palette());
    colour(*m_health, m_ofHealth, palette());
}

void VerdictBar::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

void VerdictBar::paintEvent(QPaintEvent*) {
    const auto colours = paletteFor(palette());
    QPainter painter(this);
    painter.fillRect(rect(), colours.background);
    if (!m_workspace.session.isOpen())
        return;
    const bool healthFirst = m_alignmentPart->isHidden() || healthComesFirst(m_workspace.session.judgement());
    const auto ink = verdictColour(healthFirst ? m_ofHealth : m_ofAlignment, colours);
    painter.fillRect(QRect(0, 0, barWidth, height()), ink.value_or(colours.line));
    painter.setPen(colours.line);
    painter.drawLine(0, height() - 1, width(), height() - 1);
}

} // namespace atlas::ui
