// SPDX-License-Identifier: GPL-3.0-or-later
// Recommendations among the plans of every -G: none is beaten in everything, and what is named as a cost is one.
#include "compare/recommendation.h"
#include "mkfs/plan.h"
#include "mkfs/profile.h"

#include <cmath>
#include <gtest/gtest.h>

namespace atlas {
namespace {

struct Planned {
    MeasureFrame frame;
    std::vector<MeasuredLayout> settings;
};

Planned planned(std::uint64_t size, const std::optional<RaidGeometry>& raid) {
    Planned out;
    out.frame.raid = raid;
    out.frame.start = usualStart(raid);
    const auto options = parseOptions(std::string_view("mkfs.ext4"));
    const auto swept =
        sweepFlexGroupSizes({.device = {{size}}, .options = *options, .profile = upstreamProfile(), .raid = raid});
    for (const auto& row : swept->rows) {
        if (!row.line.packed && row.plan) {
            out.settings.push_back({FlexGroupSetting(row.line), measuredIn(out.frame, *row.plan->layout)});
        }
    }
    return out;
}

/// The figures that a reader of the table sees, counted here once more.
std::vector<double> figures(const MeasuredLayout& setting, Use use) {
    std::vector<double> all;
    for (const auto work : allWorks) {
        all.push_back(setting.measured.metrics.of(work).seconds);
    }
    all.push_back(setting.measured.metrics.toInodeTable.mean);
    if (setting.measured.load) {
        all.push_back(imbalance(setting.measured.load->blockBitmaps));
    }
    if (use == Use::SdCard) {
        all.push_back(static_cast<double>(setting.measured.bitmapEraseBlocks));
    }
    return all;
}

bool betterInEverything(const std::vector<double>& better, const std::vector<double>& than) {
    constexpr double distanceBlocks = 256; // 1 MiB of blocks of 4 KiB
    bool noticed = false;
    for (std::size_t n = 0; n < than.size(); ++n) {
        if (better[n] > than[n]) {
            return false;
        }
        const auto least = n < allWorks.size() ? 0.05 : n == allWorks.size() ? distanceBlocks : 0;
        const auto gain = than[n] - better[n];
        noticed = noticed || (gain > 0 && gain >= 0.05 * than[n] && gain >= least);
    }
    return noticed;
}

void judge(const Planned& planned, Use use) {
    const auto said = recommend(use, planned.settings, planned.frame);
    if (!said.chosenAt) {
        return;
    }
    const auto& chosen = planned.settings[*said.chosenAt];
    for (const auto& other : planned.settings) {
        EXPECT_FALSE(other.flexGroupSize.value_or(1) <= 16384 &&
                     betterInEverything(figures(other, use), figures(chosen, use)))
            << name(use) << " recommends " << chosen.label << " although " << other.label << " is better";
    }
    const auto lost = losses(said.chosen, said.reference);
    for (std::size_t n = 0; n < allWorks.size(); ++n) {
        const auto weight = static_cast<Weight>(n);
        const auto more = said.chosen.of(weight) - said.reference.of(weight);
        const bool relevant = more >= 0.05 && more >= 0.05 * said.reference.of(weight);
        EXPECT_EQ(std::ranges::count(lost, weight), relevant ? 1 : 0) << name(use) << " " << name(weight);
        EXPECT_FALSE(use == Use::RaidMembers && relevant) << "balance is not bought with time";
    }
}

TEST(RecommendationOfPlans, IsNeverBeatenInEverythingAndNamesEachLoss) {
    const std::optional<RaidGeometry> arrays[] = {
        std::nullopt, RaidGeometry{RaidLevel::Raid0, {65536}, 3}, RaidGeometry{RaidLevel::Raid5, {524288}, 4},
        RaidGeometry{RaidLevel::Raid6, {524288}, 10}, RaidGeometry{RaidLevel::Raid10, {524288}, 4}};
    for (const std::uint64_t gibibytes : {10, 200, 1024}) {
        for (const auto& raid : arrays) {
            SCOPED_TRACE(std::to_string(gibibytes) + " GiB on " + std::to_string(raid ? raid->members : 1));
            const auto settings = planned(gibibytes << 30, raid);
            for (const auto use : allUses) {
                judge(settings, use);
            }
        }
    }
}

double stepsBetween(const Recommendation& one, const Recommendation& other) {
    return std::abs(std::log2(one.chosen.flexGroupSize.value_or(1)) -
                    std::log2(other.chosen.flexGroupSize.value_or(1)));
}

/// One more member, or 5 % more room, is no reason for other advice.
TEST(RecommendationOfPlans, IsTheSameForAlikeVolumes) {
    constexpr std::uint64_t perMember = 64 * GiB;
    std::optional<Recommendation> before;
    for (const std::uint32_t members : {8U, 9U, 10U, 11U, 12U}) {
        const auto settings = planned((members - 2) * perMember, RaidGeometry{RaidLevel::Raid6, {524288}, members});
        auto said = recommend(Use::RaidMembers, settings.settings, settings.frame);
        EXPECT_EQ(said.chosen.label, "-G 16") << members;
        EXPECT_FALSE(before && stepsBetween(*before, said) > 0) << members;
        before = std::move(said);
    }
    for (const std::uint64_t gibibytes : {3, 40, 300, 1000}) {
        const auto some = planned(gibibytes << 30, {});
        const auto more = planned((gibibytes << 30) / 20 * 21, {});
        for (const auto use : {Use::General, Use::SmallFiles, Use::Streaming, Use::VmImage, Use::Database}) {
            EXPECT_LE(
                stepsBetween(recommend(use, some.settings, some.frame), recommend(use, more.settings, more.frame)), 1)
                << name(use) << " " << gibibytes;
        }
    }
}

} // namespace
} // namespace atlas
