// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/exercise/exercise_panel.h"

#include "report/language/make_message.h"
#include "report/words/exercise_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QSpinBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace atlas::ui {

namespace {

constexpr int highestSeed = 999'999;
constexpr int sheetLines = 12;

QString kindText(ExerciseKind kind) {
    switch (kind) {
    case ExerciseKind::Locate: return ExercisePanel::tr("Locate: which block, byte or sector holds what");
    case ExerciseKind::Decode: return ExercisePanel::tr("Decode: fields in a hex dump");
    case ExerciseKind::Arithmetic: return ExercisePanel::tr("Arithmetic: a layout from mke2fs options");
    case ExerciseKind::Flex: return ExercisePanel::tr("Flex: what flex_bg puts where");
    case ExerciseKind::Align: return ExercisePanel::tr("Align: remainders and read-modify-writes");
    case ExerciseKind::Walk: return ExercisePanel::tr("Walk: from a path to its blocks");
    case ExerciseKind::Damage: return ExercisePanel::tr("Damage: find the one wrong number");
    case ExerciseKind::Backups: return ExercisePanel::tr("Backups: find the copy that differs");
    case ExerciseKind::Guess: return ExercisePanel::tr("Guess: what was done between two states");
    case ExerciseKind::Survive: return ExercisePanel::tr("Survive: what a crash and the replay leave");
    case ExerciseKind::end: break;
    }
    return {};
}

template <class W>
W* named(W* widget, const char* name) {
    widget->setObjectName(name);
    return widget;
}

void paint(QLabel& label, const QColor& colour) {
    auto shades = label.palette();
    shades.setColor(QPalette::WindowText, colour);
    label.setPalette(shades);
}

} // namespace

ExercisePanel::ExercisePanel(ExerciseRun& run, QWidget* parent)
    : QWidget(parent),
      m_run(run),
      m_kind(named(new QComboBox, "exerciseKind")),
      m_level(named(new QSpinBox, "exerciseLevel")),
      m_seed(named(new QSpinBox, "exerciseSeed")),
      m_make(named(new QPushButton(tr("&New exercise")), "exerciseMake")),
      m_timed(named(new QCheckBox(tr("&Timer")), "exerciseTimer")),
      m_sheet(named(new QTextBrowser, "exerciseSheet")),
      m_questions(new QVBoxLayout),
      m_check(named(new QPushButton(tr("Chec&k")), "exerciseCheck")),
      m_reveal(named(new QPushButton(tr("&Reveal")), "exerciseReveal")),
      m_image(named(new QPushButton(tr("Show its &image")), "exerciseImage")),
      m_result(named(new QLabel, "exerciseResult")) {
    m_second.setInterval(1000);
    arrange();
    connectParts();
    refresh();
}

QWidget* ExercisePanel::chooser() {
    for (unsigned n = 0; n < static_cast<unsigned>(ExerciseKind::end); ++n)
        m_kind->addItem(kindText(static_cast<ExerciseKind>(n)));
    m_kind->setAccessibleName(tr("Kind of exercise"));
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_level->setRange(1, static_cast<int>(hardestLevel));
    m_level->setPrefix(tr("level "));
    m_level->setAccessibleName(tr("Level"));
    m_level->setToolTip(tr("How hard, from 1 to 3"));
    m_seed->setRange(0, highestSeed);
    m_seed->setPrefix(tr("seed "));
    m_seed->setAccessibleName(tr("Seed"));
    m_seed->setToolTip(tr("The same number makes the same exercise; 0 draws one"));
    m_timed->setToolTip(tr("Shows how long this exercise takes"));
    auto* all = new QWidget;
    auto* column = new QVBoxLayout(all);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_kind);
    auto* row = new QHBoxLayout;
    for (auto* each : {static_cast<QWidget*>(m_level), static_cast<QWidget*>(m_seed), static_cast<QWidget*>(m_make),
                       static_cast<QWidget*>(m_timed)}) {
        row->addWidget(each);
    }
    row->addStretch(1);
    column->addLayout(row);
    return all;
}

void ExercisePanel::arrange() {
    m_sheet->setAccessibleName(tr("Sheet of the exercise"));
    m_sheet->setMinimumHeight(fontMetrics().height() * sheetLines / 2);
    m_result->setWordWrap(true);
    m_result->setTextFormat(Qt::PlainText);
    auto* page = new QWidget;
    auto* inside = new QVBoxLayout(page);
    inside->addLayout(m_questions);
    inside->addStretch(1);
    auto* area = new QScrollArea;
    area->setWidget(page);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto* buttons = new QHBoxLayout;
    m_reveal->setToolTip(tr("Marks the answers, and shows the right ones of the others"));
    buttons->addWidget(m_check);
    buttons->addWidget(m_reveal);
    buttons->addWidget(m_image);
    auto* column = new QVBoxLayout(this);
    column->addWidget(chooser());
    column->addWidget(m_sheet, 2);
    column->addWidget(area, 3);
    column->addLayout(buttons);
    column->addWidget(m_result);
}

void ExercisePanel::connectParts() {
    connect(m_make, &QPushButton::clicked, this, [this] {
        if (m_seed->value() == 0 || m_seed->value() == m_drawn) { // the same one would only clear the answers
            m_drawn = QRandomGenerator::global()->bounded(1, highestSeed);
            m_seed->setValue(m_drawn);
        }
        m_run.make(static_cast<ExerciseKind>(m_kind->currentIndex()), static_cast<std::uint32_t>(m_level->value()),
                   static_cast<std::uint32_t>(m_seed->value()));
    });
    connect(m_check, &QPushButton::clicked, this, [this] { check(Answers::Kept); });
    connect(m_reveal, &QPushButton::clicked, this, [this] { check(Answers::Revealed); });
    connect(m_image, &QPushButton::clicked, this, &ExercisePanel::imageWanted);
    connect(m_timed, &QCheckBox::toggled, this, &ExercisePanel::showTime);
    connect(&m_second, &QTimer::timeout, this, &ExercisePanel::showTime);
    connect(&m_run, &ExerciseRun::changed, this, &ExercisePanel::refresh);
    connect(&m_run, &ExerciseRun::marked, this, &ExercisePanel::showMarks);
    connect(&m_run, &ExerciseRun::refused, this, [this](const Error& error) {
        paint(*m_result, paletteFor(palette()).error);
        m_result->setText(sentenceText(text(sentence(error))));
    });
}

void ExercisePanel::refresh() {
    for (auto& row : m_rows) {
        row.all->hide();
        row.all->deleteLater();
    }
    m_rows.clear();
    m_result->clear();
    m_make->setEnabled(!m_run.isMaking());
    for (auto* each : {m_check, m_reveal})
        each->setEnabled(m_run.isOpen());
    m_image->setEnabled(m_run.isOpen() && !m_imageShown);
    m_image->setVisible(!m_run.isOpen() || !m_run.image().isEmpty());
    m_sheet->setMarkdown(m_run.isMaking() ? tr("Making the exercise…")
                         : m_run.isOpen()
                             ? m_run.sheet()
                             : tr("Choose a kind and a level. The answers are computed from the image when "
                                  "you check them."));
    const auto& questions = m_run.questions();
    for (qsizetype n = 0; n < questions.size(); ++n)
        addRow(n + 1, questions[n]);
    m_since.restart();
    m_second.start();
    showTime();
    focusFirst();
}

void ExercisePanel::addRow(qsizetype number, const QString& question) {
    Row row{.all = new QWidget, .answer = new QLineEdit, .mark = new QLabel};
    auto* ask = new QLabel(QStringLiteral("%1. %2").arg(number).arg(question));
    ask->setTextFormat(Qt::PlainText);
    ask->setWordWrap(true);
    ask->setBuddy(row.answer);
    row.answer->setObjectName(QStringLiteral("exerciseAnswer%1").arg(number));
    row.answer->setAccessibleName(question);
    row.answer->setPlaceholderText(tr("a number, such as 4,096 or 0x1000"));
    row.mark->setObjectName(QStringLiteral("exerciseMark%1").arg(number));
    row.mark->setWordWrap(true);
    row.mark->setTextFormat(Qt::PlainText);
    row.mark->hide();
    auto* column = new QVBoxLayout(row.all);
    column->setContentsMargins(0, 0, 0, 4);
    for (auto* each : {static_cast<QWidget*>(ask), static_cast<QWidget*>(row.answer), static_cast<QWidget*>(row.mark)})
        column->addWidget(each);
    m_questions->addWidget(row.all);
    connect(row.answer, &QLineEdit::returnPressed, this, [this] { check(Answers::Kept); });
    m_rows.push_back(row);
}

void ExercisePanel::setImageShown(bool shown) {
    m_imageShown = shown;
    m_image->setEnabled(m_run.isOpen() && !shown);
}

void ExercisePanel::check(Answers right) {
    QStringList answers;
    for (const auto& row : m_rows)
        answers << row.answer->text();
    m_run.check(answers, right);
}

void ExercisePanel::showMarks() {
    const auto& marks = m_run.marks();
    const auto colours = paletteFor(palette());
    std::size_t right = 0;
    for (std::size_t n = 0; n < std::min(marks.size(), m_rows.size()); ++n) {
        const auto mark = marks[n].mark;
        auto& label = *m_rows[n].mark;
        right += mark == Mark::Right ? 1 : 0;
        label.setText(markText(n));
        label.setVisible(!label.text().isEmpty());
        paint(label, mark == Mark::Right                               ? colours.good
                     : mark == Mark::Wrong || mark == Mark::Unreadable ? colours.error
                                                                       : colours.text);
    }
    paint(*m_result, right == m_rows.size() ? colours.good : colours.text);
    m_result->setText(tr("%1 of %2 right").arg(right).arg(m_rows.size()));
    if (right == m_rows.size())
        m_second.stop();
}

/// Empty for a question without an answer that is not revealed.
QString ExercisePanel::markText(std::size_t row) const {
    const auto& [mark, mistake, answer] = m_run.marks()[row];
    QStringList lines;
    if (mark == Mark::Right)
        lines << marked(true, tr("right"));
    else if (mark == Mark::Wrong)
        lines << marked(false, mistake ? tr("not so: %1").arg(text(atlas::text(*mistake))) : tr("not so"));
    else if (mark == Mark::Unreadable)
        lines << marked(false, text(message<MessageId::MarkUnreadable>(
                                   Number{row + 1}, m_rows[row].answer->text().simplified().toStdString())));
    if (mark != Mark::Right && answer)
        lines << text(message<MessageId::MarkRevealed>(Number{row + 1}, Number{*answer}));
    return lines.join('\n');
}

void ExercisePanel::showTime() {
    constexpr qint64 perMinute = 60;
    const auto seconds = m_since.elapsed() / 1000;
    const bool shows = m_timed->isChecked() && m_run.isOpen();
    m_timed->setText(shows
                         ? tr("&Timer %1:%2").arg(seconds / perMinute).arg(seconds % perMinute, 2, 10, QLatin1Char('0'))
                         : tr("&Timer"));
}

void ExercisePanel::focusFirst() {
    if (m_rows.empty())
        m_kind->setFocus();
    else
        m_rows.front().answer->setFocus();
}

} // namespace atlas::ui
