// SPDX-License-Identifier: GPL-3.0-or-later
// What was not read never yields an all-clear, with a volume or without.
#include "alignment/unread.h"

#include "alignment/judgement.h"
#include "layout/layout.h"
#include "support/synthetic.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

const Finding overTheLimits{.kind = FindingKind::VolumesNotRead, .numbers = {5}};
const Finding unreadFirst{.kind = FindingKind::VolumeUnreadable, .volume = {.partition = 1}};

Snapshot withVolume(std::vector<Finding> findings, std::uint64_t start = 2048) {
    auto snapshot = test::syntheticSnapshot({.groups = {4}}, {start});
    snapshot.findings = std::move(findings);
    return snapshot;
}

Snapshot withoutVolume(std::vector<Finding> findings, std::uint64_t start = 2048) {
    auto snapshot = withVolume(std::move(findings), start);
    snapshot.layout.reset();
    snapshot.placement.reset();
    return snapshot;
}

/// 1 MiB without a partition table.
Snapshot wholeDiskOf(const char* content) {
    Snapshot snapshot;
    snapshot.disk.size = ByteCount{MiB};
    snapshot.disk.content.type = content;
    return snapshot;
}

/// Another file system, off the physical sectors.
Snapshot besideStraddling(Snapshot snapshot) {
    snapshot.otherVolumes = {{.name = {.partition = 2}, .starts = {{4097 * 512}}, .blockSize = {4096}}};
    return snapshot;
}

TEST(NotJudged, CountsVolumesOverTheLimitsWithAndWithoutAVolume) {
    for (const auto& snapshot : {withVolume({overTheLimits}), withoutVolume({overTheLimits})}) {
        const auto judgement = judge(snapshot);
        EXPECT_EQ(notJudged(judgement), NotJudged{.others = 5}) << judgement.hasVolume();
        EXPECT_EQ(judgement.verdict.state, AlignmentState::OthersUnread) << judgement.hasVolume();
        EXPECT_TRUE(isFailure(judgement.verdict.state)) << judgement.hasVolume();
        EXPECT_EQ(cureStateOf(judgement), CureState::NothingInJudged) << judgement.hasVolume();
    }
    EXPECT_EQ(judge(withoutVolume({})).verdict.state, AlignmentState::Whole);
    EXPECT_TRUE(notJudged(judge(withoutVolume({}))).isNothing());
}

TEST(NotJudged, YieldsToWhatIsKnownToBeWorse) {
    EXPECT_EQ(judge(withoutVolume({overTheLimits}, 63)).verdict.state, AlignmentState::Misaligned);
    EXPECT_EQ(judge(besideStraddling(withoutVolume({overTheLimits}))).verdict.state, AlignmentState::OthersOff);
    EXPECT_EQ(judge(withoutVolume({unreadFirst, overTheLimits})).verdict.state, AlignmentState::VolumeUnread);
}

TEST(NotJudged, CountsAnUnreadableVolumeAmongWhatWasJudgedOrBesideIt) {
    EXPECT_EQ(notJudged(judge(withoutVolume({unreadFirst}))), NotJudged{.volumes = 1});
    EXPECT_EQ(notJudged(judge(withVolume({unreadFirst}))), NotJudged{.others = 1});
    auto asked = withoutVolume({unreadFirst});
    asked.findings[0].volume.partition = 2;
    asked.askedPartition = 1;
    EXPECT_TRUE(notJudged(judge(asked)).isNothing()) << "nobody asked about partition 2";
}

TEST(NotJudged, CountsTheContainerThatIsTheWholeDisk) {
    const auto sealed = judge(wholeDiskOf("bcache"));
    EXPECT_EQ(notJudged(sealed), NotJudged{.containers = 1});
    EXPECT_EQ(cureStateOf(sealed), CureState::NothingInJudged) << "no finding of the reader is needed";
    EXPECT_EQ(cureStateOf(judge(wholeDiskOf("swap"))), CureState::NothingInJudged) << "its start is not known";
}

Finding leftOut(UnseenReason reason) {
    return {.kind = FindingKind::NotLookedAt,
            .numbers = {static_cast<std::uint64_t>(reason), 0},
            .volume = {.partition = 1}};
}

TEST(NotJudged, CountsWhatMayHideFileSystemsBesideAVolume) {
    for (const auto reason :
         {UnseenReason::Sealed, UnseenReason::GuestDisk, UnseenReason::NestedGroup, UnseenReason::PartOfArray}) {
        const auto judgement = judge(withVolume({leftOut(reason)}));
        EXPECT_EQ(notJudged(judgement), NotJudged{.hidden = 1});
        EXPECT_EQ(judgement.verdict.state, AlignmentState::Whole) << "that of the volume";
        EXPECT_EQ(isAnythingMisaligned(judgement), std::nullopt);
    }
    EXPECT_EQ(isAnythingMisaligned(judge(withVolume({leftOut(UnseenReason::Blank)}))), false);
    for (const auto kind : {TableFaultKind::HybridMbr, TableFaultKind::SecondExtended}) {
        auto snapshot = withVolume({});
        snapshot.disk.table.faults = {{.kind = kind, .partition = 2, .amount = 1}};
        EXPECT_EQ(isAnythingMisaligned(judge(snapshot)), std::nullopt);
        EXPECT_EQ(cureStateOf(judge(snapshot)), CureState::NothingInJudged);
        snapshot.layout.reset();
        snapshot.placement.reset();
        EXPECT_EQ(notJudged(judge(snapshot)), NotJudged{.hidden = 1});
        EXPECT_EQ(isAnythingMisaligned(judge(snapshot)), std::nullopt) << "no volume either";
    }
}

TEST(NotJudged, CountsTheDiskOfAGuestAsAContainer) {
    EXPECT_EQ(notJudged(judge(withoutVolume({leftOut(UnseenReason::GuestDisk)}))), NotJudged{.containers = 1});
}

TEST(IsAnythingMisaligned, IsUnknownWhereWhatWasNotReadMayBe) {
    EXPECT_EQ(isAnythingMisaligned(judge(withVolume({}))), false);
    EXPECT_EQ(isAnythingMisaligned(judge(withVolume({}, 63))), true);
    EXPECT_EQ(isAnythingMisaligned(judge(besideStraddling(withVolume({})))), true);
    EXPECT_EQ(isAnythingMisaligned(judge({})), std::nullopt) << "nothing was judged";
    EXPECT_EQ(isAnythingMisaligned(judge(wholeDiskOf("bcache"))), std::nullopt) << "a container that nobody read";
    EXPECT_EQ(isAnythingMisaligned(judge(wholeDiskOf("swap"))), false);
    auto cut = withVolume({});
    auto layout = *cut.layout;
    setAvailable(layout, ByteCount{layout.filesystem.size().value / 4});
    cut.layout = std::make_shared<const Layout>(std::move(layout));
    EXPECT_EQ(isAnythingMisaligned(judge(cut)), std::nullopt) << "structures past the end";
    for (const auto& unread : {withVolume({unreadFirst}), withVolume({overTheLimits}), withoutVolume({unreadFirst}),
                               withoutVolume({overTheLimits})}) {
        const auto state = judge(unread).verdict.state;
        EXPECT_EQ(isAnythingMisaligned(judge(unread)), std::nullopt) << name(state);
        EXPECT_EQ(isAnythingMisaligned(judge(besideStraddling(unread))), true) << name(state);
    }
}

} // namespace
} // namespace atlas
