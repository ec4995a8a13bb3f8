// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/raid_load.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

std::vector<std::uint32_t> members(RaidLevel level, std::uint32_t count, std::uint64_t chunks) {
    std::vector<std::uint32_t> all;
    for (std::uint64_t chunk = 0; chunk < chunks; ++chunk) {
        for (const auto member : membersWith(chunk, {level, {65536}, count})) {
            all.push_back(member);
        }
    }
    return all;
}

using Members = std::vector<std::uint32_t>;

TEST(Raid, IsReadAsItIsTyped) {
    EXPECT_EQ(*parseRaid("0:512k:4"), (RaidGeometry{RaidLevel::Raid0, {524288}, 4}));
    EXPECT_EQ(*parseRaid(raidText({RaidLevel::Raid10, {65536}, 6})), (RaidGeometry{RaidLevel::Raid10, {65536}, 6}));
    for (const auto* wrong : {"", "0", "0:512k", "0:512k:", "1:512k:4", "5:512k:1", "5:500k:4", "0:3k:4", "0:512:4",
                              "6:512k:3", "0:x:4", "0:512k:4x", ":512k:4", "0:512k:4:1"}) {
        EXPECT_FALSE(parseRaid(wrong)) << wrong;
    }
}

TEST(Raid, IsRefusedWithTheRangeThatHolds) {
    EXPECT_EQ(parseRaid("0:100:4").error().expected, "whole KiB from 4,096 to 549,755,813,888 bytes");
    EXPECT_EQ(parseRaid("5:500k:4").error().expected, "a power of two from 4,096 to 549,755,813,888 bytes");
    EXPECT_TRUE(parseRaid("0:500k:4"));
    EXPECT_EQ(parseRaid("6:512k:3").error().expected, "4 to 1,920");
    EXPECT_EQ(parseRaid("0:512k:9999").error().expected, "2 to 1,920");
}

TEST(Raid, CountsTheDataOfAStripe) {
    EXPECT_EQ(dataChunks({RaidLevel::Raid0, {65536}, 4}), 4U);
    EXPECT_EQ(dataChunks({RaidLevel::Raid5, {65536}, 4}), 3U);
    EXPECT_EQ(dataChunks({RaidLevel::Raid6, {65536}, 6}), 4U);
    EXPECT_EQ(dataChunks({RaidLevel::Raid10, {65536}, 6}), 3U);
}

TEST(Raid, GoesRoundTheMembersOfLevel0) { EXPECT_EQ(members(RaidLevel::Raid0, 3, 5), (Members{0, 1, 2, 0, 1})); }

// md(4), left-symmetric: parity on the last member first, then one to the left with each stripe, data behind it.
//   D0 D1 P0 / D3 P1 D2 / P2 D4 D5
TEST(Raid, RotatesParityOfLevel5ToTheLeft) { EXPECT_EQ(members(RaidLevel::Raid5, 3, 6), (Members{0, 1, 2, 0, 1, 2})); }

// Four members, by stripe: D0 D1 D2 P / D4 D5 P D3 / D8 P D6 D7 / P D9 D10 D11
TEST(Raid, StartsDataBehindTheParity) {
    EXPECT_EQ(members(RaidLevel::Raid5, 4, 12), (Members{0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3}));
}

// Stripe 0 of four members: P on the last, Q on the first, D0 and D1 between; stripe 1: P on 2, Q on 3, D2 on 0, D3 on 1.
TEST(Raid, PutsBothParitiesOfLevel6Together) { EXPECT_EQ(members(RaidLevel::Raid6, 4, 4), (Members{1, 2, 0, 1})); }

TEST(Raid, WritesTheParityBesideTheBlock) {
    const RaidGeometry five{RaidLevel::Raid5, {65536}, 4};
    const RaidGeometry six{RaidLevel::Raid6, {65536}, 10};
    EXPECT_EQ(parityMembersOf(0, five), Members{3});
    EXPECT_EQ(parityMembersOf(3, five), Members{2});
    EXPECT_EQ(parityMembersOf(0, six), (Members{9, 0}));
    EXPECT_TRUE(parityMembersOf(0, {RaidLevel::Raid10, {65536}, 4}).empty());
    EXPECT_EQ(smallWrite(five), (SmallWrite{2, 2}));
    EXPECT_EQ(smallWrite(six), (SmallWrite{3, 3}));
    EXPECT_EQ(smallWrite({RaidLevel::Raid5, {65536}, 3}), (SmallWrite{1, 2})) << "the one other block of the stripe";
    EXPECT_EQ(smallWrite({RaidLevel::Raid0, {65536}, 4}), (SmallWrite{0, 1}));
    EXPECT_EQ(smallWrite({RaidLevel::Raid10, {65536}, 4}), (SmallWrite{0, 2}));
}

TEST(Raid, KeepsTwoNearCopiesOnLevel10) { EXPECT_EQ(members(RaidLevel::Raid10, 3, 3), (Members{0, 1, 2, 0, 1, 2})); }

TEST(Raid, CountsBlocksOnTheMembers) {
    LayoutClaims claims;
    claims.filesystem.blockSize = {4096};
    claims.filesystem.inodeTableBlocks = 20;
    claims.groups.resize({2});
    claims.groups.blockBitmap = {{0}, {16}};
    claims.groups.inodeBitmap = {{15}, {17}};
    claims.groups.inodeTable = {{24}, {64}}; // 8 blocks in chunk 1, 12 in chunk 2; then 16 in chunk 4, 4 in chunk 5
    Layout layout{claims, {}};
    const RaidGeometry raid{RaidLevel::Raid0, {65536}, 3};
    const auto load = loadOf(layout, raid);
    EXPECT_EQ(load.blockBitmaps, (std::vector<std::uint64_t>{1, 1, 0}));
    EXPECT_EQ(load.inodeBitmaps, (std::vector<std::uint64_t>{1, 1, 0}));
    EXPECT_EQ(load.inodeTableBlocks, (std::vector<std::uint64_t>{0, 8 + 16, 12 + 4}));
    EXPECT_DOUBLE_EQ(imbalance(load.inodeTableBlocks), 24 / (40 / 3.0));
    EXPECT_EQ(loadOf(layout, raid, {65536}).blockBitmaps, (std::vector<std::uint64_t>{0, 1, 1}));
    EXPECT_EQ(imbalance({0, 0}), 0);
    // Chunks 0 and 1 are the first stripe, with its parity on the last member.
    EXPECT_EQ(loadOf(layout, {RaidLevel::Raid5, {65536}, 3}).blockBitmaps, (std::vector<std::uint64_t>{1, 1, 2}));
}

TEST(Raid, NeedsEnoughMembers) {
    EXPECT_TRUE(isValid({RaidLevel::Raid5, {65536}, 3}));
    EXPECT_TRUE(isValid({RaidLevel::Raid5, {65536}, 2}));
    EXPECT_FALSE(isValid({RaidLevel::Raid5, {65536}, 1}));
    EXPECT_FALSE(isValid({RaidLevel::Raid6, {65536}, 3}));
    EXPECT_FALSE(isValid({RaidLevel::Raid0, {0}, 4}));
}

TEST(Raid, IsThatOfTheStripeInASuperblock) {
    const Stripe stripe{.stride = 16, .width = 64};
    for (const auto level : allRaidLevels) {
        const auto raid = raidWith(level, stripe, {4096});
        ASSERT_TRUE(raid);
        EXPECT_EQ(raid->chunk, ByteCount{65536});
        EXPECT_EQ(dataChunks(*raid), 4U);
        EXPECT_EQ(stripeOf(*raid, {4096}), stripe);
    }
    EXPECT_EQ(raidWith(RaidLevel::Raid5, {.stride = 16}, {4096})->members, 4U) << "it has no width";
    EXPECT_FALSE(raidWith(RaidLevel::Raid5, {.stride = 16, .width = 40}, {4096})) << "not whole chunks";
    EXPECT_FALSE(raidWith(RaidLevel::Raid6, {.stride = 16, .width = 16}, {4096})) << "too few disks";
    EXPECT_FALSE(raidWith(RaidLevel::Raid0, {}, {4096}));
}

} // namespace
} // namespace atlas
