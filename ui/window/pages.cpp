// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/pages.h"

#include "disk/volume_list.h"
#include "layout/layout_summary.h"
#include "report/language/make_message.h"
#include "report/words/plan_text.h"
#include "ui/alignment/alignment_page.h"
#include "ui/compare/compare_page.h"
#include "ui/groups/groups_page.h"
#include "ui/inspector/findings_model.h"
#include "ui/map/group_map.h"
#include "ui/measure/measure_page.h"
#include "ui/panel/selection_panel.h"
#include "ui/partitions/partitions_page.h"
#include "ui/session/whereabouts.h"
#include "ui/strip/disk_strip.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/scrolled_page.h"
#include "ui/widgets/share_splitter.h"
#include "ui/window/context_menus.h"
#include "ui/window/drive_bar.h"
#include "ui/window/fact_chips.h"
#include "ui/window/headless_picture.h"
#include "ui/window/map_page.h"
#include "ui/window/start_page.h"
#include "ui/window/verdict_bar.h"

#include <QAction>
#include <QActionGroup>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
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
constexpr QSize smallestView{360, 160};
constexpr double largestPanel = 0.46; ///< share of the window
const QString panelShareKey = QStringLiteral("window/panelShare");

} // namespace

Pages::Pages(Workspace& workspace, QWidget* parent)
    : QStackedWidget(parent),
      m_workspace(workspace),
      m_start(new StartPage(workspace)),
      m_strip(new DiskStrip),
      m_verdict(new VerdictBar(workspace)),
      m_facts(new FactChips(workspace)),
      m_panel(new SelectionPanel(workspace)),
      m_pageActions(new QActionGroup(this)),
      m_mapPage(new MapPage(workspace)),
      m_map(&m_mapPage->map()),
      m_alignment(new AlignmentPage(workspace)),
      m_groups(new GroupsPage(workspace)),
      m_compare(new ComparePage(workspace.session)),
      m_measure(new MeasurePage(workspace)),
      m_partitions(new PartitionsPage(workspace)),
      m_tabs(new QTabWidget) {
    m_compare->offer(workspace.measurements);
    addWidget(m_start);
    // Scrolls where even the smallest parts have no room, on a small screen with large type.
    auto* scroll = scrolledPage(volumePage());
    scroll->setObjectName("volumeScroll");
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    addWidget(scroll);
    m_tabs->setMinimumHeight(smallestTabs);
    setMinimumSize(smallestView);
    connectViews();
    showParts();
}

void Pages::addPage(QWidget* page, const QString& name, const QString& keys) {
    m_tabs->addTab(page, name);
    auto* action = new QAction(name, m_pageActions);
    action->setCheckable(true);
    action->setData(QVariant::fromValue(page));
    if (!keys.isEmpty()) {
        action->setShortcut(QKeySequence(keys));
        action->setToolTip(QStringLiteral("%1 (%2)").arg(name, action->shortcut().toString(QKeySequence::NativeText)));
    }
    connect(action, &QAction::triggered, this, [this, page] {
        if (standsAlone(page))
            return showAlone(page);
        m_tabs->setCurrentWidget(page);
    });
}

QWidget* Pages::volumePage() {
    m_strip->setObjectName("strip");
    m_tabs->setObjectName("tabs");
    m_tabs->setDocumentMode(true);
    m_tabs->tabBar()->hide(); // the tool bar has the pages
    m_tabs->setFocusPolicy(Qt::NoFocus); // it would pass the focus to the hidden bar
    m_tabs->tabBar()->setFocusPolicy(Qt::NoFocus);
    addPage(m_partitions, tr("Partitions"), {});
    addPage(m_mapPage, tr("Map"), QStringLiteral("Alt+1"));
    addPage(m_alignment, tr("Alignment"), QStringLiteral("Alt+2"));
    addPage(m_groups, tr("Groups"), QStringLiteral("Alt+3"));
    addPage(m_compare, tr("Compare"), QStringLiteral("Alt+4"));
    addPage(m_measure, tr("Measure"), QStringLiteral("Alt+5"));
    auto* left = new QWidget;
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_facts);
    column->addWidget(m_strip);
    column->addWidget(m_tabs, 1);
    m_beside = new ShareSplitter(left, m_panel, largestPanel);
    m_beside->setObjectName("besidePanel");
    m_beside->setHandleWidth(1);
    const auto share = m_workspace.settings.value(panelShareKey);
    m_beside->setShare(share.isValid() ? std::optional(share.toDouble()) : std::nullopt);
    connect(m_beside, &ShareSplitter::shareChosen, this,
            [this](double chosen) { m_workspace.settings.setValue(panelShareKey, chosen); });
    auto* page = new QWidget;
    auto* whole = new QVBoxLayout(page);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    whole->addWidget(m_verdict);
    whole->addWidget(m_beside, 1);
    return page;
}

QList<QAction*> Pages::pageActions() const { return m_pageActions->actions(); }

void Pages::showParts() {
    const auto& session = m_workspace.session;
    const auto* page = m_tabs->currentWidget();
    const bool open = session.isOpen();
    const bool alone = standsAlone(page);
    // Without this, each page would be as wide as the widest of them.
    m_tabs->setMinimumWidth(std::max(smallestView.width(), page == nullptr ? 0 : page->minimumWidth()));
    m_verdict->setVisible(open && !m_taught && !alone);
    m_verdict->setAlignmentShown(page != m_alignment);
    m_facts->setVisible(session.layout() && !m_taught && pageKind() == PageKind::Structures);
    m_strip->setVisible(open && !alone && !m_lessonGiven);
    m_panel->setVisible(open && m_panelWanted && !m_taught && !m_presented && pageKind() == PageKind::Structures);
    for (auto* action : m_pageActions->actions()) {
        auto* of = action->data().value<QWidget*>();
        action->setVisible(standsAlone(of) || (open && m_tabs->isTabVisible(m_tabs->indexOf(of))));
        action->setChecked(of == page && currentIndex() == 1);
    }
}

void Pages::connectViews() {
    connect(m_map, &GroupMap::selected, this,
            [this](BlockNumber block) { m_workspace.selection.select(BlockPlace{block}); });
    auto* groups = &m_mapPage->groups();
    connect(groups, &GroupMap::selected, this,
            [this](BlockNumber block) { m_workspace.selection.select(BlockPlace{block}); });
    connect(m_map, &GroupMap::viewChanged, m_strip, &DiskStrip::setWindow);
    auto& bitmaps = m_workspace.bitmaps;
    connect(m_map, &GroupMap::viewChanged, &bitmaps, [this, &bitmaps] { bitmaps.setView(m_map->visibleRows()); });
    connect(m_strip, &DiskStrip::windowDragged, m_map, &GroupMap::scrollTo);
    connect(m_strip, &DiskStrip::partitionActivated, this, &Pages::choosePartition);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        showParts();
        Q_EMIT pageChanged();
    });
    connect(m_groups, &GroupsPage::mapAsked, this, &Pages::showMap);
    connect(m_facts, &FactChips::topicChosen, this, &Pages::showTopic);
    connect(m_verdict, &VerdictBar::causeAsked, this, &Pages::showAlignment);
    connect(m_verdict, &VerdictBar::healthAsked, this, &Pages::healthAsked);
    connect(&m_verdict->drive(), &DriveBar::customWanted, this, &Pages::askForDrive);
    connect(&m_workspace.session, &Session::volumeChanged, this, &Pages::showVolume);
    connect(&m_workspace.session, &Session::findingsChanged, this, &Pages::showDamage);
    connect(&m_workspace.bookmarks, &Bookmarks::changed, this, &Pages::showNotes);
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
    m_mapPage->tint(tints);
    m_strip->tint(tints);
}

void Pages::tintFiles() {
    const auto& file = m_workspace.selection.file();
    tint(file ? tintsOf(file->blocks()) : m_workspace.owners.tints());
}

void Pages::setTaught(bool taught) {
    m_taught = taught;
    showParts();
}

void Pages::setLessonGiven(bool given) {
    m_lessonGiven = given;
    m_compare->setOptionsShown(!given);
    showParts();
}

void Pages::setPanelWanted(bool wanted) {
    m_panelWanted = wanted;
    showParts();
}

void Pages::resetShares() {
    m_workspace.settings.remove(panelShareKey);
    m_beside->setShare({});
}

void Pages::setPresented(bool presented) {
    m_presented = presented;
    showParts();
}

bool Pages::isMeasureShown() const {
    return currentIndex() != 0 && m_tabs->currentWidget() == static_cast<QWidget*>(m_measure);
}

PageKind Pages::pageKind() const {
    const auto* tab = m_tabs->currentWidget();
    return tab == m_alignment || standsAlone(tab) ? PageKind::Answers : PageKind::Structures;
}

namespace {

/// All of a page that scrolls, not only the visible part.
QWidget* wholePage(QWidget* page) {
    const auto* own = qobject_cast<QScrollArea*>(page);
    const auto* area = own != nullptr ? own : page->findChild<QScrollArea*>(QStringLiteral("pageScroll"));
    return area != nullptr && area->widget() != nullptr ? area->widget() : page;
}

} // namespace

QWidget* Pages::currentPage() const { return currentIndex() == 0 ? m_start : m_tabs->currentWidget(); }

/// "disk.img, partition 3: ext4 “root”".
QString Pages::pictureTitle() const {
    const auto& session = m_workspace.session;
    if (!session.isOpen() || standsAlone(currentPage()))
        return {};
    const auto& snapshot = session.snapshot();
    auto title = diskText(session.name().toStdString());
    const auto partition = snapshot.placement ? snapshot.placement->partition : std::nullopt;
    if (partition)
        title = tr("%1, partition %2").arg(title).arg(*partition);
    const auto* fs = snapshot.filesystem();
    return fs == nullptr ? title
                         : labelledText(title, text(message<MessageId::ContentNamed>(fs->extName(), fs->label)));
}

/// What was read, when, and by what, so that the picture can be cited.
QString Pages::citation() const {
    const auto& session = m_workspace.session;
    const auto& snapshot = session.snapshot();
    const auto time = [](const QDateTime& at) { return at.toOffsetFromUtc(at.offsetFromUtc()).toString(Qt::ISODate); };
    const QFileInfo file(session.path());
    QStringList parts{file.absoluteFilePath(), tr("%1 bytes").arg(number(snapshot.opened().size.value))};
    if (file.isFile())
        parts << tr("changed %1").arg(time(file.lastModified()));
    parts << tr("read %1").arg(time(session.readAt())) << text(snapshot.program);
    if (session.asked().replay)
        parts << tr("after the journal’s replay in memory");
    return parts.join(QStringLiteral(" · "));
}

int Pages::titleHeight() const { return pictureTitle().isEmpty() ? 0 : 3 * fontMetrics().height(); }

QSize Pages::pageSize() const {
    auto* page = currentPage();
    if (page != m_mapPage)
        return wholePage(page)->size() + QSize(0, titleHeight());
    const auto map = m_map->pictureSize();
    const int legend = pictureLegendHeight(*m_map, map.width());
    return {map.width(), titleHeight() + m_strip->pictureHeight() + map.height() + legend};
}

void Pages::paintPage(QPainter& painter, QSize size) const {
    const int head = titleHeight();
    painter.fillRect(QRect(0, 0, size.width(), head), palette().color(QPalette::Window));
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(font());
    if (head != 0) {
        const int line = fontMetrics().height();
        painter.drawText(QRect(10, line / 2, size.width() - 20, line), Qt::AlignLeft | Qt::AlignVCenter,
                         pictureTitle());
        painter.setPen(paletteFor(palette()).mutedText);
        painter.drawText(QRect(10, line / 2 + line, size.width() - 20, line), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(citation(), Qt::ElideLeft, size.width() - 20));
    }
    painter.translate(0, head);
    size.rheight() -= head;
    auto* page = currentPage();
    if (page == m_mapPage) {
        const QSize strip(size.width(), m_strip->pictureHeight());
        paintPicture(painter, strip, PictureView::Strip, *m_map, *m_strip);
        painter.translate(0, strip.height());
        return paintPicture(painter, {size.width(), size.height() - strip.height()}, PictureView::Map, *m_map,
                            *m_strip);
    }
    page = wholePage(page);
    const double scale =
        std::min(1.0 * size.width() / std::max(page->width(), 1), 1.0 * size.height() / std::max(page->height(), 1));
    painter.scale(scale, scale);
    page->render(&painter, {}, {}, QWidget::DrawChildren);
}

void Pages::copyPicture() const {
    QImage picture(pageSize(), QImage::Format_RGB32);
    picture.fill(palette().color(QPalette::Window));
    QPainter painter(&picture);
    paintPage(painter, picture.size());
    painter.end();
    QGuiApplication::clipboard()->setImage(picture);
}

void Pages::showMap() { m_tabs->setCurrentWidget(m_mapPage); }

void Pages::showAlignment() { m_tabs->setCurrentWidget(m_alignment); }

void Pages::showGroups() { m_tabs->setCurrentWidget(m_groups); }

/// A disk without an ext file system shows its partitions instead of the map; without a disk only Compare is available.
void Pages::showTabs() {
    const auto& session = m_workspace.session;
    const bool hasVolume = session.layout() != nullptr;
    const auto visible = [&](const QWidget* page) {
        if (standsAlone(page))
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
    showParts();
}

QWidget* Pages::firstPage() const {
    return m_workspace.session.layout() ? static_cast<QWidget*>(m_mapPage) : m_partitions;
}

bool Pages::standsAlone(const QWidget* page) const { return page == m_compare || page == m_measure; }

void Pages::showAlone(QWidget* page) {
    m_tabs->setCurrentWidget(page);
    setCurrentIndex(1);
    showTabs();
}

void Pages::showCompare() { showAlone(m_compare); }

void Pages::showMeasure() { showAlone(m_measure); }

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
        setCurrentIndex(1);
        showTabs();
    }
    m_strip->show(stripContentOf(session));
    auto seen = m_map->viewpoint();
    m_mapPage->showVolume(volume);
    m_strip->setWindow(m_map->visibleBlocks());
    showDamage();
    showNotes();
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

/// Marks the structures that findings on the health of the volume are about.
void Pages::showDamage() {
    constexpr std::size_t most = 1000; // more badges tell no more
    std::vector<BlockInterval> damaged;
    const auto& session = m_workspace.session;
    if (const auto layout = session.layout()) {
        for (const auto& finding : session.judgement().found.findings) {
            const auto severity = severityOf(finding);
            if (damaged.size() >= most || !isOfHealth(finding) ||
                (severity != Severity::Error && severity != Severity::Warning)) {
                continue;
            }
            // The block of these is that of the sound copy that was read instead.
            const auto* lost =
                finding.kind == FindingKind::SuperblockFromBackup    ? layout->firstOf(RegionKind::PrimarySuperblock)
                : finding.kind == FindingKind::DescriptorsFromCopies ? layout->firstOf(RegionKind::GroupDescriptors)
                                                                     : nullptr;
            const auto place = lost != nullptr ? Place{BlockPlace{lost->first}} : placeOf(finding, session.snapshot());
            const auto* block = std::get_if<BlockPlace>(&place);
            if (block != nullptr && block->block < layout->filesystem.end())
                damaged.push_back(blocksOf(*layout, place));
        }
    }
    m_mapPage->setDamaged(damaged);
    m_strip->setDamaged(std::move(damaged));
}

void Pages::showNotes() {
    auto pins = m_workspace.bookmarks.pins();
    m_mapPage->setPins(pins);
    m_strip->setPins(std::move(pins));
}

void Pages::showTopic(SummaryTopic topic) {
    const bool isOfDisk = topic == SummaryTopic::Alignment || topic == SummaryTopic::Health;
    if (!isOfDisk && !m_workspace.session.layout())
        return;
    switch (topic) {
    case SummaryTopic::Alignment: return showAlignment();
    case SummaryTopic::Health: return Q_EMIT healthAsked();
    case SummaryTopic::Used: return Q_EMIT freeSpaceAsked();
    case SummaryTopic::RoomBehind: return Q_EMIT healthAsked();
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
    auto* chip = &m_facts->chip(SummaryTopic::Metadata);
    const auto layout = m_workspace.session.layout();
    auto* menu =
        metadataMenu(*layout, *chip, [this, layout](RegionKind kind) { showBlock(firstBlockOf(*layout, kind)); });
    menu->popup(chip->mapToGlobal(QPoint(0, chip->height())));
}

void Pages::showBlock(std::optional<BlockNumber> block) {
    showMap();
    if (block)
        m_workspace.selection.select(BlockPlace{*block});
}

void Pages::follow(const Place& place) {
    const auto& session = m_workspace.session;
    const auto where = session.isOpen() ? whereaboutsOf(session.judgement(), place) : std::nullopt;
    m_strip->setPlace(where ? std::optional(where->byte) : std::nullopt);
    const auto layout = session.layout();
    if (!layout)
        return;
    for (auto* map : {m_map, &m_mapPage->groups()})
        if (const auto* group = std::get_if<GroupPlace>(&place))
            map->select(group->group);
        else
            map->select(blocksOf(*layout, place));
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
