// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/draw_row.h"
#include "view/drawn_volume.h"

#include "support/synthetic.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

/// Groups 1 and 3 contain 1 superblock, 1 descriptor and 1023 reserved blocks, groups 2 and 4 no metadata: 31743 and 32768 data
/// blocks.
LayoutClaims fiveGroups() {
    auto claims = syntheticClaims({.groups = GroupCount{5}, .groupsPerFlex = 16, .journalBlocks = 0});
    claims.groups.freeBlocks = {0, 31743, 8192, 31743, 32768};
    return claims;
}

TEST(GroupUsage, IsWhatIsNeitherMetadataNorFree) {
    const GroupUsage usage(resolve(fiveGroups()));
    EXPECT_DOUBLE_EQ(usage.dataInUse(GroupNumber{0}, GroupNumber{0}), 1);
    EXPECT_DOUBLE_EQ(usage.dataInUse(GroupNumber{1}, GroupNumber{1}), 0);
    EXPECT_DOUBLE_EQ(usage.dataInUse(GroupNumber{2}, GroupNumber{2}), 0.75);
    EXPECT_DOUBLE_EQ(usage.dataInUse(GroupNumber{2}, GroupNumber{3}), 24576.0 / (32768 + 31743));
}

TEST(GroupUsage, HoldsCountsThatContradictTheGroup) {
    auto claims = fiveGroups();
    claims.groups.freeBlocks[2] = 4'000'000'000;
    const GroupUsage usage(resolve(std::move(claims)));
    EXPECT_DOUBLE_EQ(usage.dataInUse(GroupNumber{2}, GroupNumber{2}), 0);
    EXPECT_DOUBLE_EQ(usage.dataInUse(GroupNumber{100}, GroupNumber{200}), 0);
}

TEST(GroupUsage, CountsClustersInBlocks) {
    auto claims = fiveGroups();
    claims.filesystem.clusterSize = ByteCount{16 * 4096};
    claims.groups.freeBlocks[4] = 1024;
    const GroupUsage usage(resolve(std::move(claims)));
    EXPECT_DOUBLE_EQ(usage.dataInUse(GroupNumber{4}, GroupNumber{4}), 0.5);
}

/// The count in a copy of a descriptor is old.
TEST(GroupUsage, LeavesOutGroupsWhoseCountIsNotKnown) {
    auto claims = fiveGroups();
    const auto copy = static_cast<std::uint16_t>(DescriptorSource::Copy);
    claims.groups.source = {0, 0, 0, copy, copy};
    const auto layout = resolve(std::move(claims));
    const GroupUsage usage(layout);
    EXPECT_FALSE(usage.isKnown());
    EXPECT_TRUE(usage.isKnown(GroupNumber{0}, GroupNumber{2}));
    EXPECT_FALSE(usage.isKnown(GroupNumber{2}, GroupNumber{3}));
    EXPECT_FALSE(usage.isKnown(GroupNumber{4}, GroupNumber{4}));
    EXPECT_DOUBLE_EQ(usage.dataInUse(GroupNumber{2}, GroupNumber{3}), 0.75) << "that of group 2";
    const auto ofAll = usage.dataInUse(GroupNumber{0}, GroupNumber{4});
    EXPECT_GT(ofAll, 0.1);
    EXPECT_LT(ofAll, 0.9);
    EXPECT_DOUBLE_EQ(usage.dataInUse(GroupNumber{3}, GroupNumber{4}), ofAll);
    EXPECT_TRUE(GroupUsage(resolve(fiveGroups())).isKnown());
}

/// Dots mark the columns, as where no bitmap was read.
TEST(GroupUsage, ThatIsNotKnownIsDrawnAsAnEstimate) {
    auto claims = fiveGroups();
    claims.groups.source = {0, 0, 0, 0, static_cast<std::uint16_t>(DescriptorSource::Nowhere)};
    const auto volume = makeVolume({.layout = std::make_shared<const Layout>(resolve(std::move(claims)))});
    const auto all = volume->filesystem().blocksOfGroups();
    DrawRow row{.blocks = all, .scale = RowScale({0, static_cast<double>(all.count.value)}, 500)};
    layOutRow(*volume, row);
    ASSERT_EQ(row.estimates.size(), 1U);
    EXPECT_EQ(row.estimates.front().x1, row.runs.back().x1);
    EXPECT_GT(row.estimates.front().x0, 300);
}

} // namespace
} // namespace atlas::test
