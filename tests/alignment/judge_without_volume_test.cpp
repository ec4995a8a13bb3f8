// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judged_disks.h"
#include "alignment/judgement.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using test::askedFor;
using test::ext4AndSwap;
using test::misaligned;
using test::withEncryptedSecond;
using test::withLayer;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(JudgeWithoutVolume, JudgesByte0OfADiskWithOtherContent) {
    Snapshot snapshot;
    snapshot.disk.size = {64 * MiB};
    snapshot.disk.content.type = "xfs";
    snapshot.disk.drive.phase = {{512}, Source::User};
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.verdict.state, AlignmentState::Misaligned);
    const auto shown = judgement.verdict.stack.startsOn(GranularityKind::PhysicalSector);
    EXPECT_EQ(shown.total, coveredStarts(judgement.verdict.starts).total);
    EXPECT_EQ(shown.off, 1U);
    EXPECT_TRUE(judgement.verdict.stack.rows.front().isJudgedBy(GranularityKind::PhysicalSector));
}

TEST(JudgeWithoutVolume, CountsNoByte0OfADiskThatHoldsLayers) {
    Snapshot snapshot;
    snapshot.disk.size = {64 * MiB};
    snapshot.layers = {{.kind = LayerKind::LvmPhysicalVolume, .header = {512}, .data = {MiB + 512}}};
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.verdict.state, AlignmentState::Misaligned);
    const auto starts = coveredStarts(judgement.verdict.starts);
    EXPECT_EQ(starts.off, 1U);
    EXPECT_EQ(starts.total, 1U) << "as in the stack";
    ASSERT_TRUE(judgement.verdict.judgedStart);
    EXPECT_EQ(judgement.verdict.judgedStart->start.value, MiB + 512);
    snapshot.disk.drive.phase = {{512}, Source::User};
    EXPECT_EQ(judge(snapshot).verdict.state, AlignmentState::Whole) << "nothing has to begin on byte 0";
    EXPECT_THAT(misaligned(judge(snapshot)), IsEmpty());
}

TEST(JudgeWithoutVolume, CuresTheLayerOfEachPartitionWhereThereIsNoVolume) {
    auto snapshot = withEncryptedSecond(ext4AndSwap(2048), 512 * 2049);
    snapshot.layout.reset();
    snapshot.placement.reset();
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.verdict.state, AlignmentState::Misaligned);
    ASSERT_EQ(judgement.remedies.cures.size(), 1U);
    EXPECT_EQ(judgement.remedies.cures.front().cause, CauseKind::LayerOffset);
    EXPECT_EQ(judgement.remedies.cures.front().partition, 2U);
    ASSERT_TRUE(judgement.remedies.cures.front().newData());
    EXPECT_EQ(judgement.remedies.cures.front().after.verdict, Fit::Whole);
    EXPECT_THAT(judge(askedFor(1, snapshot)).remedies.cures, IsEmpty());
}

TEST(JudgeWithoutVolume, TakesThePayloadForTheSubjectOfACompensatedPartition) {
    auto snapshot = withLayer(63, 512);
    snapshot.disk.table.partitions.pop_back();
    snapshot.layout.reset();
    snapshot.placement.reset();
    const auto judgement = judge(snapshot);
    ASSERT_TRUE(judgement.verdict.judgedStart);
    EXPECT_EQ(judgement.verdict.judgedStart->start.value, 64U * 512);
    EXPECT_EQ(judgement.verdict.judgedStart->partition, 1U);
    EXPECT_EQ(judgement.verdict.judgedStart->fit, Fit::Whole);
}

TEST(JudgeWithoutVolume, JudgesTheStartsWhereThereIsNoVolume) {
    auto snapshot = ext4AndSwap(2048, 4095);
    snapshot.layout.reset();
    snapshot.placement.reset();
    const auto all = judge(snapshot);
    EXPECT_EQ(all.verdict.fit, Fit::Straddling);
    EXPECT_FALSE(all.verdict.judgedStart) << "there are two";
    EXPECT_EQ(all.remedies.cures.size(), 1U);
    const auto first = judge(askedFor(1, snapshot));
    EXPECT_EQ(first.verdict.fit, Fit::Whole);
    EXPECT_THAT(misaligned(first), ElementsAre(FindingKind::StartOffGrid)) << "beside the verdict";
    EXPECT_THAT(first.remedies.cures, IsEmpty());
    const auto second = judge(askedFor(2, snapshot));
    EXPECT_EQ(second.verdict.fit, Fit::Straddling);
    EXPECT_EQ(second.verdict.judgedStart->start.value, 4095U * 512);
}

TEST(JudgeWithoutVolume, HasOneStateForWhatIsTold) {
    EXPECT_EQ(judge(ext4AndSwap(2048)).verdict.state, AlignmentState::Whole);
    EXPECT_EQ(judge(ext4AndSwap(2048, 4095)).verdict.state, AlignmentState::OthersOff);
    EXPECT_EQ(judge(ext4AndSwap(63, 4095)).verdict.state, AlignmentState::Misaligned);
    auto noVolume = ext4AndSwap(2048, 4095);
    noVolume.layout.reset();
    noVolume.placement.reset();
    EXPECT_EQ(judge(noVolume).verdict.state, AlignmentState::Misaligned);
    EXPECT_EQ(judge(askedFor(1, noVolume)).verdict.state, AlignmentState::OthersOff);
    EXPECT_FALSE(isMisaligned(AlignmentState::OthersOff)) << "as the exit status";
}

TEST(JudgeWithoutVolume, HasNoVerdictOnAnExtendedPartitionAlone) {
    auto snapshot = ext4AndSwap(2048, 4095);
    snapshot.layout.reset();
    snapshot.placement.reset();
    snapshot.disk.table.partitions[0].role = PartitionRole::Extended;
    const auto judgement = judge(askedFor(1, snapshot));
    EXPECT_EQ(judgement.verdict.state, AlignmentState::NothingJudged)
        << "the other start that is off makes it no all-clear";
    EXPECT_EQ(name(judgement.verdict), "unknown");
    EXPECT_FALSE(judgement.verdict.isKnown());
}

TEST(JudgeWithoutVolume, DoesNotKnowWhatCannotBeReadHoweverItStarts) {
    auto snapshot = ext4AndSwap(2048);
    snapshot.layout.reset();
    snapshot.placement.reset();
    snapshot.findings.push_back(
        {.kind = FindingKind::VolumeUnreadable, .volume = {.partition = 1}, .detail = "damaged"});
    const auto judgement = judge(snapshot);
    EXPECT_EQ(judgement.verdict.state, AlignmentState::VolumeUnread);
    EXPECT_EQ(name(judgement.verdict), "unknown");
    EXPECT_FALSE(judgement.verdict.fit);
    EXPECT_TRUE(isFailure(judgement.verdict.state));
    EXPECT_FALSE(isMisaligned(judgement.verdict.state)) << "that is not known";
    EXPECT_EQ(judge(askedFor(2, snapshot)).verdict.state, AlignmentState::Whole) << "asked about the swap alone";
    auto named = askedFor(2, snapshot);
    named.isVolumeNamed = true;
    EXPECT_EQ(judge(named).verdict.state, AlignmentState::NoVolume) << "an ext file system was asked for";
    EXPECT_TRUE(isFailure(AlignmentState::NoVolume));
    snapshot.disk.table.partitions[1].sectors.first = Lba{4095};
    EXPECT_EQ(judge(snapshot).verdict.state, AlignmentState::Misaligned);
    auto beside = ext4AndSwap(2048);
    beside.findings = snapshot.findings;
    EXPECT_EQ(judge(beside).verdict.state, AlignmentState::OthersUnread) << "a volume was judged";
    EXPECT_EQ(name(judge(beside).verdict), "unknown") << "no all-clear with exit status 1";
    EXPECT_TRUE(isFailure(AlignmentState::OthersUnread));
    EXPECT_FALSE(isMisaligned(AlignmentState::OthersUnread));
}

TEST(JudgeWithoutVolume, HasNothingToJudgeOnAnEmptyDisk) {
    EXPECT_THAT(judge({}).verdict.starts, IsEmpty());
    EXPECT_EQ(judge({}).verdict.state, AlignmentState::NothingJudged);
    EXPECT_EQ(name(judge({}).verdict), "unknown") << "no all-clear for what was not judged";
    Snapshot swap;
    swap.disk.content.type = "swap";
    EXPECT_EQ(judge(swap).verdict.starts.size(), 1U);
    EXPECT_EQ(judge(swap, {.drive = {.phase = ByteOffset{3584}}}).verdict.fit, Fit::Straddling);
}

} // namespace
} // namespace atlas
