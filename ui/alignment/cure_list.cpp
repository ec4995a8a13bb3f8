// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/alignment/cure_list.h"

#include "report/language/make_message.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QClipboard>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QVBoxLayout>

namespace atlas::ui {

namespace {

QString html(const Message& words) { return text(words).toHtmlEscaped(); }

QToolButton* copyButton(const QString& label, const QString& copied, const QString& tip) {
    auto* button = new QToolButton;
    button->setText(label);
    button->setToolTip(tip);
    button->setAccessibleName(tip);
    QObject::connect(button, &QToolButton::clicked, button,
                     [copied] { QGuiApplication::clipboard()->setText(copied); });
    return button;
}

/// A line edit, since it keeps a path of any length on one line, scrolls, and allows copying a part.
QLineEdit* commandField(const QString& command) {
    auto* field = new QLineEdit(command);
    field->setObjectName(QStringLiteral("command"));
    field->setReadOnly(true);
    field->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    field->setCursorPosition(0);
    field->setToolTip(command);
    field->setAccessibleName(CureList::tr("Command"));
    return field;
}

QString allOf(const std::vector<CureCommand>& commands) {
    QStringList lines;
    for (const auto& line : blockOf(commands))
        lines << text(line);
    return lines.join('\n');
}

} // namespace

CureList::CureList(QWidget* parent) : QWidget(parent), m_column(new QVBoxLayout(this)) {
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
}

void CureList::setCures(const Judgement& judgement) {
    std::vector<CureWords> cures;
    for (const auto& cure : judgement.remedies.cures)
        cures.push_back(words(cure, judgement.snapshot));
    const auto same = [](const CureWords& a, const CureWords& b) {
        return format(a.cause) == format(b.cause) && format(a.remedy) == format(b.remedy) &&
               format(a.effect) == format(b.effect) && a.commands == b.commands && a.anew == b.anew;
    };
    const auto state = cureStateOf(judgement);
    const bool isOff = state == CureState::NoneKnown || state == CureState::NothingHere;
    const auto noCure = isOff ? sentenceText(text(*withoutCures(state))) : QString();
    if (std::ranges::equal(cures, m_shown, same) && noCure == m_noCure)
        return; // keeps focus and text selection while a start is tried
    m_shown = std::move(cures);
    m_noCure = noCure;
    rebuild();
}

void CureList::rebuild() {
    while (auto* item = m_column->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const auto& cure : m_shown)
        addCure(cure);
    if (!m_noCure.isEmpty())
        addNoCure();
    setVisible(!m_shown.empty() || !m_noCure.isEmpty());
}

void CureList::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_shown.empty())
        rebuild(); // the labels contain the colour of the cause
}

void CureList::addNoCure() {
    auto* label = new QLabel(m_noCure);
    label->setObjectName(QStringLiteral("noCure"));
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_column->addWidget(label);
}

void CureList::addCure(const CureWords& words) {
    auto* cure = new QWidget;
    auto* column = new QVBoxLayout(cure);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    const QString red = paletteFor(palette()).misaligned.name();
    auto* label = new QLabel(tr("<b><span style='color:%1'>%2 Cause:</span></b> %3. <b>Cure:</b> %4.")
                                 .arg(red, text(badMark), html(words.cause), html(remedyAndEffect(words))));
    label->setObjectName(QStringLiteral("cause"));
    label->setTextFormat(Qt::RichText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(label);
    if (const auto none = withoutCommand(words))
        column->addWidget(new QLabel(sentenceText(text(*none))));
    addCommands(*column, words.commands);
    if (!words.anew.empty())
        addOtherWay(*column, words.anew);
    m_column->addWidget(cure);
}

/// Collapsed by default: the alternative destroys data that the first way keeps.
void CureList::addOtherWay(QVBoxLayout& column, const std::vector<CureCommand>& commands) {
    auto* unfold = new QToolButton;
    unfold->setObjectName(QStringLiteral("otherWay"));
    unfold->setText(tr("Or, if the data are not needed: recreate it"));
    unfold->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    unfold->setArrowType(Qt::RightArrow);
    unfold->setAutoRaise(true);
    unfold->setCheckable(true);
    auto* folded = new QWidget;
    auto* inside = new QVBoxLayout(folded);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(3);
    addCommands(*inside, commands);
    folded->hide();
    connect(unfold, &QToolButton::toggled, folded, [unfold, folded](bool open) {
        unfold->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        folded->setVisible(open);
    });
    column.addWidget(unfold, 0, Qt::AlignLeft);
    column.addWidget(folded);
}

void CureList::addCommands(QVBoxLayout& column, const std::vector<CureCommand>& commands) {
    for (const auto& command : commands)
        addCommand(column, command);
    if (commands.size() > 1) {
        auto* all = copyButton(tr("Copy all"), allOf(commands), tr("Copy all commands of this cure, in order"));
        all->setObjectName(QStringLiteral("copyAll"));
        column.addWidget(all, 0, Qt::AlignLeft);
    }
}

void CureList::addCommand(QVBoxLayout& column, const CureCommand& command) {
    auto* row = new QHBoxLayout;
    row->setSpacing(6);
    const QString line = text(command.text);
    row->addWidget(commandField(line), 1);
    if (command.destroysData) {
        auto* warning =
            new QLabel(QStringLiteral("<b>%1 %2</b>").arg(text(warningMark), html(message<MessageId::DestroysData>())));
        warning->setObjectName(QStringLiteral("destroysData"));
        row->addWidget(warning);
    }
    auto* copy = copyButton(tr("Copy"), line, tr("Copy this command"));
    copy->setObjectName(QStringLiteral("copyCommand"));
    row->addWidget(copy);
    column.addLayout(row);
}

} // namespace atlas::ui
