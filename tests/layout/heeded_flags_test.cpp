// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/layout.h"

#include "support/synthetic.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

/// Group 1 is marked with both UNINIT flags, group 2 also with ITABLE_ZEROED.
LayoutClaims flagged(std::vector<std::string> features) {
    auto claims = syntheticClaims({.groups = GroupCount{3}, .journalBlocks = 0});
    claims.filesystem.features = std::move(features);
    claims.groups.flags = {0, 3, 7};
    claims.groups.unusedInodes = {0, 10, 10};
    return claims;
}

TEST(HeededFlags, CountWithEitherKindOfChecksum) {
    for (const auto* feature : {"metadata_csum", "uninit_bg"}) {
        const auto claims = flagged({feature});
        const HeededFlags flags(claims);
        EXPECT_FALSE(flags.blocksUninitialised({0}));
        EXPECT_TRUE(flags.blocksUninitialised({1}));
        EXPECT_TRUE(flags.inodesUninitialised({1}));
        EXPECT_EQ(flags.initialisedInodes({1}), claims.filesystem.inodesPerGroup - 10);
        EXPECT_TRUE(flags.awaitsZeroing({1}));
        EXPECT_FALSE(flags.awaitsZeroing({2}));
    }
}

TEST(HeededFlags, DoNotCountWithoutChecksums) {
    const auto claims = flagged({});
    const HeededFlags flags(claims);
    EXPECT_FALSE(flags.blocksUninitialised({1}));
    EXPECT_FALSE(flags.inodesUninitialised({1}));
    EXPECT_EQ(flags.initialisedInodes({1}), claims.filesystem.inodesPerGroup);
    EXPECT_FALSE(flags.awaitsZeroing({1})) << "the kernel zeroes lazily with checksums only";
}

TEST(HeededFlags, DoNotCountBehindAWrongChecksum) {
    auto claims = flagged({"metadata_csum"});
    claims.groups.checksum[2] ^= 1U;
    const HeededFlags flags(claims);
    EXPECT_FALSE(flags.blocksUninitialised({2}));
    EXPECT_FALSE(flags.inodesUninitialised({2}));
    EXPECT_EQ(flags.initialisedInodes({2}), claims.filesystem.inodesPerGroup);
    EXPECT_FALSE(flags.awaitsZeroing({2})) << "e2fsck leaves ITABLE_ZEROED as it is";
    EXPECT_TRUE(flags.blocksUninitialised({1}));
}

} // namespace
} // namespace atlas::test
