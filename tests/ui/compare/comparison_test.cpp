// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/recommendation_text.h"
#include "tests/ui/compare/fake_planner.h"
#include "ui/compare/change_model.h"
#include "ui/compare/comparison.h"
#include "ui/compare/metric_model.h"
#include "ui/widgets/item_roles.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

using Reporting = QAbstractItemModelTester::FailureReportingMode;
using testing::HasSubstr;

LayoutSpec flex(std::optional<std::uint32_t> size) { return {.flexGroupSize = size}; }

class ComparisonTest : public testing::Test {
protected:
    Comparison comparison;
    test::FakePlanner planner{comparison};

    void SetUp() override {
        comparison.set({.format = {.size = {std::uint64_t{16} << 30}}}, {flex({}), flex(16), flex(64)}, 0);
    }
    void settle() {
        comparison.activate();
        ASSERT_TRUE(test::FakePlanner::settle(comparison));
    }
    QStringList names() const {
        QStringList all;
        for (const auto& entry : comparison.layouts()) {
            all << entry.spec.name();
        }
        return all;
    }
};

TEST_F(ComparisonTest, PlansNothingBeforeItIsLookedAt) {
    QTest::qWait(30);
    EXPECT_FALSE(comparison.queue().busy());
    EXPECT_FALSE(comparison.settled());
}

TEST_F(ComparisonTest, PlansMeasuresAndRecommends) {
    settle();
    ASSERT_EQ(comparison.layouts().size(), 3U);
    EXPECT_EQ(comparison.layouts()[0].measured.metrics.blockBitmapRuns, 128U);
    EXPECT_EQ(comparison.layouts()[1].measured.metrics.blockBitmapRuns, 8U);
    EXPECT_EQ(comparison.layouts()[2].measured.metrics.blockBitmapRuns, 2U);
    EXPECT_TRUE(comparison.layouts()[1].isDefault);
    EXPECT_FALSE(comparison.layouts()[2].isDefault);
    EXPECT_EQ(comparison.planOrigin().e2fsprogs, "1.47.0");
    ASSERT_EQ(comparison.flexGroupSweep().size(), 11U); // ^flex_bg, 1 to 128, packed with and without backups
    ASSERT_TRUE(comparison.recommendation());
    EXPECT_THAT(format(sentence(*comparison.recommendation())), HasSubstr("General use: keep -G 16"));
}

TEST_F(ComparisonTest, OffersTheRecommendedLayoutWhereThePageLacksIt) {
    settle();
    EXPECT_FALSE(comparison.recommendedLayout()) << "-G 16 is there";
    comparison.remove(1);
    settle();
    ASSERT_TRUE(comparison.recommendedLayout());
    EXPECT_EQ(*comparison.recommendedLayout(), flex(16));
}

TEST_F(ComparisonTest, TellsOfEachTypedFlexGroupSizeWhatBecomesOfIt) {
    using Fate = TypedFlexGroupSize::Fate;
    EXPECT_TRUE(typedFlexGroupSizes(comparison).empty());
    comparison.type(OptionField::More, "-G 64 -G 32 -G 32");
    EXPECT_EQ(typedFlexGroupSizes(comparison),
              (std::vector<TypedFlexGroupSize>{{.flexGroupSize = 64, .fate = Fate::Shown}, {.flexGroupSize = 32}}));
    for (const std::uint32_t size : {1, 2, 4, 8}) {
        comparison.add(flex(size));
    }
    comparison.type(OptionField::More, "-G 32 -G 128 -G 16");
    EXPECT_EQ(typedFlexGroupSizes(comparison),
              (std::vector<TypedFlexGroupSize>{{.flexGroupSize = 32, .fate = Fate::Added},
                                               {.flexGroupSize = 128, .fate = Fate::HasNoPlace},
                                               {.flexGroupSize = 16, .fate = Fate::Shown}}));
}

TEST_F(ComparisonTest, GrowsWhatItComparesAndNotThePlanThatItsSizesFollowFrom) {
    auto options = comparison.options();
    options.grownTo = ByteCount{std::uint64_t{1} << 40};
    const QStringList grow{"--grow", "1099511627776"};
    const auto grows = [&](const ReaderArguments& request) {
        const auto at = request.indexOf(grow[0]);
        return at >= 0 && request[at + 1] == grow[1];
    };
    EXPECT_TRUE(grows(layoutArguments(options, flex(64))));
    EXPECT_TRUE(
        grows(layoutArguments(options, {.kind = LayoutSpec::Kind::OptionLine, .line = *readOptionLine("mkfs.ext4")})));
    EXPECT_FALSE(grows(layoutArguments(options, {.kind = LayoutSpec::Kind::File, .image = {.path = "/a.img"}})));
    EXPECT_FALSE(grows(defaultPlanArguments(options)));
}

TEST_F(ComparisonTest, ChoosesAmongTheSizesThatDifferAfterGrowth) {
    settle();
    auto options = comparison.options();
    options.grownTo = ByteCount{64 * GiB};
    comparison.setOptions(options);
    EXPECT_EQ(comparison.flexGroupSizes(), usefulFlexGroupSizes(512, 16)) << "no other plan is needed for that";
    settle();
    EXPECT_EQ(comparison.flexGroupSweep().size(), 13U) << "^flex_bg, 1 to 512, packed with and without backups";
    options.grownTo.reset();
    comparison.setOptions(options);
    settle();
    EXPECT_EQ(comparison.flexGroupSizes(), usefulFlexGroupSizes(128, 16));
    EXPECT_EQ(comparison.flexGroupSweep().size(), 11U);
}

TEST_F(ComparisonTest, LeavesItToThePlannerWhetherALayoutWithABlockCountGrows) {
    comparison.type(OptionField::GrowTo, "8 GiB");
    EXPECT_FALSE(comparison.options().grownTo) << "the device has 16 GiB, and so have all layouts";
    comparison.add({.kind = LayoutSpec::Kind::OptionLine, .line = *readOptionLine("mkfs.ext4 -b 4096 DEVICE 25000")});
    comparison.type(OptionField::GrowTo, "8 GiB");
    EXPECT_EQ(comparison.options().grownTo, ByteCount{8 * GiB});
    EXPECT_TRUE(comparison.typed().refusals().empty());
}

TEST_F(ComparisonTest, ARefusedLayoutLosesNoOther) {
    comparison.add({.kind = LayoutSpec::Kind::OptionLine, .line = *readOptionLine("mkfs.ext4 -G 3")});
    settle();
    ASSERT_EQ(comparison.layouts().size(), 4U);
    EXPECT_EQ(comparison.layouts()[3].layout, nullptr);
    ASSERT_TRUE(comparison.layouts()[3].error);
    EXPECT_EQ(comparison.layouts()[3].error->what, "flex_bg size must be a power of 2");
    EXPECT_NE(comparison.layouts()[0].layout, nullptr);
}

TEST_F(ComparisonTest, PlansAFlexGroupSizeForAnImageWithoutFlexBg) {
    auto options = comparison.options();
    options.format.features = "none,has_journal,ext_attr,resize_inode,dir_index,filetype,sparse_super,large_file";
    comparison.set(options, {flex(1), flex(16)}, 0);
    settle();
    for (const auto& entry : comparison.layouts()) {
        ASSERT_NE(entry.layout, nullptr) << entry.spec.name().toStdString() << sentence(entry.error.value_or(Error{}));
        EXPECT_TRUE(entry.layout->filesystem.has("flex_bg"));
    }
    const auto recommended = comparison.recommendation();
    ASSERT_TRUE(recommended);
    EXPECT_NE(recommended->kind, RecommendationKind::NoDifference);
    EXPECT_NE(recommended->kind, RecommendationKind::OneSetting);
}

TEST_F(ComparisonTest, SaysWhyThereIsNothingToRecommend) {
    auto options = comparison.options();
    options.format.more = *readOptionLine("-G 3");
    comparison.set(options, {flex(16)}, 0);
    settle();
    EXPECT_NE(comparison.layouts()[0].layout, nullptr);
    ASSERT_TRUE(comparison.refusal());
    EXPECT_EQ(comparison.refusal()->what, "flex_bg size must be a power of 2");
    EXPECT_FALSE(comparison.recommendation());
    options.format.more = {};
    comparison.setOptions(options);
    settle();
    EXPECT_FALSE(comparison.refusal());
    EXPECT_TRUE(comparison.recommendation());
}

TEST_F(ComparisonTest, ChoosesAmongTheSizesOfThePageUntilTheGroupsAreCounted) {
    EXPECT_EQ(comparison.flexGroupSizes(), (std::vector<FlexGroupSize>{std::nullopt, 16, 64}));
    settle();
    EXPECT_EQ(comparison.flexGroupSizes(), usefulFlexGroupSizes(128, 16));
}

TEST_F(ComparisonTest, KeepsSettingsInOrderAndTheBaselineOnItsLayout) {
    comparison.setBaseline(2);
    EXPECT_TRUE(comparison.add(flex(4)));
    EXPECT_FALSE(comparison.add(flex(4))) << "twice";
    EXPECT_EQ(names(), (QStringList{"^flex_bg", "-G 4", "-G 16", "-G 64"}));
    EXPECT_EQ(comparison.baseline(), 3U);
    comparison.remove(0);
    EXPECT_EQ(comparison.baseline(), 2U);
    comparison.remove(2);
    EXPECT_EQ(comparison.baseline(), 0U);
}

TEST_F(ComparisonTest, TakesEightLayoutsAtMost) {
    for (const std::uint32_t size : {1, 2, 4, 8, 32}) {
        EXPECT_TRUE(comparison.add(flex(size)));
    }
    EXPECT_FALSE(comparison.add(flex(128)));
    EXPECT_EQ(comparison.layouts().size(), maxLayouts);
}

TEST_F(ComparisonTest, AnotherStartIsJudgedWithoutAnotherPlan) {
    settle();
    const auto layout = comparison.layouts()[1].layout;
    EXPECT_EQ(comparison.layouts()[1].measured.structures.misaligned(), 0U);
    auto options = comparison.options();
    options.chosen.start = ByteOffset{63 * 512};
    comparison.setOptions(options);
    EXPECT_FALSE(comparison.queue().busy());
    settle();
    EXPECT_EQ(comparison.layouts()[1].layout, layout);
    EXPECT_EQ(comparison.layouts()[1].measured.structures.whole, 0U);
}

TEST_F(ComparisonTest, WhatIsBeingPlannedIsGivenUpAndTheOptionsStay) {
    settle();
    MetricModel model(comparison);
    const auto before = comparison.options();
    const auto layout = comparison.layouts()[1].layout;
    EXPECT_FALSE(comparison.canStop());
    auto options = before;
    options.format.size = {std::uint64_t{100} << 40};
    comparison.setOptions(options);
    EXPECT_TRUE(comparison.layouts()[1].waiting);
    EXPECT_EQ(comparison.layouts()[1].layout, layout) << "the old row stays until the new one is there";
    EXPECT_EQ(bestLayouts(comparison, metric(MetricKind::BlockBitmapRuns)), (std::vector<bool>{false, false, false}))
        << "old values are not compared";
    EXPECT_EQ(model.index(0, 3).data().toString(), "2");
    EXPECT_TRUE(model.index(0, 3).data(FaintRole).toBool());
    EXPECT_EQ(comparison.progress().of, 0U) << "the groups are not counted yet";
    ASSERT_TRUE(comparison.canStop());
    comparison.stop();
    EXPECT_EQ(comparison.options(), options) << "what was typed stays";
    EXPECT_TRUE(comparison.isStopped());
    EXPECT_FALSE(comparison.queue().busy());
    EXPECT_EQ(comparison.layouts()[1].layout, layout);
    comparison.setOptions(before);
    EXPECT_FALSE(comparison.isStopped());
    EXPECT_TRUE(comparison.settled()) << "nothing is planned again";
    EXPECT_FALSE(comparison.layouts()[1].waiting);
    EXPECT_FALSE(model.index(0, 3).data(FaintRole).toBool());
    EXPECT_EQ(comparison.progress().done, comparison.progress().of);
    EXPECT_GT(comparison.progress().of, comparison.flexGroupSweep().size());
}

TEST_F(ComparisonTest, RefusedOptionsGiveWayToThoseOfWhatWasShown) {
    settle();
    const auto before = comparison.options();
    const auto layout = comparison.layouts()[1].layout;
    auto options = before;
    options.format.more = *readOptionLine("-G 3");
    comparison.setOptions(options);
    settle();
    EXPECT_EQ(comparison.options(), before);
    EXPECT_FALSE(comparison.refusal());
    EXPECT_EQ(comparison.layouts()[1].layout, layout);
    EXPECT_TRUE(comparison.recommendation());
}

TEST_F(ComparisonTest, ARefusedTextStaysWithTheReasonBesideWhatWasShown) {
    settle();
    const auto before = comparison.options();
    const auto layout = comparison.layouts()[1].layout;
    QSignalSpy changed(&comparison, &Comparison::optionsChanged);
    comparison.type(OptionField::Features, "foo");
    settle();
    EXPECT_EQ(changed.count(), 2) << "once typed, and once taken back";
    EXPECT_EQ(comparison.options(), before);
    EXPECT_EQ(comparison.layouts()[1].layout, layout);
    EXPECT_EQ(comparison.typed().words(OptionField::Features), "foo");
    ASSERT_TRUE(comparison.typed().refusals().contains(OptionField::Features));
    EXPECT_THAT(english(comparison.typed().refusals().at(OptionField::Features)),
                HasSubstr("Invalid filesystem option"));
    comparison.type(OptionField::Features, "");
    EXPECT_THAT(comparison.typed().refusals(), testing::IsEmpty());
}

TEST_F(ComparisonTest, AnotherStartIsNotTakenBackWhereTheOnlyRowIsRefused) {
    settle();
    comparison.add(flex(3));
    for (int n = 0; n < 3; ++n) {
        comparison.remove(comparison.indexOf(flex(3)) == 0U ? 1 : 0);
    }
    settle();
    ASSERT_EQ(names(), QStringList{"-G 3"});
    ASSERT_TRUE(comparison.layouts()[0].error);
    auto options = comparison.options();
    options.chosen.start = ByteOffset{63 * 512};
    comparison.setOptions(options);
    settle();
    EXPECT_EQ(comparison.options(), options);
}

TEST_F(ComparisonTest, WhatWasStoppedIsPlannedOnRequest) {
    comparison.set(comparison.options(), {flex(16)}, 0);
    comparison.activate();
    ASSERT_TRUE(comparison.canStop());
    comparison.stop();
    EXPECT_FALSE(comparison.canStop());
    EXPECT_FALSE(comparison.settled());
    comparison.resume();
    settle();
    EXPECT_TRUE(comparison.layouts()[0].layout);
}

TEST_F(ComparisonTest, WhatWasReadAlreadyIsNotReadAgain) {
    const LayoutSpec image{.kind = LayoutSpec::Kind::File, .image = {.path = "/nowhere/disk.img"}};
    comparison.add(image);
    comparison.supply(image, std::make_shared<const Snapshot>(test::twoPartitions()));
    settle();
    EXPECT_EQ(names().last(), "disk.img");
    EXPECT_FALSE(comparison.layouts().back().error);
    EXPECT_NE(comparison.layouts().back().layout, nullptr);
}

TEST_F(ComparisonTest, IsMeasuredBesideTheFirstImageThatIsAdded) {
    settle();
    const auto odd = test::syntheticSnapshot({.groups = {4}}, {63});
    comparison.add(
        {.kind = LayoutSpec::Kind::File, .image = {.path = planner.fake.snapshotFile("odd", odd).toStdString()}});
    comparison.add({.kind = LayoutSpec::Kind::File,
                    .image = {.path = planner.fake.snapshotFile("two", test::twoPartitions()).toStdString()}});
    settle();
    EXPECT_EQ(comparison.options().frame().start, ByteOffset{63 * 512});
    const auto& structures = comparison.layouts()[comparison.layouts().size() - 2].measured.structures;
    EXPECT_EQ(structures.misaligned(), structures.total());
    EXPECT_EQ(comparison.layouts().front().measured.start, ByteOffset{63 * 512}) << "planned";
    EXPECT_EQ(comparison.layouts().back().measured.start, ByteOffset{4196415 * 512ULL}) << "where it lies itself";
    auto options = comparison.options();
    options.chosen.start = ByteOffset{MiB};
    comparison.choose(options);
    settle();
    EXPECT_EQ(comparison.options().frame().start, ByteOffset{MiB});
    for (const auto& entry : comparison.layouts()) {
        EXPECT_EQ(entry.measured.start, ByteOffset{MiB}) << "chosen: " << entry.spec.name().toStdString();
    }
}

TEST_F(ComparisonTest, AFileThatIsCalledAsTheRecommendedLayoutIsNotIt) {
    settle();
    ASSERT_EQ(measuredOf(comparison).recommendation->chosenAt, 1U);
    comparison.remove(1);
    comparison.add({.kind = LayoutSpec::Kind::File,
                    .image = {.path = planner.fake.snapshotFile("-G 16", test::twoPartitions()).toStdString()}});
    settle();
    EXPECT_EQ(names(), (QStringList{"^flex_bg", "-G 64", "-G 16"}));
    EXPECT_EQ(measuredOf(comparison).recommendation->chosen.label, "-G 16");
    EXPECT_EQ(measuredOf(comparison).recommendation->chosenAt, std::nullopt);
}

TEST_F(ComparisonTest, SaysOfADamagedFileWhatCannotBeRead) {
    Snapshot disk = test::twoPartitions();
    disk.layout = nullptr;
    disk.placement.reset();
    disk.findings.push_back(
        {.kind = FindingKind::VolumeUnreadable, .volume = {.partition = 2}, .detail = "a.img: no superblock"});
    comparison.add(
        {.kind = LayoutSpec::Kind::File, .image = {.path = planner.fake.snapshotFile("damaged", disk).toStdString()}});
    settle();
    ASSERT_TRUE(comparison.layouts().back().error);
    EXPECT_EQ(sentence(*comparison.layouts().back().error), "a.img: no superblock");
}

TEST_F(ComparisonTest, AFileWithoutExtIsSaidToHaveNone) {
    Snapshot disk = test::twoPartitions();
    disk.layout = nullptr;
    disk.placement.reset();
    comparison.add(
        {.kind = LayoutSpec::Kind::File, .image = {.path = planner.fake.snapshotFile("bare", disk).toStdString()}});
    settle();
    ASSERT_TRUE(comparison.layouts().back().error);
    EXPECT_THAT(comparison.layouts().back().error->what, HasSubstr("holds no ext2, ext3 or ext4 file system"));
}

TEST_F(ComparisonTest, TheMetricTableMarksTheBestAndSubtracts) {
    MetricModel model(comparison);
    const QAbstractItemModelTester tester(&model, Reporting::Fatal);
    EXPECT_EQ(model.index(0, 1).data().toString(), "…");
    settle();
    ASSERT_EQ(model.columnCount(), 4);
    EXPECT_EQ(model.headerData(1, Qt::Horizontal).toString(), "^flex_bg (baseline)");
    EXPECT_EQ(model.headerData(2, Qt::Horizontal).toString(), "-G 16 (default, recommended)");
    EXPECT_EQ(model.index(0, 0).data().toString(), "block bitmap runs");
    EXPECT_THAT(model.index(0, 0).data(Qt::ToolTipRole).toString().toStdString(), HasSubstr("are adjacent"));
    EXPECT_EQ(model.index(0, 1).data().toString(), "128");
    EXPECT_EQ(model.index(0, 3).data().toString(), "2 ★");
    model.setSubtracting(true);
    EXPECT_EQ(model.index(0, 1).data().toString(), "128");
    EXPECT_EQ(model.index(0, 3).data().toString(), "−126 ★");
    comparison.setBaseline(2);
    EXPECT_EQ(model.index(0, 1).data().toString(), "+126");
    comparison.remove(1);
    EXPECT_EQ(model.columnCount(), 3);
}

TEST_F(ComparisonTest, SaysWhatALayoutIsInTheWordsOfTheReports) {
    settle();
    EXPECT_EQ(rolesOf(comparison, 0), QStringList{"baseline"});
    EXPECT_EQ(rolesOf(comparison, 1), (QStringList{"default", "recommended"}));
    EXPECT_EQ(rolesOf(comparison, 2), QStringList{});
    setLanguage(Language::German); // without a translation of the window
    EXPECT_EQ(fullName(comparison, 1), "-G 16 (Vorgabe, empfohlen)");
    setLanguage(Language::English);
}

TEST_F(ComparisonTest, RaidAddsItsMetrics) {
    MetricModel model(comparison);
    const QAbstractItemModelTester tester(&model, Reporting::Fatal);
    const int before = model.rowCount();
    auto options = comparison.options();
    options.chosen.raid = RaidGeometry{};
    comparison.setOptions(options);
    settle();
    EXPECT_EQ(model.rowCount(), before + 3);
    EXPECT_TRUE(comparison.layouts()[0].measured.load);
}

TEST_F(ComparisonTest, ChangesAreARowEach) {
    settle();
    ChangeModel model;
    const QAbstractItemModelTester tester(&model, Reporting::Fatal);
    auto difference = diff(*comparison.layouts()[1].layout, *comparison.layouts()[2].layout);
    const auto changes = static_cast<int>(difference.changes.size());
    model.setDiff(std::move(difference));
    ASSERT_EQ(model.rowCount(), changes);
    EXPECT_GT(changes, 100);
    EXPECT_EQ(model.index(0, 2).data().toString(), "moved");
}

TEST(CompareOptions, ReachThePlannerWordForWord) {
    CompareOptions options{.format = {.features = "quota", .more = *readOptionLine("-I 512 -L \"my disk\" -E 'a b'")}};
    options.chosen.raid = RaidGeometry{.level = RaidLevel::Raid5, .chunk = {65536}, .members = 4};
    const QStringList first{"plan", "1099511627776", "--snapshot", "--progress=json", "--physical-sector", "4096"};
    const QStringList raid{"--raid", "5:65536:4"};
    const QStringList words{"--", "-t", "ext4", "-O", "quota", "-I", "512", "-L", "my disk", "-E", "a b"};
    const QStringList with64{"-G", "64"};
    EXPECT_EQ(defaultPlanArguments(options), first + raid + words);
    EXPECT_EQ(layoutArguments(options, flex(64)), first + raid + words + with64);
    EXPECT_TRUE(layoutArguments(options, flex({})).contains("quota,^flex_bg"));
    const LayoutSpec whole{.kind = LayoutSpec::Kind::OptionLine, .line = *readOptionLine("mkfs.ext4 -L 'my disk'")};
    const QStringList typed{"--", "mkfs.ext4", "-L", "my disk"};
    EXPECT_EQ(layoutArguments(options, whole), first + raid + typed);
    EXPECT_EQ(whole.name(), "mkfs.ext4 -L 'my disk'");
}

TEST(LayoutSpec, IsAnOptionLineOrAnImageAsOfTheCommandLine) {
    for (const auto* const line :
         {"mkfs.ext4 -L 'my disk'", "'mkfs.ext4' -L \"my disk\"", "sudo mkfs.ext4 -L 'my disk'"}) {
        const LayoutSpec expected{.kind = LayoutSpec::Kind::OptionLine,
                                  .line = *readOptionLine("mkfs.ext4 -L 'my disk'")};
        EXPECT_EQ(layoutSpecOf(line), expected) << line;
    }
    for (const auto* const file : {"disk.img", "/images/my disk's copy.img"}) {
        const auto spec = layoutSpecOf(file);
        ASSERT_TRUE(spec) << file;
        EXPECT_EQ(spec->kind, LayoutSpec::Kind::File) << file;
        EXPECT_EQ(spec->image.path, file);
    }
    EXPECT_FALSE(layoutSpecOf("mkfs.ext4 -L 'my disk")) << "a quote has no end";
}

} // namespace
} // namespace atlas::ui
