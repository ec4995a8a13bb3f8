// SPDX-License-Identifier: GPL-3.0-or-later
// The Help menu: keyboard shortcuts, and the program's version and libraries.
#pragma once

#include "ui/session/workspace.h"

#include <QMenu>

namespace atlas::ui {

class HelpMenu : public QMenu {
    Q_OBJECT
public:
    HelpMenu(Workspace& workspace, QWidget* parent);

private:
    void showKeys();
    void showGlossary();
    void showAbout();
    void showText(const QString& title, const QString& html);

    Workspace& m_workspace;
};

} // namespace atlas::ui
