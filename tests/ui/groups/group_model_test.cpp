// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/layout.h"
#include "tests/ui/session/fixture.h"
#include "ui/groups/group_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <chrono>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

using Reporting = QAbstractItemModelTester::FailureReportingMode;

class GroupModelTest : public testing::Test {
protected:
    Snapshot snapshot = test::twoPartitions();
    GroupModel model;
    QAbstractItemModelTester tester{&model, Reporting::Fatal};

    void SetUp() override { show(); }
    void show() { model.setLayout(snapshot.layout, snapshot.placement->bytes.first, {}); }

    [[nodiscard]] QString cell(int row, GroupColumn column) const {
        return model.index(row, static_cast<int>(column)).data().toString();
    }

    void sortBy(GroupColumn column, Qt::SortOrder order) {
        QSignalSpy sorted(&model, &GroupModel::sorted);
        model.sort(static_cast<int>(column), order);
        ASSERT_TRUE(sorted.wait(test::patience));
    }
};

TEST_F(GroupModelTest, ShowsTheDescriptorsFigures) {
    const auto& groups = snapshot.layout->groups;
    ASSERT_EQ(model.rowCount(), 128);
    EXPECT_EQ(cell(21, GroupColumn::Group), "21");
    EXPECT_EQ(cell(21, GroupColumn::FlexGroup), "1");
    EXPECT_EQ(cell(21, GroupColumn::FirstBlock), "688,128");
    EXPECT_EQ(cell(21, GroupColumn::BlockBitmap).remove(',').toULongLong(), groups.blockBitmap[21].value);
    EXPECT_EQ(cell(21, GroupColumn::FreeBlocks).remove(',').toUInt(), groups.freeBlocks[21]);
    EXPECT_EQ(cell(21, GroupColumn::Verdict), "✖ straddling");
}

TEST_F(GroupModelTest, SortsOnAnotherThreadAndFindsRowsByGroup) {
    sortBy(GroupColumn::Group, Qt::DescendingOrder);
    EXPECT_EQ(model.groupAt(0), GroupNumber{127});
    EXPECT_EQ(model.rowOf({127}), 0);
    EXPECT_EQ(model.rowOf({0}), 127);
    EXPECT_EQ(model.rowOf({128}), -1);
    sortBy(GroupColumn::FreeBlocks, Qt::AscendingOrder);
    const auto& free = snapshot.layout->groups.freeBlocks;
    for (int row = 1; row < model.rowCount(); ++row) {
        EXPECT_LE(free[model.groupAt(row - 1).value], free[model.groupAt(row).value]);
    }
}

TEST_F(GroupModelTest, KeepsPersistentIndexesOnTheirGroup) {
    const QPersistentModelIndex group21 = model.index(21, 0);
    sortBy(GroupColumn::Group, Qt::DescendingOrder);
    EXPECT_EQ(group21.row(), 127 - 21);
    EXPECT_EQ(group21.data().toString(), "21");
}

TEST_F(GroupModelTest, AnotherLayoutMakesALateSortVoid) {
    QSignalSpy sorted(&model, &GroupModel::sorted);
    model.sort(0, Qt::DescendingOrder);
    show();
    EXPECT_FALSE(sorted.wait(300));
    EXPECT_EQ(model.groupAt(0), GroupNumber{0});
}

TEST_F(GroupModelTest, JudgesAnewWhereTheVolumeMoves) {
    QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
    model.setPlacement(ByteOffset{0}, {});
    EXPECT_EQ(changed.size(), 1);
    EXPECT_EQ(cell(21, GroupColumn::Verdict), "✓ whole");
}

TEST_F(GroupModelTest, SaysWhatLiesPastTheEnd) {
    auto cut = *snapshot.layout;
    setAvailable(cut, ByteCount{std::uint64_t{1} << 30});
    snapshot.layout = std::make_shared<const Layout>(std::move(cut));
    show();
    const int verdict = static_cast<int>(GroupColumn::Verdict);
    EXPECT_EQ(cell(0, GroupColumn::Verdict), "✖ straddling");
    EXPECT_EQ(cell(100, GroupColumn::Verdict), "past the end");
    EXPECT_FALSE(model.index(100, verdict).data(FitRole).isValid()) << "nothing there is misaligned";
    EXPECT_TRUE(model.index(100, verdict).data(EmphasisRole).toBool());
}

TEST_F(GroupModelTest, SaysWhatLiesInPartPastTheEnd) {
    auto cut = *snapshot.layout;
    const auto missing = cut.groups.inodeTable[21] + BlockCount{1};
    setAvailable(cut, bytesOf(missing - BlockNumber{0}, cut.filesystem.blockSize));
    snapshot.layout = std::make_shared<const Layout>(std::move(cut));
    show();
    const auto verdict = model.index(21, static_cast<int>(GroupColumn::Verdict));
    EXPECT_EQ(verdict.data().toString(), "✖ straddling, in part past the end");
    EXPECT_TRUE(verdict.data(FitRole).isValid());
    EXPECT_TRUE(verdict.data(EmphasisRole).toBool());
}

TEST_F(GroupModelTest, IsEmptyWithoutALayout) {
    model.setLayout(nullptr, {}, {});
    EXPECT_EQ(model.rowCount(), 0);
    EXPECT_EQ(model.rowOf({0}), -1);
}

TEST(GroupModelOfHalfAMillion, OpensWithoutLookingAtTheRows) {
    auto layout = std::make_shared<Layout>();
    auto& fs = layout->filesystem;
    fs.blockSize = fs.clusterSize = ByteCount{4096};
    fs.blockCount = {524288ULL * 32768};
    fs.blocksPerGroup = 32768;
    fs.inodeTableBlocks = 512;
    layout->groups.resize({524288});
    GroupModel model;
    const auto before = std::chrono::steady_clock::now();
    model.setLayout(layout, {}, {});
    EXPECT_EQ(model.rowCount(), 524288);
    EXPECT_EQ(model.index(524287, 0).data().toString(), "524,287");
    EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::milliseconds(50));
}

TEST_F(GroupModelTest, WritesAChecksumAsTheTextOfLayoutDoes) {
    auto layout = *snapshot.layout;
    layout.groups.computedChecksum[5] = 0xBEEF;
    layout.groups.checksum[5] = 0x1235;
    layout.groups.computedChecksum[6] = layout.groups.checksum[6] = 0x00AB;
    snapshot.layout = std::make_shared<const Layout>(std::move(layout));
    show();
    EXPECT_EQ(cell(5, GroupColumn::Checksum), "✖ 0x1235, computed 0xbeef");
    EXPECT_EQ(cell(6, GroupColumn::Checksum), "✓ 0x00ab");
}

TEST(GroupOrder, WrongChecksumsComeFirst) {
    auto layout = *test::twoPartitions().layout;
    layout.groups.checksum[5] = static_cast<std::uint16_t>(layout.groups.computedChecksum[5] ^ 1U);
    const StructureJudge judge{{layout.filesystem.blockSize, {}, {}}, {}};
    EXPECT_EQ(groupOrder(layout, judge, GroupColumn::Checksum, false).front(), 5U);
    EXPECT_THAT(groupOrder(layout, judge, GroupColumn::Group, false, GroupFilter::WrongChecksum),
                testing::ElementsAre(5U));
}

TEST(GroupOrder, JudgesOnlyWhatIsThere) {
    const auto layout = *test::twoPartitions().layout;
    const auto& groups = layout.groups;
    const BlockJudge blocks(layout.filesystem.blockSize, ByteOffset{512}, {});
    // The tables of flex group 1 follow its bitmaps; the image ends within that of group 21.
    const StructureJudge judge{blocks, between(groups.inodeTable[21] + BlockCount{1}, layout.filesystem.end())};
    EXPECT_EQ(groupFit(layout, judge, GroupNumber{0}), (StructureFit{Fit::Straddling, Presence::All}));
    EXPECT_EQ(groupFit(layout, judge, GroupNumber{21}), (StructureFit{Fit::Straddling, Presence::Part}));
    EXPECT_EQ(groupFit(layout, judge, GroupNumber{22}), (StructureFit{Fit::Straddling, Presence::Part}))
        << "its bitmaps are there";
    EXPECT_EQ(groupFit(layout, judge, GroupNumber{32}), (StructureFit{std::nullopt, Presence::None}));
    const auto pastEnd = groupOrder(layout, judge, GroupColumn::Group, false, GroupFilter::PastEnd);
    ASSERT_EQ(pastEnd.size(), 128U - 21);
    EXPECT_EQ(pastEnd.front(), 21U);
    EXPECT_EQ(groupOrder(layout, judge, GroupColumn::Group, false, GroupFilter::Misaligned).size(), 32U);
    EXPECT_GE(groupOrder(layout, judge, GroupColumn::Verdict, true).front(), 32U) << "the worst comes first";
}

} // namespace
} // namespace atlas::ui
