// SPDX-License-Identifier: GPL-3.0-or-later
// What an image is opened on: the overview, the summary, and the lens below the map.
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/compare_page.h"

#include "layout/df_figures.h"
#include "layout/layout_summary.h"
#include "report/words/summary_text.h"
#include "ui/groups/groups_page.h"
#include "ui/inspector/findings_panel.h"
#include "ui/lens/lens_panel.h"
#include "ui/lens/lens_view.h"
#include "ui/panel/selection_panel.h"
#include "ui/session/goto_place.h"
#include "ui/session/whereabouts.h"
#include "ui/strip/strip_scene.h"
#include "ui/text/qt_text.h"
#include "ui/window/fact_chips.h"
#include "ui/window/map_page.h"
#include "ui/window/verdict_bar.h"

#include <QClipboard>
#include <QComboBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QScrollArea>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>

namespace atlas::ui {
namespace {

class OverviewWindowTest : public WindowTest {
protected:
    void SetUp() override {
        settings.clear();
        openAndWait(misaligned());
    }
    FactChip& chip(SummaryTopic topic) {
        for (auto* each : window->findChildren<FactChip*>()) {
            if (each->topic() == topic) {
                return *each;
            }
        }
        throw std::runtime_error("there is no such chip");
    }
    std::string label(const char* name) { return child<QLabel>(name).text().toStdString(); }
    [[nodiscard]] std::string tab() {
        const auto& tabs = child<QTabWidget>("tabs");
        return tabs.tabText(tabs.currentIndex()).remove('&').toStdString();
    }
};

TEST_F(OverviewWindowTest, AnImageOpensOnTheOverviewWithThePanelBeside) {
    EXPECT_EQ(map().rowMode(), RowMode::Overview);
    EXPECT_TRUE(window->pages().panel().isVisible());
    EXPECT_FALSE(window->pages().mapPage().lens().isVisible());
    EXPECT_EQ(map().visibleBlocks().first, BlockNumber{0});
    EXPECT_EQ(map().visibleBlocks().end(), session().layout()->filesystem.end());
    action("Lens below the map").trigger();
    EXPECT_TRUE(window->pages().mapPage().lens().isVisible());
    action("Panel of the selection").trigger();
    EXPECT_FALSE(window->pages().panel().isVisible());
}

TEST_F(OverviewWindowTest, AChipForEachTopicSaysWhatTheCommandLineSays) {
    const auto& layout = *session().layout();
    auto lines = summaryLines(layout, Medium::HardDisk);
    lines.push_back(usedLine(layout, freeByDescriptors(layout)));
    ASSERT_EQ(lines.size(), 7U);
    for (const auto& line : lines) {
        EXPECT_TRUE(chip(line.topic).isVisible());
        EXPECT_EQ(chip(line.topic).accessibleDescription().toStdString(),
                  format(line.value) + "; " + format(line.detail));
    }
}

TEST_F(OverviewWindowTest, TheVerdictHasConsequenceCauseAndCure) {
    EXPECT_EQ(label("verdictAlignment"), "✖ Misaligned by 3,584 bytes: a synced write takes 25 ms instead of 8.33 ms");
    EXPECT_THAT(label("verdictReason"), testing::HasSubstr("sector 4,196,415"));
    EXPECT_THAT(label("verdictReason"), testing::HasSubstr("418 of 418 misaligned structures are then aligned"));
    QTest::mouseClick(&child<QToolButton>("verdictCopy"), Qt::LeftButton);
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains("sfdisk"));
    QTest::mouseClick(&child<QToolButton>("verdictWhy"), Qt::LeftButton);
    EXPECT_EQ(tab(), "Alignment");
    EXPECT_FALSE(child<QLabel>("verdictAlignment").isVisible()) << "the page has it";
}

TEST_F(OverviewWindowTest, EachVerdictIsInOnePlaceOnly) {
    QStringList shown;
    for (const auto* each : window->findChildren<QLabel*>()) {
        if (each->isVisible()) {
            shown << each->text();
        }
    }
    const auto count = [&](const QString& words) { return shown.filter(words, Qt::CaseInsensitive).size(); };
    EXPECT_EQ(count("misaligned by"), 1);
    EXPECT_EQ(count("no fault found"), 1);
}

TEST_F(OverviewWindowTest, TheMapHasMostOfTheHeight) {
    for (const QSize size : {QSize(1280, 800), QSize(1400, 900), QSize(1920, 1080), QSize(2560, 1440)}) {
        window->resize(size);
        QTest::qWait(20);
        auto& page = window->pages().mapPage();
        const int height = map().height() + (page.groups().isVisible() ? page.groups().height() : 0);
        EXPECT_GE(height, 0.6 * size.height()) << size.height();
        EXPECT_LE(map().scene().geometry.rowHeight, 36) << size.height();
    }
}

TEST_F(OverviewWindowTest, TheGroupsBelowTheOverviewFollowTheSelection) {
    auto& groups = window->pages().mapPage().groups();
    ASSERT_TRUE(groups.isVisible());
    window->workspace().selection.select(GroupPlace{{100}});
    EXPECT_EQ(groups.selectedGroup(), GroupNumber{100});
    const auto visible = groups.visibleBlocks();
    EXPECT_TRUE(visible.contains(session().layout()->filesystem.blocksOf(GroupNumber{100}).first));
    action("Groups").trigger();
    EXPECT_FALSE(groups.isVisible());
}

TEST_F(OverviewWindowTest, AChipLeadsToItsSubject) {
    QTest::mouseClick(&chip(SummaryTopic::Journal), Qt::LeftButton);
    EXPECT_EQ(tab(), "Map");
    const auto journal = std::ranges::find(session().layout()->regions, RegionKind::Journal, &Region::kind);
    EXPECT_EQ(selected(), Place{BlockPlace{journal->first}});
    QTest::mouseClick(&chip(SummaryTopic::FlexGroups), Qt::LeftButton);
    EXPECT_EQ(map().rowMode(), RowMode::FlexGroup);
    EXPECT_TRUE(action("Flex groups").isChecked());
    QTest::mouseClick(&chip(SummaryTopic::Used), Qt::LeftButton);
    EXPECT_TRUE(child<QDockWidget>("freeSpaceDock").isVisible());
}

TEST_F(OverviewWindowTest, TheChipOfTheLazyInitialisationListsTheGroupsThatItMeans) {
    const auto lazy = lazyInitOf(*session().layout());
    ASSERT_TRUE(lazy.applies);
    const auto wanted = lazy.notZeroed > 0 ? lazy.notZeroed : lazy.inodeUninit;
    QTest::mouseClick(&chip(SummaryTopic::LazyInit), Qt::LeftButton);
    EXPECT_EQ(tab(), "Groups");
    const auto& table = *child<QTableView>("groups").model();
    EXPECT_TRUE(QTest::qWaitFor([&] { return static_cast<std::uint64_t>(table.rowCount()) == wanted; }))
        << table.rowCount();
    EXPECT_EQ(child<QLabel>("groupsCount").text(), QStringLiteral("%1 of 128 groups").arg(wanted));
    auto& filter = child<QComboBox>("groupsFilter");
    filter.setFocus();
    QTest::keyClick(&filter, Qt::Key_Home);
    EXPECT_TRUE(QTest::qWaitFor([&] { return table.rowCount() == 128; }));
}

TEST_F(OverviewWindowTest, AllChipsFitIntoOneLineOfAWindowOf1280) {
    window->resize(1280, 800);
    QTest::qWait(20);
    const auto& facts = window->pages().facts();
    for (const auto* each : facts.chips()) {
        if (!each->isHidden()) {
            EXPECT_EQ(each->y(), facts.chips().front()->y()) << each->accessibleName().toStdString();
            EXPECT_LE(each->geometry().right(), facts.width());
        }
    }
}

TEST_F(OverviewWindowTest, ARightClickOnAChipGoesExplainsAndCopies) {
    auto& backups = chip(SummaryTopic::Backups);
    Q_EMIT backups.customContextMenuRequested({});
    auto& menu = child<QMenu>("chipMenu");
    const auto actions = menu.actions();
    ASSERT_EQ(actions.size(), 5);
    actions[4]->trigger();
    EXPECT_TRUE(QGuiApplication::clipboard()->text().contains("1, 3, 5, 7, 9, 25, 27, 49, 81, 125"));
    actions[2]->trigger();
    const auto first = std::ranges::find(session().layout()->regions, RegionKind::BackupSuperblock, &Region::kind);
    EXPECT_EQ(selected(), Place{BlockPlace{first->first}});
    EXPECT_FALSE(child<QDockWidget>("bytesDock").isHidden()) << "the drawer opens";
    actions[0]->trigger();
    EXPECT_EQ(tab(), "Map");
    menu.close();
}

TEST_F(OverviewWindowTest, ARightClickOnTheLensLeadsToTheMap) {
    auto& lens = window->pages().mapPage().lens().lens();
    const auto point = lens.trackRect(LensTrack::Blocks).center();
    Q_EMIT lens.customContextMenuRequested(point);
    auto& menu = child<QMenu>("lensMenu");
    const auto actions = menu.actions();
    ASSERT_EQ(actions.size(), 8);
    const auto block = lens.blockAt(point.x());
    ASSERT_TRUE(block);
    actions[4]->trigger();
    EXPECT_EQ(QGuiApplication::clipboard()->text(), QString::number(block->value));
    actions[0]->trigger();
    EXPECT_EQ(selected(), Place{BlockPlace{*block}});
    menu.close();
}

TEST_F(OverviewWindowTest, ABannerMovesNothingThatStandsAboveTheMap) {
    const auto placeOf = [&](const QWidget& part) { return part.mapTo(window.get(), QPoint()); };
    auto& pages = window->pages();
    const std::array before{placeOf(pages.strip()), placeOf(pages.facts()), placeOf(map())};
    banner().showProblem("cut.img: 2 errors", "structures are misaligned");
    QTest::qWait(20);
    ASSERT_TRUE(banner().isVisible());
    EXPECT_EQ(before, (std::array{placeOf(pages.strip()), placeOf(pages.facts()), placeOf(map())}));
}

TEST_F(OverviewWindowTest, TheTooltipOfAChipHasTheWorking) {
    for (const auto& line : summaryLines(*session().layout(), Medium::HardDisk)) {
        if (line.topic == SummaryTopic::FlexGroups || line.topic == SummaryTopic::Backups ||
            line.topic == SummaryTopic::Growth) {
            ASSERT_TRUE(line.working);
            EXPECT_TRUE(chip(line.topic).toolTip().contains(QString::fromStdString(format(*line.working))));
        }
    }
    EXPECT_TRUE(chip(SummaryTopic::Backups).toolTip().contains("1, 3, 5, 7, 9, 25, 27, 49, 81, 125"));
}

TEST_F(OverviewWindowTest, TheStripMovesThePartitionWithItsVolume) {
    const auto expectTogether = [&] {
        const auto shown = ui::stripContentOf(session());
        ASSERT_TRUE(shown.volume && shown.volume->placement().partition);
        const auto* partition = shown.disk.table.find(*shown.volume->placement().partition);
        ASSERT_NE(partition, nullptr);
        EXPECT_EQ(bytesOf(shown.disk, *partition).first, shown.volume->placement().bytes.first);
    };
    const auto own = session().snapshot().placement->bytes.first;
    expectTogether();
    session().setStart(Lba{4196352});
    const ByteOffset moved{std::uint64_t{4196352} * 512};
    EXPECT_EQ(ui::stripContentOf(session()).volume->placement().bytes.first, moved);
    expectTogether();
    EXPECT_EQ(ui::whereabouts(session().judgement(), moved).partition, session().snapshot().placement->partition);
    session().setStart(Lba{4096}); // where there is no room
    EXPECT_EQ(ui::stripContentOf(session()).volume->placement().bytes.first, own);
    expectTogether();
    const auto shown = ui::whereaboutsOnDisk(session(), own);
    EXPECT_EQ(shown.partition, session().snapshot().placement->partition);
    EXPECT_EQ(shown.block, BlockNumber{0}) << "as the strip draws it";
    const auto first = ui::whereaboutsOnDisk(session(), ByteOffset{4096 * 512});
    EXPECT_EQ(first.partition, 1U);
    EXPECT_FALSE(first.block);
}

TEST_F(OverviewWindowTest, TheInspectorHasAPartitionWhereTheStripDrawsIt) {
    window->workspace().selection.select(PartitionPlace{2});
    const auto& tree = *child<QTreeView>("inspector").model();
    const auto firstSector = [&] { return tree.index(0, 1, tree.index(0, 0)).data().toString().remove(','); };
    const auto drawn = [&] {
        return QString::number(ui::stripContentOf(session()).disk.table.find(2)->sectors.first.value);
    };
    const auto own = drawn();
    EXPECT_EQ(firstSector(), own);
    session().setStart(Lba{4196352});
    EXPECT_EQ(drawn(), "4196352");
    EXPECT_EQ(firstSector(), "what if: 4196352");
    session().setStart(Lba{4096}); // where there is no room
    EXPECT_EQ(drawn(), own);
    EXPECT_EQ(firstSector(), own);
}

TEST_F(OverviewWindowTest, TheStripKnowsTheLogicalVolume) {
    EXPECT_EQ(ui::stripContentOf(session()).logicalVolume, "");
    auto snapshot = test::twoPartitions();
    const auto first = snapshot.placement->bytes.first;
    snapshot.layers = {{.kind = LayerKind::LvmPhysicalVolume, .header = first, .data = first},
                       {.kind = LayerKind::LvmLinearVolume, .header = first, .data = first, .name = "vg/root"}};
    openAndWait(fake.snapshotFile("lvm.img", snapshot));
    EXPECT_EQ(ui::stripContentOf(session()).logicalVolume, "vg/root");
}

TEST_F(OverviewWindowTest, WhereThereIsNoRoomTheStatusLineTellsWhatTheStripAndTheLensDraw) {
    session().setStart(
        Lba{4096}); // over the swap: the strip draws the disk as it is, the lens the volume as it was asked for
    ASSERT_TRUE(session().judgement().remedies.conflict);
    const ByteOffset inSwap{std::uint64_t{4200} * 512};
    const auto parts = [this] { return child<QLabel>("statusPlace").toolTip().toStdString(); };
    Q_EMIT window->pages().strip().hovered(inSwap);
    EXPECT_THAT(parts(), testing::HasSubstr("partition 1"));
    EXPECT_THAT(parts(), testing::Not(testing::HasSubstr("block")));
    Q_EMIT window->pages().mapPage().lens().lens().hovered(inSwap);
    EXPECT_THAT(parts(), testing::HasSubstr("block 13"));
}

TEST_F(OverviewWindowTest, AnAddressThatIsCopiedDuringAWhatIfLeadsBackToItsBlock) {
    const auto parts = [this] { return child<QLabel>("statusPlace").toolTip().toStdString(); };
    window->workspace().selection.select(BlockPlace{{1059}});
    EXPECT_THAT(parts(), testing::StartsWith("byte 2,152,902,144 "));
    session().setStart(Lba{4196352}); // 63 sectors before
    EXPECT_THAT(parts(), testing::StartsWith("what if: byte 2,152,869,888 "));
    auto& lens = window->pages().mapPage().lens().lens();
    const auto point = lens.trackRect(LensTrack::Blocks).center();
    const auto block = lens.blockAt(point.x());
    ASSERT_TRUE(block);
    Q_EMIT lens.customContextMenuRequested(point);
    auto& menu = child<QMenu>("lensMenu");
    ASSERT_EQ(menu.actions().size(), 8);
    menu.actions()[5]->trigger();
    menu.close();
    const GotoTarget copied{.kind = GotoKind::Byte, .value = QGuiApplication::clipboard()->text().toULongLong()};
    const auto place = placeOfTarget(session().snapshot(), session().judgement(), copied);
    ASSERT_TRUE(place && std::holds_alternative<BlockPlace>(*place));
    EXPECT_EQ(std::get<BlockPlace>(*place).block, *block);
    session().setStart(Lba{4096}); // where there is no room, so the strip draws the disk as it is
    Q_EMIT window->pages().strip().hovered(ByteOffset{4200 * 512});
    EXPECT_THAT(parts(), testing::StartsWith("byte 2,150,400 "));
}

TEST_F(OverviewWindowTest, AWhatIfIsCalledSoAndTellsOfAPlaceWithoutRoom) {
    session().setStart(Lba{4196416});
    EXPECT_THAT(label("verdictReason"), testing::HasSubstr("4,196,416"));
    EXPECT_EQ(child<QLabel>("whatIf").text(), "what if");
    window->pages().showAlignment();
    EXPECT_FALSE(child<QLabel>("alignmentVerdict").text().contains("no room"));
    session().setStart(Lba{4096});
    EXPECT_EQ(child<QLabel>("whatIf").text(), "what if: no room");
    const QString sentence = "There is no room at sector 4,096: the partition would overlap partition 1.";
    EXPECT_TRUE(child<QLabel>("alignmentVerdict").text().startsWith("✖ " + sentence + " What if:"));
    EXPECT_THAT(label("verdictAlignment"), testing::StartsWith("✖ There is no room at sector 4,096"));
    const auto colourOf = [&](const char* name) { return child<QLabel>(name).palette().color(QPalette::WindowText); };
    const auto error = paletteFor(window->palette()).error;
    EXPECT_EQ(colourOf("alignmentVerdict"), error) << "the red of misalignment means nothing else";
    EXPECT_EQ(colourOf("verdictAlignment"), error);
    EXPECT_EQ(window->pages().strip().scene().content.refusal, sentence);
    const auto& boxes = window->pages().strip().scene().drawn.boxes;
    EXPECT_EQ(std::ranges::count(boxes, StripSegment::Kind::Volume, [](const auto& box) { return box.segment.kind; }),
              0)
        << "it does not lie over the partitions";
    session().setStart({});
    EXPECT_TRUE(window->pages().strip().scene().content.refusal.isEmpty());
}

TEST_F(OverviewWindowTest, TheVerdictOnHealthGoesToTheWorstFindingOrSaysWhatWasLookedAt) {
    QTest::mouseClick(&child<QToolButton>("verdictLook"), Qt::LeftButton);
    EXPECT_TRUE(banner().isVisible());
    EXPECT_TRUE(banner().message().contains("were not read")) << banner().message().toStdString();
    auto snapshot = test::twoPartitions(4196352);
    snapshot.findings.push_back({.kind = FindingKind::SuperblockFromBackup});
    openAndWait(fake.snapshotFile("damaged.img", snapshot));
    EXPECT_GT(child<QLabel>("verdictHealth").font().pointSizeF(),
              child<QLabel>("verdictAlignment").font().pointSizeF());
    QTest::mouseClick(&child<QToolButton>("verdictLook"), Qt::LeftButton);
    EXPECT_TRUE(child<QDockWidget>("findingsDock").isVisible());
    const auto* table = child<QDockWidget>("findingsDock").findChild<QTableView*>();
    EXPECT_EQ(table->currentIndex().siblingAtColumn(0).data().toString(), "⊗ error");
}

TEST_F(OverviewWindowTest, ADamagedStructureHasABadgeOnMapAndStrip) {
    EXPECT_TRUE(map().scene().damaged.empty());
    auto snapshot = test::twoPartitions();
    auto layout = *snapshot.layout;
    layout.findings.push_back({.kind = FindingKind::DescriptorChecksum, .group = GroupNumber{21}});
    snapshot.layout = std::make_shared<const Layout>(std::move(layout));
    openAndWait(fake.snapshotFile("damaged.img", snapshot));
    const auto place = placeOfStructure(*session().layout(), RegionKind::GroupDescriptors, 21);
    ASSERT_TRUE(place);
    const std::vector<BlockInterval> expected{blocksOf(*session().layout(), *place)};
    EXPECT_EQ(map().scene().damaged, expected);
    EXPECT_EQ(window->pages().mapPage().groups().scene().damaged, expected);
    EXPECT_EQ(window->pages().strip().scene().damaged, expected);
    snapshot = test::twoPartitions();
    snapshot.findings.push_back({.kind = FindingKind::SuperblockFromBackup, .block = BlockNumber{32768}});
    openAndWait(fake.snapshotFile("lost.img", snapshot));
    const std::vector<BlockInterval> primary{{BlockNumber{0}, BlockCount{1}}};
    EXPECT_EQ(map().scene().damaged, primary) << "not the copy that was read instead";
    openAndWait(aligned());
    EXPECT_TRUE(map().scene().damaged.empty());
    EXPECT_TRUE(window->pages().strip().scene().damaged.empty());
}

TEST_F(OverviewWindowTest, TheChipOfTheMetadataListsTheKindsAndGoesToThem) {
    QTest::mouseClick(&chip(SummaryTopic::Metadata), Qt::LeftButton);
    auto& menu = child<QMenu>("metadataMenu");
    const auto metadata = summarise(*session().layout()).metadata;
    const auto kinds = std::ranges::count_if(metadata.kinds, [](ByteCount bytes) { return bytes.value > 0; });
    const auto savings = savingLines(metadata.savings);
    EXPECT_FALSE(savings.empty());
    ASSERT_EQ(menu.actions().size(), kinds + 1 + static_cast<qsizetype>(savings.size()));
    EXPECT_TRUE(menu.actions().front()->text().startsWith("Inode tables: 256 MiB, 76.9 % of the metadata, 1.6 %"))
        << menu.actions().front()->text().toStdString();
    menu.actions().front()->trigger();
    const auto table = std::ranges::find(session().layout()->regions, RegionKind::InodeTable, &Region::kind);
    EXPECT_EQ(selected(), Place{BlockPlace{table->first}});
    menu.close();
}

TEST_F(OverviewWindowTest, ADrawerIsOpenAloneAndComesBack) {
    auto& findings = child<QDockWidget>("findingsDock");
    auto& free = child<QDockWidget>("freeSpaceDock");
    EXPECT_FALSE(findings.isVisible() || free.isVisible()) << "closed until asked for";
    QTest::mouseClick(&child<QToolButton>("freeSpaceDockButton"), Qt::LeftButton);
    EXPECT_TRUE(free.isVisible());
    QTest::mouseClick(&child<QToolButton>("findingsDockButton"), Qt::LeftButton);
    EXPECT_TRUE(findings.isVisible());
    EXPECT_FALSE(free.isVisible());
    EXPECT_TRUE(child<QToolButton>("findingsDockButton").text().startsWith("▾ Findings "));
    const auto size = window->size();
    for (int i = 0; i < 2; ++i) {
        window->pages().showAlignment();
        QTest::qWait(20);
        EXPECT_FALSE(findings.isVisible());
        window->pages().showMap();
        QTest::qWait(20);
        EXPECT_TRUE(findings.isVisible());
        EXPECT_FALSE(free.isVisible());
        EXPECT_EQ(window->size(), size);
        child<QTabWidget>("tabs").setCurrentWidget(&window->pages().groups());
    }
    QTest::mouseClick(&child<QToolButton>("findingsDockButton"), Qt::LeftButton);
    EXPECT_FALSE(findings.isVisible());
}

TEST_F(OverviewWindowTest, TheWindowFitsASmallScreenOnEachPage) {
    banner().showProblem(QString(60, 'x') + ' ' + QStringLiteral("wide words ").repeated(12),
                         QStringLiteral("more words ").repeated(20));
    auto& tabs = child<QTabWidget>("tabs");
    for (int i = 0; i < tabs.count(); ++i) {
        if (tabs.isTabVisible(i)) {
            tabs.setCurrentIndex(i);
            window->resize(1000, 640);
            QTest::qWait(20);
            EXPECT_EQ(window->size(), QSize(1000, 640))
                << tabs.tabText(i).toStdString() << ", at least " << window->minimumSizeHint().width() << " × "
                << window->minimumSizeHint().height();
        }
    }
}

TEST_F(OverviewWindowTest, VerdictAndLensJudgeByWhatIsMarked) {
    openAndWait(aligned());
    EXPECT_THAT(label("verdictAlignment"), testing::StartsWith("✓ All"));
    session().setMarked(GranularityKind::Partitioning);
    EXPECT_THAT(label("verdictAlignment"),
                testing::ContainsRegex("^✖ [0-9]+ of [0-9]+ structures do not begin on a boundary of 1 MiB$"))
        << "hardly a bitmap begins on a MiB";
    auto& lens = window->pages().mapPage().lens().lens();
    EXPECT_THAT(label("lensTitle"), testing::HasSubstr("first byte"));
    lens.zoomBy(0.001);
    EXPECT_FALSE(lens.drawn().boundaries.empty());
    session().setMarked(GranularityKind::PhysicalSector);
    EXPECT_THAT(label("verdictAlignment"), testing::StartsWith("✓ All"));
    EXPECT_TRUE(lens.drawn().boundaries.empty());
}

TEST_F(OverviewWindowTest, ComparePageScrollsInALowWindow) {
    window->pages().showCompare();
    const auto& area = *window->pages().compare().findChild<QScrollArea*>("pageScroll");
    const auto& page = *area.widget();
    const auto& charts = child<QWidget>("metricPlot");
    for (const QSize size : {QSize(1280, 800), QSize(1000, 640)}) {
        window->resize(size);
        QTest::qWait(20);
        EXPECT_GE(charts.height(), 110) << size.height();
    }
    window->resize(1000, 560);
    QTest::qWait(20);
    EXPECT_GT(page.height(), area.viewport()->height());
}

TEST_F(OverviewWindowTest, ASmallWindowHasAMenuForTheRows) {
    settings.clear();
    window = std::make_unique<MainWindow>(settings);
    window->resize(1000, 640);
    window->show();
    session().reader().setProgram(fake.copier());
    openAndWait(misaligned());
    EXPECT_EQ(window->size(), QSize(1000, 640));
    EXPECT_TRUE(window->pages().panel().isVisible());
    EXPECT_EQ(child<QToolButton>("rowsMenu").text(), "Overview");
    EXPECT_TRUE(child<QToolButton>("rowsMenu").isVisible());
}

TEST_F(OverviewWindowTest, TheChipOfTheFlexGroupsShowsTheirRows) {
    QTest::mouseClick(&chip(SummaryTopic::FlexGroups), Qt::LeftButton);
    EXPECT_EQ(map().rowMode(), RowMode::FlexGroup);
    EXPECT_TRUE(action("Flex groups").isChecked());
}

TEST_F(OverviewWindowTest, TheRowsOfALargeVolumeAreRememberedApart) {
    action("Groups").trigger();
    EXPECT_EQ(settings.value("rows/small").toInt(), static_cast<int>(RowMode::Group));
    EXPECT_FALSE(settings.contains("rows/large"));
}

} // namespace
} // namespace atlas::ui
