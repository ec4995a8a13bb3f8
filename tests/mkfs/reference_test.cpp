// SPDX-License-Identifier: GPL-3.0-or-later
// Compares plans with published figures: the effect of -G at 1 TiB, and a layout of 2011 as e2fsprogs 1.47 makes it.
#include "compare/layout_diff.h"
#include "compare/layout_metrics.h"
#include "compare/raid_load.h"
#include "mkfs/plan.h"
#include "mkfs/profile.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

namespace atlas {
namespace {

constexpr ByteCount tebibyte{std::uint64_t{1} << 40};

Plan planned(ByteCount size, std::string_view line) {
    const auto options = parseOptions(line);
    EXPECT_TRUE(options) << sentence(options.error());
    auto result = plan({{size}, *options, upstreamProfile()});
    EXPECT_TRUE(result) << sentence(result.error());
    return std::move(*result);
}

struct Expected {
    std::uint64_t bitmapRuns;
    std::uint64_t tableRuns;
    std::uint64_t longestMebibytes; ///< 0: not published
};

TEST(FlexGroupSweep, OfOneTebibyteIsTheReferenceTable) {
    const std::map<std::string, Expected> table{{"-G 1", {8192, 8192, 0}},
                                                {"-G 16", {512, 512, 2015}},
                                                {"-G 64", {128, 129, 8063}},
                                                {"-G 256", {32, 34, 0}},
                                                {"-G 1024", {8, 13, 129016}},
                                                {"-G 4096", {2, 10, 307296}},
                                                {"packed_meta_blocks", {1, 11, 439803}},
                                                {"packed_meta_blocks, no backups", {1, 1, 0}}};
    const auto options = parseOptions(std::string_view{});
    const auto rows = sweepFlexGroupSizes({{tebibyte}, *options, upstreamProfile()});
    ASSERT_TRUE(rows) << sentence(rows.error());
    std::size_t checked = 0;
    for (const auto& row : rows->rows) {
        EXPECT_EQ(row.line.isDefault, row.line.label == "-G 16") << row.line.label;
        const auto expected = table.find(row.line.label);
        if (expected == table.end()) {
            continue;
        }
        ++checked;
        ASSERT_TRUE(row.plan) << row.line.label << ": " << sentence(row.plan.error());
        const auto& layout = *row.plan->layout;
        const auto metrics = measureLayout(layout);
        EXPECT_EQ(metrics.blockBitmapRuns, expected->second.bitmapRuns) << row.line.label;
        EXPECT_EQ(metrics.inodeTableRuns, expected->second.tableRuns) << row.line.label;
        if (expected->second.longestMebibytes != 0) {
            const auto longest = bytesOf(BlockCount{metrics.longestMetadataFreeBlocks}, layout.filesystem.blockSize);
            EXPECT_EQ(longest.value >> 20, expected->second.longestMebibytes) << row.line.label;
        }
    }
    EXPECT_EQ(checked, table.size());
    EXPECT_EQ(rows->rows.front().line.flexGroupSize, std::nullopt);
    EXPECT_EQ(rows->rows.size(), 1U + 14 + 2);
}

TEST(Metrics, CountTheReadsForTheBlockBitmapsOfOneTebibyte) {
    const std::map<std::string, std::uint64_t> reads{{"1", 8192}, {"16", 512}, {"128", 64}, {"256", 32}};
    for (const auto& [groups, expected] : reads) {
        const auto metrics = measureLayout(*planned(tebibyte, "-t ext4 -G " + groups).layout);
        EXPECT_EQ(metrics.blockBitmapReads.full.requests, expected) << groups;
        // Not fewer requests: bitmaps that are left out part a run.
        EXPECT_LT(metrics.blockBitmapReads.fresh.bytes, metrics.blockBitmapReads.full.bytes) << groups;
    }
}

TEST(Metrics, CountTheExtentsOfTheJournalWithoutItsTree) {
    const auto metrics = measureLayout(*planned(tebibyte, "-t ext4 -G 1").layout);
    EXPECT_EQ(metrics.journalExtents, 9U);
    EXPECT_EQ(metrics.journalMappingBlocks, 1U);
}

TEST(Raid, SpreadsTheBitmapsOfOneTebibyteAsMeasured) {
    const RaidGeometry raid{RaidLevel::Raid0, {std::uint64_t{512} << 10}, 4};
    const std::map<std::string, std::vector<std::uint64_t>> table{
        {"1", {2051, 2042, 2056, 2043}}, {"16", {8176, 16, 0, 0}}, {"256", {3968, 4095, 128, 1}}};
    for (const auto& [groups, expected] : table) {
        EXPECT_EQ(loadOf(*planned(tebibyte, "-t ext4 -E stride=128 -G " + groups).layout, raid).blockBitmaps, expected)
            << groups;
    }
}

struct Row {
    std::uint32_t group;
    std::uint64_t blockBitmap;
    std::uint64_t inodeBitmap;
    std::uint64_t inodeTable;
    bool operator==(const Row&) const = default;
};

Row rowOf(const Layout& layout, std::uint32_t group) {
    return {group, layout.groups.blockBitmap[group].value, layout.groups.inodeBitmap[group].value,
            layout.groups.inodeTable[group].value};
}

/// A 320 GB volume with options of 2011. e2fsprogs 1.47 packs the last, shorter flex group more tightly than mke2fs did then.
void expectRows(const std::string& groups, const std::vector<Row>& rows) {
    const auto result =
        planned({std::uint64_t{78'142'208} * 4096}, "-j -b 4096 -O flex_bg,extents,uninit_bg -I 256 -G " + groups);
    const auto& layout = *result.layout;
    EXPECT_EQ(layout.filesystem.groupCount.value, 2385U);
    EXPECT_EQ(layout.filesystem.inodesPerGroup, 8192U);
    EXPECT_EQ(layout.filesystem.descriptorBlocks, 19U);
    EXPECT_EQ(layout.filesystem.reservedGdtBlocks, 1005U);
    std::vector<Row> found;
    std::ranges::transform(rows, std::back_inserter(found), [&](const Row& row) { return rowOf(layout, row.group); });
    EXPECT_EQ(found, rows) << "-G " << groups;
    EXPECT_EQ(layout.groups.freeBlocks[1], 0U);
}

TEST(Golden2011, With256GroupsInAFlexGroup) {
    expectRows("256", {{0, 1025, 1281, 1537},
                       {1, 1026, 1282, 2049},
                       {2, 1027, 1283, 2561},
                       {255, 1280, 1536, 135169},
                       {256, 8388608, 8388864, 8389120},
                       {2384, 75497552, 75497633, 75538594}});
}

TEST(Golden2011, WithAllGroupsInOneFlexGroup) {
    expectRows("4096", {{0, 1025, 3410, 5795}, {1, 1026, 3411, 5795 + 512}, {2, 1027, 3412, 5795 + 1024}});
}

TEST(Diff, BetweenTwoFlexGroupSizesMovesTablesAndKeepsCopies) {
    const auto small = planned(tebibyte, "-t ext4 -G 16");
    const auto large = planned(tebibyte, "-t ext4 -G 64");
    const auto result = diff(*small.layout, *large.layout);
    EXPECT_EQ(result.count(RegionKind::BackupSuperblock, ChangeKind::Moved), 0U);
    EXPECT_EQ(result.count(RegionKind::GroupDescriptors, ChangeKind::Moved), 0U);
    EXPECT_GT(result.count(RegionKind::BlockBitmap, ChangeKind::Moved), 6000U);
    ASSERT_EQ(result.fields.size(), 1U);
    EXPECT_EQ(result.fields[0], (FieldDifference{"flex_group_size", std::uint64_t{16}, std::uint64_t{64}}));
}

} // namespace
} // namespace atlas
