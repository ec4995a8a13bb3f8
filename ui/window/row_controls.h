// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of rows and scale at the right end of the tabs: buttons, or one button with a menu where the tabs need the room.
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QToolButton;

namespace atlas::ui {

class RowControls : public QWidget {
    Q_OBJECT
public:
    RowControls(const QList<QAction*>& rows, QAction* scale, QWidget* parent = nullptr);

    /// Shows the form that fits into `width`.
    void fit(int width);

private:
    void showChosen();

    QList<QAction*> m_rows;
    QWidget* m_buttons;
    QToolButton* m_menuButton;
};

} // namespace atlas::ui
