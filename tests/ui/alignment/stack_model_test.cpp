// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"
#include "disk/drive_overrides.h"
#include "layout/layout.h"
#include "tests/ui/session/fixture.h"
#include "ui/alignment/alignment_answer.h"
#include "ui/alignment/cost_table.h"
#include "ui/alignment/stack_model.h"
#include "ui/session/structure_copies.h"
#include "ui/text/qt_text.h"
#include "ui/widgets/item_roles.h"

#include <QAbstractItemModelTester>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

using Reporting = QAbstractItemModelTester::FailureReportingMode;

class StackModelTest : public testing::Test {
protected:
    Snapshot snapshot = test::twoPartitions();
    StackModel model;
    QAbstractItemModelTester tester{&model, Reporting::Fatal};

    void show(const Overrides& overrides = {}) { model.setJudgement(judge(snapshot, overrides)); }
    [[nodiscard]] QModelIndex at(int row, StackColumn column) const {
        return model.index(row, static_cast<int>(column));
    }
    [[nodiscard]] QString cell(int row, StackColumn column) const { return at(row, column).data().toString(); }
    [[nodiscard]] QString heading(StackColumn column) const {
        return model.headerData(static_cast<int>(column), Qt::Horizontal).toString();
    }
    [[nodiscard]] QString tip(StackColumn column) const {
        return model.headerData(static_cast<int>(column), Qt::Horizontal, Qt::ToolTipRole).toString();
    }
    [[nodiscard]] bool red(int row, StackColumn column) const {
        const auto fit = at(row, column).data(FitRole);
        return fit.isValid() && fit.toInt() != static_cast<int>(Fit::Whole);
    }
};

TEST_F(StackModelTest, WritesTheWorkingOut) {
    show();
    EXPECT_EQ(heading(StackColumn::Layer), "Layer");
    EXPECT_EQ(heading(StackColumn::KnownFrom), "Known from");
    EXPECT_EQ(cell(0, StackColumn::Layer), "Disk image (512 B logical sectors)");
    EXPECT_EQ(cell(1, StackColumn::Layer), "Partition 2");
    EXPECT_EQ(cell(1, StackColumn::FirstByte), "2,148,564,480");
    EXPECT_EQ(cell(1, StackColumn::PhysicalSector), "✖ +3,584");
    EXPECT_EQ(cell(1, StackColumn::Partitioning), "✖ +32,256");
    EXPECT_EQ(cell(1, StackColumn::Working), "4,196,415 × 512 = 2,148,564,480; mod 4,096 = 3,584");
    EXPECT_EQ(cell(1, StackColumn::KnownFrom), "GPT");
    EXPECT_EQ(at(1, StackColumn::Partitioning).data(Qt::ToolTipRole).toString(),
              "2,148,564,480 mod 1,048,576 = 32,256");
    EXPECT_TRUE(red(1, StackColumn::PhysicalSector));
    EXPECT_FALSE(red(0, StackColumn::PhysicalSector));
}

TEST_F(StackModelTest, TellsTheSectorsOfThePresetBesideTheirSource) {
    show({.drive = withPreset({}, findPreset("4kn"))});
    EXPECT_EQ(cell(0, StackColumn::Layer), "Disk image (4,096 B logical sectors)");
    EXPECT_EQ(cell(0, StackColumn::KnownFrom), "set by you");
}

TEST_F(StackModelTest, AnUnknownGranularityStaysUnknown) {
    show();
    EXPECT_EQ(heading(StackColumn::Stripe), "RAID stripe\nunknown");
    EXPECT_EQ(cell(1, StackColumn::Stripe), "unknown");
    EXPECT_EQ(cell(1, StackColumn::EraseBlock), "unknown");
    EXPECT_FALSE(at(1, StackColumn::EraseBlock).data(FitRole).isValid());
}

TEST_F(StackModelTest, TakesTheUsersGranularities) {
    show({.drive = {.optimalIo = ByteCount{2 << 20}, .eraseBlock = ByteCount{4 << 20}}});
    EXPECT_EQ(heading(StackColumn::Stripe), "RAID stripe\n2 MiB");
    EXPECT_EQ(cell(1, StackColumn::Stripe), "✖ +1,080,832") << "2,148,564,480 − 1,024 × 2,097,152";
    EXPECT_EQ(cell(1, StackColumn::EraseBlock), "✖ +1,080,832");
    EXPECT_EQ(tip(StackColumn::EraseBlock), "4 MiB (set by you)");
}

TEST_F(StackModelTest, TellsTheFirstBoundaryOfAGranularity) {
    show({.drive = {.phase = ByteOffset{3584}}});
    EXPECT_EQ(tip(StackColumn::PhysicalSector), "4 KiB (assumed); the first boundary is byte 3,584");
    show();
    EXPECT_EQ(tip(StackColumn::Partitioning), "1 MiB (convention of partitioning tools)");
}

TEST_F(StackModelTest, SaysWhyAGranularityIsUnknown) {
    show();
    EXPECT_EQ(tip(StackColumn::EraseBlock), "Unknown: the drive reports none. Set it below the table.");
    EXPECT_TRUE(tip(StackColumn::Stripe).startsWith("Unknown: neither the drive nor the superblock gives one."));
    snapshot.disk.drive.optimalIo = {{65024}, Source::Device};
    show();
    EXPECT_EQ(tip(StackColumn::Stripe),
              "Unknown; reported: 65,024 B (reported by the device): bogus, not a multiple of "
              "the physical sector; not a stripe. Set it below the table.");
    snapshot.disk.drive.optimalIo = {};
    auto layout = std::make_shared<Layout>(*snapshot.layout);
    layout->filesystem.raidStride = 16;
    layout->filesystem.raidStripeWidth = 17;
    snapshot.layout = layout;
    show();
    EXPECT_EQ(tip(StackColumn::Stripe),
              "Unknown; the stripe width of 17 blocks in the superblock is bogus. Set it below the table.");
}

TEST_F(StackModelTest, ABogusOptimalIoIsCalledWhatItIs) {
    snapshot.disk.drive.optimalIo.value = bogusOptimalIo;
    show();
    EXPECT_EQ(heading(StackColumn::Stripe), "RAID stripe\nunknown");
    EXPECT_TRUE(tip(StackColumn::Stripe).contains("33,553,920"));
}

TEST_F(StackModelTest, StructuresAreJudgedOnTheSectorAlone) {
    show();
    int row = 0;
    while (row < model.rowCount() && model.structureAt(row) != RegionKind::InodeTable) {
        ++row;
    }
    ASSERT_GT(row, 2);
    ASSERT_LT(row, model.rowCount());
    EXPECT_EQ(cell(row, StackColumn::PhysicalSector), "✖ 128 straddle");
    EXPECT_EQ(cell(row, StackColumn::Stripe), "—");
    EXPECT_EQ(cell(row, StackColumn::KnownFrom), "group descriptors");
    EXPECT_TRUE(cell(row, StackColumn::Working).startsWith("block "));
}

TEST_F(StackModelTest, NothingIsRedOnAnAlignedDisk) {
    snapshot = test::twoPartitions(4196352);
    show();
    EXPECT_EQ(cell(1, StackColumn::PhysicalSector), "✓");
    for (int row = 0; row < model.rowCount(); ++row) {
        for (int column = 0; column < stackColumnCount; ++column) {
            EXPECT_FALSE(red(row, static_cast<StackColumn>(column))) << row << ", " << column;
        }
    }
}

TEST_F(StackModelTest, AWhatIfMovesThePartitionAndItsLayers) {
    const auto first = bytesOf(snapshot.disk, snapshot.disk.table.partitions[1]).first;
    snapshot.layers = {{.kind = LayerKind::Luks2, .header = first, .data = first + ByteCount{16 << 20}}};
    snapshot.placement->bytes.first += ByteCount{16 << 20};
    show({.start = Lba{4196352}});
    EXPECT_EQ(cell(1, StackColumn::Working), "4,196,352 × 512 = 2,148,532,224; mod 4,096 = 0");
    EXPECT_EQ(cell(1, StackColumn::KnownFrom), "set by you");
    EXPECT_EQ(cell(2, StackColumn::Layer), "LUKS2 data");
    EXPECT_EQ(cell(2, StackColumn::FirstByte), "2,165,309,440");
    EXPECT_EQ(cell(3, StackColumn::PhysicalSector), "✓");
}

TEST_F(StackModelTest, ADiskWithoutExtHasTheDiskAndItsPartitions) {
    snapshot.layout = nullptr;
    snapshot.placement.reset();
    show();
    ASSERT_EQ(model.rowCount(), 3);
    EXPECT_TRUE(model.index(1, 0).data().toString().startsWith("Partition 1"));
    EXPECT_TRUE(model.index(2, 0).data().toString().startsWith("Partition 2"));
    for (int row = 0; row < model.rowCount(); ++row) {
        EXPECT_FALSE(model.structureAt(row)) << row;
    }
}

TEST(AlignmentAnswer, SaysItWithTheArithmetic) {
    const auto snapshot = test::twoPartitions();
    const auto own = judge(snapshot, {});
    const auto total = own.verdict.alignment->total().total();
    const auto answer = answerOf(own, own, {});
    EXPECT_EQ(answer.verdict.toStdString(),
              "✖ All " + std::to_string(total) + " structures are misaligned: they straddle physical sectors.");
    EXPECT_TRUE(answer.working.startsWith("Partition 2 starts at 4,196,415 × 512 = 2,148,564,480; mod 4,096 = 3,584."));
    EXPECT_TRUE(answer.working.endsWith("(assumed)."));
    EXPECT_TRUE(answer.change.isEmpty());
    const auto moved = answerOf(judge(snapshot, {.start = Lba{2048}}), own, {});
    EXPECT_TRUE(moved.verdict.startsWith("✖ There is no room")) << moved.verdict.toStdString();
    EXPECT_TRUE(moved.verdict.contains("overlap partition 1. What if: All ")) << moved.verdict.toStdString();
    EXPECT_EQ(moved.verdict.count(u'✓') + moved.verdict.count(u'✖'), 1) << "one mark, in front";
    EXPECT_TRUE(moved.working.startsWith("Partition 2 starts at 2,048 × 512 = 1,048,576; mod 4,096 = 0."));
    EXPECT_TRUE(moved.change.startsWith("0 misaligned structures here, " + QString::number(total)));
}

TEST(AlignmentAnswer, ComparesNoCostWhereNothingCanBeWritten) {
    const auto snapshot =
        test::twoPartitions(4196415, {.blockSize = {1024}, .groups = {4}, .inodesPerGroup = 1024, .journalBlocks = 0});
    const auto on4Kn = withPreset({}, findPreset("4kn"));
    const auto own = judge(snapshot, {.drive = on4Kn});
    ASSERT_EQ(own.verdict.state, AlignmentState::Unmountable);
    const auto moved = judge(snapshot, {.drive = on4Kn, .start = Lba{4196416}});
    ASSERT_TRUE(moved.remedies.whatIf);
    EXPECT_EQ(answerOf(moved, own, {}).change, QString());
    EXPECT_TRUE(answerOf(moved, own, {}).verdict.contains("What if: "));
    const auto mountable = answerOf(judge(snapshot, {.start = Lba{4196416}}), judge(snapshot), {});
    EXPECT_TRUE(mountable.change.contains("read-modify-writes")) << mountable.change.toStdString();
}

/// Partition 1, at logical sector 63, holds XFS in a LUKS container whose data start `offset` bytes into it.
Snapshot encryptedXfs(std::uint64_t offset) {
    Snapshot snapshot;
    snapshot.disk.size = {std::uint64_t{1} << 30};
    snapshot.disk.table.kind = TableKind::Mbr;
    snapshot.disk.table.partitions = {test::partition(1, {{63}, {1 << 20}}, "crypto_LUKS")};
    const ByteOffset first{63 * 512};
    snapshot.layers = {{.kind = LayerKind::Luks2, .header = first, .data = first + ByteCount{offset}}};
    return snapshot;
}

QString workingOf(const Snapshot& snapshot) {
    const auto judgement = judge(snapshot);
    return answerOf(judgement, judgement, {}).working;
}

TEST(AlignmentAnswer, WritesOutTheStartsThatAreOffWithoutExt) {
    EXPECT_TRUE(workingOf(encryptedXfs(16 << 20))
                    .startsWith("Partition 1: 63 × 512 = 32,256; mod 4,096 = 3,584. LUKS2 data: 16,809,472 mod 4,096 = "
                                "3,584. This disk holds no ext2"));
}

TEST(AlignmentAnswer, WritesOutNoStartWhosePayloadIsOnTheSectors) {
    EXPECT_TRUE(workingOf(encryptedXfs((16 << 20) + 512)).startsWith("This disk holds no ext2"));
}

TEST(AlignmentAnswer, WritesOutTheStartOfAnArrayOnAMemberThatIsOff) {
    Snapshot snapshot;
    snapshot.disk.size = {std::uint64_t{1} << 30};
    snapshot.disk.isDevice = true;
    snapshot.disk.content.type = "xfs";
    const Piece all{.above = {{0}, snapshot.disk.size}, .at = {63 * 512}};
    snapshot.disk.devices = {{.kind = BlockDeviceKind::Md, .name = "md0"},
                             {.kind = BlockDeviceKind::Disk, .name = "sda", .depth = 1, .pieces = {all}}};
    EXPECT_TRUE(workingOf(snapshot).startsWith("Disk: (0 − 512) mod 4,096 = 3,584. This disk holds no ext2"));
}

// 7,200 revolutions per minute take 8.33 ms each; the expected values were measured on such a drive.
TEST(CostSentence, GivesTheModelsFigures) {
    const auto misaligned = costSentence(judge(test::twoPartitions(), {}), RevolutionCost{.rpm = 7200});
    EXPECT_EQ(misaligned.toStdString(), "A synced write of one block of 4 KiB takes 1 + 2 = 3 revolutions of 8.33 ms: "
                                        "25 ms, 40 a second instead of 120.");
    const auto whole = costSentence(judge(test::twoPartitions(4196352), {}), RevolutionCost{.rpm = 7200});
    EXPECT_EQ(whole.toStdString(),
              "A synced write of one block of 4 KiB takes 1 + 0 = 1 revolution of 8.33 ms: 120 a second.");
}

TEST(CostSentence, CountsOnFlashWhatIsRewritten) {
    const auto judgement = judge(test::twoPartitions(4194304 + 2048), {.drive = withPreset({}, findPreset("sd"))});
    const auto onSd = costSentence(judgement, judgement.writeCost().value());
    EXPECT_EQ(onSd.toStdString(), "At worst, a synced write of one block of 4,096 B rewrites 1 unit of 4 MiB: 1,024.0 "
                                  "bytes written for each byte requested.");
}

TEST(CostTable, AddsUpWhatTheAlignmentCounts) {
    const auto alignment = judge(test::twoPartitions(), {}).verdict.alignment.value();
    CostTable table;
    const QAbstractItemModelTester tester(&table, Reporting::Fatal);
    table.setCosts(alignment, {});
    const int last = table.rowCount() - 1;
    const auto cell = [&](CostColumn column) { return table.index(last, static_cast<int>(column)).data().toString(); };
    EXPECT_EQ(cell(CostColumn::Structure), "All metadata once");
    EXPECT_EQ(cell(CostColumn::ReadModifyWrites).remove(','), QString::number(alignment.totalReadModifyWrites()));
    EXPECT_TRUE(table.index(last, 0).data(EmphasisRole).toBool());
}

TEST(StructureWorking, WritesOneStructureOut) {
    const auto snapshot = test::twoPartitions();
    const auto judgement = judge(snapshot, {});
    const auto bitmap = snapshot.layout->groups.blockBitmap[0];
    const auto byte = 2148564480 + bitmap.value * 4096;
    EXPECT_EQ(placeName(judgement, BlockPlace{bitmap}), "block bitmap of group 0");
    EXPECT_EQ(placeName(judgement, GroupPlace{{21}}), "group 21");
    const auto words = structureWorking(judgement, {bitmap, BlockCount{1}});
    EXPECT_TRUE(words.contains("× 4,096 + 2,148,564,480 = " + QString::fromStdString(grouped(byte)) +
                               "; mod 4,096 = 3,584: straddling"))
        << words.toStdString();
    const auto jumper =
        structureWorking(judge(snapshot, {.drive = {.phase = ByteOffset{3584}}}), {bitmap, BlockCount{1}});
    EXPECT_TRUE(jumper.contains(" − 3,584) mod 4,096 = 0: whole")) << jumper.toStdString();
}

TEST(StructureWorking, SaysFromWhereAStructureIsNotThere) {
    auto snapshot = test::twoPartitions();
    auto cut = *snapshot.layout;
    const auto table = cut.inodeTableOf(GroupNumber{21});
    const auto missing = table.first + BlockCount{1};
    setAvailable(cut, bytesOf(missing - BlockNumber{0}, cut.filesystem.blockSize));
    snapshot.layout = std::make_shared<const Layout>(std::move(cut));
    const auto judgement = judge(snapshot, {});
    const auto partly = structureWorking(judgement, table);
    EXPECT_TRUE(partly.contains("straddling") && partly.endsWith(" — from block " + number(missing.value) +
                                                                 " on it lies past the end of the image or partition"))
        << partly.toStdString();
    EXPECT_TRUE(structureWorking(judgement, {missing, {1}}).endsWith("so its bytes are missing"));
    EXPECT_FALSE(structureWorking(judgement, {table.first, {1}}).contains("past the end")) << "it is there";
}

TEST(StructureWorking, JudgesTheFirstByteOfWhatBeginsThereOnly) {
    auto snapshot = test::twoPartitions();
    auto layout = *snapshot.layout;
    const auto table = layout.inodeTableOf(GroupNumber{21});
    auto& journal = layout.files.front();
    const auto whole = journal.extents.front();
    const BlockCount half{whole.count.value / 2};
    journal.extents = {{whole.first + half, whole.count - half}, {whole.first, half}}; // it begins in its middle
    snapshot.layout = std::make_shared<const Layout>(resolve(static_cast<LayoutClaims>(layout)));
    const auto judgement = judge(snapshot, {.marked = GranularityKind::Partitioning});
    const auto hasFirstByte = [&](BlockInterval blocks) {
        return structureWorking(judgement, blocks).contains("first byte");
    };
    EXPECT_TRUE(hasFirstByte(table));
    EXPECT_TRUE(hasFirstByte({table.first, {1}}));
    EXPECT_FALSE(hasFirstByte({table.first + BlockCount{5}, {1}})) << "the middle of a structure";
    EXPECT_FALSE(hasFirstByte(layout.filesystem.blocksOf(GroupNumber{3}))) << "a group is no structure";
    EXPECT_FALSE(hasFirstByte({whole.first, {1}})) << "a later extent";
}

} // namespace
} // namespace atlas::ui
