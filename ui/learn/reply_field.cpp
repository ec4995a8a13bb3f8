// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/learn/reply_field.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QKeyEvent>
#include <QLineEdit>
#include <QRadioButton>
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
    for (const auto& choice : choices) {
        addChoice(choice);
    }
    setFocusProxy(choices.isEmpty() ? static_cast<QWidget*>(m_line) : m_choices->buttons().first());
}

void ReplyField::addChoice(const QString& words) {
    auto* button = new QRadioButton;
    button->setText(QString(words).replace('&', QStringLiteral("&&")));
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

/// Left and Right turn the step where there is no text to move in. Return is not passed on, where it would turn the step.
bool ReplyField::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress) {
        return QWidget::eventFilter(watched, event);
    }
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

} // namespace atlas::ui
