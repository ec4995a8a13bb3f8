// SPDX-License-Identifier: GPL-3.0-or-later
// The choice of rows and scale at the right end of the tabs: buttons, or one button with a menu where the tabs need the room.
#pragma once

#include "ui/session/workspace.h"

#include <QList>
#include <QSplitter>
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

// The page of the map: the map with its legend, and below it the lens where there is room.

class GroupMap;
class Legend;
class LensPanel;

class MapPage : public QSplitter {
    Q_OBJECT
public:
    explicit MapPage(Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] GroupMap& map() { return *m_map; }
    [[nodiscard]] const GroupMap& map() const { return *m_map; }
    [[nodiscard]] LensPanel& lens() { return *m_lens; }
    /// Shows the lens whenever there is room for it below the map, or not at all.
    void setLensWanted(bool wanted);
    /// Null: no volume.
    void showVolume(const VolumePtr& volume);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitLens();

    GroupMap* m_map;
    Legend* m_legend;
    LensPanel* m_lens;
    bool m_lensWanted = true;
};

} // namespace atlas::ui
