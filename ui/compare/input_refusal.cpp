// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/input_refusal.h"

#include "ui/text/qt_text.h"

namespace atlas::ui {

InputRefusal::InputRefusal(QWidget* parent) : QLabel(parent) {
    setObjectName("compareRefusal");
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    hide();
    m_pause.setSingleShot(true);
    m_pause.setInterval(600);
    connect(&m_pause, &QTimer::timeout, this, &QWidget::show);
}

void InputRefusal::forget() {
    m_pause.stop();
    m_lines.clear();
    hide();
}

void InputRefusal::add(const QString& field, const Message& why) {
    m_lines << tr("%1: %2").arg(withoutMnemonic(field), ui::text(why));
    setText(m_lines.join('\n'));
    m_pause.start();
}

void InputRefusal::say(const std::vector<Message>& hints) {
    m_lines.clear();
    for (const auto& hint : hints) {
        m_lines << ui::text(hint);
    }
    setText(m_lines.join('\n'));
    m_pause.start();
}

} // namespace atlas::ui
