// SPDX-License-Identifier: GPL-3.0-or-later
// The verdicts that the cards, the title of the findings and the status line show.
#include "report/words/summary_text.h"

#include "base/number_text.h"
#include "layout/layout.h"
#include "report/words/verdict_text.h"
#include "support/synthetic.h"

#include <algorithm>
#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas {
namespace {

using test::syntheticSnapshot;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

const Overrides markMebibytes{.marked = GranularityKind::Partitioning};

SummaryVerdict alignmentOf(const Judgement& judgement) { return summaryVerdicts(judgement).alignment; }

std::string valueOf(const SummaryVerdict& verdict) { return format(verdict.line.value); }
std::string briefOf(const SummaryVerdict& verdict) { return format(verdict.brief()); }
std::string fullOf(const SummaryVerdict& verdict) { return format(verdict.full); }

/// A snapshot of an image that ends after `blocks` blocks of 4 KiB.
Snapshot cutAt(std::uint64_t blocks) {
    auto snapshot = syntheticSnapshot();
    auto cut = *snapshot.layout;
    setAvailable(cut, bytesOf(BlockCount{blocks}, cut.filesystem.blockSize));
    snapshot.layout = std::make_shared<const Layout>(std::move(cut));
    return snapshot;
}

Snapshot withoutVolume(Lba start) {
    auto snapshot = syntheticSnapshot({.groups = {4}}, start);
    snapshot.layout.reset();
    snapshot.placement.reset();
    return snapshot;
}

TEST(SummaryVerdicts, AreOfThePhysicalSectorsUnlessMoreIsMarked) {
    const auto judgement = judge(syntheticSnapshot({.groups = {4}}));
    const auto verdict = alignmentOf(judgement);
    const auto all = grouped(judgement.verdict.alignment->total().total());
    EXPECT_EQ(valueOf(verdict), "all " + all + " whole");
    EXPECT_EQ(briefOf(verdict), valueOf(verdict));
    EXPECT_EQ(fullOf(verdict), "all " + all + " structures start and end on physical sectors");
    EXPECT_EQ(verdict.sign, alignmentSign(judgement));
}

TEST(SummaryVerdicts, SpeakOfTheGranularityThatIsMarkedInAllWords) {
    const auto judgement = judge(syntheticSnapshot({.groups = {4}}), markMebibytes);
    ASSERT_TRUE(judgement.marks.counts);
    const auto [off, total] = *judgement.marks.counts;
    ASSERT_GT(off, 1U);
    ASSERT_LT(off, total);
    const auto verdict = alignmentOf(judgement);
    EXPECT_EQ(valueOf(verdict), fmt::format("{} of {} off", off, total));
    EXPECT_EQ(format(verdict.line.detail), "on a boundary of 1 MiB");
    EXPECT_EQ(briefOf(verdict), fmt::format("1 MiB: {} of {} off", off, total));
    EXPECT_EQ(fullOf(verdict), fmt::format("{} of {} structures do not begin on a boundary of 1 MiB", off, total));
    EXPECT_EQ(verdict.sign, (VerdictSign{badMark, VerdictTone::Misaligned}));
    ASSERT_TRUE(verdict.line.working);
    EXPECT_EQ(format(*verdict.line.working), format(alignmentText(judgement))) << "of the physical sectors";
}

TEST(SummaryVerdicts, OfTheMarkGiveNoAllClearBesideAPartitionThatIsOff) {
    auto snapshot = syntheticSnapshot({.groups = {1}, .journalBlocks = 0});
    snapshot.disk.drive.optimalIo = {{4096}, Source::User}; // as a stripe: all structures begin on it
    snapshot.disk.table.partitions.push_back({.number = 2, .sectors = {{1'000'001}, {2048}}});
    const auto judgement = judge(snapshot, {.marked = GranularityKind::Stripe});
    ASSERT_EQ(judgement.marks.granularity, GranularityKind::Stripe);
    ASSERT_EQ(judgement.marks.off.size(), 1U) << "the partition beside";
    const auto verdict = alignmentOf(judgement);
    EXPECT_EQ(judgement.marks.counts->off, 0U);
    EXPECT_EQ(format(verdict.line.detail), "1 other is off");
    EXPECT_THAT(fullOf(verdict),
                HasSubstr(" on physical sectors; 1 other start is not aligned to the physical sectors"));
    EXPECT_EQ(verdict.sign, (VerdictSign{warningMark, VerdictTone::Warning}));
    snapshot.disk.table.partitions.pop_back();
    const auto alone = alignmentOf(judge(snapshot, {.marked = GranularityKind::Stripe}));
    EXPECT_THAT(valueOf(alone), EndsWith(" begin on it"));
    EXPECT_EQ(briefOf(alone), "4 KiB: " + valueOf(alone));
    EXPECT_EQ(alone.sign, (VerdictSign{goodMark, VerdictTone::Good}));
}

TEST(SummaryVerdicts, NameTheSectorsWhereWhatIsMarkedHasNoVerdict) {
    const auto judgement = judge(withoutVolume({64}), markMebibytes);
    ASSERT_FALSE(judgement.marks.off.empty());
    const auto verdict = alignmentOf(judgement);
    EXPECT_EQ(briefOf(verdict), "4 KiB: all 1 whole");
    EXPECT_THAT(fullOf(verdict), StartsWith("the start lies on a boundary of the 4 KiB physical sectors"));
    EXPECT_EQ(verdict.sign, alignmentSign(judgement));
    EXPECT_EQ(briefOf(alignmentOf(judge(withoutVolume({63}), markMebibytes))), "4 KiB: all 1 off");
    EXPECT_EQ(briefOf(alignmentOf(judge(withoutVolume({63})))), "all 1 off");
    EXPECT_EQ(briefOf(alignmentOf(judge({}, markMebibytes))), "nothing to judge") << "by no granularity";
}

TEST(SummaryVerdicts, OfTheMarkGiveNoAllClearOfWhatLiesPastTheEnd) {
    const auto partly = alignmentOf(judge(cutAt(2), markMebibytes));
    EXPECT_EQ(briefOf(partly), "1 MiB: 1 of 2 off");
    EXPECT_EQ(fullOf(partly), "1 of 2 structures does not begin on a boundary of 1 MiB");
    const auto judgement = judge(cutAt(1), markMebibytes);
    ASSERT_FALSE(judgement.marks.counts) << "what is off lies past the end";
    const auto none = alignmentOf(judgement);
    EXPECT_EQ(briefOf(none), "unknown");
    EXPECT_THAT(fullOf(none), HasSubstr(" on physical sectors"));
    EXPECT_EQ(none.sign, (VerdictSign{unknownMark, VerdictTone::Error}));
}

TEST(SummaryVerdicts, SayThatThereIsNoRoomWhateverIsMarked) {
    for (const auto marked : {GranularityKind::PhysicalSector, GranularityKind::Partitioning}) {
        const auto judgement = judge(syntheticSnapshot({.groups = {4}}), {.start = Lba{8}, .marked = marked});
        ASSERT_TRUE(judgement.remedies.conflict);
        const auto verdict = alignmentOf(judgement);
        EXPECT_EQ(briefOf(verdict), "no room there");
        EXPECT_THAT(fullOf(verdict), StartsWith("There is no room at sector 8"));
        EXPECT_EQ(verdict.sign, (VerdictSign{badMark, VerdictTone::Error}));
    }
}

TEST(SummaryVerdicts, HaveTheHealthInItsOwnPlace) {
    auto snapshot = syntheticSnapshot({.groups = {4}}, {63});
    snapshot.findings.push_back({.kind = FindingKind::SuperblockFromBackup});
    const auto [alignment, health] = summaryVerdicts(judge(snapshot));
    EXPECT_EQ(alignment.line.topic, SummaryTopic::Alignment);
    EXPECT_EQ(health.line.topic, SummaryTopic::Health);
    EXPECT_EQ(health.sign, healthSign(HealthVerdict::Error));
    EXPECT_THAT(fullOf(health), StartsWith(briefOf(health) + ": "));
}

} // namespace
} // namespace atlas
