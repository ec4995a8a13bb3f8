// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/disk_judgement.h"
#include "layout/layout.h"
#include "report/ci/ci.h"
#include "report/words/verdict_text.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>
#include <sstream>

namespace atlas {
namespace {

using test::syntheticSnapshot;

TEST(VerdictSign, IsThatOfTheState) {
    EXPECT_EQ(alignmentSign(judge(syntheticSnapshot({.groups = {4}}))), (VerdictSign{goodMark, VerdictTone::Good}));
    EXPECT_EQ(alignmentSign(judge(syntheticSnapshot({.groups = {4}}, {63}))),
              (VerdictSign{badMark, VerdictTone::Misaligned}));
    EXPECT_EQ(alignmentSign(judge({})), (VerdictSign{unknownMark, VerdictTone::Plain}))
        << "no all-clear of what was not judged";
}

TEST(VerdictSign, IsNoAllClearOfAFileSystemThatCannotBeRead) {
    auto snapshot = syntheticSnapshot({.groups = {4}});
    snapshot.layout.reset();
    snapshot.placement.reset();
    EXPECT_EQ(alignmentSign(judge(snapshot)), (VerdictSign{goodMark, VerdictTone::Good}));
    snapshot.findings.push_back({.kind = FindingKind::VolumeUnreadable, .volume = {.partition = 1}});
    const auto unread = judge(snapshot);
    ASSERT_EQ(unread.verdict.state, AlignmentState::VolumeUnread);
    EXPECT_EQ(alignmentSign(unread), (VerdictSign{unknownMark, VerdictTone::Error})) << "check fails";
}

TEST(VerdictSign, IsAlarmingInEachStateInWhichCheckFails) {
    auto judgement = judge(syntheticSnapshot({.groups = {4}}));
    for (const auto state :
         {AlignmentState::NothingJudged, AlignmentState::Whole, AlignmentState::OthersOff, AlignmentState::OthersUnread,
          AlignmentState::VolumeUnread, AlignmentState::Misaligned, AlignmentState::Unmountable}) {
        judgement.verdict.state = state;
        judgement.verdict.fit = hasFit(state) ? std::optional(Fit::Whole) : std::nullopt;
        EXPECT_EQ(isAlarming(alignmentSign(judgement).tone), isFailure(state)) << name(state);
    }
}

TEST(VerdictSign, IsThatOfTheAnnotations) {
    auto snapshot = syntheticSnapshot({.groups = {4}});
    const auto annotated = [&] {
        std::ostringstream out;
        writeCheckAnnotations(judgeDisk(snapshot), out);
        return out.str();
    };
    EXPECT_THAT(annotated(), testing::HasSubstr("::notice file=synthetic.img,title=alignment::"));
    snapshot.layout.reset();
    snapshot.placement.reset();
    EXPECT_THAT(annotated(), testing::HasSubstr("::notice file=synthetic.img,title=health::")) << "unknown";
    snapshot.findings.push_back({.kind = FindingKind::VolumeUnreadable, .volume = {.partition = 1}});
    EXPECT_THAT(annotated(), testing::HasSubstr("::error file=synthetic.img,title=alignment::"));
    EXPECT_THAT(annotated(), testing::HasSubstr("::error file=synthetic.img,title=health::"));
}

TEST(VerdictSign, OfAFindingGivesItTheLevelThatAVerdictOfThatSeverityHas) {
    EXPECT_EQ(toneOf(Severity::Note), healthSign(HealthVerdict::Unknown).tone);
    EXPECT_EQ(toneOf(Severity::Warning), healthSign(HealthVerdict::Warning).tone);
    EXPECT_EQ(toneOf(Severity::Error), healthSign(HealthVerdict::Error).tone);
    EXPECT_EQ(toneOf(Severity::Misaligned), alignmentSign(judge(syntheticSnapshot({.groups = {4}}, {63}))).tone);
}

TEST(VerdictSign, IsNotGreenWhileStructuresLiePastTheEnd) {
    auto snapshot = syntheticSnapshot({.groups = {4}});
    auto layout = *snapshot.layout;
    const auto bytes = layout.filesystem.size();
    setAvailable(layout, ByteCount{bytes.value / 4});
    snapshot.layout = std::make_shared<const Layout>(std::move(layout));
    EXPECT_EQ(alignmentSign(judge(snapshot)), (VerdictSign{unknownMark, VerdictTone::Error}));
}

TEST(VerdictSign, OfAStartWithoutRoomIsAnErrorHoweverItLies) {
    const auto snapshot = syntheticSnapshot({.groups = {4}});
    for (const std::uint64_t sector : {1, 8}) {
        const auto judgement = judge(snapshot, {.start = Lba{sector}});
        ASSERT_TRUE(judgement.remedies.conflict) << sector;
        EXPECT_EQ(alignmentSign(judgement), (VerdictSign{badMark, VerdictTone::Error})) << sector;
    }
}

TEST(VerdictSign, OfTheMarkAndOfTheSectorsAreTwo) {
    const auto judgement = judge(syntheticSnapshot({.groups = {4}}), {.marked = GranularityKind::Partitioning});
    ASSERT_FALSE(judgement.marks.off.empty());
    EXPECT_EQ(markSign(judgement), (VerdictSign{badMark, VerdictTone::Misaligned}));
    EXPECT_EQ(alignmentSign(judgement), (VerdictSign{goodMark, VerdictTone::Good})) << "as check, which marks nothing";
}

TEST(VerdictSign, OfHealthTellsErrorsFromWarnings) {
    EXPECT_EQ(healthSign(HealthVerdict::Healthy), (VerdictSign{goodMark, VerdictTone::Good}));
    EXPECT_EQ(healthSign(HealthVerdict::Unknown), (VerdictSign{unknownMark, VerdictTone::Plain}));
    EXPECT_EQ(healthSign(HealthVerdict::Warning), (VerdictSign{warningMark, VerdictTone::Warning}));
    EXPECT_EQ(healthSign(HealthVerdict::Error), (VerdictSign{errorMark, VerdictTone::Error}));
}

} // namespace
} // namespace atlas
