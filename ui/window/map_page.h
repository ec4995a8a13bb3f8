// SPDX-License-Identifier: GPL-3.0-or-later
// The page of the map: the map with its legend, and below it the lens where there is room.
#pragma once

#include "ui/session/workspace.h"

#include <QSplitter>

namespace atlas::ui {

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
