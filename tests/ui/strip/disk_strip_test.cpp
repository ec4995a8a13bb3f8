// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/units.h"
#include "ui/strip/disk_strip.h"

#include "disk/partition_table.h"
#include "layout/layout.h"
#include "tests/ui/map/fixture.h"
#include "ui/strip/strip_text.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/palette.h"

#include <QToolTip>
#include <algorithm>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

using namespace ui;

/// The verdicts on the partitions of `disk`.
std::vector<StartVerdict> startsOf(const Disk& disk) {
    Snapshot snapshot;
    snapshot.disk = disk;
    return startVerdicts(snapshot, disk.drive.grid());
}

class DiskStripTest : public testing::Test {
protected:
    DiskStripTest() {
        strip.resize(1000, strip.sizeHint().height());
        show(alignedStart);
        strip.show();
        EXPECT_TRUE(QTest::qWaitForWindowExposed(&strip));
    }

    void show(std::uint64_t start) {
        disk = diskWithVolumeAt(start);
        strip.show({.disk = disk, .volume = volumeOn(disk, layout), .starts = startsOf(disk)});
        strip.setWindow({BlockNumber{0}, BlockCount{32 * 32768}});
    }

    /// The pixel of a byte of the disk, according to the draw list.
    [[nodiscard]] QPoint pointOf(std::uint64_t byte) const {
        StripScene scene;
        scene.content = {.disk = disk, .volume = volumeOn(disk, layout)};
        scene.layOut(strip.size(), QFontMetricsF(strip.font()));
        return QPointF(scene.x(ByteOffset{byte}), scene.boxes.center().y()).toPoint();
    }

    void move(QPoint point, Qt::MouseButtons buttons = Qt::NoButton) {
        QMouseEvent event(QEvent::MouseMove, point, strip.mapToGlobal(point), Qt::NoButton, buttons, Qt::NoModifier);
        QApplication::sendEvent(&strip, &event);
    }

    [[nodiscard]] QImage image() const {
        return picture(strip.size(), [&](QPainter& painter, QSize size) { strip.renderTo(painter, size); });
    }

    Disk disk;
    LayoutPtr layout = layoutOf();
    DiskStrip strip;
    const Palette colours = paletteFor(strip.palette());
};

TEST_F(DiskStripTest, AStartThatCostsNothingIsNotMarked) {
    disk = diskWithVolumeAt(oddStart);
    auto starts = startsOf(disk);
    strip.show({.disk = disk, .starts = starts});
    EXPECT_GT(pixelsOf(image(), colours.misaligned), 10);
    for (auto& start : starts) {
        start.compensated = true;
    }
    strip.show({.disk = disk, .starts = starts});
    EXPECT_EQ(pixelsOf(image(), colours.misaligned), 0);
}

TEST_F(DiskStripTest, ABoxHasTheStartOfItsPartitionAndTheChosenOneThatOfItsVolume) {
    disk = diskWithVolumeAt(oddStart);
    disk.table.partitions[1].role = PartitionRole::Extended;
    auto placement = placementOf(disk);
    placement.bytes.first += ByteCount{512};
    StripScene scene;
    scene.content = {.disk = disk,
                     .volume = makeVolume({.layout = layout, .placement = placement, .drive = disk.drive}),
                     .starts = startsOf(disk)};
    scene.layOut(strip.size(), QFontMetricsF(strip.font()));
    std::vector<ByteOffset> starts;
    for (const auto& box : scene.drawn.boxes) {
        if (const auto start = scene.startOf(box)) {
            starts.push_back(start->start);
            EXPECT_FALSE(start->isOff()) << "the volume begins on the grid, 512 bytes behind its partition";
        }
    }
    EXPECT_EQ(starts, (std::vector<ByteOffset>{{2048 * 512}, placement.bytes.first})) << "none of the extended one";
}

TEST_F(DiskStripTest, TheStartOfADiskAroundLayersIsNotMarked) {
    Snapshot snapshot;
    snapshot.disk.size = ByteCount{1 << 30};
    snapshot.disk.content.type = "crypto_LUKS";
    snapshot.disk.drive.phase.value = ByteOffset{3584};
    StripScene scene;
    const auto offAtZero = [&] {
        scene.content = {.disk = snapshot.disk, .starts = startVerdicts(snapshot, snapshot.disk.drive.grid())};
        scene.layOut(strip.size(), QFontMetricsF(strip.font()));
        const auto start = scene.startOf(scene.drawn.boxes.front());
        return start && start->isOff();
    };
    EXPECT_TRUE(offAtZero());
    snapshot.layers = {{.kind = LayerKind::Luks2}};
    EXPECT_FALSE(offAtZero()) << "what is judged is the start of the data in the layer";
}

TEST_F(DiskStripTest, AStartOffTheGridIsMarkedInRed) {
    EXPECT_EQ(pixelsOf(image(), colours.misaligned), 0);
    show(oddStart);
    EXPECT_GT(pixelsOf(image(), colours.misaligned), 100);
    StripScene scene;
    scene.content.disk = disk;
    scene.content.volume = volumeOn(disk, layout);
    EXPECT_EQ(startText(scene).toStdString(),
              "partition start is 3,584 bytes past the start of a 4 KiB physical sector");
}

TEST_F(DiskStripTest, SaysOfAVolumeInsideItsPartitionThatItsOwnStartIsMeant) {
    auto placement = placementOf(disk);
    placement.bytes.first = placement.bytes.first + ByteCount{512};
    StripScene scene;
    scene.content.disk = disk;
    scene.content.volume = makeVolume({.layout = layout, .placement = placement, .drive = disk.drive});
    EXPECT_EQ(startText(scene).toStdString(), "volume start is 512 bytes past the start of a 4 KiB physical sector");
    scene.layOut(strip.size(), QFontMetricsF(strip.font()));
    const auto chosen = std::ranges::find_if(scene.drawn.boxes, [](const StripBox& box) { return box.segment.chosen; });
    ASSERT_NE(chosen, scene.drawn.boxes.end());
    const auto sector = bytesOf(disk, disk.table.partitions[chosen->segment.partition]).first.value / 512;
    EXPECT_TRUE(boxTexts(scene, *chosen).front().contains("starts at sector " + number(sector)))
        << boxTexts(scene, *chosen).front().toStdString();
}

TEST_F(DiskStripTest, ClickingAPartitionActivatesIt) {
    QSignalSpy activated(&strip, &DiskStrip::partitionActivated);
    QTest::mouseClick(&strip, Qt::LeftButton, {}, pointOf(GiB));
    ASSERT_EQ(activated.count(), 1);
    EXPECT_EQ(activated[0][0].toUInt(), 2);
}

TEST_F(DiskStripTest, TheWindowIsDraggedThroughTheVolume) {
    QSignalSpy dragged(&strip, &DiskStrip::windowDragged);
    const auto start = placementOf(disk).bytes.first.value;
    const auto from = pointOf(start + GiB);
    const auto to = pointOf(start + 9 * GiB);
    QTest::mousePress(&strip, Qt::LeftButton, {}, from);
    EXPECT_TRUE(dragged.isEmpty()) << "taking hold of the frame moves nothing";
    move(to, Qt::LeftButton);
    ASSERT_EQ(dragged.count(), 1);
    const double moved = static_cast<double>(dragged[0][0].value<BlockNumber>().value) * 4096;
    EXPECT_NEAR(moved, 8.0 * GiB, 0.1 * GiB);
    move({2000, to.y()}, Qt::LeftButton);
    EXPECT_LT(dragged.last()[0].value<BlockNumber>(), layout->filesystem.end());
    QTest::mouseRelease(&strip, Qt::LeftButton, {}, to);
    const auto before = dragged.count();
    move(from);
    EXPECT_EQ(dragged.count(), before);
}

TEST_F(DiskStripTest, AClickBesideTheFrameBringsItThere) {
    QSignalSpy dragged(&strip, &DiskStrip::windowDragged);
    const auto start = placementOf(disk).bytes.first.value;
    QTest::mouseClick(&strip, Qt::LeftButton, {}, pointOf(start + 12 * GiB));
    ASSERT_EQ(dragged.count(), 1);
    // The frame is 4 GiB long and is centred at the pointer.
    EXPECT_NEAR(static_cast<double>(dragged[0][0].value<BlockNumber>().value) * 4096, 10.0 * GiB, 0.1 * GiB);
}

TEST_F(DiskStripTest, HoverTellsTheByte) {
    QSignalSpy hovered(&strip, &DiskStrip::hovered);
    move(pointOf(5 * GiB));
    ASSERT_EQ(hovered.count(), 1);
    EXPECT_NEAR(static_cast<double>(hovered[0][0].value<ByteOffset>().value), 5.0 * GiB, 0.05 * GiB);
}

TEST_F(DiskStripTest, KeysChooseAPartition) {
    QSignalSpy activated(&strip, &DiskStrip::partitionActivated);
    QTest::keyClick(&strip, Qt::Key_Return);
    EXPECT_TRUE(activated.isEmpty());
    QTest::keyClick(&strip, Qt::Key_Left);
    QTest::keyClick(&strip, Qt::Key_Left);
    QTest::keyClick(&strip, Qt::Key_Left);
    QTest::keyClick(&strip, Qt::Key_Return);
    ASSERT_EQ(activated.count(), 1);
    EXPECT_EQ(activated[0][0].toUInt(), 1) << "from the chosen one to the left until there is none";
}

TEST_F(DiskStripTest, TooltipSaysWhereAPartitionStarts) {
    show(oddStart);
    const auto point = pointOf(6 * GiB);
    QHelpEvent help(QEvent::ToolTip, point, strip.mapToGlobal(point));
    QApplication::sendEvent(&strip, &help);
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("ext4 “root” 16 GiB"))) << QToolTip::text().toStdString();
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("4,196,415")));
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("3,584 bytes past")));
    QToolTip::hideText();
}

TEST_F(DiskStripTest, LabelsFromADiskAreTextNotMarkup) {
    disk.table.partitions[0].name = "<img src=x>\x1b";
    StripScene scene;
    scene.content.disk = disk;
    scene.layOut({1000, 90}, QFontMetricsF(strip.font()));
    const auto* box = scene.boxAt({scene.x(ByteOffset{256 << 20}), scene.boxes.center().y()});
    ASSERT_NE(box, nullptr);
    const auto tooltip = stripTooltip(scene, *box, Qt::red);
    EXPECT_FALSE(tooltip.contains(QStringLiteral("<img"))) << tooltip.toStdString();
    EXPECT_FALSE(tooltip.contains(QChar(0x1b)));
}

TEST_F(DiskStripTest, FaultyPartitionsCarryAWarning) {
    disk.table.partitions.push_back(partition(4, 1, std::uint64_t{1} << 34, "", ""));
    disk.table.faults = findFaults(disk.table.partitions, SectorCount{disk.size.value / 512});
    StripScene scene;
    scene.content.disk = disk;
    scene.layOut({1000, 90}, QFontMetricsF(strip.font()));
    int warned = 0;
    for (const auto& box : scene.drawn.boxes) {
        warned += boxTexts(scene, box).front().startsWith(u'⚠') ? 1 : 0;
    }
    EXPECT_GE(warned, 3);
}

TEST_F(DiskStripTest, AnotherFileSystemWithFaultsCarriesAWarning) {
    StripScene scene;
    scene.content.disk = disk;
    scene.content.others = {{.kind = FindingKind::OtherVolumeFaulty, .numbers = {2, 0}, .volume = {.partition = 1}},
                            {.kind = FindingKind::OtherVolumeOfSmallBlocks, .volume = {.partition = 2}}};
    scene.layOut({1000, 90}, QFontMetricsF(strip.font()));
    for (const auto& box : scene.drawn.boxes) {
        if (box.segment.kind != StripSegment::Kind::Partition) {
            continue;
        }
        const auto number = disk.table.partitions[box.segment.partition].number;
        EXPECT_EQ(boxTexts(scene, box).front().startsWith(u'⚠'), number == 1) << number;
        EXPECT_EQ(stripTooltip(scene, box, Qt::red).contains(u'⚠'), number <= 2) << number;
    }
}

TEST_F(DiskStripTest, ABareFileSystemIsOneBox) {
    disk = {};
    disk.size = bytesOf(layout->filesystem.blockCount, ByteCount{4096});
    disk.content.type = "ext4";
    strip.show(
        {.disk = disk, .volume = makeVolume({.layout = layout, .placement = {.bytes = {ByteOffset{0}, disk.size}}})});
    QSignalSpy dragged(&strip, &DiskStrip::windowDragged);
    strip.setWindow({BlockNumber{0}, BlockCount{4 * 32768}});
    QTest::mouseClick(&strip, Qt::LeftButton, {}, {500, strip.height() / 2});
    EXPECT_EQ(dragged.count(), 1);
    EXPECT_TRUE(coloursOf(image()).contains(colours.chosenVolume.rgb()));
}

TEST_F(DiskStripTest, ALogicalVolumeIsNamedAndTheRestIsThatOfThePhysicalOne) {
    disk = {};
    disk.size = ByteCount{20 * GiB};
    disk.content.type = "LVM2_member";
    const Placement placement{.bytes = {ByteOffset{GiB}, layout->filesystem.size()}};
    Snapshot snapshot;
    snapshot.disk = disk;
    StripScene scene;
    scene.content = {.disk = disk,
                     .volume = makeVolume({.layout = layout, .placement = placement, .drive = disk.drive}),
                     .starts = startVerdicts(snapshot, disk.drive.grid()),
                     .logicalVolume = "vg/home"};
    scene.layOut(strip.size(), QFontMetricsF(strip.font()));
    const auto& boxes = scene.drawn.boxes;
    ASSERT_EQ(boxes.size(), 3U);
    const auto longest = [&](std::size_t n) { return boxTexts(scene, boxes[n]).front().toStdString(); };
    EXPECT_EQ(longest(0), "rest of LVM2_member 1 GiB");
    EXPECT_EQ(longest(1),
              "logical volume vg/home: ext4 “synthetic” 16 GiB — starts at sector 2,097,152 = byte 1,073,741,824");
    EXPECT_EQ(longest(2), "rest of LVM2_member 3 GiB");
    EXPECT_TRUE(stripTooltip(scene, boxes[2], Qt::red).contains(QStringLiteral("Rest of LVM2_member")));
    EXPECT_TRUE(scene.startOf(boxes[0]));
    EXPECT_FALSE(scene.startOf(boxes[2])) << "the physical volume begins once";
}

TEST_F(DiskStripTest, APartitionAroundALogicalVolumeNamesIt) {
    disk.table.partitions[1].content.type = "LVM2_member";
    disk.table.partitions[2].content.type = "LVM2_member";
    StripScene scene;
    scene.content = {.disk = disk, .volume = volumeOn(disk, layout), .logicalVolume = "vg/root"};
    scene.layOut(strip.size(), QFontMetricsF(strip.font()));
    for (const auto& box : scene.drawn.boxes) {
        const auto longest = boxTexts(scene, box).front();
        EXPECT_EQ(longest.contains(QStringLiteral("LVM2_member (vg/root)")), box.segment.chosen)
            << longest.toStdString();
    }
}

TEST_F(DiskStripTest, AnEmptyPartitionHasATypeAndNoContent) {
    disk.table.partitions[0] = partition(1, 2048, 65536, "", "");
    disk.table.partitions[0].typeName = "Linux <filesystem>";
    StripScene scene;
    scene.content.disk = disk;
    scene.layOut(strip.size(), QFontMetricsF(strip.font()));
    const auto box = std::ranges::find_if(
        scene.drawn.boxes, [](const StripBox& each) { return each.segment.kind == StripSegment::Kind::Partition; });
    ASSERT_NE(box, scene.drawn.boxes.end());
    EXPECT_EQ(boxTexts(scene, *box).front().toStdString(), "1 not recognised 32 MiB");
    const auto tooltip = stripTooltip(scene, *box, Qt::red);
    EXPECT_TRUE(tooltip.contains(QStringLiteral("Linux &lt;filesystem&gt;"))) << tooltip.toStdString();
}

TEST_F(DiskStripTest, WhatIsClaimedBehindThePartitionIsNotOnTheStrip) {
    constexpr std::uint64_t blocks = 4 * GiB / 4096;
    auto cut = *layout;
    setAvailable(cut, ByteCount{4 * GiB});
    layout = std::make_shared<const Layout>(std::move(cut));
    auto& partitions = disk.table.partitions;
    partitions[2].sectors.count = {4 * GiB / 512};
    partitions.push_back(partition(4, alignedStart + 4 * GiB / 512, 4 * GiB / 512, "ext4", "next"));
    StripScene scene;
    scene.content = {.disk = disk, .volume = volumeOn(disk, layout)};
    scene.tints = tintsOf({{BlockNumber{blocks - 10}, {20}}, {BlockNumber{2 * blocks}, {10}}});
    scene.layOut(strip.size(), QFontMetricsF(strip.font()));
    const double next = scene.x(bytesOf(disk, partitions[3]).first);
    for (const auto shown : {layout->filesystem.blocks(), BlockInterval{{2 * blocks}, {10}}}) {
        scene.window = shown;
        ASSERT_FALSE(scene.frame().isNull());
        EXPECT_LT(scene.frame().right(), next + 0.01);
    }
    EXPECT_EQ(scene.blockAt(next + 50), BlockNumber{blocks - 1});
    const auto tinted = scene.tintedRects();
    ASSERT_EQ(tinted.size(), 1);
    EXPECT_LE(tinted.front().rect.right(), next + 1);
}

TEST_F(DiskStripTest, ALongTintBehindAShortOneIsDrawn) {
    constexpr std::uint32_t strongest = firstHeatTint + heatTints - 1;
    const auto blocks = layout->filesystem.blockCount.value;
    strip.tint(std::make_shared<const Tints>(Tints{{{BlockNumber{0}, {1}}, firstHeatTint},
                                                   {{BlockNumber{1}, {1}}, strongest},
                                                   {{BlockNumber{2}, {blocks / 2}}, firstHeatTint}}));
    const auto tinted = strip.scene().tintedRects();
    ASSERT_EQ(tinted.size(), 2);
    EXPECT_EQ(tinted.front().tint, strongest) << "of the tints that share a pixel";
    EXPECT_EQ(tinted.back().rect.left(), tinted.front().rect.right());
    EXPECT_GT(tinted.back().rect.width(), 100);
}

TEST_F(DiskStripTest, WithoutADiskItBearsEveryEvent) {
    strip.show(StripContent{});
    move({500, 40});
    QTest::mouseClick(&strip, Qt::LeftButton, {}, {500, 40});
    QTest::keyClick(&strip, Qt::Key_Right);
    QTest::keyClick(&strip, Qt::Key_Return);
    EXPECT_GT(pixelsOf(image(), colours.background), 0);
}

} // namespace
} // namespace atlas::test
