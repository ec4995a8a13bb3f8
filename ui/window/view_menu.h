// SPDX-License-Identifier: GPL-3.0-or-later
// The View menu: rows, scale, bitmaps, zoom, theme; its actions also appear beside the tabs.
#pragma once

#include "ui/session/workspace.h"
#include "view/row_layout.h"

#include <QMenu>

class QActionGroup;

namespace atlas::ui {

class RowControls;
class Pages;

class ViewMenu : public QMenu {
    Q_OBJECT
public:
    ViewMenu(Workspace& workspace, Pages& pages, QWidget* parent);

    /// Makes the buttons for rows and scale that go above the map.
    [[nodiscard]] RowControls* makeControls();
    void toggleLens() { m_lens->trigger(); }
    /// Adds the drawers, the tool bar and what puts all of the window's parts back.
    void addLayout(const QList<QAction*>& drawers, QAction& toolBar);
    /// Whether F11 starts a presentation instead of only filling the screen.
    void setTaught(bool taught) { m_isTaught = taught; }

    void endPresentation() { m_present->setChecked(false); }

Q_SIGNALS:
    void resetRequested();
    void presentationChosen(bool on); ///< large type, the whole screen, no docks

private:
    void addRows();
    void addScale();
    void addBitmaps();
    void showBitmaps();
    void addUndo();
    void addLens();
    void addPanel();
    void addZoom();
    void addScreen();
    void addThemes();
    void refresh();
    [[nodiscard]] QString rowsKey() const;
    void showRowMode(RowMode mode);

    Workspace& m_workspace;
    Pages& m_pages;
    QActionGroup* m_rows;
    QAction* m_magnified = nullptr;
    QAction* m_bitmaps = nullptr;
    QAction* m_lens = nullptr;
    QAction* m_present = nullptr;
    bool m_isTaught = false;
    QAction* m_layoutBefore = nullptr;
    QAction* m_panel = nullptr;
    QList<QAction*> m_needVolume;
};

} // namespace atlas::ui
