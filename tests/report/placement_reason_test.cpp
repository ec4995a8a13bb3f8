// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/placement_reason.h"

#include "report/messages/placement_text.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using Kind = PlacementReason::Kind;

std::vector<Kind> kindsOf(const Layout& layout, std::uint32_t group) {
    std::vector<Kind> kinds;
    for (const auto& reason : placementReasons(layout, GroupNumber{group})) {
        kinds.push_back(reason.kind);
    }
    return kinds;
}

TEST(PlacementReasons, AreThoseOfTheFlexGroup) {
    const auto layout = resolve(syntheticClaims({}));
    const auto reasons = placementReasons(layout, GroupNumber{21});
    EXPECT_EQ(reasons.front(),
              (PlacementReason{.kind = Kind::FlexGroup, .first = GroupNumber{16}, .last = GroupNumber{31}}));
    EXPECT_EQ(format(sentence(reasons.front())),
              "flex_bg keeps the bitmaps and inode tables of groups 16 to 31 together, from the first of them on.");
    EXPECT_THAT(kindsOf(layout, 3), testing::ElementsAre(Kind::FlexGroup, Kind::BehindPrimary));
}

TEST(PlacementReasons, AStrideMovesNothingWithFlexBg) {
    auto claims = syntheticClaims({});
    claims.filesystem.raidStride = 16;
    EXPECT_THAT(kindsOf(resolve(claims), 21), testing::ElementsAre(Kind::FlexGroup, Kind::StrideIgnored));
}

TEST(PlacementReasons, ABitmapInAnotherGroupHasNoKnownReason) {
    auto claims = syntheticClaims({});
    claims.groups.blockBitmap[21] = BlockNumber{100 * 32768 + 5000};
    EXPECT_THAT(kindsOf(resolve(claims), 21), testing::ElementsAre(Kind::Elsewhere));
}

} // namespace
} // namespace atlas::test
