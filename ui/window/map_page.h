// SPDX-License-Identifier: GPL-3.0-or-later
// The map page: map, legend and lens, and the controls for rows and scale in the corner of the tabs.
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

    /// Shows the buttons if they fit into `width`, else one button with a menu.
    void fit(int width);

private:
    void showChosen();

    QList<QAction*> m_rows;
    QWidget* m_buttons;
    QToolButton* m_menuButton;
};

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
    /// A wanted lens is shown whenever it fits below the map.
    void setLensWanted(bool wanted);
    /// Null: no volume.
    void showVolume(const DrawnVolumePtr& volume);

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
