// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judge.h"
#include "alignment/not_judged.h"
#include "alignment/verdict_basis.h"
#include "alignment/what_if.h"
#include "disk/drive_preset.h"
#include "layout/finding_severity.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

Partition swapAt(std::uint32_t number, std::uint64_t sector) {
    Partition swap;
    swap.number = number;
    swap.sectors = {{sector}, {2048}};
    swap.content.type = "swap";
    return swap;
}

/// Partition 1 contains the volume and begins at LBA `start`; partition 2 contains swap and begins at LBA `swap`.
Snapshot twoPartitions(std::uint64_t start, std::uint64_t swap = 4096) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {start});
    snapshot.disk.table.partitions.push_back(swapAt(2, swap));
    return snapshot;
}

/// Inserts a layer with a header of `header` bytes between partition 1 and the volume.
Snapshot withLayer(std::uint64_t start, std::uint64_t header) {
    auto snapshot = twoPartitions(start);
    auto& first = snapshot.placement->bytes.first;
    snapshot.layers = {{.kind = LayerKind::MdMember, .header = first, .data = first + ByteCount{header}}};
    first = snapshot.layers[0].data;
    return snapshot;
}

std::vector<FindingKind> misaligned(const Judgement& judgement) {
    std::vector<FindingKind> kinds;
    for (const auto& finding : judgement.findings) {
        if (severityOf(finding) == Severity::Misaligned && finding.kind != FindingKind::StructuresMisaligned) {
            kinds.push_back(finding.kind);
        }
    }
    return kinds;
}

RewriteCost rewritten(const Judgement& judgement) { return std::get<RewriteCost>(judgement.writeCost().value()); }

using testing::ElementsAre;
using testing::IsEmpty;

Snapshot askedFor(std::uint32_t partition, Snapshot snapshot) {
    snapshot.askedPartition = partition;
    return snapshot;
}

TEST(Judge, OfAWhatIfStartOnTheGridLeavesNothingMisaligned) {
    const auto snapshot = twoPartitions(63);
    EXPECT_EQ(judge(snapshot).verdict, Fit::Straddling);
    const auto moved = judge(snapshot, {.start = Lba{64}});
    EXPECT_EQ(moved.verdict, Fit::Whole);
    EXPECT_TRUE(moved.whatIf);
    EXPECT_EQ(moved.stack.rows[1].origin, StackRowOrigin::User) << "who says where the partition starts";
    EXPECT_EQ(judge(snapshot).stack.rows[1].origin, StackRowOrigin::PartitionTable);
    EXPECT_FALSE(judge(snapshot, {.start = Lba{63}}).whatIf);
}

TEST(Judge, NamesTheFileSystemThatBeginsInsideItsPartition) {
    auto snapshot = twoPartitions(2048);
    snapshot.placement->bytes.first = snapshot.placement->bytes.first + ByteCount{512};
    const auto judgement = judge(snapshot);
    const auto found = std::ranges::find(judgement.findings, FindingKind::StartOffGrid, &Finding::kind);
    ASSERT_NE(found, judgement.findings.end());
    EXPECT_FALSE(found->volume.partition) << "the partition itself starts on the grid";
    EXPECT_EQ(found->numbers[0], 2048U * 512 + 512);
}

TEST(Judge, TakesTheDriveThatTheUserSays) {
    const auto snapshot = twoPartitions(63);
    EXPECT_EQ(judge(snapshot, {.drive = {.physicalSector = ByteCount{512}}}).verdict, Fit::Whole);
    EXPECT_EQ(judge(snapshot, {.drive = {.phase = ByteOffset{3584}}}).verdict, Fit::Whole);
    const auto judgement =
        judge(snapshot, {.drive = {.optimalIo = ByteCount{65536}, .eraseBlock = ByteCount{4 << 20}}});
    EXPECT_EQ(judgement.granularity(GranularityKind::Stripe).source, Source::User);
    EXPECT_EQ(judgement.granularity(GranularityKind::EraseBlock).source, Source::User);
    EXPECT_EQ(judgement.granularity(GranularityKind::PhysicalSector).source, Source::Assumption);
}

TEST(Judge, CountsWhatFlashRewritesOnTheEraseBlocksOfTheStack) {
    constexpr std::uint64_t start = 8199; // 8,199 × 512 = 4 MiB + 3,584
    auto drive = withPreset({}, findPreset("sd"));
    const auto off = judge(twoPartitions(start, 63), {.drive = drive});
    EXPECT_EQ(rewritten(off).units, 2U) << "some block crosses into the next erase block";
    drive.phase = ByteOffset{3584};
    const auto on = judge(twoPartitions(start, 63), {.drive = drive});
    EXPECT_TRUE(on.stack.rows[1].verdicts[static_cast<std::size_t>(GranularityKind::EraseBlock)].isWhole());
    EXPECT_EQ(rewritten(on).units, 1U);
    EXPECT_EQ(rewritten(on).unit, on.granularity(GranularityKind::EraseBlock).grid());
    drive.eraseBlock = ByteCount{0};
    EXPECT_EQ(rewritten(judge(twoPartitions(start, 63), {.drive = drive})).unit, on.drive().grid()) << "pages";
}

TEST(Judge, CountsTheCostForTheKindOfDriveThatIsAsked) {
    const auto judgement = judge(twoPartitions(2048), {.drive = withPreset({}, findPreset("flash-16k"))});
    EXPECT_EQ(rewritten(judgement).unit.size.value, 16384U);
    EXPECT_EQ(std::get<RevolutionCost>(judgement.writeCost(true, {.rpm = 5400}).value()).rpm, 5400);
}

TEST(Judge, LeavesOutADriveThatCannotBe) {
    const auto snapshot = twoPartitions(63);
    EXPECT_EQ(judge(snapshot, {.drive = {.physicalSector = ByteCount{0}}}).drive(), snapshot.disk.drive);
}

TEST(Judge, SortsTheWorstFindingsFirstAndSaysTheAssumptionLast) {
    auto snapshot = twoPartitions(63);
    snapshot.findings = {{.kind = FindingKind::TableFaulty, .fault = TableFault{TableFaultKind::BackupDamaged}}};
    auto layout = *snapshot.layout;
    layout.findings = {{.kind = FindingKind::NeedsRecovery}, {.kind = FindingKind::SuperblockChecksum}};
    snapshot.layout = std::make_shared<const Layout>(layout);
    const auto findings = judge(snapshot).findings;
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
    EXPECT_EQ(moved.alignment->start.value, 63U * 512 + (1U << 20U));
    EXPECT_EQ(moved.snapshot.layers[0].data, moved.alignment->start);
    EXPECT_EQ(moved.snapshot.disk.table.partitions[0].sectors.first, Lba{63});
}

TEST(Judge, NamesTheCuresOfWhatIsMisaligned) {
    const auto snapshot = twoPartitions(63, 4095);
    const auto cures = judge(snapshot).cures;
    ASSERT_EQ(cures.size(), 1U) << "partition 2 is beside the verdict";
    EXPECT_EQ(cures.front().partition, 1U);
    EXPECT_THAT(judge(snapshot, {.start = Lba{65}}).cures, IsEmpty()) << "a what-if is not to be cured";
    EXPECT_THAT(judge(snapshot, {.drive = {.physicalSector = ByteCount{512}}}).cures, IsEmpty());
}

TEST(Judge, FindsOtherPartitionsOffTheGridBesideTheVerdict) {
    auto snapshot = twoPartitions(2048, 4095);
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.verdict, Fit::Whole);
    ASSERT_THAT(misaligned(judgement), ElementsAre(FindingKind::StartOffGrid));
    EXPECT_EQ(judgement.findings.front().volume.partition, 2U);
    snapshot.disk.table.partitions[1].role = PartitionRole::Extended;
    EXPECT_THAT(misaligned(judge(snapshot)), IsEmpty()) << "nobody writes to it";
}

TEST(Judge, BlamesTheLayerAndNotThePartitionThatIsOnTheGrid) {
    EXPECT_THAT(misaligned(judge(withLayer(2048, 512 * 2049))), ElementsAre(FindingKind::LayerOffGrid));
    EXPECT_THAT(misaligned(judge(withLayer(63, 1 << 20))),
                ElementsAre(FindingKind::StartOffGrid, FindingKind::LayerOffGrid));
    const auto compensated = judge(withLayer(63, 512));
    EXPECT_THAT(misaligned(compensated), IsEmpty()) << "the volume is on the grid";
    EXPECT_EQ(compensated.verdict, Fit::Whole);
    EXPECT_THAT(compensated.cures, IsEmpty());
    EXPECT_THAT(compensated.findings, testing::Contains(testing::Field(&Finding::kind, FindingKind::StartCompensated)));
}

/// A LUKS layer in partition 2, whose data begin `data` bytes into it.
Snapshot withEncryptedSecond(Snapshot snapshot, std::uint64_t data) {
    const auto start = bytesOf(snapshot.disk, snapshot.disk.table.partitions[1]).first;
    snapshot.disk.table.partitions[1].content.type = "crypto_LUKS";
    snapshot.disk.inside.containers = {
        {.partition = 2, .layers = {{.kind = LayerKind::Luks1, .header = start, .data = start + ByteCount{data}}}}};
    return snapshot;
}

TEST(Judge, FindsTheLayerOfAnotherPartitionOffTheGrid) {
    const auto judgement = judge(withEncryptedSecond(twoPartitions(2048), 512 * 2049));
    EXPECT_EQ(judgement.verdict, Fit::Whole);
    EXPECT_EQ(judgement.state, AlignmentState::OthersOff);
    ASSERT_THAT(misaligned(judgement), ElementsAre(FindingKind::LayerOffGrid));
    EXPECT_EQ(judgement.findings.front().volume.partition, 2U);
    EXPECT_EQ(judge(withEncryptedSecond(twoPartitions(2048), MiB)).state, AlignmentState::Whole);
    EXPECT_EQ(judge(withEncryptedSecond(twoPartitions(2048, 4095), 512)).state, AlignmentState::Whole)
        << "its start is off, and what is written inside is not";
}

TEST(Judge, FindsAnotherVolumeWhoseBlocksAreSmallerThanASector) {
    auto snapshot = twoPartitions(2048);
    snapshot.otherVolumes = {{.name = {.partition = 2}, .starts = {{4096 * 512}}, .blockSize = {1024}}};
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.verdict, Fit::Whole);
    EXPECT_EQ(judgement.state, AlignmentState::OthersOff);
    ASSERT_THAT(misaligned(judgement), ElementsAre(FindingKind::OtherVolumeMisaligned));
    EXPECT_EQ(judgement.findings.front().fit, Fit::Partial);
    EXPECT_EQ(judge(snapshot, {.drive = {.physicalSector = ByteCount{512}}}).state, AlignmentState::Whole);
    snapshot.isVolumeNamed = true;
    EXPECT_EQ(judge(snapshot).state, AlignmentState::OthersOff) << "only the volumes in what was named are read";
    EXPECT_EQ(judge(snapshot).misalignedOthers.size(), 1U);
}

TEST(Judge, CountsTheOtherStartsOfThePartitionThatWasNamed) {
    auto snapshot = withEncryptedSecond(twoPartitions(2048), 512 * 2049);
    snapshot.isVolumeNamed = true;
    snapshot.askedPartition = 1;
    EXPECT_EQ(judge(snapshot).state, AlignmentState::Whole) << "the other partition was not asked about";
    snapshot.disk.inside.containers[0].partition = 1;
    EXPECT_EQ(judge(snapshot).state, AlignmentState::OthersOff);
}

TEST(Judge, CountsVolumesOverTheLimitsAsUnread) {
    auto snapshot = twoPartitions(2048);
    snapshot.findings.push_back({.kind = FindingKind::VolumesNotRead, .numbers = {6}});
    EXPECT_EQ(notJudged(judge(snapshot)).others, 6U);
    EXPECT_EQ(judge(snapshot).state, AlignmentState::OthersUnread);
}

TEST(Judge, SaysOnceThatAnotherPartitionIsOff) {
    auto snapshot = twoPartitions(2048, 4095);
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
    const auto starts = coveredStarts(judgement.starts);
    EXPECT_EQ(starts.total, 1U) << "that of the layer";
    EXPECT_EQ(starts.off, 0U);
    for (const auto& row : judgement.stack.rows) {
        EXPECT_EQ(row.verdicts[0].compensated, row.kind == StackRowKind::Partition);
    }
}

/// Partition 1 with an LVM physical volume, and in it two LUKS volumes: the first on the grid, the second off it.
Snapshot withTwoEncryptedVolumes() {
    auto snapshot = twoPartitions(2048);
    snapshot.disk.table.partitions.pop_back();
    snapshot.layout.reset();
    snapshot.placement.reset();
    const Layer physical{.kind = LayerKind::LvmPhysicalVolume, .header = {MiB}, .data = {2 * MiB}};
    const Layer first{.kind = LayerKind::Luks2, .header = {2 * MiB}, .data = {3 * MiB}};
    const Layer second{.kind = LayerKind::Luks2, .header = {4 * MiB}, .data = {5 * MiB + 512}};
    snapshot.disk.inside.containers = {{.partition = 1, .layers = {physical}},
                                       {.partition = 1, .layers = {physical, first}},
                                       {.partition = 1, .layers = {physical, second}}};
    return snapshot;
}

TEST(Judge, ShowsInTheStackTheStartsThatItCounts) {
    const auto judgement = judge(withTwoEncryptedVolumes());
    const auto covered = coveredStarts(judgement.starts);
    EXPECT_EQ(covered.total, 4U) << "of the partition, the physical volume and two volumes in it";
    EXPECT_EQ(covered.off, 1U);
    const auto shown = judgement.stack.startsOn(0);
    EXPECT_EQ(shown.total, covered.total);
    EXPECT_EQ(shown.off, covered.off);
    const auto& last = judgement.stack.rows.back();
    ASSERT_EQ(last.kind, StackRowKind::Layer);
    EXPECT_EQ(last.first.value, 5 * MiB + 512);
    EXPECT_EQ(last.within.value, 2 * MiB) << "beside the first volume, not in it";
}

LogicalVolume contiguous(const std::string& name, std::uint64_t at, const Layer& physical) {
    const Layer own{.kind = LayerKind::LvmLinearVolume,
                    .header = physical.header,
                    .data = ByteOffset{at},
                    .name = name,
                    .readable = true};
    return {.name = name,
            .size = {MiB},
            .partition = 1,
            .layers = {physical, own},
            .map = {{{{0}, {MiB}}, {{at}}}},
            .content = {.type = "swap"}};
}

/// Partition 1 with an LVM physical volume, and in it two logical volumes with swap: the second is off the grid.
Snapshot withTwoLogicalVolumes() {
    auto snapshot = withTwoEncryptedVolumes();
    auto& inside = snapshot.disk.inside;
    inside.containers.resize(1);
    auto& physical = inside.containers.front();
    physical.inner = {{2 * MiB}, {30 * MiB}};
    inside.logicalVolumes = {contiguous("vg/on", 2 * MiB, physical.innermost()),
                             contiguous("vg/off", 4 * MiB + 1024, physical.innermost())};
    return snapshot;
}

/// The same, with ext4 read in the first logical volume.
Snapshot besideALogicalVolume() {
    auto snapshot = withTwoLogicalVolumes();
    const auto& first = snapshot.disk.inside.logicalVolumes.front();
    snapshot.layout = twoPartitions(2048).layout;
    snapshot.placement = Placement{.bytes = {{2 * MiB}, first.size}, .partition = 1};
    snapshot.layers = first.layers;
    return snapshot;
}

TEST(Judge, CountsEachLogicalVolumeWhateverItHolds) {
    const auto judgement = judge(withTwoLogicalVolumes());
    EXPECT_EQ(judgement.state, AlignmentState::Misaligned);
    const auto covered = coveredStarts(judgement.starts);
    EXPECT_EQ(covered.total, 4U) << "of the partition, the physical volume and two volumes in it";
    EXPECT_EQ(covered.off, 1U);
    EXPECT_EQ(judgement.stack.startsOn(0).total, covered.total);
    EXPECT_EQ(judgement.stack.startsOn(0).off, covered.off);
    EXPECT_EQ(judgement.stack.rows.back().within.value, 2 * MiB) << "in the physical volume";
    ASSERT_THAT(misaligned(judgement), ElementsAre(FindingKind::LayerOffGrid));
    EXPECT_EQ(judgement.findings.front().volume, (VolumeName{1, "vg/off"}));
    ASSERT_EQ(judgement.cures.size(), 1U);
    ASSERT_TRUE(judgement.cures.front().layer);
    EXPECT_EQ(judgement.cures.front().layer->name, "vg/off");
    auto pieces = withTwoLogicalVolumes();
    auto& map = pieces.disk.inside.logicalVolumes[1].map;
    map = {{{{0}, {512 * 1024}}, {{4 * MiB + 1024}}}, {{{512 * 1024}, {512 * 1024}}, {{8 * MiB}}}};
    pieces.disk.inside.logicalVolumes[1].layers.pop_back();
    EXPECT_EQ(coveredStarts(judge(pieces).starts).total, 3U) << "it has no single start";
}

TEST(Judge, FindsAnotherLogicalVolumeOffTheGrid) {
    const auto judgement = judge(besideALogicalVolume());
    EXPECT_EQ(judgement.verdict, Fit::Whole);
    EXPECT_EQ(judgement.state, AlignmentState::OthersOff);
    EXPECT_EQ(otherStartsOff(judgement.starts), 1U);
    ASSERT_THAT(misaligned(judgement), ElementsAre(FindingKind::LayerOffGrid));
    EXPECT_EQ(judgement.findings.front().volume.logicalVolume, "vg/off");
    auto named = besideALogicalVolume();
    named.isVolumeNamed = true;
    EXPECT_EQ(judge(named).state, AlignmentState::Whole) << "asked about one alone";
    named.askedPartition = 1;
    EXPECT_EQ(judge(named).state, AlignmentState::OthersOff);
}

TEST(Judge, SaysOnceThatAnotherLogicalVolumeIsOffAndNothingOfAThird) {
    auto snapshot = besideALogicalVolume();
    snapshot.otherVolumes = {{.name = {1, "vg/off"}, .starts = {{4 * MiB + 1024}}, .blockSize = {4096}}};
    EXPECT_THAT(misaligned(judge(snapshot)), ElementsAre(FindingKind::LayerOffGrid));
    snapshot.otherVolumes.push_back({.name = {1, "vg/small"}, .starts = {{8 * MiB}}, .blockSize = {1024}});
    EXPECT_THAT(misaligned(judge(snapshot)),
                ElementsAre(FindingKind::LayerOffGrid, FindingKind::OtherVolumeMisaligned));
}

TEST(Judge, MovesLogicalVolumesWithTheirPartition) {
    const auto moved = judge(besideALogicalVolume(), {.start = Lba{2048 + 1}});
    const auto ofGroup = coveredStarts(moved.starts);
    EXPECT_EQ(ofGroup.off, 3U) << "the partition, the physical volume, the volume";
    EXPECT_EQ(ofGroup.total, 3U);
    EXPECT_EQ(moved.starts.size(), 4U) << "each once";
    EXPECT_EQ(moved.starts.back().start.value, 4 * MiB + 1024 + 512);
}

TEST(Judge, ExcusesEachLogicalVolumeByWhatIsInIt) {
    auto snapshot = withTwoLogicalVolumes();
    auto& inside = snapshot.disk.inside;
    inside.logicalVolumes[0] = contiguous("vg/too", 3 * MiB + 1024, inside.containers[0].innermost());
    for (const auto& volume : inside.logicalVolumes) {
        auto layers = volume.layers;
        const auto first = layers.back().data;
        layers.push_back({.kind = LayerKind::Luks2, .header = first, .data = first + ByteCount{512 * 1024 - 1024}});
        inside.containers.push_back({.partition = 1, .layers = layers});
    }
    EXPECT_EQ(judge(snapshot).state, AlignmentState::Whole);
    inside.containers.pop_back();
    EXPECT_EQ(coveredStarts(judge(snapshot).starts).off, 1U);
}

TEST(Judge, ShowsInTheStackNoOtherPartitionThanTheOneAskedFor) {
    auto snapshot = askedFor(2, withEncryptedSecond(twoPartitions(63), 512 * 2049));
    snapshot.layout.reset();
    snapshot.placement.reset();
    const auto judgement = judge(snapshot);
    const auto shown = judgement.stack.startsOn(0);
    EXPECT_EQ(shown.total, coveredStarts(judgement.starts).total);
    EXPECT_EQ(shown.total, 2U) << "of partition 2 and the layer in it";
}

TEST(Judge, CompensatesAStartOnEveryGranularity) {
    auto snapshot = withLayer(2049, 512 * 2047); // off the first MiB, its data on the second
    snapshot.disk.table.partitions.pop_back();
    snapshot.layout.reset();
    snapshot.placement.reset();
    const auto judgement = judge(snapshot, {.marked = GranularityKind::Partitioning});
    constexpr auto partitioning = static_cast<std::size_t>(GranularityKind::Partitioning);
    const auto shown = judgement.stack.startsOn(partitioning);
    EXPECT_EQ(shown.total, 1U) << "the data of the layer; the partition's own start does not matter";
    EXPECT_EQ(shown.off, 0U);
    EXPECT_THAT(judgement.offGranularity, IsEmpty()) << "as the views mark";
}

TEST(Judge, JudgesByte0OfADiskWithOtherContent) {
    Snapshot snapshot;
    snapshot.disk.size = {64 * MiB};
    snapshot.disk.content.type = "xfs";
    snapshot.disk.drive.phase = {{512}, Source::User};
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.state, AlignmentState::Misaligned);
    const auto shown = judgement.stack.startsOn(0);
    EXPECT_EQ(shown.total, coveredStarts(judgement.starts).total);
    EXPECT_EQ(shown.off, 1U);
    EXPECT_TRUE(judgement.stack.rows.front().isJudgedBy(0));
}

TEST(Judge, CountsNoByte0OfADiskThatHoldsLayers) {
    Snapshot snapshot;
    snapshot.disk.size = {64 * MiB};
    snapshot.layers = {{.kind = LayerKind::LvmPhysicalVolume, .header = {512}, .data = {MiB + 512}}};
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.state, AlignmentState::Misaligned);
    const auto starts = coveredStarts(judgement.starts);
    EXPECT_EQ(starts.off, 1U);
    EXPECT_EQ(starts.total, 1U) << "as in the stack";
    ASSERT_TRUE(judgement.judgedStart);
    EXPECT_EQ(judgement.judgedStart->start.value, MiB + 512);
    snapshot.disk.drive.phase = {{512}, Source::User};
    EXPECT_EQ(judge(snapshot).state, AlignmentState::Whole) << "nothing has to begin on byte 0";
    EXPECT_THAT(misaligned(judge(snapshot)), IsEmpty());
}

TEST(Judge, CuresTheLayerOfEachPartitionWhereThereIsNoVolume) {
    auto snapshot = withEncryptedSecond(twoPartitions(2048), 512 * 2049);
    snapshot.layout.reset();
    snapshot.placement.reset();
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.state, AlignmentState::Misaligned);
    ASSERT_EQ(judgement.cures.size(), 1U);
    EXPECT_EQ(judgement.cures.front().cause, CauseKind::LayerOffset);
    EXPECT_EQ(judgement.cures.front().partition, 2U);
    ASSERT_TRUE(judgement.cures.front().newData());
    EXPECT_EQ(judgement.cures.front().after.verdict, Fit::Whole);
    EXPECT_THAT(judge(askedFor(1, snapshot)).cures, IsEmpty());
}

TEST(Judge, TakesThePayloadForTheSubjectOfACompensatedPartition) {
    auto snapshot = withLayer(63, 512);
    snapshot.disk.table.partitions.pop_back();
    snapshot.layout.reset();
    snapshot.placement.reset();
    const auto judgement = judge(snapshot);
    ASSERT_TRUE(judgement.judgedStart);
    EXPECT_EQ(judgement.judgedStart->start.value, 64U * 512);
    EXPECT_EQ(judgement.judgedStart->partition, 1U);
    EXPECT_EQ(judgement.judgedStart->fit, Fit::Whole);
}

TEST(Judge, JudgesTheStartsWhereThereIsNoVolume) {
    auto snapshot = twoPartitions(2048, 4095);
    snapshot.layout.reset();
    snapshot.placement.reset();
    const auto all = judge(snapshot);
    EXPECT_EQ(all.verdict, Fit::Straddling);
    EXPECT_FALSE(all.judgedStart) << "there are two";
    EXPECT_EQ(all.cures.size(), 1U);
    const auto first = judge(askedFor(1, snapshot));
    EXPECT_EQ(first.verdict, Fit::Whole);
    EXPECT_THAT(misaligned(first), ElementsAre(FindingKind::StartOffGrid)) << "beside the verdict";
    EXPECT_THAT(first.cures, IsEmpty());
    const auto second = judge(askedFor(2, snapshot));
    EXPECT_EQ(second.verdict, Fit::Straddling);
    EXPECT_EQ(second.judgedStart->start.value, 4095U * 512);
}

TEST(Judge, HasOneStateForWhatIsTold) {
    EXPECT_EQ(judge(twoPartitions(2048)).state, AlignmentState::Whole);
    EXPECT_EQ(judge(twoPartitions(2048, 4095)).state, AlignmentState::OthersOff);
    EXPECT_EQ(judge(twoPartitions(63, 4095)).state, AlignmentState::Misaligned);
    auto noVolume = twoPartitions(2048, 4095);
    noVolume.layout.reset();
    noVolume.placement.reset();
    EXPECT_EQ(judge(noVolume).state, AlignmentState::Misaligned);
    EXPECT_EQ(judge(askedFor(1, noVolume)).state, AlignmentState::OthersOff);
    EXPECT_FALSE(isMisaligned(AlignmentState::OthersOff)) << "as the exit status";
}

TEST(Judge, HasNoVerdictOnAnExtendedPartitionAlone) {
    auto snapshot = twoPartitions(2048, 4095);
    snapshot.layout.reset();
    snapshot.placement.reset();
    snapshot.disk.table.partitions[0].role = PartitionRole::Extended;
    const auto judgement = judge(askedFor(1, snapshot));
    EXPECT_EQ(judgement.state, AlignmentState::NothingJudged) << "the other start that is off makes it no all-clear";
    EXPECT_EQ(verdictName(judgement), "unknown");
    EXPECT_FALSE(hasVerdict(judgement));
}

TEST(Judge, DoesNotKnowWhatCannotBeReadHoweverItStarts) {
    auto snapshot = twoPartitions(2048);
    snapshot.layout.reset();
    snapshot.placement.reset();
    snapshot.findings.push_back(
        {.kind = FindingKind::VolumeUnreadable, .volume = {.partition = 1}, .detail = "damaged"});
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.state, AlignmentState::VolumeUnread);
    EXPECT_EQ(verdictName(judgement), "unknown");
    EXPECT_FALSE(fitOf(judgement));
    EXPECT_TRUE(isFailure(judgement.state));
    EXPECT_FALSE(isMisaligned(judgement.state)) << "that is not known";
    EXPECT_EQ(judge(askedFor(2, snapshot)).state, AlignmentState::Whole) << "asked about the swap alone";
    snapshot.disk.table.partitions[1].sectors.first = Lba{4095};
    EXPECT_EQ(judge(snapshot).state, AlignmentState::Misaligned);
    auto beside = twoPartitions(2048);
    beside.findings = snapshot.findings;
    EXPECT_EQ(judge(beside).state, AlignmentState::OthersUnread) << "a volume was judged";
    EXPECT_EQ(verdictName(judge(beside)), "whole");
    EXPECT_TRUE(isFailure(AlignmentState::OthersUnread));
    EXPECT_FALSE(isMisaligned(AlignmentState::OthersUnread));
}

TEST(VerdictBasis, IsOneForEachKindOfVerdict) {
    EXPECT_TRUE(std::holds_alternative<std::monostate>(basisOf(judge({}))));
    EXPECT_EQ(std::get<FitCounts>(basisOf(judge(twoPartitions(63)))), judge(twoPartitions(63)).alignment->total());
    const auto on4Kn = judge(test::syntheticSnapshot({.blockSize = {1024}, .groups = {4}}),
                             {.drive = withPreset({}, findPreset("4kn"))});
    EXPECT_EQ(std::get<CannotMount>(basisOf(on4Kn)).sector.value, 4096U);
    auto disk = twoPartitions(2048, 4095);
    disk.layout.reset();
    disk.placement.reset();
    EXPECT_EQ(std::get<StartCounts>(basisOf(judge(disk))).off, 1U);
    disk.findings.push_back({.kind = FindingKind::VolumeUnreadable, .volume = {.partition = 1}});
    const auto unread = std::get<UnreadVolumes>(basisOf(judge(disk)));
    EXPECT_EQ(unread.volumes, 1U);
    EXPECT_EQ(unread.starts.off, 1U);
    disk.disk.drive.misaligned = true;
    EXPECT_TRUE(std::holds_alternative<KernelsWord>(basisOf(judge(disk))));
}

TEST(Judge, HasNothingToJudgeOnAnEmptyDisk) {
    EXPECT_THAT(judge({}).starts, IsEmpty());
    EXPECT_EQ(judge({}).state, AlignmentState::NothingJudged);
    EXPECT_EQ(verdictName(judge({})), "unknown") << "no all-clear for what was not judged";
    Snapshot swap;
    swap.disk.content.type = "swap";
    EXPECT_EQ(judge(swap).starts.size(), 1U);
    EXPECT_EQ(judge(swap, {.drive = {.phase = ByteOffset{3584}}}).verdict, Fit::Straddling);
}

} // namespace
} // namespace atlas
