// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/fixture.h"
#include "ui/session/whereabouts.h"

#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

TEST(Whereabouts, CountsABlockInEveryUnit) {
    const auto snapshot = test::twoPartitions();
    const auto bitmap = snapshot.layout->groups.blockBitmap[21];
    const auto where = whereabouts(snapshot, judge(snapshot, {}), bitmap);
    const std::uint64_t byte = 4196415ULL * 512 + bitmap.value * 4096;
    EXPECT_EQ(where.byte.value, byte);
    EXPECT_EQ(where.sector.value, byte / 512);
    EXPECT_EQ(where.physicalSector, byte / 4096);
    EXPECT_EQ(where.inPhysicalSector.value, 3584U);
    EXPECT_EQ(where.structure, RegionKind::BlockBitmap);
    EXPECT_EQ(where.owner, GroupNumber{21});
    EXPECT_EQ(where.group, snapshot.layout->filesystem.groupOf(bitmap));
    EXPECT_EQ(where.fit, Fit::Straddling);
    EXPECT_EQ(where.readModifyWrites, 2);
    EXPECT_EQ(where.partition, 2U);
}

TEST(Whereabouts, CountsPhysicalSectorsFromTheOneThatHoldsByte0) {
    const auto snapshot = test::twoPartitions();
    const auto judgement = judge(snapshot, {.phase = ByteOffset{3584}});
    EXPECT_EQ(whereabouts(snapshot, judgement, ByteOffset{0}).physicalSector, 0U);
    EXPECT_EQ(whereabouts(snapshot, judgement, ByteOffset{0}).inPhysicalSector.value, 512U);
    EXPECT_EQ(whereabouts(snapshot, judgement, ByteOffset{3583}).physicalSector, 0U);
    EXPECT_EQ(whereabouts(snapshot, judgement, ByteOffset{3584}).physicalSector, 1U);
    EXPECT_EQ(whereabouts(snapshot, judgement, ByteOffset{3584}).inPhysicalSector.value, 0U);
}

TEST(Whereabouts, KnowsNothingOfBlocksOutsideTheVolume) {
    const auto snapshot = test::twoPartitions();
    const auto where = whereabouts(snapshot, judge(snapshot, {}), ByteOffset{2048 * 512});
    EXPECT_FALSE(where.block);
    EXPECT_FALSE(where.fit);
    EXPECT_EQ(where.partition, 1U);
}

TEST(Judgement, AWhatIfStartOnTheGridLeavesNothingMisaligned) {
    const auto snapshot = test::twoPartitions();
    EXPECT_EQ(judge(snapshot, {}).alignment.verdict, Fit::Straddling);
    const auto moved = judge(snapshot, {.start = Lba{4196352}});
    EXPECT_EQ(moved.alignment.verdict, Fit::Whole);
    EXPECT_TRUE(moved.whatIf);
    EXPECT_FALSE(judge(snapshot, {.start = Lba{4196415}}).whatIf);
}

TEST(Judgement, PhysicalSectorAndPhaseAreTheUsersToSay) {
    const auto snapshot = test::twoPartitions();
    EXPECT_EQ(judge(snapshot, {.physicalSector = ByteCount{512}}).alignment.verdict, Fit::Whole);
    EXPECT_EQ(judge(snapshot, {.phase = ByteOffset{3584}}).alignment.verdict, Fit::Whole);
    EXPECT_EQ(judge(snapshot, {.physicalSector = ByteCount{512}}).drive.physicalSector.source, Source::User);
}

TEST(Judgement, WorstFindingsComeFirstAndTheAssumptionIsSaid) {
    const auto findings = judge(test::twoPartitions(), {}).findings;
    ASSERT_GE(findings.size(), 2U);
    EXPECT_EQ(findings.front().kind, FindingKind::StartOffGrid);
    EXPECT_EQ(findings.back().kind, FindingKind::SectorSizeAssumed);
    EXPECT_TRUE(std::ranges::is_sorted(findings, std::ranges::greater{}, &Finding::severity));
}

TEST(Judgement, ALayerMovesWithItsPartition) {
    auto snapshot = test::twoPartitions(2048);
    snapshot.placement->bytes.first += ByteCount{1 << 20}; // as behind a header of 1 MiB
    EXPECT_EQ(ownStart(snapshot), Lba{2048});
    EXPECT_EQ(judge(snapshot, {.start = Lba{63}}).alignment.start.value, 63U * 512 + (1U << 20U));
    snapshot.placement->partition.reset();
    EXPECT_EQ(ownStart(snapshot), Lba{4096});
}

TEST(Judgement, NamesTheRemedyOfWhatIsMisaligned) {
    const auto snapshot = test::twoPartitions(63 + 8000);
    const auto judgement = judge(snapshot, {});
    ASSERT_FALSE(judgement.remedies.empty());
    EXPECT_EQ(judgement.remedies.front().partition, 2U);
    EXPECT_TRUE(judge(snapshot, {.start = Lba{64}}).remedies.empty());
    EXPECT_TRUE(judge(snapshot, {.physicalSector = ByteCount{512}}).remedies.empty());
}

TEST(Judgement, PartitionsWithoutExtAreJudgedByTheirStart) {
    auto snapshot = test::twoPartitions(2048);
    snapshot.disk.table.partitions[0].sectors.first = Lba{63};
    const auto findings = judge(snapshot, {}).findings;
    EXPECT_EQ(findings.front().kind, FindingKind::StartOffGrid);
    EXPECT_EQ(findings.front().partition, 1U);
    snapshot.disk.table.partitions[0].role = PartitionRole::Extended;
    EXPECT_NE(judge(snapshot, {}).findings.front().kind, FindingKind::StartOffGrid);
}

} // namespace
} // namespace atlas::ui
