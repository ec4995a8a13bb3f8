// SPDX-License-Identifier: GPL-3.0-or-later
// The central widget: the verdict, below it the facts, the disk strip, the page and the panel of the selection; or the
// start page.
#pragma once

#include "layout/layout.h"
#include "report/words/summary_text.h"
#include "ui/groups/group_model.h"
#include "ui/session/tinted_blocks.h"
#include "ui/session/workspace.h"
#include "ui/window/window_docks.h"

#include <QStackedWidget>
#include <optional>

class QActionGroup;
class QTabWidget;

namespace atlas::ui {

/// nullopt if the layout has no such structure.
[[nodiscard]] std::optional<BlockNumber> firstBlockOf(const Layout& layout, RegionKind kind);

/// The first backup superblock that differs from the primary, else the first backup; nullopt without backups.
[[nodiscard]] std::optional<BlockNumber> firstBackup(const Layout& layout);

/// The filter that the fact on lazy initialisation leads to: groups that the kernel has yet to zero, else those without an inode in
/// use. All if nothing is initialised lazily.
[[nodiscard]] GroupFilter lazyGroups(const Layout& layout);

class DiskStrip;
class GroupMap;
class FactChips;
class MapPage;
class RowControls;
class SelectionPanel;
class ShareSplitter;
class VerdictBar;
class AlignmentPage;
class ComparePage;
class MeasurePage;
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
    [[nodiscard]] VerdictBar& verdict() { return *m_verdict; }
    [[nodiscard]] FactChips& facts() { return *m_facts; }
    [[nodiscard]] SelectionPanel& panel() { return *m_panel; }
    [[nodiscard]] MapPage& mapPage() { return *m_mapPage; }
    [[nodiscard]] AlignmentPage& alignment() { return *m_alignment; }
    [[nodiscard]] GroupsPage& groups() { return *m_groups; }
    [[nodiscard]] ComparePage& compare() { return *m_compare; }
    [[nodiscard]] MeasurePage& measure() { return *m_measure; }
    [[nodiscard]] bool isMeasureShown() const;
    [[nodiscard]] PageKind pageKind() const;
    /// Paints the visible page: the map with strip and legend at `size`, others scaled to fit.
    void paintPage(QPainter& painter, QSize size) const;
    /// The size in which paintPage() draws all of the visible page.
    [[nodiscard]] QSize pageSize() const;
    /// Copies what paintPage() draws to the clipboard.
    void copyPicture() const;
    /// Hides verdict, facts and panel, which would reveal the answers of a lesson.
    void setTaught(bool taught);
    /// A lesson has the window for its text and its picture, without the strip and without the options of Compare.
    void setLessonGiven(bool given);
    void setPanelWanted(bool wanted);
    /// Gives the panel its preferred width.
    void resetShares();
    /// A presentation has no panel.
    void setPresented(bool presented);
    /// One checkable action for each page, exclusive; invisible while the page cannot be shown.
    [[nodiscard]] QList<QAction*> pageActions() const;

public Q_SLOTS:
    void showMap();
    void showAlignment();
    void showGroups();
    /// Shows the form of drive values.
    void askForDrive();
    /// Works without an image.
    void showCompare();
    /// Works without an image too.
    void showMeasure();
    /// Returns to the open image, or to the start page.
    void leaveCompare();
    void zoomToSelection();
    /// Tints blocks on map and strip; replaces earlier tints.
    void tint(const atlas::ui::TintsPtr& tints);
    /// Tints the followed file, else the owners if they are shown.
    void tintFiles();

Q_SIGNALS:
    void pageChanged();
    void healthAsked(); ///< the user wants to see the findings
    void freeSpaceAsked();

private:
    [[nodiscard]] QWidget* currentPage() const;
    [[nodiscard]] QString pictureTitle() const;
    [[nodiscard]] QString citation() const;
    [[nodiscard]] int titleHeight() const;
    [[nodiscard]] QWidget* volumePage();
    void addPage(QWidget* page, const QString& name, const QString& keys);
    /// Shows what belongs to the current page.
    void showParts();
    void connectViews();
    void showVolume(VolumeChange change);
    void showTabs();
    /// Whether the page needs no image, and has the window without verdict and strip.
    [[nodiscard]] bool standsAlone(const QWidget* page) const;
    void showAlone(QWidget* page);
    /// The default page: the map, or the partitions of a disk without an ext file system.
    [[nodiscard]] QWidget* firstPage() const;
    void showTopic(SummaryTopic topic);
    void listMetadata();
    void showDamage();
    void showNotes();
    /// Also selects `block` if given.
    void showBlock(std::optional<BlockNumber> block);
    void follow(const Place& place);
    void choosePartition(std::uint32_t number);

    Workspace& m_workspace;
    StartPage* m_start;
    DiskStrip* m_strip;
    VerdictBar* m_verdict;
    FactChips* m_facts;
    SelectionPanel* m_panel;
    QActionGroup* m_pageActions;
    MapPage* m_mapPage;
    GroupMap* m_map; ///< of m_mapPage
    AlignmentPage* m_alignment;
    GroupsPage* m_groups;
    ComparePage* m_compare;
    MeasurePage* m_measure;
    PartitionsPage* m_partitions;
    QTabWidget* m_tabs;
    ShareSplitter* m_beside = nullptr; ///< the page and the panel
    bool m_taught = false;
    bool m_panelWanted = true;
    bool m_presented = false;
    bool m_lessonGiven = false;
};

} // namespace atlas::ui
