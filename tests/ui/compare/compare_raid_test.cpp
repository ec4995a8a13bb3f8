// SPDX-License-Identifier: GPL-3.0-or-later
// Arrays on the Compare page.
#include "tests/ui/compare/compare_page_fixture.h"
#include "ui/compare/metric_plot.h"

#include <QSpinBox>

namespace atlas::ui {
namespace {

using testing::HasSubstr;

TEST_F(ComparePageTest, ShowsEveryArrayThatASavedPageMayHave) {
    openPage();
    auto document = page().document();
    document.options.chosen.raid =
        RaidGeometry{.level = RaidLevel::Raid6, .chunk = {raidChunks.maximum}, .members = raidMembers.maximum};
    ASSERT_TRUE(compareDocumentOf(toJson(document)));
    comparison().setOptions(document.options);
    child<QComboBox>("compareUse").setCurrentText("backups, media (streaming)");
    EXPECT_EQ(comparison().options().chosen.raid, document.options.chosen.raid) << "the bar keeps it";
}

TEST_F(ComparePageTest, RaidCountsTheMembersAndPassesTheStride) {
    openPage();
    typeMore("-b 1024");
    child<QComboBox>("compareRaid").setCurrentIndex(1);
    child<QComboBox>("compareUse").setCurrentText("RAID members");
    ASSERT_TRUE(settle());
    EXPECT_THAT(comparison().layouts()[0].facts.command, HasSubstr("stride=512,stripe_width=2048"));
    EXPECT_TRUE(comparison().layouts()[0].measured.load);
    EXPECT_EQ(comparison().options().frame().start, ByteOffset{}) << "a file system directly on md";
    EXPECT_EQ(child<QComboBox>("compareStart").currentText(), "0 sectors");
    EXPECT_THAT(words("recommendation").toStdString(), HasSubstr("RAID members: "));
}

TEST_F(ComparePageTest, ShowsABarForEachDiskOfTheArray) {
    openPage();
    EXPECT_FALSE(child<MemberPlot>("memberPlot").isVisible());
    child<QComboBox>("compareRaid").setCurrentIndex(1);
    ASSERT_TRUE(settle());
    page().refresh();
    const auto& plot = child<MemberPlot>("memberPlot");
    ASSERT_TRUE(plot.isVisible());
    const auto scene = plot.sceneFor(plot.size(), plot.font());
    ASSERT_EQ(scene.bars.size(), 4U);
    const auto& load = comparison().recommendation()->chosen.load;
    ASSERT_EQ(load.size(), 4U);
    for (std::size_t n = 0; n < load.size(); ++n) {
        for (std::size_t other = 0; other < n; ++other) {
            EXPECT_EQ(scene.bars[n].bar.height() > scene.bars[other].bar.height(), load[n] > load[other]);
        }
    }
    EXPECT_EQ(scene.bars.back().name, "4");
}

TEST_F(ComparePageTest, WithoutTheArrayTheUseIsWhatItWasBefore) {
    openPage();
    auto& raid = child<QComboBox>("compareRaid");
    raid.setCurrentIndex(1);
    EXPECT_EQ(comparison().options().use, Use::RaidMembers);
    raid.setCurrentIndex(0);
    EXPECT_EQ(comparison().options().use, Use::General);
    EXPECT_EQ(child<QComboBox>("compareUse").currentText(), "general use");
    child<QComboBox>("compareUse").setCurrentText("backups, media (streaming)");
    raid.setCurrentIndex(1);
    EXPECT_EQ(comparison().options().use, Use::Streaming);
    child<QComboBox>("compareUse").setCurrentText("RAID members");
    raid.setCurrentIndex(0);
    EXPECT_EQ(comparison().options().use, Use::Streaming);
    ASSERT_TRUE(settle());
    EXPECT_THAT(words("recommendation").toStdString(), HasSubstr("Streaming"));
}

TEST_F(ComparePageTest, AnArrayIsTypedInOneField) {
    openPage();
    auto& field = child<QComboBox>("compareRaid");
    field.setFocus();
    field.lineEdit()->selectAll();
    QTest::keyClicks(field.lineEdit(), "6:512k:10");
    QTest::keyClick(field.lineEdit(), Qt::Key_Return);
    ASSERT_TRUE(settle());
    const RaidGeometry ten{.level = RaidLevel::Raid6, .chunk = {std::uint64_t{512} << 10}, .members = 10};
    EXPECT_EQ(comparison().options().chosen.raid, ten);
    EXPECT_EQ(comparison().options().use, Use::RaidMembers);
    EXPECT_EQ(field.currentText(), "RAID 6");
    EXPECT_EQ(child<QSpinBox>("compareMembers").value(), 10);
}

TEST_F(ComparePageTest, WhatIsNoArrayIsRefusedAndTheOldOneStays) {
    openPage();
    auto& field = child<QComboBox>("compareRaid");
    field.setCurrentIndex(1);
    field.lineEdit()->selectAll();
    QTest::keyClicks(field.lineEdit(), "5:500k:3");
    QTest::keyClick(field.lineEdit(), Qt::Key_Return);
    EXPECT_EQ(comparison().options().chosen.raid->level, RaidLevel::Raid0);
    EXPECT_EQ(field.currentText(), "RAID 0");
}

TEST_F(ComparePageTest, TooFewDisksAreRefusedWithTheRange) {
    openPage();
    auto& field = child<QComboBox>("compareRaid");
    field.setCurrentIndex(field.findText("RAID 6"));
    child<QSpinBox>("compareMembers").setValue(1);
    EXPECT_EQ(comparison().options().chosen.raid->members, 4U);
    EXPECT_TRUE(QTest::qWaitFor([&] { return child<QLabel>("compareRefusal").isVisible(); }));
    EXPECT_THAT(words("compareRefusal").toStdString(),
                testing::StartsWith("RAID: “1” is refused: the value must be from 4 to 1,920."));
}

TEST_F(ComparePageTest, ALevelIsThatOfTheStripeInTheImage) {
    openPage();
    auto snapshot = test::twoPartitions();
    auto layout = *snapshot.layout;
    layout.filesystem.raidStride = 16;
    layout.filesystem.raidStripeWidth = 48;
    snapshot.layout = std::make_shared<const Layout>(layout);
    const LayoutSpec image{.kind = LayoutSpec::Kind::File, .image = {.path = "/nowhere/disk.img"}};
    comparison().supply(image, std::make_shared<const Snapshot>(snapshot));
    comparison().add(image);
    ASSERT_TRUE(settle());
    auto& field = child<QComboBox>("compareRaid");
    field.setCurrentIndex(field.findText("RAID 6"));
    const RaidGeometry known{
        .level = RaidLevel::Raid6, .chunk = {16 * layout.filesystem.blockSize.value}, .members = 5};
    EXPECT_EQ(comparison().options().chosen.raid, known);
}

TEST_F(ComparePageTest, ALevelThatDoesNotGoWithTheDisksIsRefused) {
    openPage();
    auto& field = child<QComboBox>("compareRaid");
    field.setCurrentIndex(field.findText("RAID 0"));
    child<QSpinBox>("compareMembers").setValue(2);
    field.setCurrentIndex(field.findText("RAID 6"));
    EXPECT_EQ(comparison().options().chosen.raid, (RaidGeometry{.level = RaidLevel::Raid0, .members = 2}));
    EXPECT_EQ(child<QSpinBox>("compareMembers").value(), 2) << "to be corrected";
    EXPECT_THAT(words("compareRefusal").toStdString(),
                testing::StartsWith("RAID: “2” is refused: the value must be from 4 to 1,920."));
    child<QSpinBox>("compareMembers").setValue(5);
    EXPECT_EQ(comparison().options().chosen.raid, (RaidGeometry{.level = RaidLevel::Raid6, .members = 5}));
    EXPECT_FALSE(child<QLabel>("compareRefusal").isVisible());
}

/// As `--raid 6:20k:4` is.
TEST_F(ComparePageTest, ALevelThatDoesNotGoWithTheChunkIsRefused) {
    openPage();
    auto& field = child<QComboBox>("compareRaid");
    field.lineEdit()->selectAll();
    QTest::keyClicks(field.lineEdit(), "0:20k:4");
    QTest::keyClick(field.lineEdit(), Qt::Key_Return);
    const RaidGeometry typed{.level = RaidLevel::Raid0, .chunk = {20 << 10}, .members = 4};
    ASSERT_EQ(comparison().options().chosen.raid, typed);
    field.setCurrentIndex(field.findText("RAID 6"));
    EXPECT_EQ(comparison().options().chosen.raid, typed) << "what was there stays";
    EXPECT_EQ(field.currentText(), "RAID 6") << "to be corrected";
    EXPECT_THAT(words("compareRefusal").toStdString(),
                testing::AllOf(testing::StartsWith("RAID: “20 KiB” is refused: md makes no RAID 6 with this chunk"),
                               HasSubstr("a power of two from 4,096 to "), testing::Not(HasSubstr("--raid"))));
    auto& chunk = child<QComboBox>("compareChunk");
    chunk.setCurrentIndex(chunk.findText("64 KiB"));
    EXPECT_EQ(comparison().options().chosen.raid,
              (RaidGeometry{.level = RaidLevel::Raid6, .chunk = {64 << 10}, .members = 4}));
}

TEST_F(ComparePageTest, AStartThatWasReadOrChosenStaysWhereAnArrayIsNamed) {
    openPage();
    auto document = page().document();
    document.options.image = ImageFrame{.start = usualPartitionStart};
    comparison().setOptions(document.options);
    auto& raid = child<QComboBox>("compareRaid");
    raid.setCurrentIndex(raid.findText("RAID 6"));
    EXPECT_EQ(comparison().options().frame().start, usualPartitionStart) << "of the image";
    raid.setCurrentIndex(0);
    document.options.image.reset();
    comparison().setOptions(document.options);
    child<QComboBox>("compareStart").setEditText("63 sectors");
    child<QComboBox>("compareStart").setEditText("2048 sectors");
    raid.setCurrentIndex(raid.findText("RAID 6"));
    EXPECT_EQ(comparison().options().frame().start, usualPartitionStart) << "chosen";
    EXPECT_EQ(child<QComboBox>("compareStart").currentText(), "2048 sectors");
}

} // namespace
} // namespace atlas::ui
