// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/structure_place.h"

#include "report/words/structure_text.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using Reason = PlacementReason::Kind;

std::vector<Reason> kindsOf(const Layout& layout, std::uint32_t group) {
    std::vector<Reason> kinds;
    for (const auto& reason : placementReasons(layout, GroupNumber{group})) {
        kinds.push_back(reason.kind);
    }
    return kinds;
}

TEST(PlacementReasons, AreThoseOfTheFlexGroup) {
    const auto layout = resolve(syntheticClaims({}));
    const auto reasons = placementReasons(layout, GroupNumber{21});
    EXPECT_EQ(reasons.front(),
              (PlacementReason{.kind = Reason::FlexGroup, .first = GroupNumber{16}, .last = GroupNumber{31}}));
    EXPECT_EQ(format(sentence(reasons.front())),
              "flex_bg keeps the bitmaps and inode tables of groups 16 to 31 together, starting in the first of them.");
    EXPECT_THAT(kindsOf(layout, 3), testing::ElementsAre(Reason::FlexGroup, Reason::BehindPrimary));
}

TEST(PlacementReasons, AStrideMovesNothingWithFlexBg) {
    auto claims = syntheticClaims({});
    claims.filesystem.raidStride = 16;
    EXPECT_THAT(kindsOf(resolve(claims), 21), testing::ElementsAre(Reason::FlexGroup, Reason::StrideIgnored));
}

TEST(PlacementReasons, ABitmapInAnotherGroupHasNoKnownReason) {
    auto claims = syntheticClaims({});
    claims.groups.blockBitmap[21] = BlockNumber{100 * 32768 + 5000};
    EXPECT_THAT(kindsOf(resolve(claims), 21), testing::ElementsAre(Reason::Elsewhere));
}

} // namespace
} // namespace atlas::test
