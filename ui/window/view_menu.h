// SPDX-License-Identifier: GPL-3.0-or-later
// View: rows, scale, bitmaps, zoom, theme; the same actions stand beside the tabs.
#pragma once

#include "ui/session/workspace.h"

#include <QMenu>

class QActionGroup;

namespace atlas::ui {

class VolumeView;

class ViewMenu : public QMenu {
    Q_OBJECT
public:
    ViewMenu(Workspace& workspace, VolumeView& volume, QWidget* parent);

    /// Buttons for rows and scale, for the corner of the tabs.
    [[nodiscard]] QWidget* makeControls();
    /// Shows and hides the docks.
    void addDocks(const QList<QAction*>& toggles);

private:
    void addRows();
    void addScale();
    void addBitmaps();
    void showBitmaps();
    void addZoom();
    void addThemes();
    void refresh();

    Workspace& m_workspace;
    VolumeView& m_volume;
    QActionGroup* m_rows;
    QActionGroup* m_scale;
    QAction* m_bitmaps = nullptr;
    QAction* m_docksBefore = nullptr;
    QList<QAction*> m_needVolume;
};

} // namespace atlas::ui
