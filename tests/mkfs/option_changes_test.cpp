// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/option_changes.h"

#include "mkfs/flex_group_sweep.h"
#include "mkfs/options.h"
#include "mkfs/profile.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

OptionLine line(std::string_view text) { return readOptionLine(text).value(); }

TEST(FlexBg, IsLeftOutByTheTypeOrByTheLastWordOnIt) {
    for (const auto* without : {"-t ext3", "-t ext2 -b 1024", "mkfs.ext3", "-t ext4 -O ^flex_bg",
                                "-t ext4 -O none,has_journal,extent", "-t ext4 -O flex_bg -O ^flex_bg"}) {
        EXPECT_TRUE(leavesOutFlexBg(line(without))) << without;
    }
    for (const auto* with : {"-t ext4", "mkfs.ext4 -b 4096", "-t ext3 -O flex_bg", "-t ext4 -O none,flex_bg",
                             "-t ext4 -O ^flex_bg,flex_bg", "-t ext4 -O ^has_journal"}) {
        EXPECT_FALSE(leavesOutFlexBg(line(with))) << with;
    }
}

TEST(FlexBg, IsAddedToAFlexGroupSizeOnly) {
    const auto old = line("-t ext3 -b 4096");
    EXPECT_EQ(withFlexGroupSize(old, 16).command("D"), "mke2fs -t ext3 -b 4096 -O flex_bg -G 16 D");
    EXPECT_EQ(withFlexGroupSize(line("-t ext4"), 16).command("D"), "mke2fs -t ext4 -G 16 D");
    EXPECT_EQ(withFlexGroupSize(old, {}).command("D"), "mke2fs -t ext3 -b 4096 -O ^flex_bg D");
}

TEST(FlexBg, IsAddedToTheRowsOfASweep) {
    const auto options = parseOptions(std::string_view("-t ext4 -O none,has_journal,extent,sparse_super,filetype"));
    ASSERT_TRUE(options);
    const auto rows = sweepFlexGroupSizes(
        {{.size = {std::uint64_t{4} << 30}}, *options, loadProfileOrUpstream("/nonexistent").value()});
    ASSERT_TRUE(rows) << sentence(rows.error());
    ASSERT_GT(rows->size(), 4U);
    EXPECT_EQ(rows->front().label, "^flex_bg");
    EXPECT_TRUE(rows->front().isDefault);
    EXPECT_EQ((*rows)[3].label, "-G 4");
    EXPECT_EQ((*rows)[3].flexGroupSize, 4U);
    EXPECT_TRUE((*rows)[3].plan.layout->filesystem.has("flex_bg"));
}

} // namespace
} // namespace atlas
