// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/judgement.h"

#include "disk/drive_overrides.h"
#include "layout/layout.h"
#include "support/synthetic.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

CureState stateOf(const Snapshot& snapshot) { return cureStateOf(judge(snapshot)); }

TEST(CureState, OfWhatCanBeCuredIsListed) {
    EXPECT_EQ(stateOf(test::syntheticSnapshot({.groups = {4}}, {63})), CureState::Listed);
    const auto small = test::syntheticSnapshot({.blockSize = {1024}, .groups = {4}, .inodesPerGroup = 1024}, {2048});
    EXPECT_EQ(cureStateOf(judge(small, {.drive = withPreset({}, findPreset("4kn"))})), CureState::Listed)
        << "it cannot be mounted on the drive";
}

TEST(CureState, IsThatNoneIsKnownWhereTheKernelAloneCallsItMisaligned) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {2048});
    EXPECT_EQ(stateOf(snapshot), CureState::NothingToCure);
    snapshot.disk.drive.misaligned = true;
    const auto judgement = judge(snapshot);
    ASSERT_TRUE(judgement.verdict.saidByKernel);
    EXPECT_EQ(cureStateOf(judgement), CureState::NoneKnown);
}

TEST(CureState, IsThatNoneIsKnownWhereNoUsefulBoundaryIsOneOfThePhysicalSectors) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {2048});
    snapshot.disk.size.value += std::uint64_t{64} << 20;
    snapshot.disk.drive.eraseBlock = {{std::uint64_t{524289} * 512}, Source::User};
    const auto judgement = judge(snapshot);
    EXPECT_TRUE(judgement.remedies.cures.empty()) << "their common multiple is over 1 GiB";
    EXPECT_EQ(cureStateOf(judgement), CureState::NoneKnown);
    snapshot.disk.drive.eraseBlock = {{4 << 20}, Source::User};
    EXPECT_EQ(stateOf(snapshot), CureState::Listed);
}

TEST(CureState, PointsToWhatLiesOffBesideTheVolume) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {2048});
    snapshot.otherVolumes = {{.name = {.partition = 2}, .starts = {{4097 * 512}}, .blockSize = {4096}}};
    EXPECT_EQ(judge(snapshot).verdict.state, AlignmentState::OthersOff);
    EXPECT_EQ(stateOf(snapshot), CureState::NothingHere);
}

TEST(CureState, IsNoAllClearOfWhatWasNotJudged) {
    EXPECT_EQ(stateOf({}), CureState::NothingInJudged);
    auto cut = test::syntheticSnapshot({.groups = {4}}, {2048});
    auto layout = *cut.layout;
    const auto bytes = layout.filesystem.size().value;
    setAvailable(layout, ByteCount{bytes / 4});
    cut.layout = std::make_shared<const Layout>(std::move(layout));
    EXPECT_EQ(stateOf(cut), CureState::NothingInJudged);
    auto unread = test::syntheticSnapshot({.groups = {4}}, {2048});
    unread.layout.reset();
    unread.placement.reset();
    EXPECT_EQ(stateOf(unread), CureState::NothingToCure) << "its start is judged";
    auto onErased = unread;
    onErased.disk.drive.eraseBlock = {{4 << 20}, Source::User};
    EXPECT_EQ(stateOf(onErased), CureState::NoneKnown) << "1 MiB is off it, which the stack says";
    unread.findings.push_back({.kind = FindingKind::VolumeUnreadable, .volume = {.partition = 1}});
    EXPECT_EQ(stateOf(unread), CureState::NothingInJudged);
}

} // namespace
} // namespace atlas
