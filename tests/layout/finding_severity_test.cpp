// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/finding.h"

#include "disk/container.h"

#include <gtest/gtest.h>
#include <string>

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
        Case{"More", {.kind = MoreOfTheSame, .numbers = {5, number(Severity::Warning)}}, Severity::Warning},
        Case{"MoreOfADamagedSnapshot", {.kind = MoreOfTheSame, .numbers = {5, 77}}, Severity::Error}),
    [](const auto& test) { return std::string(test.param.name); });

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
