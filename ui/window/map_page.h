// SPDX-License-Identifier: GPL-3.0-or-later
// The map page: the map with the controls for its rows and scale, the groups of one flex group below an overview that
// leaves room for them, legend and lens.
#pragma once

#include "ui/session/workspace.h"

#include <QList>
#include <QSplitter>
#include <QWidget>

class QAction;
class QLabel;
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

    /// Sets the controls above the map.
    void setControls(RowControls* controls);
    [[nodiscard]] GroupMap& map() { return *m_map; }
    /// One row for each group, below the overview.
    [[nodiscard]] GroupMap& groups() { return *m_groups; }
    [[nodiscard]] const GroupMap& map() const { return *m_map; }
    [[nodiscard]] LensPanel& lens() { return *m_lens; }
    /// A wanted lens is shown whenever it fits below the map.
    void setLensWanted(bool wanted);
    void setDamaged(const std::vector<BlockInterval>& blocks);
    void tint(const TintsPtr& tints);
    void setSteps(const std::vector<StepMark>& steps);
    void setPins(const std::vector<NotePin>& pins);
    /// Null: no volume.
    void showVolume(const DrawnVolumePtr& volume);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitLens();
    void fitGroups();
    void showCaption();
    void showLegend();
    [[nodiscard]] QString callout() const;

    Workspace& m_workspace;
    QWidget* m_header;
    QLabel* m_caption;
    RowControls* m_controls = nullptr;
    GroupMap* m_map;
    QLabel* m_groupsTitle;
    GroupMap* m_groups;
    Legend* m_legend;
    LensPanel* m_lens;
    bool m_lensWanted = false;
};

} // namespace atlas::ui
