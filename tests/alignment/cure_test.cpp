// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/diagnosis.h"
#include "alignment/judgement.h"
#include "disk/drive_overrides.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

Alignment alignmentOf(const Snapshot& snapshot) {
    return align(*snapshot.layout, *snapshot.placement, snapshot.disk.drive.grid());
}

TEST(Cures, AreNoneWhereAllIsWhole) {
    const auto snapshot = test::syntheticSnapshot({.groups = {4}}, {2048});
    EXPECT_THAT(curesOf(snapshot), testing::IsEmpty());
}

TEST(Cures, BlameThePartitionStartOnceAndNotEachStructure) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {63});
    snapshot.disk.size = {snapshot.disk.size.value + (std::uint64_t{4} << 20)};
    const auto alignment = alignmentOf(snapshot);
    const auto cures = curesOf(snapshot);
    ASSERT_EQ(cures.size(), 1U);
    EXPECT_EQ(cures[0].cause, CauseKind::PartitionStart);
    EXPECT_EQ(cures[0].past.value, 3584U);
    EXPECT_EQ(cures[0].madeWhole(), alignment.total().total());
    ASSERT_TRUE(cures[0].move());
    EXPECT_EQ(cures[0].move()->start, Lba{2048});
}

TEST(Cures, DestroyNoDataForSmallBlocks) {
    const test::Geometry small{.blockSize = {1024}, .groups = {4}, .inodesPerGroup = 1024};
    EXPECT_THAT(curesOf(test::syntheticSnapshot(small, {2048})), testing::IsEmpty());
    const auto off = curesOf(test::syntheticSnapshot(small, {63}));
    ASSERT_EQ(off.size(), 1U);
    EXPECT_EQ(off[0].cause, CauseKind::PartitionStart);
}

TEST(Cures, BlameBlocksThatCannotBeMounted) {
    auto snapshot = test::syntheticSnapshot({.blockSize = {1024}, .groups = {4}, .inodesPerGroup = 1024}, {2048});
    snapshot.disk.drive = *apply(withPreset({}, findPreset("4kn")), snapshot.disk.drive);
    const auto cures = curesOf(snapshot);
    ASSERT_EQ(cures.size(), 1U);
    EXPECT_EQ(cures[0].cause, CauseKind::BlockSmallerThanSector);
    EXPECT_EQ(cures[0].newBlocks(), ByteCount{4096});
}

TEST(Cures, BlameTheLayerInAnAlignedPartition) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {2048});
    const auto partition = snapshot.placement->bytes.first;
    snapshot.layers = {{.kind = LayerKind::MdMember,
                        .header = partition,
                        .data = partition + ByteCount{512 * 2049},
                        .readable = true}};
    snapshot.placement->bytes.first = snapshot.layers[0].data;
    const auto cures = curesOf(snapshot);
    ASSERT_EQ(cures.size(), 1U);
    EXPECT_EQ(cures[0].cause, CauseKind::LayerOffset);
    EXPECT_EQ(cures[0].layer->kind, LayerKind::MdMember);
}

TEST(Cures, NameABogusStripeWidth) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {2048});
    auto layout = *snapshot.layout;
    layout.filesystem.raidStripeWidth = 8191;
    snapshot.layout = std::make_shared<Layout>(std::move(layout));
    const auto cures = curesOf(snapshot);
    ASSERT_EQ(cures.size(), 1U);
    EXPECT_EQ(cures[0].cause, CauseKind::BogusStripeWidth);
}

TEST(Cures, MoveNothingToAStripeOfNoArray) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {2049});
    auto layout = *snapshot.layout;
    layout.filesystem.raidStride = 16;
    layout.filesystem.raidStripeWidth = 8190;
    snapshot.layout = std::make_shared<Layout>(std::move(layout));
    const auto cures = curesOf(snapshot);
    ASSERT_EQ(cures.size(), 2U);
    EXPECT_EQ(cures[0].cause, CauseKind::PartitionStart);
    EXPECT_EQ(cures[1].cause, CauseKind::BogusStripeWidth);
}

/// A partition on a device that begins 1 MiB and 12,800 bytes into its disk: the boundaries of the disk are elsewhere on it.
TEST(Cures, MoveOntoTheBoundariesOfTheDiskBelow) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {2048});
    auto& disk = snapshot.disk;
    disk.size.value += 64 * MiB;
    disk.drive.eraseBlock = {{4 * MiB}, Source::User};
    const Piece all{.above = {{0}, disk.size}, .at = {MiB + 12800}};
    disk.devices = {{.kind = BlockDeviceKind::Mapper, .name = "dm-0"},
                    {.kind = BlockDeviceKind::Disk, .name = "sda", .depth = 1, .pieces = {all}}};
    const auto cures = judge(snapshot).remedies.cures;
    ASSERT_EQ(cures.size(), 1U);
    ASSERT_TRUE(cures[0].move());
    const auto start = byteOf(cures[0].move()->start, {512});
    EXPECT_EQ((start.value + MiB + 12800) % (4 * MiB), 0U) << "an erase block of sda";
    EXPECT_EQ(cures[0].after.on(GranularityKind::EraseBlock).past.value, 0U);
}

TEST(Stack, CountsWhereAMemberBeginsNotHowItsBlocksLie) {
    const auto snapshot = test::syntheticSnapshot({.blockSize = {1024}, .groups = {4}}, {2048});
    const auto alignment = alignmentOf(snapshot);
    const auto stack = stackOf(snapshot, &alignment, {{.member = {.name = "sda"}, .fit = Fit::Partial}});
    ASSERT_TRUE(stack.rows[1].verdicts[0].partial);
    EXPECT_EQ(stack.startsOn(GranularityKind::PhysicalSector).off, 0U);
    EXPECT_GE(stack.startsOn(GranularityKind::PhysicalSector).total, 2U);
}

TEST(Stack, HasAVerdictForEachGranularityOfItsOwn) {
    const auto snapshot = test::syntheticSnapshot({.groups = {4}}, {64});
    const auto alignment = alignmentOf(snapshot);
    const auto stack = stackOf(snapshot, &alignment, {});
    ASSERT_GE(stack.rows.size(), 4U);
    const auto& partition = stack.rows[1];
    ASSERT_EQ(partition.kind, StackRowKind::Partition);
    EXPECT_EQ(partition.verdicts[0], (GranularityVerdict{true, {0}}));
    EXPECT_EQ(partition.verdicts[1], (GranularityVerdict{true, {64 * 512}}));
    EXPECT_FALSE(partition.verdicts[2].known);
    EXPECT_FALSE(partition.verdicts[3].known);
    EXPECT_EQ(stack.rows.back().kind, StackRowKind::Structures);
    EXPECT_EQ(stack.rows.back().fits.misaligned(), 0U);
}

} // namespace
} // namespace atlas
