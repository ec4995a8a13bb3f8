// SPDX-License-Identifier: GPL-3.0-or-later
// What a click on a card of the summary leads to.
#pragma once

#include "layout/layout.h"
#include "report/words/summary_text.h"
#include "ui/groups/group_model.h"
#include "ui/session/tinted_blocks.h"
#include "ui/session/workspace.h"
#include "ui/window/window_docks.h"

#include <QStackedWidget>
#include <optional>

class QTabWidget;

namespace atlas::ui {

/// nullopt without such a structure.
[[nodiscard]] std::optional<BlockNumber> firstBlockOf(const Layout& layout, RegionKind kind);

/// Of the first backup superblock that differs, else of the first of all; nullopt without backups.
[[nodiscard]] std::optional<BlockNumber> firstBackup(const Layout& layout);

/// The groups that the kernel has still to zero, or else those without an inode in use; all where nothing is initialised lazily.
[[nodiscard]] GroupFilter lazyGroups(const Layout& layout);

// The central widget: the disk strip on top, below it tabs with the map and the group table, or their replacements.

class DiskStrip;
class GroupMap;
class MapPage;
class SummaryStrip;
class RowControls;
class AlignmentPage;
class ComparePage;
class PartitionsPage;
class GroupsPage;
class StartPage;

class Pages : public QStackedWidget {
    Q_OBJECT
public:
    explicit Pages(Workspace& workspace, QWidget* parent = nullptr);

    [[nodiscard]] StartPage& startPage() { return *m_start; }
    [[nodiscard]] GroupMap& map();
    [[nodiscard]] DiskStrip& strip() { return *m_strip; }
    [[nodiscard]] SummaryStrip& summary() { return *m_summary; }
    [[nodiscard]] MapPage& mapPage() { return *m_mapPage; }
    [[nodiscard]] AlignmentPage& alignment() { return *m_alignment; }
    [[nodiscard]] GroupsPage& groups() { return *m_groups; }
    [[nodiscard]] ComparePage& compare() { return *m_compare; }
    [[nodiscard]] PageKind pageKind() const;
    /// Paints the page that is shown: the map with strip and legend as large as `size`, others scaled to fit.
    void paintPage(QPainter& painter, QSize size) const;
    /// Hides the cards, which would give away what a lesson asks, or shows them again.
    void setSummaryWanted(bool wanted);
    /// Sets the controls at the right end of the tabs.
    void setCorner(RowControls* controls);

public Q_SLOTS:
    void showMap();
    void showAlignment();
    void showGroups();
    /// Shows the form of the drive's values.
    void askForDrive();
    /// Shows the Compare page, which needs no image.
    void showCompare();
    /// Returns to the open image, or to the start page.
    void leaveCompare();
    void zoomToSelection();
    /// Tints blocks on map and strip, instead of those that were.
    void tint(const atlas::ui::TintsPtr& tints);
    /// Tints the file that is followed, or else the owners where they are shown.
    void tintFiles();

Q_SIGNALS:
    void pageChanged();
    void healthAsked(); ///< the user wants to see the findings

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QWidget* volumePage();
    void fitCorner();
    void connectViews();
    void showVolume(VolumeChange change);
    void showTabs();
    /// The default page: the map, or the partitions of a disk without an ext file system.
    [[nodiscard]] QWidget* firstPage() const;
    void showTopic(SummaryTopic topic);
    void listMetadata();
    /// Shows the map, and selects `block` there if there is one.
    void showBlock(std::optional<BlockNumber> block);
    void follow(const Place& place);
    void choosePartition(std::uint32_t number);

    Workspace& m_workspace;
    StartPage* m_start;
    DiskStrip* m_strip;
    SummaryStrip* m_summary;
    MapPage* m_mapPage;
    GroupMap* m_map; ///< of m_mapPage
    AlignmentPage* m_alignment;
    GroupsPage* m_groups;
    ComparePage* m_compare;
    PartitionsPage* m_partitions;
    QTabWidget* m_tabs;
    RowControls* m_corner = nullptr;
};

} // namespace atlas::ui
