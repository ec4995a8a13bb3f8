// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judged_disks.h"
#include "alignment/judgement.h"
#include "alignment/unread.h"
#include "alignment/what_if.h"
#include "disk/drive_overrides.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using test::askedFor;
using test::ext4AndSwap;
using test::misaligned;
using test::withEncryptedSecond;
using test::withLayer;
using test::withTwoEncryptedVolumes;
using testing::ElementsAre;
using testing::IsEmpty;

RewriteCost rewritten(const Judgement& judgement) { return std::get<RewriteCost>(judgement.writeCost().value()); }

TEST(Judge, OfAWhatIfStartOnTheGridLeavesNothingMisaligned) {
    const auto snapshot = ext4AndSwap(63);
    EXPECT_EQ(judge(snapshot).verdict.fit, Fit::Straddling);
    const auto moved = judge(snapshot, {.start = Lba{64}});
    EXPECT_EQ(moved.verdict.fit, Fit::Whole);
    EXPECT_TRUE(moved.remedies.whatIf);
    EXPECT_EQ(moved.verdict.stack.rows[1].origin, StackRowOrigin::User) << "who says where the partition starts";
    EXPECT_EQ(judge(snapshot).verdict.stack.rows[1].origin, StackRowOrigin::PartitionTable);
    EXPECT_FALSE(judge(snapshot, {.start = Lba{63}}).remedies.whatIf);
}

TEST(Judge, NamesTheFileSystemThatBeginsInsideItsPartition) {
    auto snapshot = ext4AndSwap(2048);
    snapshot.placement->bytes.first = snapshot.placement->bytes.first + ByteCount{512};
    const auto judgement = judge(snapshot);
    const auto found = std::ranges::find(judgement.found.findings, FindingKind::StartOffGrid, &Finding::kind);
    ASSERT_NE(found, judgement.found.findings.end());
    EXPECT_FALSE(found->volume.partition) << "the partition itself starts on the grid";
    EXPECT_EQ(found->numbers[0], 2048U * 512 + 512);
}

TEST(Judge, TakesTheDriveThatTheUserSays) {
    const auto snapshot = ext4AndSwap(63);
    EXPECT_EQ(judge(snapshot, {.drive = {.physicalSector = ByteCount{512}}}).verdict.fit, Fit::Whole);
    EXPECT_EQ(judge(snapshot, {.drive = {.phase = ByteOffset{3584}}}).verdict.fit, Fit::Whole);
    const auto judgement =
        judge(snapshot, {.drive = {.optimalIo = ByteCount{65536}, .eraseBlock = ByteCount{4 << 20}}});
    EXPECT_EQ(judgement.granularity(GranularityKind::Stripe).source, Source::User);
    EXPECT_EQ(judgement.granularity(GranularityKind::EraseBlock).source, Source::User);
    EXPECT_EQ(judgement.granularity(GranularityKind::PhysicalSector).source, Source::Assumption);
}

TEST(Judge, CountsWhatFlashRewritesOnTheEraseBlocksOfTheStack) {
    constexpr std::uint64_t start = 8199; // 8,199 × 512 = 4 MiB + 3,584
    auto drive = withPreset({}, findPreset("sd"));
    const auto off = judge(ext4AndSwap(start, 63), {.drive = drive});
    EXPECT_EQ(rewritten(off).units, 2U) << "some block crosses into the next erase block";
    drive.phase = ByteOffset{3584};
    const auto on = judge(ext4AndSwap(start, 63), {.drive = drive});
    EXPECT_TRUE(on.verdict.stack.rows[1].verdicts[GranularityKind::EraseBlock].isWhole());
    EXPECT_EQ(rewritten(on).units, 1U);
    EXPECT_EQ(rewritten(on).unit, on.granularity(GranularityKind::EraseBlock).grid());
    drive.eraseBlock = ByteCount{0};
    EXPECT_EQ(rewritten(judge(ext4AndSwap(start, 63), {.drive = drive})).unit, on.drive().grid()) << "pages";
}

TEST(Judge, CountsTheCostForTheKindOfDriveThatIsAsked) {
    const auto judgement = judge(ext4AndSwap(2048), {.drive = withPreset({}, findPreset("flash-16k"))});
    EXPECT_EQ(rewritten(judgement).unit.size.value, 16384U);
    EXPECT_EQ(std::get<RevolutionCost>(judgement.writeCost(true, {.rpm = 5400}).value()).rpm, 5400);
}

TEST(Judge, LeavesOutADriveThatCannotBe) {
    const auto snapshot = ext4AndSwap(63);
    EXPECT_EQ(judge(snapshot, {.drive = {.physicalSector = ByteCount{0}}}).drive(), snapshot.disk.drive);
}

TEST(Judge, SortsTheWorstFindingsFirstAndSaysTheAssumptionLast) {
    auto snapshot = ext4AndSwap(63);
    snapshot.findings = {{.kind = FindingKind::TableFaulty, .fault = TableFault{TableFaultKind::BackupDamaged}}};
    auto layout = *snapshot.layout;
    layout.findings = {{.kind = FindingKind::NeedsRecovery}, {.kind = FindingKind::SuperblockChecksum}};
    snapshot.layout = std::make_shared<const Layout>(layout);
    const auto findings = judge(snapshot).found.findings;
    ASSERT_GE(findings.size(), 5U);
    EXPECT_EQ(findings[0].kind, FindingKind::SuperblockChecksum);
    EXPECT_EQ(findings[1].kind, FindingKind::StartOffGrid) << "the root cause before what it causes";
    EXPECT_EQ(findings[findings.size() - 3].kind, FindingKind::TableFaulty) << "the disk before the volume";
    EXPECT_EQ(findings[findings.size() - 2].kind, FindingKind::NeedsRecovery);
    EXPECT_EQ(findings.back().kind, FindingKind::SectorSizeAssumed);
}

TEST(Judge, MovesALayerWithItsPartition) {
    const auto snapshot = withLayer(2048, 1 << 20);
    EXPECT_EQ(ownStart(snapshot), Lba{2048});
    const auto moved = judge(snapshot, {.start = Lba{63}});
    EXPECT_EQ(moved.verdict.alignment->start.value, 63U * 512 + (1U << 20U));
    EXPECT_EQ(moved.snapshot.layers[0].data, moved.verdict.alignment->start);
    EXPECT_EQ(moved.snapshot.disk.table.partitions[0].sectors.first, Lba{63});
}

TEST(Judge, NamesTheCuresOfWhatIsMisaligned) {
    const auto snapshot = ext4AndSwap(63, 4095);
    const auto cures = judge(snapshot).remedies.cures;
    ASSERT_EQ(cures.size(), 1U) << "partition 2 is beside the verdict";
    EXPECT_EQ(cures.front().partition, 1U);
    EXPECT_THAT(judge(snapshot, {.start = Lba{65}}).remedies.cures, IsEmpty()) << "a what-if is not to be cured";
    EXPECT_THAT(judge(snapshot, {.drive = {.physicalSector = ByteCount{512}}}).remedies.cures, IsEmpty());
}

TEST(Judge, FindsOtherPartitionsOffTheGridBesideTheVerdict) {
    auto snapshot = ext4AndSwap(2048, 4095);
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.verdict.fit, Fit::Whole);
    ASSERT_THAT(misaligned(judgement), ElementsAre(FindingKind::StartOffGrid));
    EXPECT_EQ(judgement.found.findings.front().volume.partition, 2U);
    snapshot.disk.table.partitions[1].role = PartitionRole::Extended;
    EXPECT_THAT(misaligned(judge(snapshot)), IsEmpty()) << "nobody writes to it";
}

TEST(Judge, BlamesTheLayerAndNotThePartitionThatIsOnTheGrid) {
    EXPECT_THAT(misaligned(judge(withLayer(2048, 512 * 2049))), ElementsAre(FindingKind::LayerOffGrid));
    EXPECT_THAT(misaligned(judge(withLayer(63, 1 << 20))),
                ElementsAre(FindingKind::StartOffGrid, FindingKind::LayerOffGrid));
    const auto compensated = judge(withLayer(63, 512));
    EXPECT_THAT(misaligned(compensated), IsEmpty()) << "the volume is on the grid";
    EXPECT_EQ(compensated.verdict.fit, Fit::Whole);
    EXPECT_THAT(compensated.remedies.cures, IsEmpty());
    EXPECT_THAT(compensated.found.findings,
                testing::Contains(testing::Field(&Finding::kind, FindingKind::StartCompensated)));
}
TEST(Judge, FindsTheLayerOfAnotherPartitionOffTheGrid) {
    const auto judgement = judge(withEncryptedSecond(ext4AndSwap(2048), 512 * 2049));
    EXPECT_EQ(judgement.verdict.fit, Fit::Whole);
    EXPECT_EQ(judgement.verdict.state, AlignmentState::OthersOff);
    ASSERT_THAT(misaligned(judgement), ElementsAre(FindingKind::LayerOffGrid));
    EXPECT_EQ(judgement.found.findings.front().volume.partition, 2U);
    EXPECT_EQ(judge(withEncryptedSecond(ext4AndSwap(2048), MiB)).verdict.state, AlignmentState::Whole);
    EXPECT_EQ(judge(withEncryptedSecond(ext4AndSwap(2048, 4095), 512)).verdict.state, AlignmentState::Whole)
        << "its start is off, and what is written inside is not";
}

TEST(Judge, FindsAnotherVolumeWhoseBlocksAreSmallerThanASector) {
    auto snapshot = ext4AndSwap(2048);
    snapshot.otherVolumes = {{.name = {.partition = 2}, .starts = {{4096 * 512}}, .blockSize = {1024}}};
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.verdict.fit, Fit::Whole);
    EXPECT_EQ(judgement.verdict.state, AlignmentState::Whole);
    EXPECT_THAT(misaligned(judgement), testing::IsEmpty());
    EXPECT_EQ(judgement.found.findings.front().kind, FindingKind::OtherVolumeOfSmallBlocks);
    EXPECT_EQ(judgement.found.health.warnings, 0U) << "it is no fault";
}

TEST(Judge, FindsAnotherVolumeThatStraddles) {
    auto snapshot = ext4AndSwap(2048);
    snapshot.otherVolumes = {{.name = {.partition = 2}, .starts = {{4097 * 512}}, .blockSize = {4096}}};
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.verdict.state, AlignmentState::OthersOff);
    ASSERT_THAT(misaligned(judgement), ElementsAre(FindingKind::OtherVolumeMisaligned));
    EXPECT_EQ(judge(snapshot, {.drive = {.physicalSector = ByteCount{512}}}).verdict.state, AlignmentState::Whole);
    snapshot.isVolumeNamed = true;
    EXPECT_EQ(judge(snapshot).verdict.state, AlignmentState::OthersOff)
        << "only the volumes in what was named are read";
    EXPECT_EQ(judge(snapshot).found.misalignedOthers, 1U);
}

TEST(Judge, CountsTheOtherStartsOfThePartitionThatWasNamed) {
    auto snapshot = withEncryptedSecond(ext4AndSwap(2048), 512 * 2049);
    snapshot.isVolumeNamed = true;
    snapshot.askedPartition = 1;
    EXPECT_EQ(judge(snapshot).verdict.state, AlignmentState::Whole) << "the other partition was not asked about";
    snapshot.disk.inside.containers[0].partition = 1;
    EXPECT_EQ(judge(snapshot).verdict.state, AlignmentState::OthersOff);
}

TEST(Judge, CountsVolumesOverTheLimitsAsUnread) {
    auto snapshot = ext4AndSwap(2048);
    snapshot.findings.push_back({.kind = FindingKind::VolumesNotRead, .numbers = {6}});
    EXPECT_EQ(notJudged(judge(snapshot)).others, 6U);
    EXPECT_EQ(judge(snapshot).verdict.state, AlignmentState::OthersUnread);
}

TEST(Judge, SaysOnceThatAnotherPartitionIsOff) {
    auto snapshot = ext4AndSwap(2048, 4095);
    snapshot.otherVolumes = {{.name = {.partition = 2}, .starts = {{4095 * 512}}, .blockSize = {4096}}};
    EXPECT_THAT(misaligned(judge(snapshot)), ElementsAre(FindingKind::StartOffGrid));
    snapshot.otherVolumes[0].name.partition = 1; // inside, where no partition begins
    EXPECT_THAT(misaligned(judge(snapshot)),
                ElementsAre(FindingKind::StartOffGrid, FindingKind::OtherVolumeMisaligned));
}

TEST(Judge, CountsNoStartThatIsCompensated) {
    auto snapshot = withLayer(63, 512);
    snapshot.disk.table.partitions.pop_back();
    snapshot.layout.reset();
    snapshot.placement.reset();
    const auto judgement = judge(snapshot);
    const auto starts = coveredStarts(judgement.verdict.starts);
    EXPECT_EQ(starts.total, 1U) << "that of the layer";
    EXPECT_EQ(starts.off, 0U);
    for (const auto& row : judgement.verdict.stack.rows) {
        EXPECT_EQ(row.verdicts[0].compensated, row.kind == StackRowKind::Partition);
    }
}

TEST(Judge, ShowsInTheStackTheStartsThatItCounts) {
    const auto judgement = judge(withTwoEncryptedVolumes());
    const auto covered = coveredStarts(judgement.verdict.starts);
    EXPECT_EQ(covered.total, 4U) << "of the partition, the physical volume and two volumes in it";
    EXPECT_EQ(covered.off, 1U);
    const auto shown = judgement.verdict.stack.startsOn(GranularityKind::PhysicalSector);
    EXPECT_EQ(shown.total, covered.total);
    EXPECT_EQ(shown.off, covered.off);
    const auto& last = judgement.verdict.stack.rows.back();
    ASSERT_EQ(last.kind, StackRowKind::Layer);
    EXPECT_EQ(last.first.value, 5 * MiB + 512);
    EXPECT_EQ(last.within.value, 2 * MiB) << "beside the first volume, not in it";
}

TEST(Judge, ShowsInTheStackNoOtherPartitionThanTheOneAskedFor) {
    auto snapshot = askedFor(2, withEncryptedSecond(ext4AndSwap(63), 512 * 2049));
    snapshot.layout.reset();
    snapshot.placement.reset();
    const auto judgement = judge(snapshot);
    const auto shown = judgement.verdict.stack.startsOn(GranularityKind::PhysicalSector);
    EXPECT_EQ(shown.total, coveredStarts(judgement.verdict.starts).total);
    EXPECT_EQ(shown.total, 2U) << "of partition 2 and the layer in it";
}

TEST(Judge, CompensatesAStartOnEveryGranularity) {
    auto snapshot = withLayer(2049, 512 * 2047); // off the first MiB, its data on the second
    snapshot.disk.table.partitions.pop_back();
    snapshot.layout.reset();
    snapshot.placement.reset();
    const auto judgement = judge(snapshot, {.marked = GranularityKind::Partitioning});
    const auto shown = judgement.verdict.stack.startsOn(GranularityKind::Partitioning);
    EXPECT_EQ(shown.total, 1U) << "the data of the layer; the partition's own start does not matter";
    EXPECT_EQ(shown.off, 0U);
    EXPECT_THAT(judgement.marks.off, IsEmpty()) << "as the views mark";
}

} // namespace
} // namespace atlas
