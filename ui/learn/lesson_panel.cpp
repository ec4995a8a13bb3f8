// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/lesson_panel.h"

#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace atlas::ui {

ReplyField::ReplyField(QWidget* parent)
    : QWidget(parent), m_column(new QVBoxLayout(this)), m_line(new QLineEdit), m_choices(new QButtonGroup(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->addWidget(m_line);
    m_line->setObjectName("lessonNumber");
    m_line->setPlaceholderText(tr("a number"));
    m_line->setAccessibleName(tr("Answer"));
    m_line->installEventFilter(this);
}

void ReplyField::setChoices(const QStringList& choices) {
    for (auto* old : m_choices->buttons()) {
        m_choices->removeButton(old);
        delete old;
    }
    m_line->clear();
    m_line->setVisible(choices.isEmpty());
    for (const auto& choice : choices)
        addChoice(choice);
    setFocusProxy(choices.isEmpty() ? static_cast<QWidget*>(m_line) : m_choices->buttons().first());
}

void ReplyField::addChoice(const QString& words) {
    auto* button = new QRadioButton;
    button->setText(QString(words).remove('`').replace('&', QStringLiteral("&&"))); // it shows no Markdown
    button->setProperty("choice", words);
    button->installEventFilter(this);
    m_choices->addButton(button);
    m_column->addWidget(button);
}

QString ReplyField::reply() const {
    const auto* chosen = m_choices->checkedButton();
    return chosen != nullptr ? chosen->property("choice").toString() : m_line->text();
}

void ReplyField::focusAgain() {
    setFocus();
    m_line->selectAll();
}

/// Left and Right change the step if there is no text to move in. Return is consumed: in the panel it would change the
/// step.
bool ReplyField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const bool inText = watched == m_line && !m_line->text().isEmpty();
    if (key == Qt::Key_PageDown || (key == Qt::Key_Right && !inText)) {
        Q_EMIT nextWanted();
        return true;
    }
    if (key == Qt::Key_PageUp || (key == Qt::Key_Left && !inText)) {
        Q_EMIT backWanted();
        return true;
    }
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        Q_EMIT entered();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

namespace {

QLabel* wrappedLabel(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QPushButton* button(const char* name, const QString& caption, const QString& tip) {
    auto* made = new QPushButton(caption);
    made->setObjectName(name);
    made->setToolTip(tip);
    return made;
}

QHBoxLayout* rowOf(std::initializer_list<QWidget*> widgets) {
    auto* row = new QHBoxLayout;
    for (auto* widget : widgets)
        row->addWidget(widget);
    return row;
}

} // namespace

LessonPanel::LessonPanel(LessonRunner& runner, QWidget* parent)
    : QWidget(parent),
      m_runner(runner),
      m_progress(wrappedLabel("lessonProgress")),
      m_bar(new QProgressBar),
      m_area(new QScrollArea),
      m_heading(wrappedLabel("lessonHeading")),
      m_text(wrappedLabel("lessonText")),
      m_ask(wrappedLabel("lessonAsk")),
      m_reply(new ReplyField),
      m_check(button("lessonCheck", tr("Check"), tr("Check the answer (Return)"))),
      m_reveal(button("lessonReveal", tr("&Reveal"), tr("Show the answer and its working (Alt+R)"))),
      m_verdict(wrappedLabel("lessonVerdict")),
      m_sample(button("lessonSample", tr("Make the sample"), tr("Make the sample image of this lesson and open it"))),
      m_end(wrappedLabel("lessonEnd")),
      m_back(button("lessonBack", tr("Back"), tr("The step before (Left or Page Up)"))),
      m_next(button("lessonNext", tr("Next"), {})) {
    m_heading->setTextFormat(Qt::PlainText);
    m_text->setTextFormat(Qt::MarkdownText);
    m_ask->setTextFormat(Qt::MarkdownText);
    m_verdict->setTextFormat(Qt::MarkdownText);
    m_end->setTextFormat(Qt::PlainText);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_reply->setObjectName("lessonReply");
    setFocusPolicy(Qt::StrongFocus);
    arrange();
    connectParts();
    fitHeading();
    showStep();
}

void LessonPanel::arrange() {
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    for (auto* part : {static_cast<QWidget*>(m_heading), static_cast<QWidget*>(m_text), static_cast<QWidget*>(m_ask),
                       static_cast<QWidget*>(m_reply)}) {
        column->addWidget(part);
    }
    column->addLayout(rowOf({m_check, m_reveal}));
    column->addWidget(m_verdict);
    column->addWidget(m_sample);
    column->addWidget(m_end);
    column->addStretch(1);
    m_area->setWidget(page);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setFocusPolicy(Qt::NoFocus);
    auto* all = new QVBoxLayout(this);
    all->addWidget(m_progress);
    all->addWidget(m_bar);
    all->addWidget(m_area, 1);
    all->addLayout(rowOf({m_back, m_next}));
}

void LessonPanel::connectParts() {
    connect(&m_runner, &LessonRunner::changed, this, &LessonPanel::showStep);
    connect(&m_runner, &LessonRunner::revealed, this, &LessonPanel::showAnswer);
    connect(m_reply, &ReplyField::entered, this, &LessonPanel::check);
    connect(m_reply, &ReplyField::nextWanted, &m_runner, &LessonRunner::next);
    connect(m_reply, &ReplyField::backWanted, &m_runner, &LessonRunner::back);
    connect(m_check, &QPushButton::clicked, this, &LessonPanel::check);
    connect(m_reveal, &QPushButton::clicked, &m_runner, &LessonRunner::reveal);
    connect(m_sample, &QPushButton::clicked, &m_runner, &LessonRunner::makeSample);
    connect(m_back, &QPushButton::clicked, &m_runner, &LessonRunner::back);
    connect(m_next, &QPushButton::clicked, this, &LessonPanel::goOn);
}

void LessonPanel::showStep() {
    if (!m_runner.isOpen())
        return;
    const auto at = static_cast<int>(m_runner.step());
    const auto of = static_cast<int>(m_runner.steps());
    m_progress->setText(tr("%1 · step %2 of %3").arg(text(m_runner.lesson().title)).arg(at + 1).arg(of));
    m_bar->setRange(0, of);
    m_bar->setValue(at + 1);
    const auto& given = m_runner.given();
    m_verdict->hide();
    m_sample->setVisible(!given);
    m_back->setEnabled(given && at > 0);
    showEnd();
    if (!given)
        return showMissing();
    m_heading->setText(text(given->heading));
    m_text->setText(texts(given->paragraphs).join(QStringLiteral("\n\n")));
    showQuestion(*given);
    m_area->ensureVisible(0, 0);
    focusStep();
}

void LessonPanel::showQuestion(const GivenStep& step) {
    const bool asks = step.question.has_value();
    m_ask->setVisible(asks);
    m_reply->setVisible(asks);
    m_check->setVisible(asks);
    m_reveal->setVisible(asks);
    if (asks) {
        m_ask->setText(QStringLiteral("**%1**").arg(text(step.question->ask)));
        m_reply->setChoices(texts(step.question->choices));
        if (m_runner.isRevealed())
            showAnswer();
    }
}

void LessonPanel::showAnswer() {
    const auto& question = *m_runner.given()->question;
    const auto answer = tr("Answer: %1").arg(text(question.answer));
    const auto working = text(question.reveal);
    say(working.isEmpty() ? answer : answer + QStringLiteral("\n\n") + working, paletteFor(palette()).good);
    showEnd();
    setFocus();
}

/// The last step leads to the next lesson or to the exercises.
void LessonPanel::showEnd() {
    const auto& given = m_runner.given();
    const bool isLast = given && m_runner.isLastStep();
    const bool atEnd = isLast && (!given->question || m_runner.isRevealed());
    const auto following = atEnd ? m_runner.following() : std::nullopt;
    m_next->setEnabled(given && (!isLast || following));
    m_next->setText(following ? tr("&Next lesson") : tr("Next"));
    m_next->setToolTip(following ? tr("%1 (Return)").arg(following->title) : tr("The next step (Right or Page Down)"));
    m_end->setVisible(atEnd);
    m_end->setText(following ? tr("The lesson ends here. The next one: %1.").arg(following->title)
                             : tr("The lesson ends here. Exercises, in the Learn menu, ask for more."));
}

/// Goes to the next step; after the last one, to the next lesson.
void LessonPanel::goOn() {
    if (!m_end->isHidden()) {
        if (const auto following = m_runner.following())
            m_runner.open(following->path);
    } else {
        m_runner.next();
    }
}

/// Shown while the open volume lacks what the lesson needs, or its bitmaps are being read.
void LessonPanel::showMissing() {
    m_heading->setText(text(m_runner.lesson().title));
    const auto sample = text(m_runner.lesson().sample);
    const auto lacking = m_runner.lacking();
    m_text->setText(
        lacking.isEmpty()
            ? tr("This lesson needs a file system with the features it describes. Its sample, %1, has them.")
                  .arg(sample)
            : tr("The open image lacks what this lesson needs: `%1`. Its sample, %2, has it and takes the place of the "
                 "image in this window; ending the lesson opens the image again.")
                  .arg(lacking, sample));
    for (auto* part : {static_cast<QWidget*>(m_ask), static_cast<QWidget*>(m_reply), static_cast<QWidget*>(m_check),
                       static_cast<QWidget*>(m_reveal)}) {
        part->hide();
    }
    m_sample->setFocus();
}

void LessonPanel::check() {
    if (!m_runner.given() || !m_runner.given()->question)
        return;
    const auto marked = m_runner.check(m_reply->reply());
    const auto colours = paletteFor(palette());
    if (marked.mark == AnswerMark::NoNumber) {
        say(tr("Type a whole number, such as 32,768 or 0x8000."), colours.text);
    } else if (marked.mark == AnswerMark::Wrong) {
        say(ui::marked(false, marked.reason.empty() ? tr("Not so. Try again, or reveal the answer.")
                                                    : tr("Not so: %1").arg(text(marked.reason))),
            colours.error);
        m_reply->focusAgain();
    } else {
        m_verdict->setText(ui::marked(true, tr("Right. %1").arg(m_verdict->text())));
    }
}

void LessonPanel::say(const QString& verdict, const QColor& colour) {
    auto shades = m_verdict->palette();
    shades.setColor(QPalette::WindowText, colour);
    m_verdict->setPalette(shades);
    m_verdict->setText(verdict);
    m_verdict->show();
    m_area->widget()->layout()->activate();
    m_area->ensureWidgetVisible(m_verdict);
}

void LessonPanel::focusStep() {
    if (m_runner.isOpen() && m_runner.given() && m_runner.given()->question && !m_runner.isRevealed())
        m_reply->focusAgain();
    else
        setFocus(); // buttons use Left and Right
}

void LessonPanel::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    const bool isReturn = hasFocus() && (key == Qt::Key_Return || key == Qt::Key_Enter); // not in a child widget
    if (isReturn)
        goOn();
    else if (key == Qt::Key_Right || key == Qt::Key_PageDown)
        m_runner.next();
    else if (key == Qt::Key_Left || key == Qt::Key_PageUp)
        m_runner.back();
    else
        QWidget::keyPressEvent(event);
}

void LessonPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeading();
}

void LessonPanel::fitHeading() {
    constexpr double larger = 1.25;
    auto large = font();
    large.setPointSizeF(large.pointSizeF() * larger);
    large.setBold(true);
    m_heading->setFont(large);
}

} // namespace atlas::ui
