// SPDX-License-Identifier: GPL-3.0-or-later
// Small widgets of which the Compare page is made.
#pragma once

#include <QLabel>
#include <QToolButton>

namespace atlas::ui {

inline QToolButton* pageButton(const QString& text, const QString& tip, const char* name) {
    auto* made = new QToolButton;
    made->setText(text);
    made->setToolTip(tip);
    made->setObjectName(name);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

/// A line of plain words that can be copied.
inline QLabel* pageLine(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

} // namespace atlas::ui
