// SPDX-License-Identifier: GPL-3.0-or-later
// What the group map shows, in every mode.
#include "tests/ui/map/group_map_fixture.h"
#include "ui/map/map_parts.h"

#include <QScrollBar>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

TEST_F(GroupMapTest, ShowsWholeRowsFromTheFirstBlock) {
    const auto visible = map.visibleBlocks();
    EXPECT_EQ(visible.first, BlockNumber{0});
    EXPECT_EQ(visible.count.value % 32768, 0);
    EXPECT_GT(visible.count.value / 32768, 20);
}

TEST_F(GroupMapTest, PaintsEveryKindThatIsThere) {
    map.setRowMode(RowMode::WholeVolume);
    const auto colourSet = coloursOf(image());
    for (const auto& region : layout->regions) {
        EXPECT_TRUE(colourSet.contains(colours.of(region.kind).rgb()) || region.kind == RegionKind::GroupDescriptors ||
                    region.kind == RegionKind::InodeBitmap)
            << name(region.kind)
            << " lost its colour and does not share each of its pixels with a kind that goes first";
    }
    map.zoomTo({BlockNumber{1024}, BlockCount{64}});
    map.setRowMode(RowMode::Group);
    map.zoomTo({BlockNumber{0}, BlockCount{1}});
    EXPECT_TRUE(coloursOf(image()).contains(colours.of(RegionKind::GroupDescriptors).rgb()));
}

TEST_F(GroupMapTest, RedMeansMisalignedAndNothingElse) {
    EXPECT_EQ(pixelsOf(image(), colours.misaligned), 0);
    map.show(volumeOn(diskWithVolumeAt(oddStart), layout));
    EXPECT_GT(pixelsOf(image(), colours.misaligned), 100);
    EXPECT_TRUE(coloursOf(image()).contains(colours.of(RegionKind::InodeTable).rgb())) << "the kind must stay visible";
    auto small = diskWithVolumeAt(oddStart);
    small.drive.physicalSector.value = {512};
    map.show(volumeOn(small, layout));
    EXPECT_EQ(pixelsOf(image(), colours.misaligned), 0);
}

/// The block bitmap of flex group 10 may be on the stripe where those of others in the row are not.
TEST_F(GroupMapTest, ARowThatStandsForSeveralTellsWhoseMarksItHas) {
    const auto told = [this](ByteCount stripe) {
        map.show(stripedVolume(stripe));
        map.setRowMode(RowMode::Overview);
        for (const auto& row : MapParts(map).rows()) {
            if (const auto words = row.tip(); words.contains("10 alike")) {
                return words.toStdString();
            }
        }
        return std::string();
    };
    EXPECT_THAT(told({192 << 10}), testing::AllOf(testing::HasSubstr("✖ some structures that this row stands for begin "
                                                                     "off the marked granularity of 192 KiB"),
                                                  testing::HasSubstr("10 alike but for alignment, drawn once")));
    EXPECT_THAT(told({256 << 10}), testing::HasSubstr("✖ some structures drawn here begin off"));
}

TEST_F(GroupMapTest, ANewPlacementKeepsTheView) {
    map.zoomTo(group(60));
    const auto before = map.visibleBlocks();
    map.show(volumeOn(diskWithVolumeAt(oddStart), layout));
    EXPECT_EQ(map.visibleBlocks(), before);
}

TEST_F(GroupMapTest, SelectionIsBroughtIntoView) {
    map.select(BlockInterval{layout->groups.blockBitmap[100], BlockCount{1}});
    EXPECT_TRUE(map.visibleBlocks().contains(layout->groups.blockBitmap[100]));
    map.zoomIn();
    map.select(GroupNumber{3});
    EXPECT_TRUE(map.visibleBlocks().contains(group(3).first + BlockCount{16384}));
}

TEST_F(GroupMapTest, RowModesShowTheSameVolume) {
    map.scrollTo(group(64).first);
    map.setRowMode(RowMode::FlexGroup);
    EXPECT_TRUE(map.visibleBlocks().contains(group(64).first));
    map.setRowMode(RowMode::WholeVolume);
    EXPECT_EQ(map.visibleBlocks(), group(0, 128));
    map.setRowMode(RowMode::Group);
    EXPECT_EQ(map.rowMode(), RowMode::Group);
}

TEST_F(GroupMapTest, MagnifiedShowsMoreOfTheBitmaps) {
    const auto blue = colours.of(RegionKind::BlockBitmap);
    const auto before = pixelsOf(image(), blue);
    map.setMagnified(true);
    EXPECT_GT(pixelsOf(image(), blue), 3 * before);
}

TEST_F(GroupMapTest, AVolumeOf64TiBIsShownAndWalkedToItsEnd) {
    show({.groups = GroupCount{524288}, .journalBlocks = 0});
    QTest::keyClick(&map, Qt::Key_End);
    EXPECT_EQ(map.visibleBlocks().end(), layout->filesystem.end());
    map.verticalScrollBar()->setValue(map.verticalScrollBar()->maximum() / 2);
    EXPECT_NEAR(static_cast<double>(layout->filesystem.groupOf(map.visibleBlocks().first).value), 262144, 40);
    map.setRowMode(RowMode::WholeVolume);
    EXPECT_EQ(map.visibleBlocks().end(), layout->filesystem.end());
    EXPECT_TRUE(coloursOf(image()).contains(colours.of(RegionKind::BackupSuperblock).rgb()));
}

TEST_F(GroupMapTest, ClearedItShowsNothingAndBearsEveryEvent) {
    map.show(nullptr);
    EXPECT_TRUE(map.visibleBlocks().empty());
    wheel({500, 200}, -1);
    wheel({500, 200}, 1, Qt::ControlModifier);
    move({500, 200});
    QTest::mouseDClick(map.viewport(), Qt::LeftButton, {}, {500, 200});
    for (const auto key : {Qt::Key_Down, Qt::Key_Right, Qt::Key_Plus, Qt::Key_0, Qt::Key_Return}) {
        QTest::keyClick(&map, key);
    }
    map.zoomTo(group(3));
    map.select(GroupNumber{3});
    map.select(group(2));
    map.zoomIn();
    map.scrollTo(BlockNumber{7});
    EXPECT_EQ(coloursOf(image()).size(), 1);
}

TEST_F(GroupMapTest, TellsWhatItIs) {
    EXPECT_EQ(map.accessibleName(), QStringLiteral("Group map"));
    EXPECT_TRUE(map.accessibleDescription().contains(QStringLiteral("128")));
    EXPECT_EQ(map.focusPolicy(), Qt::StrongFocus);
}

TEST_F(GroupMapTest, DarkWindowsGetDarkRows) {
    QPalette dark;
    dark.setColor(QPalette::Window, QColor(0x20, 0x20, 0x20));
    map.setPalette(dark);
    const auto palette = paletteFor(dark);
    EXPECT_TRUE(palette.dark);
    EXPECT_GT(pixelsOf(image(), palette.free), 100000);
    EXPECT_EQ(pixelsOf(image(), colours.free), 0);
}

} // namespace
} // namespace atlas::test
