// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/finding.h"

#include "disk/container.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace atlas {
namespace {

template <class E>
constexpr std::uint64_t number(E value) {
    return static_cast<std::uint64_t>(value);
}

struct Case {
    const char* name;
    Finding finding;
    Severity severity;
};

class FindingSeverity : public testing::TestWithParam<Case> {};

TEST_P(FindingSeverity, FollowsFromTheFinding) { EXPECT_EQ(severityOf(GetParam().finding), GetParam().severity); }

using enum FindingKind;

INSTANTIATE_TEST_SUITE_P(
    , FindingSeverity,
    testing::Values(
        Case{"Note", {.kind = SectorSizeAssumed}, Severity::Note},
        Case{"Warning", {.kind = NeedsRecovery}, Severity::Warning},
        Case{"Misaligned", {.kind = StartOffGrid}, Severity::Misaligned},
        Case{"Error", {.kind = ClaimLost}, Severity::Error},
        Case{"Overlap", {.kind = TableFaulty, .fault = TableFault{TableFaultKind::Overlap}}, Severity::Error},
        Case{"BackupGpt", {.kind = TableFaulty, .fault = TableFault{TableFaultKind::BackupDamaged}}, Severity::Warning},
        Case{"OverTable", {.kind = TableFaulty, .fault = TableFault{TableFaultKind::OverTable}}, Severity::Error},
        Case{"OutsideUsable",
             {.kind = TableFaulty, .fault = TableFault{TableFaultKind::OutsideUsable}},
             Severity::Warning},
        Case{
            "GptHeaders", {.kind = TableFaulty, .fault = TableFault{TableFaultKind::HeadersDiffer}}, Severity::Warning},
        Case{"SystemFile",
             {.kind = SystemFileFaulty, .numbers = {8, number(SystemFileFault::NoInode)}},
             Severity::Error},
        Case{"UnknownFeatures",
             {.kind = SystemFileFaulty, .numbers = {0, number(SystemFileFault::UnknownFeatures)}},
             Severity::Warning},
        Case{"Features", {.kind = FeaturesConflict, .numbers = {number(FeatureRule::TwoJournals)}}, Severity::Error},
        Case{"ForbidsMount",
             {.kind = FeaturesUnsupported, .numbers = {number(FeatureClass::Incompat)}},
             Severity::Error},
        Case{"ForbidsWriting",
             {.kind = FeaturesUnsupported, .numbers = {number(FeatureClass::RoCompat)}},
             Severity::Warning},
        Case{"ForbidsChecking",
             {.kind = FeaturesUnsupported, .numbers = {number(FeatureClass::Compat)}},
             Severity::Warning},
        Case{"StaleMark",
             {.kind = FeaturesConflict, .numbers = {number(FeatureRule::OrphansWithoutCause)}},
             Severity::Warning},
        Case{"OtherVolumeWithErrors", {.kind = OtherVolumeFaulty, .numbers = {1, 0}}, Severity::Error},
        Case{"OtherVolumeWithWarnings", {.kind = OtherVolumeFaulty, .numbers = {0, 1}}, Severity::Warning},
        Case{"Sealed", {.kind = NotLookedAt, .numbers = {number(UnseenReason::Sealed)}}, Severity::Note},
        Case{"Foreign", {.kind = NotLookedAt, .numbers = {number(UnseenReason::NotRecognised), 0}}, Severity::Note},
        Case{"Wiped", {.kind = NotLookedAt, .numbers = {number(UnseenReason::NotRecognised), 1}}, Severity::Warning},
        Case{"FileField", {.kind = FileFaulty, .numbers = {number(FileFault::Field), 1, 12}}, Severity::Error},
        Case{"BlocksWithoutOwner",
             {.kind = FileFaulty, .numbers = {number(FileFault::BlockUnowned), 1, 900}},
             Severity::Warning},
        Case{"QuotaUsage", {.kind = FileFaulty, .numbers = {number(FileFault::Quota), 1, 0}}, Severity::Warning},
        Case{"More", {.kind = MoreOfTheSame, .numbers = {5, number(Severity::Warning)}}, Severity::Warning},
        Case{"MoreOfADamagedSnapshot", {.kind = MoreOfTheSame, .numbers = {5, 77}}, Severity::Error}),
    [](const auto& test) { return std::string(test.param.name); });

/// What a finding means for whoever has the disk. It decides the severity.
enum class Consequence : std::uint8_t {
    Unusable, ///< something is damaged, or cannot be used, found or mounted
    LookInto, ///< it works, but something may be lost or is worse than it could be
    CostsWrites, ///< it would be better somewhere else
    ChangesNothing,
};

Severity severityOf(Consequence consequence) {
    switch (consequence) {
    case Consequence::Unusable: return Severity::Error;
    case Consequence::LookInto: return Severity::Warning;
    case Consequence::CostsWrites: return Severity::Misaligned;
    case Consequence::ChangesNothing: break;
    }
    return Severity::Note;
}

struct Row {
    Finding finding;
    Consequence consequence;
};

/// Every kind; those whose severity depends on their numbers, with the worst ones.
// NOLINTNEXTLINE(readability-function-size): one row for each kind
const std::vector<Row>& table() {
    using enum Consequence;
    static const std::vector<Row> rows{
        {{.kind = SuperblockFromBackup}, Unusable}, // the kernel mounts the primary alone
        {{.kind = SuperblockChosen}, ChangesNothing},
        {{.kind = OtherBackups}, LookInto},
        {{.kind = OpenedTolerantly}, Unusable},
        {{.kind = SuperblockChecksum}, Unusable},
        {{.kind = DescriptorChecksum}, Unusable},
        {{.kind = DescriptorsFromCopies}, Unusable},
        {{.kind = VolumePastEnd}, Unusable},
        {{.kind = NeedsRecovery}, LookInto},
        {{.kind = JournalReplayed}, ChangesNothing},
        {{.kind = ReplayIncomplete}, LookInto},
        {{.kind = Mounted}, ChangesNothing},
        {{.kind = ChangingWhileRead}, ChangesNothing},
        {{.kind = NotClean}, LookInto},
        {{.kind = ExternalJournal}, ChangesNothing},
        {{.kind = FileUnreadable}, Unusable},
        {{.kind = SystemFileFaulty}, Unusable},
        {{.kind = ErrorsRecorded}, LookInto},
        {{.kind = CountImpossible}, Unusable},
        {{.kind = FlagsImpossible}, Unusable},
        {{.kind = FieldImpossible}, Unusable},
        {{.kind = FeaturesConflict}, Unusable},
        {{.kind = FeaturesUnsupported, .numbers = {number(FeatureClass::Incompat)}}, Unusable}, // it cannot be mounted
        {{.kind = DisplacedFilesystem}, Unusable},
        {{.kind = FreeTotalWrong}, LookInto}, // the kernel counts again when it mounts
        {{.kind = JournalNotEmpty}, LookInto},
        {{.kind = JournalErrorRecorded}, LookInto},
        {{.kind = OrphansUnmarked}, Unusable},
        {{.kind = MmpInUse}, ChangesNothing},
        {{.kind = OutsideVolume}, Unusable},
        {{.kind = ClaimLost}, Unusable},
        {{.kind = ReadFromText}, ChangesNothing},
        {{.kind = TextLeavesOut}, ChangesNothing},
        {{.kind = TextDerived}, ChangesNothing},
        {{.kind = MetadataImage}, ChangesNothing},
        {{.kind = TrailerLeftOut}, ChangesNothing},
        {{.kind = EnvelopeIncomplete}, Unusable},
        {{.kind = EnvelopeClusterOff}, ChangesNothing},
        {{.kind = NotADisk}, Unusable},
        {{.kind = OtherVolumeFaulty, .numbers = {1, 0}}, Unusable},
        {{.kind = OtherVolumeMisaligned}, CostsWrites},
        {{.kind = OtherVolumeOfSmallBlocks}, LookInto},
        {{.kind = NotLookedAt, .numbers = {number(UnseenReason::NotRecognised), 1}}, LookInto},
        {{.kind = VolumesNotRead}, LookInto},
        {{.kind = RequiredExtMissing}, Unusable},
        {{.kind = VolumeUnreadable}, Unusable},
        {{.kind = LayerChecksum}, Unusable},
        {{.kind = LayerOutdated}, LookInto},
        {{.kind = ReadFailed}, Unusable},
        {{.kind = VolumeInPieces}, ChangesNothing},
        {{.kind = MoreOfTheSame, .numbers = {1, number(Severity::Error)}}, Unusable},
        {{.kind = BackupDiffers}, LookInto},
        {{.kind = BackupDamaged}, LookInto},
        {{.kind = BitmapPadding}, Unusable}, // e2fsck stops at it
        {{.kind = ContentAmbiguous}, LookInto},
        {{.kind = BackupsBehind, .numbers = {1}}, LookInto},
        {{.kind = RoomBehind}, ChangesNothing},
        {{.kind = SomethingBehind}, ChangesNothing},
        {{.kind = LayerMisfitting, .numbers = {8, 9}}, Unusable},
        {{.kind = TableFaulty, .fault = TableFault{TableFaultKind::Overlap}}, Unusable},
        {{.kind = StartOffGrid}, CostsWrites},
        {{.kind = LayerOffGrid}, CostsWrites},
        {{.kind = StartCompensated}, ChangesNothing},
        {{.kind = StartOffOptimalIo}, ChangesNothing},
        {{.kind = StartOffGranularity}, ChangesNothing},
        {{.kind = StartOffNamedGranularity}, CostsWrites},
        {{.kind = BogusStripeWidth}, ChangesNothing},
        {{.kind = MemberOffGrid}, CostsWrites},
        {{.kind = KernelSaysMisaligned}, CostsWrites},
        {{.kind = KernelSaysOtherwise}, ChangesNothing},
        {{.kind = PlaceUnknown}, LookInto},
        {{.kind = LowerStartOff}, CostsWrites},
        {{.kind = FitsReportedSectors}, LookInto},
        {{.kind = BlockCut}, CostsWrites},
        {{.kind = ChunkCutsBlocks}, CostsWrites},
        {{.kind = StructuresMisaligned}, CostsWrites},
        {{.kind = BlockSmallerThanSector}, LookInto},
        {{.kind = BlockBelowLogicalSector}, Unusable},
        {{.kind = TableOfOtherSectors}, Unusable},
        {{.kind = StartAssumed}, ChangesNothing},
        {{.kind = SectorSizeAssumed}, ChangesNothing},
        {{.kind = BitmapUnreadable}, Unusable},
        {{.kind = BitmapChecksum}, Unusable},
        {{.kind = FreeCountWrong}, Unusable},
        {{.kind = MetadataFree}, Unusable},
        {{.kind = FileFaulty}, Unusable},
        {{.kind = BitmapTailUnset}, LookInto}, // nothing reads those bits, but e2fsck sets them
    };
    return rows;
}

TEST(FindingSeverities, FollowFromTheConsequence) {
    for (const auto& [finding, consequence] : table()) {
        EXPECT_EQ(severityOf(finding), severityOf(consequence)) << name(finding.kind);
    }
}

TEST(FindingSeverities, AreInTheTableForEachKind) {
    constexpr FindingKind all[] = {
#define FINDING(kind, json, severity) kind,
#include "layout/findings.def"
#undef FINDING
    };
    for (const auto kind : all) {
        EXPECT_EQ(std::ranges::count(table(), kind, [](const Row& row) { return row.finding.kind; }), 1) << name(kind);
    }
}

TEST(FindingSeverities, OfAlignmentAreNoFaults) {
    for (const auto& [finding, consequence] : table()) {
        const bool isOfAlignment = finding.kind == BlockSmallerThanSector || finding.kind == OtherVolumeOfSmallBlocks ||
                                   finding.kind == PlaceUnknown || finding.kind == FitsReportedSectors;
        const bool isFault = consequence == Consequence::Unusable || consequence == Consequence::LookInto;
        EXPECT_EQ(isOfHealth(finding), isFault && !isOfAlignment) << name(finding.kind);
    }
}

TEST(FindingSeverities, OfALayerFollowFromItsSize) {
    EXPECT_EQ(severityOf(Finding{.kind = LayerMisfitting, .numbers = {4608, 0, 4096}}), Severity::Error);
    EXPECT_EQ(severityOf(Finding{.kind = LayerMisfitting, .numbers = {9, 8}}), Severity::Note);
}

TEST(CappedFindings, CountTheRestWithTheSeverityOfThoseKept) {
    CappedFindings capped(1);
    for (int i = 0; i < 3; ++i) {
        capped.add({.kind = BackupDiffers});
    }
    std::vector<Finding> findings;
    capped.appendTo(findings);
    ASSERT_EQ(findings.size(), 2U);
    EXPECT_EQ(findings[1].kind, MoreOfTheSame);
    EXPECT_EQ(findings[1].numbers[0], 2U);
    EXPECT_EQ(severityOf(findings[1]), Severity::Warning);
}

} // namespace
} // namespace atlas
