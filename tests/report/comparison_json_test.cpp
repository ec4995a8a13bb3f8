// SPDX-License-Identifier: GPL-3.0-or-later
// The JSON of a comparison holds what its values follow from, so that it can be computed again.
#include "report/json/comparison_json.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace atlas {
namespace {

nlohmann::json jsonOf(const MeasuredComparison& comparison) {
    std::ostringstream out;
    writeComparisonJson(comparison, out);
    return nlohmann::json::parse(out.str());
}

TEST(ComparisonJson, HasThePhaseAndTheSizeAfterGrowthAmongItsInputs) {
    MeasuredComparison comparison;
    comparison.frame.phase = {3584};
    comparison.frame.eraseBlocks.grid = {{8 << 20}, {3584}};
    comparison.grownTo = ByteCount{std::uint64_t{1} << 40};
    const auto inputs = jsonOf(comparison)["inputs"];
    EXPECT_EQ(inputs["phase"], 3584);
    EXPECT_EQ(inputs["erase_block"], 8 << 20);
    EXPECT_EQ(inputs["erase_block_phase"], 3584);
    EXPECT_EQ(inputs["grown_to"], std::uint64_t{1} << 40);
}

TEST(ComparisonJson, HasNullWhereNothingWasPlanned) {
    MeasuredComparison comparison;
    comparison.layouts.push_back({{.label = "a.img"}});
    const auto json = jsonOf(comparison);
    for (const auto* absent : {"size", "grown_to", "e2fsprogs", "mke2fs_conf", "raid"}) {
        EXPECT_TRUE(json["inputs"][absent].is_null()) << absent;
    }
    EXPECT_TRUE(json["layouts"][0]["command"].is_null());
    EXPECT_TRUE(json["layouts"][0]["notes"].empty());
    EXPECT_FALSE(json["layouts"][0].contains("growth"));
}

TEST(ComparisonJson, NamesWhatIsRecommendedAlsoWhereItIsNotShown) {
    MeasuredComparison comparison;
    comparison.layouts.push_back({{.label = "-G 64"}});
    comparison.recommendation = Recommendation{.kind = RecommendationKind::Take, .chosen = {.label = "-G 16"}};
    EXPECT_EQ(jsonOf(comparison)["recommendation"]["setting"], "-G 16");
    comparison.recommendation = Recommendation{.kind = RecommendationKind::NoSetting};
    EXPECT_TRUE(jsonOf(comparison)["recommendation"]["setting"].is_null());
}

TEST(ComparisonJson, HasTheCommandTheNotesAndTheGrowthOfAPlan) {
    PlanFacts facts;
    facts.command = "mke2fs DEVICE";
    facts.growth.emplace().to = {4096};
    facts.notes = {{NoteKind::PackedWithoutFlexBg}};
    MeasuredComparison comparison;
    comparison.layouts.push_back({{.label = "mke2fs"}, {}, facts});
    const auto layout = jsonOf(comparison)["layouts"][0];
    EXPECT_EQ(layout["command"], "mke2fs DEVICE");
    EXPECT_EQ(layout["growth"]["to"], 4096);
    EXPECT_EQ(layout["notes"], nlohmann::json{"packed_meta_blocks has no effect without flex_bg."});
}

} // namespace
} // namespace atlas
