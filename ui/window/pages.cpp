// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pages.h"

#include "disk/volume_list.h"
#include "layout/layout_summary.h"
#include "report/words/plan_text.h"
#include "ui/alignment/alignment_page.h"
#include "ui/compare/compare_page.h"
#include "ui/groups/groups_page.h"
#include "ui/map/group_map.h"
#include "ui/partitions/partitions_page.h"
#include "ui/session/whereabouts.h"
#include "ui/strip/disk_strip.h"
#include "ui/text/qt_text.h"
#include "ui/window/context_menus.h"
#include "ui/window/headless_picture.h"
#include "ui/window/map_page.h"
#include "ui/window/start_page.h"
#include "ui/window/summary_strip.h"

#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace atlas::ui {

std::optional<BlockNumber> firstBlockOf(const Layout& layout, RegionKind kind) {
    const auto* region = layout.firstOf(kind);
    return region != nullptr ? std::optional(region->first) : std::nullopt;
}

std::optional<BlockNumber> firstBackup(const Layout& layout) {
    const auto differing = differingBackups(layout);
    const auto copy = differing.empty() ? layout.copies.end()
                                        : std::ranges::find(layout.copies, differing.front(), &GroupCopies::group);
    return copy != layout.copies.end() && copy->superblock ? copy->superblock
                                                           : firstBlockOf(layout, RegionKind::BackupSuperblock);
}

GroupFilter lazyGroups(const Layout& layout) {
    const auto lazy = lazyInitOf(layout);
    return !lazy.applies            ? GroupFilter::All
           : lazy.toZero.value == 0 ? GroupFilter::InodeUninit
                                    : GroupFilter::NotZeroed;
}

namespace {

constexpr int smallestTabs = 140;
constexpr QSize smallestView{360, 320};

} // namespace

Pages::Pages(Workspace& workspace, QWidget* parent)
    : QStackedWidget(parent),
      m_workspace(workspace),
      m_start(new StartPage(workspace)),
      m_strip(new DiskStrip),
      m_summary(new SummaryStrip(workspace)),
      m_mapPage(new MapPage(workspace)),
      m_map(&m_mapPage->map()),
      m_alignment(new AlignmentPage(workspace)),
      m_groups(new GroupsPage(workspace)),
      m_compare(new ComparePage(workspace.session)),
      m_partitions(new PartitionsPage(workspace)),
      m_tabs(new QTabWidget) {
    addWidget(m_start);
    addWidget(volumePage());
    // The largest page would make the window outgrow a small screen.
    m_tabs->setMinimumHeight(smallestTabs);
    setMinimumSize(smallestView);
    connectViews();
}

QWidget* Pages::volumePage() {
    m_strip->setObjectName("strip");
    m_tabs->setObjectName("tabs");
    m_tabs->setDocumentMode(true);
    m_tabs->addTab(m_partitions, tr("&Partitions"));
    m_tabs->addTab(m_mapPage, tr("&Map"));
    m_tabs->addTab(m_alignment, tr("&Alignment"));
    m_tabs->addTab(m_groups, tr("Gro&ups"));
    m_tabs->addTab(m_compare, tr("&Compare"));
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_strip);
    column->addWidget(m_summary);
    column->addWidget(m_tabs, 1);
    return page;
}

void Pages::connectViews() {
    connect(m_map, &GroupMap::selected, this,
            [this](BlockNumber block) { m_workspace.selection.select(BlockPlace{block}); });
    connect(m_map, &GroupMap::viewChanged, m_strip, &DiskStrip::setWindow);
    auto& bitmaps = m_workspace.bitmaps;
    connect(m_map, &GroupMap::viewChanged, &bitmaps, [this, &bitmaps] { bitmaps.setView(m_map->visibleRows()); });
    connect(m_strip, &DiskStrip::windowDragged, m_map, &GroupMap::scrollTo);
    connect(m_strip, &DiskStrip::partitionActivated, this, &Pages::choosePartition);
    connect(m_tabs, &QTabWidget::currentChanged, this, &Pages::pageChanged);
    connect(m_groups, &GroupsPage::mapAsked, this, &Pages::showMap);
    connect(m_summary, &SummaryStrip::topicChosen, this, &Pages::showTopic);
    connect(&m_workspace.session, &Session::volumeChanged, this, &Pages::showVolume);
    auto& selection = m_workspace.selection;
    connect(&selection, &Selection::changed, this, &Pages::follow);
    connect(&selection, &Selection::glanced, this, &Pages::follow);
    connect(&selection, &Selection::fileChanged, this, &Pages::tintFiles);
    connect(&m_workspace.owners, &OwnerReader::changed, this, &Pages::tintFiles);
    connect(&selection, &Selection::viewpointWanted, m_map, &GroupMap::lookFrom);
    connect(m_map, &GroupMap::zooming, &selection, &Selection::mark);
    selection.setViewpoint([this] { return m_map->viewpoint(); });
    addContextMenus(m_workspace, *this);
}

GroupMap& Pages::map() { return *m_map; }

void Pages::tint(const TintsPtr& tints) {
    m_map->tint(tints);
    m_strip->tint(tints);
}

void Pages::tintFiles() {
    const auto& file = m_workspace.selection.file();
    tint(file ? tintsOf(file->blocks()) : m_workspace.owners.tints());
}

void Pages::setSummaryWanted(bool wanted) { m_summary->setWanted(wanted); }

PageKind Pages::pageKind() const {
    const auto* tab = m_tabs->currentWidget();
    return tab == m_alignment || tab == m_compare ? PageKind::Answers : PageKind::Structures;
}

void Pages::paintPage(QPainter& painter, QSize size) const {
    auto* page = currentIndex() == 0 ? static_cast<QWidget*>(m_start) : m_tabs->currentWidget();
    if (page == m_mapPage) {
        const QSize strip(size.width(), m_strip->sizeHint().height());
        paintPicture(painter, strip, PictureView::Strip, *m_map, *m_strip);
        painter.translate(0, strip.height());
        return paintPicture(painter, {size.width(), size.height() - strip.height()}, PictureView::Map, *m_map,
                            *m_strip);
    }
    const auto* own = qobject_cast<QScrollArea*>(page);
    const auto* area = own != nullptr ? own : page->findChild<QScrollArea*>(QStringLiteral("pageScroll"));
    if (area != nullptr && area->widget() != nullptr)
        page = area->widget(); // all of it, not only the visible part
    const double scale =
        std::min(1.0 * size.width() / std::max(page->width(), 1), 1.0 * size.height() / std::max(page->height(), 1));
    painter.scale(scale, scale);
    page->render(&painter, {}, {}, QWidget::DrawChildren);
}

void Pages::setCorner(RowControls* controls) {
    m_corner = controls;
    m_tabs->setCornerWidget(controls, Qt::TopRightCorner);
    const auto refresh = [this, controls] { controls->setVisible(m_tabs->currentWidget() == m_mapPage); };
    connect(m_tabs, &QTabWidget::currentChanged, controls, refresh);
    m_tabs->installEventFilter(this);
    refresh();
}

/// Shrinks the controls rather than scroll tabs out of sight.
void Pages::fitCorner() {
    if (m_corner != nullptr)
        m_corner->fit(m_tabs->width() - m_tabs->tabBar()->sizeHint().width());
}

bool Pages::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_tabs && event->type() == QEvent::Resize)
        fitCorner();
    return QStackedWidget::eventFilter(watched, event);
}

void Pages::showMap() { m_tabs->setCurrentWidget(m_mapPage); }

void Pages::showAlignment() { m_tabs->setCurrentWidget(m_alignment); }

void Pages::showGroups() { m_tabs->setCurrentWidget(m_groups); }

/// A disk without an ext file system shows its partitions instead of the map; without a disk only Compare is available.
void Pages::showTabs() {
    const auto& session = m_workspace.session;
    const bool hasVolume = session.layout() != nullptr;
    const auto visible = [&](const QWidget* page) {
        if (page == m_compare)
            return true;
        return page == m_alignment    ? session.isOpen()
               : page == m_partitions ? session.isOpen() && !hasVolume
                                      : hasVolume;
    };
    auto* page = m_tabs->currentWidget();
    if (!visible(page))
        page = firstPage();
    // First: QTabWidget picks another tab when the current one is hidden.
    m_tabs->setTabVisible(m_tabs->indexOf(page), true);
    m_tabs->setCurrentWidget(page);
    for (int tab = 0; tab < m_tabs->count(); ++tab)
        m_tabs->setTabVisible(tab, visible(m_tabs->widget(tab)));
    m_strip->setVisible(session.isOpen());
    fitCorner();
}

QWidget* Pages::firstPage() const {
    return m_workspace.session.layout() ? static_cast<QWidget*>(m_mapPage) : m_partitions;
}

void Pages::showCompare() {
    m_tabs->setCurrentWidget(m_compare);
    showTabs();
    setCurrentIndex(1);
}

void Pages::leaveCompare() {
    if (!m_workspace.session.isOpen())
        return setCurrentIndex(0);
    m_tabs->setCurrentWidget(firstPage());
}

void Pages::askForDrive() {
    showAlignment();
    m_alignment->askForDrive();
}

void Pages::showVolume(VolumeChange change) {
    const auto& session = m_workspace.session;
    const auto& volume = session.volume();
    if (change == VolumeChange::Another) {
        showTabs();
        setCurrentIndex(1);
    }
    m_strip->show(stripContentOf(session));
    auto seen = m_map->viewpoint();
    m_mapPage->showVolume(volume);
    m_strip->setWindow(m_map->visibleBlocks());
    if (volume && change == VolumeChange::Another) {
        if (session.wasReloaded()) {
            seen.folds.reset(); // they belong to the volume as read before
            seen.ownRow.reset();
            m_map->lookFrom(seen);
            follow(m_workspace.selection.place());
        } else {
            m_map->setFocus();
        }
        m_workspace.bitmaps.setView(m_map->visibleRows());
    }
}

void Pages::showTopic(SummaryTopic topic) {
    switch (topic) {
    case SummaryTopic::Alignment: return showAlignment();
    case SummaryTopic::Health: return Q_EMIT healthAsked();
    case SummaryTopic::LazyInit:
        m_groups->list(lazyGroups(*m_workspace.session.layout()));
        return m_tabs->setCurrentWidget(m_groups);
    case SummaryTopic::Metadata: return listMetadata();
    case SummaryTopic::FlexGroups:
        m_map->setRowMode(flexRows(m_workspace.session.layout()->filesystem));
        return showMap();
    case SummaryTopic::Backups: return showBlock(firstBackup(*m_workspace.session.layout()));
    case SummaryTopic::Journal:
    case SummaryTopic::Growth: return showBlock(firstBlockOf(*m_workspace.session.layout(), *structureOf(topic)));
    }
}

void Pages::listMetadata() {
    auto* card = &m_summary->card(SummaryTopic::Metadata);
    const auto layout = m_workspace.session.layout();
    auto* menu =
        metadataMenu(*layout, *card, [this, layout](RegionKind kind) { showBlock(firstBlockOf(*layout, kind)); });
    menu->popup(card->mapToGlobal(QPoint(0, card->height())));
}

void Pages::showBlock(std::optional<BlockNumber> block) {
    showMap();
    if (block)
        m_workspace.selection.select(BlockPlace{*block});
}

void Pages::follow(const Place& place) {
    const auto layout = m_workspace.session.layout();
    if (!layout)
        return;
    if (const auto* group = std::get_if<GroupPlace>(&place))
        m_map->select(group->group);
    else
        m_map->select(blocksOf(*layout, place));
}

void Pages::zoomToSelection() {
    const auto layout = m_workspace.session.layout();
    const auto blocks = layout ? blocksOf(*layout, m_workspace.selection.place()) : BlockInterval{};
    if (!blocks.empty())
        m_map->zoomTo(blocks);
}

void Pages::choosePartition(std::uint32_t number) {
    auto& session = m_workspace.session;
    const auto& snapshot = session.snapshot();
    const VolumeName partition{.partition = number};
    const auto volumes = listVolumes(snapshot.opened());
    const bool opens = std::ranges::find(volumes, partition, &ListedVolume::opensBy) != volumes.end();
    if (opens && snapshot.volumeName().partition != number)
        return session.choose(partition);
    m_workspace.selection.select(PartitionPlace{number});
}

} // namespace atlas::ui
