// SPDX-License-Identifier: GPL-3.0-or-later
// The Compare menu: compares mke2fs settings, with or without an open image.
#pragma once

#include "ui/session/workspace.h"

#include <QMenu>

namespace atlas::ui {

class VolumeView;

class CompareMenu : public QMenu {
    Q_OBJECT
public:
    CompareMenu(Workspace& workspace, VolumeView& volume, QWidget* parent);

private:
    void refresh();

    Workspace& m_workspace;
    VolumeView& m_volume;
    QAction* m_fill;
};

} // namespace atlas::ui
