// SPDX-License-Identifier: GPL-3.0-or-later
#include "measure/measurement_difference.h"

#include "report/words/measurement_difference_text.h"
#include "support/measured_drive.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

MeasurementPtr kept(Measurement measurement) { return std::make_shared<const Measurement>(std::move(measurement)); }

std::vector<std::string> textsOf(const std::vector<MeasurementPair>& pairs) {
    std::vector<std::string> lines;
    for (const auto& line : measurementDifferences(pairs)) {
        lines.push_back(format(line));
    }
    return lines;
}

TEST(MeasurementDifference, PairsTheSameSettingsOfEachExperiment) {
    auto shorter = measuredWrites(60);
    shorter.points.pop_back();
    const std::vector from{kept(measuredWrites(1)), kept(measuredWrites(120))};
    const std::vector to{kept(shorter), kept(measuredBitmaps(0.004))};
    const auto pairs = measurementPairs(from, to);
    ASSERT_EQ(pairs.size(), 2U);
    EXPECT_EQ(pairs[0].from, from[1]) << "the last one counts";
    EXPECT_EQ(pairs[0].points.size(), 7U);
    EXPECT_EQ(pairs[1].from, nullptr);
    const auto lines = textsOf(pairs);
    ASSERT_EQ(lines.size(), 8U);
    EXPECT_EQ(lines[0], "measured synced writes, write 0: 121 a second → 60.6 a second, 0.50 times as fast");
    EXPECT_EQ(lines[7], "measured reads of metadata: only in the second");
}

/// Less time is faster, and figures within the spread are no difference.
TEST(MeasurementDifference, JudgesByTheSpread) {
    auto unsteady = measuredBitmaps(0.004);
    unsteady.points[0].runs[1].seconds = 0.2;
    const std::vector slow{kept(measuredBitmaps(0.008))};
    EXPECT_THAT(
        textsOf(measurementPairs(slow, std::vector{kept(measuredBitmaps(0.004))})),
        testing::ElementsAre("measured reads of metadata, read block bitmaps: 800 ms → 400 ms, 2.00 times as fast"));
    EXPECT_THAT(textsOf(measurementPairs(std::vector{kept(measuredBitmaps(0.003))}, std::vector{kept(unsteady)})),
                testing::ElementsAre(testing::HasSubstr("no difference beyond the spread")));
    auto once = measuredBitmaps(0.001);
    once.points[0].runs.pop_back();
    EXPECT_FALSE(isApart(slow[0]->points[0], once.points[0])) << "a single run has no spread";
}

} // namespace
} // namespace atlas::test
