// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/history/history_panel.h"

#include "report/words/history_text.h"
#include "ui/text/qt_text.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QSlider>
#include <QSpinBox>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace atlas::ui {

namespace {

constexpr std::size_t maxChanges = 500; ///< in the list; more than anyone reads

QToolButton* button(QWidget* owner, const char* name, QStyle::StandardPixmap icon, const QString& tip) {
    auto* made = new QToolButton(owner);
    made->setObjectName(name);
    made->setIcon(owner->style()->standardIcon(icon));
    made->setAutoRaise(true);
    made->setToolTip(tip);
    made->setAccessibleName(tip);
    return made;
}

QLabel* plainLabel(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

HistoryPanel::HistoryPanel(HistoryPlayer& player, QWidget* parent)
    : QWidget(parent),
      m_player(player),
      m_back(button(this, "historyBack", QStyle::SP_MediaSkipBackward, tr("The step before (Left)"))),
      m_play(button(this, "historyPlay", QStyle::SP_MediaPlay, tr("Play or pause (Space)"))),
      m_next(button(this, "historyNext", QStyle::SP_MediaSkipForward, tr("The next step (Right)"))),
      m_slider(new QSlider(Qt::Horizontal)),
      m_command(plainLabel("historyCommand")),
      m_since(new QSpinBox),
      m_total(plainLabel("historyTotal")),
      m_list(new QListWidget) {
    setFocusPolicy(Qt::StrongFocus);
    arrange();
    connectParts();
    refresh();
}

void HistoryPanel::arrange() {
    m_slider->setObjectName("historySteps");
    m_slider->setAccessibleName(tr("Step of the history"));
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setPageStep(1);
    m_slider->setFocusPolicy(Qt::NoFocus); // the panel handles its keys
    m_since->setObjectName("historySince");
    m_since->setAccessibleName(tr("Compare with the image after this step"));
    m_since->setToolTip(tr("Compare with the image after this step; 0 is before the first one"));
    m_since->setPrefix(tr("since step "));
    m_list->setObjectName("historyChanges");
    m_list->setAccessibleName(tr("What the step wrote"));
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_total->setWordWrap(true);
    m_command->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long command leaves room for the slider
    for (auto* each : {m_back, m_play, m_next})
        each->setFocusPolicy(Qt::TabFocus);
    auto* controls = new QHBoxLayout;
    for (auto* each : {m_back, m_play, m_next})
        controls->addWidget(each);
    controls->addWidget(m_slider, 1);
    controls->addWidget(m_command, 2);
    controls->addWidget(m_since);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 2, 4, 2);
    column->setSpacing(2);
    column->addLayout(controls);
    column->addWidget(m_total);
    column->addWidget(m_list, 1);
}

void HistoryPanel::connectParts() {
    connect(&m_player, &HistoryPlayer::changed, this, &HistoryPanel::refresh);
    connect(m_back, &QToolButton::clicked, &m_player, &HistoryPlayer::back);
    connect(m_next, &QToolButton::clicked, &m_player, &HistoryPlayer::next);
    connect(m_play, &QToolButton::clicked, this, [this] { m_player.play(!m_player.isPlaying()); });
    connect(m_slider, &QSlider::valueChanged, this, [this](int step) {
        if (!m_filling)
            m_player.goTo(step);
    });
    connect(m_since, &QSpinBox::valueChanged, this, [this](int since) {
        if (!m_filling)
            m_player.compareWith(since);
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &HistoryPanel::choose);
}

void HistoryPanel::refresh() {
    m_filling = true;
    const auto steps = static_cast<int>(m_player.commands().size());
    m_slider->setRange(1, std::max(steps, 1));
    m_slider->setValue(m_player.step());
    m_since->setRange(0, m_player.step() - 1);
    m_since->setValue(m_player.since());
    m_back->setEnabled(m_player.step() > 1);
    m_next->setEnabled(m_player.step() < steps);
    m_play->setEnabled(steps > 1);
    m_play->setIcon(style()->standardIcon(m_player.isPlaying() ? QStyle::SP_MediaPause : QStyle::SP_MediaPlay));
    for (auto* each : {static_cast<QWidget*>(m_slider), static_cast<QWidget*>(m_since)})
        each->setEnabled(steps != 0);
    m_command->setText(m_player.isRecording() ? tr("Running the steps…")
                       : steps == 0
                           ? QString()
                           : tr("Step %1 of %2: %3")
                                 .arg(m_player.step())
                                 .arg(steps)
                                 .arg(diskText(m_player.commands()[static_cast<std::size_t>(m_player.step() - 1)])));
    m_command->setToolTip(m_command->text());
    showSpan();
    m_filling = false;
}

/// Keeps the list until the report on another step arrives.
void HistoryPanel::showSpan() {
    const auto* const report = m_player.report();
    if (report == nullptr && m_player.isOpen()) {
        m_listed = nullptr;
        return;
    }
    if (report == m_listed && report != nullptr)
        return;
    m_listed = report;
    m_list->clear();
    m_total->clear();
    if (report != nullptr) {
        const auto& span = m_player.span();
        auto total = sentenceText(text(totalOf(span.changes, span.hasVolume, report->start, report->physicalSector)));
        if (const auto writer = writerOf(span))
            total += '\n' + sentenceText(text(*writer));
        m_total->setText(total);
        listChanges();
    }
}

void HistoryPanel::listChanges() {
    const auto& changes = m_player.span().changes.changes;
    for (std::size_t n = 0; n < std::min(changes.size(), maxChanges); ++n)
        m_list->addItem(diskText(format(sentence(changes[n]))));
    if (changes.size() > maxChanges)
        m_list->addItem(tr("… and %n more", nullptr, static_cast<int>(changes.size() - maxChanges)));
}

void HistoryPanel::choose(int row) {
    const auto* const report = m_player.report();
    if (m_filling || report == nullptr || row < 0)
        return;
    const auto& changes = m_player.span().changes.changes;
    if (static_cast<std::size_t>(row) < changes.size())
        Q_EMIT chosen(changes[static_cast<std::size_t>(row)]);
}

void HistoryPanel::focusSteps() { setFocus(); }

void HistoryPanel::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_PageUp: return m_player.back();
    case Qt::Key_Right:
    case Qt::Key_PageDown: return m_player.next();
    case Qt::Key_Space: return m_player.play(!m_player.isPlaying());
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace atlas::ui
