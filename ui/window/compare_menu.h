// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare menu: compares mke2fs settings, with or without an open image.
#pragma once

#include "ui/session/workspace.h"

#include <QMenu>

namespace atlas::ui {

class Pages;

class CompareMenu : public QMenu {
    Q_OBJECT
public:
    CompareMenu(Workspace& workspace, Pages& pages, QWidget* parent);

private:
    void refresh();

    Workspace& m_workspace;
    Pages& m_pages;
    QAction* m_fill;
};

} // namespace atlas::ui
