// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judged_disks.h"
#include "alignment/judgement.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using test::ext4AndSwap;
using test::misaligned;
using test::withTwoEncryptedVolumes;
using testing::ElementsAre;

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
    snapshot.layout = ext4AndSwap(2048).layout;
    snapshot.placement = Placement{.bytes = {{2 * MiB}, first.size}, .partition = 1};
    snapshot.layers = first.layers;
    return snapshot;
}

TEST(JudgeLogicalVolumes, CountsEachLogicalVolumeWhateverItHolds) {
    const auto judgement = judge(withTwoLogicalVolumes());
    EXPECT_EQ(judgement.verdict.state, AlignmentState::Misaligned);
    const auto covered = coveredStarts(judgement.verdict.starts);
    EXPECT_EQ(covered.total, 4U) << "of the partition, the physical volume and two volumes in it";
    EXPECT_EQ(covered.off, 1U);
    EXPECT_EQ(judgement.verdict.stack.startsOn(GranularityKind::PhysicalSector).total, covered.total);
    EXPECT_EQ(judgement.verdict.stack.startsOn(GranularityKind::PhysicalSector).off, covered.off);
    EXPECT_EQ(judgement.verdict.stack.rows.back().within.value, 2 * MiB) << "in the physical volume";
    ASSERT_THAT(misaligned(judgement), ElementsAre(FindingKind::LayerOffGrid));
    EXPECT_EQ(judgement.found.findings.front().volume, (VolumeName{1, "vg/off"}));
    ASSERT_EQ(judgement.remedies.cures.size(), 1U);
    ASSERT_TRUE(judgement.remedies.cures.front().layer);
    EXPECT_EQ(judgement.remedies.cures.front().layer->name, "vg/off");
    auto pieces = withTwoLogicalVolumes();
    auto& map = pieces.disk.inside.logicalVolumes[1].map;
    map = {{{{0}, {512 * 1024}}, {{4 * MiB + 1024}}}, {{{512 * 1024}, {512 * 1024}}, {{8 * MiB}}}};
    pieces.disk.inside.logicalVolumes[1].layers.pop_back();
    EXPECT_EQ(coveredStarts(judge(pieces).verdict.starts).total, 3U) << "it has no single start";
}

TEST(JudgeLogicalVolumes, FindsAnotherLogicalVolumeOffTheGrid) {
    const auto judgement = judge(besideALogicalVolume());
    EXPECT_EQ(judgement.verdict.fit, Fit::Whole);
    EXPECT_EQ(judgement.verdict.state, AlignmentState::OthersOff);
    EXPECT_EQ(otherStartsOff(judgement.verdict.starts), 1U);
    ASSERT_THAT(misaligned(judgement), ElementsAre(FindingKind::LayerOffGrid));
    EXPECT_EQ(judgement.found.findings.front().volume.logicalVolume, "vg/off");
    auto named = besideALogicalVolume();
    named.isVolumeNamed = true;
    EXPECT_EQ(judge(named).verdict.state, AlignmentState::Whole) << "asked about one alone";
    named.askedPartition = 1;
    EXPECT_EQ(judge(named).verdict.state, AlignmentState::OthersOff);
}

TEST(JudgeLogicalVolumes, SaysOnceThatAnotherLogicalVolumeIsOffAndNothingOfAThird) {
    auto snapshot = besideALogicalVolume();
    snapshot.otherVolumes = {{.name = {1, "vg/off"}, .starts = {{4 * MiB + 1024}}, .blockSize = {4096}}};
    EXPECT_THAT(misaligned(judge(snapshot)), ElementsAre(FindingKind::LayerOffGrid));
    snapshot.otherVolumes.push_back({.name = {1, "vg/third"}, .starts = {{8 * MiB + 512}}, .blockSize = {4096}});
    EXPECT_THAT(misaligned(judge(snapshot)),
                ElementsAre(FindingKind::LayerOffGrid, FindingKind::OtherVolumeMisaligned));
}

TEST(JudgeLogicalVolumes, MovesLogicalVolumesWithTheirPartition) {
    const auto moved = judge(besideALogicalVolume(), {.start = Lba{2048 + 1}});
    const auto ofGroup = coveredStarts(moved.verdict.starts);
    EXPECT_EQ(ofGroup.off, 3U) << "the partition, the physical volume, the volume";
    EXPECT_EQ(ofGroup.total, 3U);
    EXPECT_EQ(moved.verdict.starts.size(), 4U) << "each once";
    EXPECT_EQ(moved.verdict.starts.back().start.value, 4 * MiB + 1024 + 512);
}

TEST(JudgeLogicalVolumes, ExcusesEachLogicalVolumeByWhatIsInIt) {
    auto snapshot = withTwoLogicalVolumes();
    auto& inside = snapshot.disk.inside;
    inside.logicalVolumes[0] = contiguous("vg/too", 3 * MiB + 1024, inside.containers[0].innermost());
    for (const auto& volume : inside.logicalVolumes) {
        auto layers = volume.layers;
        const auto first = layers.back().data;
        layers.push_back({.kind = LayerKind::Luks2, .header = first, .data = first + ByteCount{512 * 1024 - 1024}});
        inside.containers.push_back({.partition = 1, .layers = layers});
    }
    EXPECT_EQ(judge(snapshot).verdict.state, AlignmentState::Whole);
    inside.containers.pop_back();
    EXPECT_EQ(coveredStarts(judge(snapshot).verdict.starts).off, 1U);
}

} // namespace
} // namespace atlas
