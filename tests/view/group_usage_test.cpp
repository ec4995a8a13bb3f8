// SPDX-License-Identifier: GPL-3.0-or-later
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

} // namespace
} // namespace atlas::test
