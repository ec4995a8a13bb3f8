// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/row_controls.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace atlas::ui {

namespace {

void addButtons(QHBoxLayout& row, const QList<QAction*>& actions) {
    for (auto* action : actions) {
        auto* button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setFocusPolicy(Qt::TabFocus);
        row.addWidget(button);
    }
}

} // namespace

RowControls::RowControls(const QList<QAction*>& rows, QAction* scale, QWidget* parent)
    : QWidget(parent), m_rows(rows), m_buttons(new QWidget(this)), m_menuButton(new QToolButton(this)) {
    // The style's highlight of a checked button has too little contrast in the dark theme.
    setStyleSheet(
        QStringLiteral("QToolButton { border: 1px solid palette(mid); padding: 2px 8px; margin: 1px 0; }"
                       "QToolButton:hover, QToolButton:focus { border-color: palette(highlight); }"
                       "QToolButton:checked { background: palette(highlight); color: palette(highlighted-text); }"
                       "QToolButton:disabled { background: transparent; color: palette(mid); }"
                       "QToolButton[popupMode=\"2\"] { padding-right: 16px; }"));
    auto* row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 6, 0);
    row->setSpacing(0);
    addButtons(*row, rows);
    row->addSpacing(8);
    addButtons(*row, {scale});
    auto* menu = new QMenu(m_menuButton);
    menu->addActions(rows);
    menu->addSeparator();
    menu->addAction(scale);
    m_menuButton->setObjectName("rowsMenu");
    m_menuButton->setMenu(menu);
    m_menuButton->setPopupMode(QToolButton::InstantPopup);
    m_menuButton->setToolTip(tr("Rows and scale of the map"));
    m_menuButton->hide();
    auto* both = new QHBoxLayout(this);
    both->setContentsMargins(0, 0, 0, 0);
    both->setSpacing(0);
    both->addWidget(m_buttons);
    both->addWidget(m_menuButton);
    for (auto* action : rows) {
        connect(action, &QAction::changed, this, &RowControls::showChosen);
    }
    showChosen();
}

void RowControls::fit(int width) {
    const bool wide = m_buttons->sizeHint().width() <= width;
    m_buttons->setVisible(wide);
    m_menuButton->setVisible(!wide);
    adjustSize();
}

void RowControls::showChosen() {
    for (const auto* action : m_rows) {
        if (action->isChecked()) {
            m_menuButton->setText(action->iconText());
        }
    }
}

} // namespace atlas::ui
