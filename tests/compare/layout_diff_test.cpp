// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/layout_diff.h"

#include "report/words/diff_text.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

std::vector<std::string> linesOf(const LayoutDiff& diff) {
    std::vector<std::string> lines;
    for (const auto& line : summary(diff)) {
        lines.push_back(format(line));
    }
    return lines;
}

using testing::Contains;
using testing::ElementsAre;

TEST(Diff, OfALayoutWithItselfIsEmpty) {
    const auto layout = resolve(test::syntheticClaims());
    EXPECT_TRUE(diff(layout, layout).empty());
    EXPECT_TRUE(diff(layout, layout).empty());
}

TEST(Diff, NamesWhatMoved) {
    auto claims = test::syntheticClaims();
    const auto before = resolve(claims);
    const auto home = claims.groups.blockBitmap[3];
    claims.groups.blockBitmap[3] = {home.value + 5000};
    const auto changes = diff(before, resolve(claims)).changes;
    ASSERT_EQ(changes.size(), 1U);
    EXPECT_EQ(changes[0].change, ChangeKind::Moved);
    EXPECT_EQ(changes[0].kind, RegionKind::BlockBitmap);
    EXPECT_EQ(changes[0].group, GroupNumber{3});
    EXPECT_EQ(changes[0].from->first, home);
    EXPECT_EQ(changes[0].to->first.value, home.value + 5000);
}

TEST(Diff, SeesAJournalGrowAndSplit) {
    auto claims = test::syntheticClaims();
    const auto before = resolve(claims);
    auto& extents = claims.files.front().extents;
    extents.front().count.value -= 100;
    extents.push_back({{extents.front().end().value - 9000}, {200}});
    const auto result = diff(before, resolve(claims));
    EXPECT_EQ(result.count(RegionKind::Journal, ChangeKind::Grew), 1U);
    EXPECT_EQ(result.count(RegionKind::Journal, ChangeKind::Split), 1U);
    EXPECT_EQ(result.changes.front().moved.value, 100U) << "the last blocks of what both have";
    EXPECT_THAT(linesOf(result),
                ElementsAre(testing::MatchesRegex("journal: 100 of .* blocks moved, 1 grew, 1 split")));
    const auto back = diff(resolve(claims), before);
    EXPECT_THAT(linesOf(back), ElementsAre(testing::MatchesRegex("journal: 100 of .* moved, 1 shrank, 1 joined")));
}

TEST(Diff, CountsTheBlocksOfAFileThatMovedInPart) {
    auto claims = test::syntheticClaims();
    const auto before = resolve(claims);
    auto& extents = claims.files.front().extents;
    const auto whole = extents.front();
    extents.front().count.value -= 2;
    extents.push_back({{extents.front().end().value + 1000}, {2}});
    const auto result = diff(before, resolve(claims));
    ASSERT_EQ(result.count(RegionKind::Journal, ChangeKind::Moved), 1U);
    const auto& moved = result.changes.front();
    EXPECT_EQ(moved.moved.value, 2U);
    EXPECT_EQ(moved.compared, whole.count);
    EXPECT_EQ(result.from(moved).size(), 1U);
    EXPECT_EQ(std::vector(result.to(moved).begin(), result.to(moved).end()), extents);
    EXPECT_THAT(linesOf(result).front(), testing::MatchesRegex("journal: 2 of [0-9,]+ blocks moved, 1 split"));
    EXPECT_THAT(placeText(result.to(moved)), testing::HasSubstr(", "));
}

TEST(Diff, ListsGroupsThatAppearAndVanish) {
    const auto small = resolve(test::syntheticClaims({.groups = {16}, .groupsPerFlex = 16, .journalBlocks = 0}));
    const auto large = resolve(test::syntheticClaims({.groups = {32}, .groupsPerFlex = 16, .journalBlocks = 0}));
    const auto grown = diff(small, large);
    EXPECT_EQ(grown.count(RegionKind::BlockBitmap, ChangeKind::Appeared), 16U);
    EXPECT_EQ(grown.count(RegionKind::BackupSuperblock, ChangeKind::Appeared), 2U); // groups 25 and 27
    EXPECT_EQ(grown.count(RegionKind::BlockBitmap, ChangeKind::Moved), 0U);
    EXPECT_EQ(diff(large, small).count(RegionKind::InodeTable, ChangeKind::Vanished), 16U);
    EXPECT_THAT(linesOf(grown), Contains("group_count: 16 → 32"));
}

TEST(Diff, ComparesPlacesInBytesAcrossBlockSizes) {
    auto claims =
        test::syntheticClaims({.groups = {1}, .groupsPerFlex = 0, .reservedGdtBlocks = 0, .journalBlocks = 0});
    auto half = claims;
    half.filesystem.blockSize = half.filesystem.clusterSize = {2048};
    half.groups.blockBitmap[0].value *= 2;
    const auto result = diff(resolve(claims), resolve(half));
    EXPECT_EQ(result.count(RegionKind::BlockBitmap, ChangeKind::Moved), 0U);
    EXPECT_EQ(result.count(RegionKind::BlockBitmap, ChangeKind::Shrank), 1U);
    EXPECT_EQ(result.count(RegionKind::InodeTable, ChangeKind::Moved), 1U);
}

} // namespace
} // namespace atlas
