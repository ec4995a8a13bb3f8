// SPDX-License-Identifier: GPL-3.0-or-later
// The group map under real events: wheel, drag, hover, double click, keys.
#include "layout/layout.h"
#include "tests/ui/map/group_map_fixture.h"
#include "ui/drawing/map_text.h"

#include <QHelpEvent>
#include <QScreen>
#include <QScrollBar>
#include <QToolTip>
#include <random>
#include <set>

namespace atlas::test {
namespace {

TEST_F(GroupMapTest, WheelScrollsByRows) {
    QSignalSpy changed(&map, &GroupMap::viewChanged);
    wheel({500, 200}, -1);
    EXPECT_EQ(map.visibleBlocks().first, group(3).first);
    EXPECT_EQ(changed.count(), 1);
    wheel({500, 200}, 5);
    EXPECT_EQ(map.visibleBlocks().first, BlockNumber{0});
    EXPECT_EQ(map.verticalScrollBar()->value(), 0);
}

TEST_F(GroupMapTest, CtrlWheelZoomsAtThePointer) {
    const auto table = layout->groups.inodeTable[20];
    const auto point = pointOf(table + BlockCount{5});
    for (int i = 0; i < 12; ++i) {
        wheel(point, 1, Qt::ControlModifier);
    }
    QSignalSpy hovered(&map, &GroupMap::hovered);
    move(point + QPoint(1, 0));
    move(point);
    const auto at = hovered.takeLast().at(0).value<std::optional<BlockNumber>>();
    ASSERT_TRUE(at);
    EXPECT_NEAR(static_cast<double>(at->value), static_cast<double>(table.value + 5), 60)
        << "a pixel's worth of blocks before the zoom";
    for (int i = 0; i < 60; ++i) {
        wheel(point, 1, Qt::ControlModifier);
    }
    EXPECT_GT(map.horizontalScrollBar()->maximum(), 0);
    for (int i = 0; i < 200; ++i) {
        wheel(point, -1, Qt::ControlModifier);
    }
    EXPECT_EQ(map.horizontalScrollBar()->maximum(), 0) << "whole rows again";
}

TEST_F(GroupMapTest, DragPans) {
    map.scrollTo(group(40).first);
    QTest::mousePress(map.viewport(), Qt::LeftButton, {}, {500, 300});
    QTest::mouseMove(map.viewport(), {500, 200});
    EXPECT_GT(map.visibleBlocks().first, group(40).first);
    QSignalSpy selected(&map, &GroupMap::selected);
    QTest::mouseRelease(map.viewport(), Qt::LeftButton, {}, {500, 200});
    EXPECT_TRUE(selected.isEmpty()) << "a drag is no click";
}

TEST_F(GroupMapTest, ClickSelectsWhatThePixelShows) {
    const auto point = pointOf(layout->groups.inodeTable[16] + BlockCount{20});
    QSignalSpy selected(&map, &GroupMap::selected);
    QTest::mouseClick(map.viewport(), Qt::LeftButton, {}, point);
    ASSERT_EQ(selected.count(), 1);
    const auto* region = layout->regionAt(selected[0][0].value<BlockNumber>());
    ASSERT_NE(region, nullptr);
    EXPECT_EQ(region->kind, RegionKind::InodeTable);
    EXPECT_EQ(region->ownerOf(selected[0][0].value<BlockNumber>()), GroupNumber{16});
}

TEST_F(GroupMapTest, HoverTellsTheBlockAndLeavingTellsNone) {
    QSignalSpy hovered(&map, &GroupMap::hovered);
    move({600, 100});
    ASSERT_EQ(hovered.count(), 1);
    EXPECT_TRUE(hovered[0][0].value<std::optional<BlockNumber>>().has_value());
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(map.viewport(), &leave);
    ASSERT_EQ(hovered.count(), 2);
    EXPECT_FALSE(hovered[1][0].value<std::optional<BlockNumber>>().has_value());
}

TEST_F(GroupMapTest, HoverDrawsLinesToTheGroupsMetadata) {
    const auto before = map.viewport()->grab().toImage();
    move(pointOf(group(10).first + BlockCount{20000}));
    const auto after = map.viewport()->grab().toImage();
    EXPECT_GT(pixelsOf(after, colours.frame), pixelsOf(before, colours.frame) + 2000) << "the row's outline and lines";
    const auto green = colours.of(RegionKind::InodeTable);
    EXPECT_GE(pixelsOf(after, green), pixelsOf(before, green)) << "nothing is drawn over what a line leads to";
}

TEST_F(GroupMapTest, DoubleClickZoomsToTheStructure) {
    const auto table = layout->groups.inodeTable[16];
    QTest::mouseDClick(map.viewport(), Qt::LeftButton, {}, pointOf(table + BlockCount{20}));
    EXPECT_GT(map.horizontalScrollBar()->maximum(), 0);
    const auto row = layout->filesystem.groupOf(table);
    const auto first = map.visibleBlocks().first.value % 32768;
    const auto end = (map.visibleBlocks().end().value - 1) % 32768 + 1;
    const auto offset = table.value - group(row.value).first.value;
    EXPECT_LE(first, offset);
    EXPECT_GE(end, offset + layout->filesystem.inodeTableBlocks);
    EXPECT_LT(end - first, 2 * layout->filesystem.inodeTableBlocks) << "it takes most of the width";
}

TEST_F(GroupMapTest, KeysReachEveryGroupAndStructure) {
    QSignalSpy selected(&map, &GroupMap::selected);
    const auto press = [&](int key, Qt::KeyboardModifiers modifiers = {}) {
        QTest::keyClick(&map, static_cast<Qt::Key>(key), modifiers);
        return selected.isEmpty() ? BlockNumber{~std::uint64_t{0}} : selected.last().at(0).value<BlockNumber>();
    };
    EXPECT_EQ(press(Qt::Key_Down), group(0).first) << "first the row that is shown first";
    EXPECT_EQ(press(Qt::Key_Down), group(1).first);
    EXPECT_EQ(press(Qt::Key_End), group(127).first);
    EXPECT_TRUE(map.visibleBlocks().contains(group(127).first));
    EXPECT_LT(press(Qt::Key_PageUp), group(127).first);
    EXPECT_EQ(press(Qt::Key_Home), group(0).first);
    EXPECT_EQ(press(Qt::Key_Up), group(0).first);
    EXPECT_EQ(press(Qt::Key_Right), layout->regions[0].first);
    EXPECT_EQ(press(Qt::Key_Right), layout->regions[1].first);
    EXPECT_EQ(press(Qt::Key_Left), layout->regions[0].first);
    EXPECT_EQ(press(Qt::Key_Left), layout->regions[0].first) << "there is none before the first";
}

TEST_F(GroupMapTest, KeysZoomAndShowAll) {
    QTest::keyClick(&map, Qt::Key_Plus);
    EXPECT_GT(map.horizontalScrollBar()->maximum(), 0);
    QTest::keyClick(&map, Qt::Key_Minus);
    EXPECT_EQ(map.horizontalScrollBar()->maximum(), 0);
    QTest::keyClick(&map, Qt::Key_End);
    QTest::keyClick(&map, Qt::Key_Plus);
    QTest::keyClick(&map, Qt::Key_0);
    EXPECT_EQ(map.visibleBlocks().first, BlockNumber{0});
    EXPECT_EQ(map.horizontalScrollBar()->maximum(), 0);
}

TEST_F(GroupMapTest, TheWalkWithTheRightKeyMeetsEveryStructure) {
    show({.groups = GroupCount{20}, .journalBlocks = 4096});
    std::uint64_t structures = 0;
    for (const auto& region : layout->regions) {
        structures += region.groups.value;
    }
    QSignalSpy selected(&map, &GroupMap::selected);
    QTest::keyClick(&map, Qt::Key_Home);
    for (std::uint64_t i = 0; i < structures + 5; ++i) {
        QTest::keyClick(&map, Qt::Key_Right);
    }
    std::set<std::uint64_t> met;
    for (const auto& signal : selected) {
        met.insert(signal.at(0).value<BlockNumber>().value);
    }
    EXPECT_EQ(met.size(), structures);
}

TEST_F(GroupMapTest, TooltipNamesTheStructureAndItsVerdict) {
    map.show(volumeOn(diskWithVolumeAt(oddStart), layout));
    const auto point = pointOf(layout->groups.inodeTable[16] + BlockCount{20});
    QHelpEvent help(QEvent::ToolTip, point, map.viewport()->mapToGlobal(point));
    QApplication::sendEvent(map.viewport(), &help);
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("Inode table of group 16"))) << QToolTip::text().toStdString();
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("straddles 4 KiB physical sectors")));
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("2 read-modify-writes")));
    QToolTip::hideText();
}

TEST_F(GroupMapTest, TooltipJudgesNothingInThePlaceOfALostPrimarySuperblock) {
    auto claims = static_cast<LayoutClaims>(*layout);
    claims.filesystem.superblockGroup = {1};
    const auto fromBackup = std::make_shared<const Layout>(resolve(std::move(claims)));
    const auto volume = volumeOn(diskWithVolumeAt(oddStart), fromBackup);
    const auto words =
        mapTooltip(*volume, {.block = {0}, .stretch = {}, .kind = RegionKind::PrimarySuperblock}, Qt::red);
    EXPECT_TRUE(words.contains("not judged: the primary superblock is lost")) << words.toStdString();
    EXPECT_FALSE(words.contains("color")) << words.toStdString();
}

TEST_F(GroupMapTest, TooltipSaysHowAStructureLiesOnTheGranularityThatIsMarked) {
    map.show(makeVolume(
        {.layout = layout, .placement = placementOf(disk), .markedGrid = SectorGrid{{std::uint64_t{1} << 20}, {0}}}));
    const auto point = pointOf(layout->groups.inodeTable[16] + BlockCount{20});
    QHelpEvent help(QEvent::ToolTip, point, map.viewport()->mapToGlobal(point));
    QApplication::sendEvent(map.viewport(), &help);
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("bytes past a boundary of 1 MiB")))
        << QToolTip::text().toStdString();
    QToolTip::hideText();
}

TEST_F(GroupMapTest, TooltipJudgesNoLaterExtentByItsFirstByte) {
    LayoutClaims claims = *layout;
    auto& journal = claims.files.front();
    const auto whole = journal.extents.front();
    const BlockCount half{whole.count.value / 2};
    journal.extents = {{whole.first, half}, {whole.first + half + BlockCount{1}, whole.count - half - BlockCount{1}}};
    const auto split = std::make_shared<const Layout>(resolve(std::move(claims)));
    const DrawnVolume volume(
        {.layout = split, .placement = placementOf(disk), .markedGrid = SectorGrid{{std::uint64_t{1} << 20}, {0}}});
    const auto tip = [&](BlockNumber block) {
        const auto region = split->firstRegionEndingAfter(block);
        return mapTooltip(volume, {.block = block, .stretch = {}, .kind = RegionKind::Journal, .region = region},
                          Qt::red);
    };
    EXPECT_TRUE(tip(whole.first).contains("first byte")) << tip(whole.first).toStdString();
    EXPECT_FALSE(tip(whole.first + half + BlockCount{1}).contains("first byte"));
}

TEST_F(GroupMapTest, TooltipJudgesNothingThatLiesPastTheEnd) {
    auto cut = *layout;
    setAvailable(cut, ByteCount{4096 * 1000});
    const auto split = std::make_shared<const Layout>(std::move(cut));
    const auto odd = diskWithVolumeAt(oddStart);
    const DrawnVolume volume({.layout = split, .placement = placementOf(odd), .drive = odd.drive});
    const auto bitmap = split->groups.blockBitmap[100];
    const auto words = mapTooltip(volume,
                                  {.block = bitmap,
                                   .stretch = {},
                                   .kind = RegionKind::BlockBitmap,
                                   .region = split->firstRegionEndingAfter(bitmap)},
                                  Qt::red);
    EXPECT_TRUE(words.contains("past the end")) << words.toStdString();
    EXPECT_FALSE(words.contains("straddles")) << words.toStdString();
    EXPECT_FALSE(words.contains(QColor(Qt::red).name())) << words.toStdString();
}

TEST_F(GroupMapTest, TooltipSaysThatAStructureLiesInPartPastTheEnd) {
    auto cut = *layout;
    const auto table = cut.inodeTableOf(GroupNumber{21});
    setAvailable(cut, bytesOf(table.first + BlockCount{1} - BlockNumber{0}, cut.filesystem.blockSize));
    const auto split = std::make_shared<const Layout>(std::move(cut));
    const auto disk = diskWithVolumeAt(alignedStart);
    const DrawnVolume volume({.layout = split, .placement = placementOf(disk), .drive = disk.drive});
    const auto alignment = [&](BlockNumber block) {
        return structureAlignment(volume, split->regionAt(block)->partAt(block));
    };
    const auto partly = alignment(table.first);
    EXPECT_TRUE(partly.startsWith("✓") && partly.endsWith(", in part past the end")) << partly.toStdString();
    EXPECT_EQ(alignment(table.first + BlockCount{1}), partly) << "the same structure";
    EXPECT_EQ(alignment(split->groups.inodeTable[22]), "past the end");
    EXPECT_FALSE(alignment(split->groups.inodeTable[20]).contains("past the end"));
}

TEST_F(GroupMapTest, LinksLeaveNothingBehindWhenThePointerMovesOn) {
    const auto onScreen = [&] {
        QCoreApplication::processEvents();
        return map.screen()->grabWindow(map.winId()).toImage().convertToFormat(QImage::Format_RGB32);
    };
    const auto anew = [&] {
        map.viewport()->update();
        return onScreen();
    };
    std::mt19937 random(1);
    int linked = 0;
    QImage before;
    for (int i = 0; i < 60; ++i) {
        map.setMagnified(i % 20 > 9);
        if (i % 15 == 0) {
            map.select(GroupNumber{static_cast<std::uint32_t>(i)});
        }
        move({static_cast<int>(random() % 1000), static_cast<int>(random() % 500)});
        const auto shown = onScreen();
        ASSERT_EQ(shown, anew()) << "step " << i;
        linked += shown != before ? 1 : 0;
        before = shown;
    }
    EXPECT_GT(linked, 30);
}

} // namespace
} // namespace atlas::test
