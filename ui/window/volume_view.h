// SPDX-License-Identifier: GPL-3.0-or-later
// The central widget: the disk strip on top, below it tabs with the map and the group table, or their replacements.
#pragma once

#include "ui/session/workspace.h"
#include "ui/window/page_docks.h"

#include <QStackedWidget>

class QTabWidget;

namespace atlas::ui {

class DiskStrip;
class GroupMap;
class Legend;

class AlignmentPage;
class ComparePage;
class PartitionsPage;
class GroupsPage;
class StartPage;

class VolumeView : public QStackedWidget {
    Q_OBJECT
public:
    explicit VolumeView(Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] StartPage& startPage() { return *m_start; }
    [[nodiscard]] GroupMap& map() { return *m_map; }
    [[nodiscard]] DiskStrip& strip() { return *m_strip; }
    [[nodiscard]] AlignmentPage& alignment() { return *m_alignment; }
    [[nodiscard]] GroupsPage& groups() { return *m_groups; }
    [[nodiscard]] ComparePage& compare() { return *m_compare; }
    [[nodiscard]] PageKind pageKind() const;
    /// Sets the controls at the right end of the tabs.
    void setCorner(QWidget* controls);

public Q_SLOTS:
    void showMap();
    void showAlignment();
    /// Shows the form of the drive's values.
    void askForDrive();
    /// Shows the Compare page, which needs no image.
    void showCompare();
    /// Returns to the open image, or to the start page.
    void leaveCompare();
    void zoomToSelection();

Q_SIGNALS:
    void pageChanged();

private:
    [[nodiscard]] QWidget* volumePage();
    void connectViews();
    void showVolume(VolumeChange change);
    void showTabs();
    /// The default page: the map, or the partitions of a disk without an ext file system.
    [[nodiscard]] QWidget* firstPage() const;
    void follow(const Place& place);
    void choosePartition(std::uint32_t number);

    Workspace& m_workspace;
    StartPage* m_start;
    DiskStrip* m_strip;
    GroupMap* m_map;
    Legend* m_legend;
    AlignmentPage* m_alignment;
    GroupsPage* m_groups;
    ComparePage* m_compare;
    PartitionsPage* m_disk;
    QTabWidget* m_tabs;
};

} // namespace atlas::ui
