// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/fixture.h"
#include "ui/partitions/partition_model.h"
#include "ui/widgets/item_roles.h"

#include <QAbstractItemModelTester>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

using Reporting = QAbstractItemModelTester::FailureReportingMode;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

LogicalVolume volume(const std::string& name, const ByteMap& map) {
    return {.name = name, .size = {16 * MiB}, .partition = 2, .map = map, .content = {.type = "xfs"}};
}

class PartitionModelTest : public testing::Test {
protected:
    PartitionModel model;
    QAbstractItemModelTester tester{&model, Reporting::Fatal};

    [[nodiscard]] std::string row(int row) const {
        std::string cells;
        for (int column = 0; column < model.columnCount(); ++column) {
            cells += model.index(row, column).data().toString().toStdString() + "|";
        }
        return cells;
    }
};

TEST_F(PartitionModelTest, ListsLogicalVolumesBehindThePartitions) {
    auto snapshot = test::twoPartitions();
    auto& disk = snapshot.disk;
    const auto partitions = static_cast<int>(disk.table.partitions.size());
    auto thin = volume("vg/thin", {});
    thin.obstacle = VolumeObstacle::SegmentType;
    thin.detail = "thin";
    disk.inside.logicalVolumes = {
        volume("vg/one", {{{{0}, {16 * MiB}}, {{MiB + 512}}}}),
        volume("vg/pieces", {{{{0}, {8 * MiB}}, {{40 * MiB}}}, {{{8 * MiB}, {8 * MiB}}, {{64 * MiB}}}}), thin};
    model.setJudgement(judge(snapshot));
    ASSERT_EQ(model.rowCount(), partitions + 3);
    EXPECT_THAT(row(partitions), HasSubstr("vg/one|2,049|16 MiB|logical volume|xfs|✖"));
    EXPECT_THAT(row(partitions + 1), HasSubstr("vg/pieces|—|16 MiB|logical volume|xfs|in 2 pieces"));
    EXPECT_THAT(row(partitions + 2),
                HasSubstr("not read: LVM maps its thin segments in a way that is not supported|—"));
    EXPECT_EQ(model.numberAt(0), disk.table.partitions[0].number);
    EXPECT_EQ(model.numberAt(partitions), 2U);
}

TEST_F(PartitionModelTest, MarksNoStartThatCostsNothing) {
    auto snapshot = test::twoPartitions();
    auto& partitions = snapshot.disk.table.partitions;
    partitions[0].sectors.first = {63};
    model.setJudgement(judge(snapshot));
    const auto verdict = model.index(0, model.columnCount() - 1);
    EXPECT_THAT(row(0), HasSubstr("✖ 3,584 bytes past"));
    EXPECT_TRUE(verdict.data(FitRole).isValid());
    partitions[0].role = PartitionRole::Extended;
    model.setJudgement(judge(snapshot));
    EXPECT_THAT(row(0), AllOf(HasSubstr("3,584 bytes past"), Not(HasSubstr("✖"))));
    EXPECT_FALSE(verdict.data(FitRole).isValid());
}

TEST_F(PartitionModelTest, JudgesByTheGranularityThatIsMarkedAndNamesIt) {
    auto snapshot = test::twoPartitions();
    snapshot.disk.table.partitions[0].sectors.first = {8};
    model.setJudgement(judge(snapshot, {.marked = GranularityKind::Partitioning}));
    EXPECT_THAT(row(0), HasSubstr("✖ 4,096 bytes past a boundary of 1 MiB"));
    EXPECT_EQ(model.index(0, model.columnCount() - 1).data(FitRole).toInt(), static_cast<int>(Fit::Straddling));
    model.setJudgement(judge(snapshot));
    EXPECT_THAT(row(0), HasSubstr("✓ on a 4 KiB physical sector"));
}

TEST_F(PartitionModelTest, MarksTheStartsThatTheVerdictCounts) {
    auto snapshot = test::twoPartitions();
    snapshot.layout.reset();
    snapshot.placement.reset();
    snapshot.disk.table.partitions[1].sectors.first = {4096};
    snapshot.disk.inside.logicalVolumes = {volume("vg/on", {{{{0}, {16 * MiB}}, {{32 * MiB}}}}),
                                           volume("vg/off", {{{{0}, {16 * MiB}}, {{64 * MiB + 1024}}}})};
    const auto judgement = judge(snapshot);
    model.setJudgement(judgement);
    std::uint64_t marked = 0;
    for (int n = 0; n < model.rowCount(); ++n) {
        marked += row(n).find("✖") == std::string::npos ? 0 : 1;
    }
    EXPECT_EQ(marked, 1U) << "vg/off";
    EXPECT_EQ(coveredStarts(judgement.verdict.starts).off, marked);
    EXPECT_EQ(judgement.verdict.state, AlignmentState::Misaligned);
}

TEST_F(PartitionModelTest, ALogicalVolumeOffTheGridCostsNothingWhereWhatIsInsideIsOnIt) {
    auto snapshot = test::twoPartitions();
    snapshot.layout.reset();
    snapshot.placement.reset();
    auto& contents = snapshot.disk.inside;
    const Layer group{.kind = LayerKind::LvmPhysicalVolume, .header = {MiB}, .data = {MiB + 512}};
    const Layer linear{.kind = LayerKind::LvmLinearVolume, .header = {MiB + 512}, .data = {MiB + 512}};
    auto made = volume("vg/luks", {{{{0}, {16 * MiB}}, {{MiB + 512}}}});
    made.layers = {group, linear};
    contents.logicalVolumes = {made};
    const auto partitions = static_cast<int>(snapshot.disk.table.partitions.size());
    model.setJudgement(judge(snapshot));
    EXPECT_THAT(row(partitions), HasSubstr("✖ 512 bytes past"));
    const Layer encrypted{.kind = LayerKind::Luks2, .header = {MiB + 512}, .data = {2 * MiB}};
    contents.containers = {{.partition = 2, .layers = {group, linear, encrypted}}};
    model.setJudgement(judge(snapshot));
    EXPECT_THAT(row(partitions), AllOf(HasSubstr("512 bytes past"), Not(HasSubstr("✖"))));
    EXPECT_FALSE(model.index(partitions, model.columnCount() - 1).data(FitRole).isValid());
}

} // namespace
} // namespace atlas::ui
