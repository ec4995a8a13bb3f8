// SPDX-License-Identifier: GPL-3.0-or-later
// Tests the layout diff on a known change: a planned volume against the same volume made and grown.
#include "base/units.h"
#include "compare/layout_diff.h"
#include "ext4/read_layout.h"
#include "layout/claims.h"
#include "mkfs/plan.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

TEST(DiffOfAGrownImage, ListsTheNewGroupsAndLeavesTheOldOnesAlone) {
    if (!hasTool("mke2fs") || !hasTool("resize2fs")) {
        GTEST_SKIP() << "mke2fs and resize2fs are not installed";
    }
    const std::string line = "-t ext4 -b 4096";
    const TempDir folder;
    const auto image = folder.file("image");
    makeSparse(image, GiB);
    mustRun("mke2fs -q " + line + " " + image);
    makeSparse(image, 2 * GiB);
    mustRun("resize2fs " + image);
    const auto claims = readLayout(*openFile(image).value(), {.bytes = {{0}, {2 * GiB}}});
    ASSERT_TRUE(claims) << sentence(claims.error());
    const auto options = parseOptions(std::string_view(line));
    const auto planned = plan({{{GiB}}, *options, *loadProfileOrUpstream("/etc/mke2fs.conf")});
    ASSERT_TRUE(planned) << sentence(planned.error());

    const auto result = diff(*planned->layout, resolve(*claims));
    EXPECT_EQ(result.count(RegionKind::BlockBitmap, ChangeKind::Appeared), 8U);
    EXPECT_EQ(result.count(RegionKind::InodeTable, ChangeKind::Appeared), 8U);
    EXPECT_EQ(result.count(RegionKind::BackupSuperblock, ChangeKind::Appeared), 1U); // group 9
    EXPECT_EQ(result.count(RegionKind::InodeTable, ChangeKind::Vanished), 0U);
    EXPECT_EQ(result.count(RegionKind::BlockBitmap, ChangeKind::Moved), 0U);
    EXPECT_EQ(result.count(RegionKind::Journal, ChangeKind::Moved), 0U);
    ASSERT_FALSE(result.fields.empty());
    EXPECT_EQ(result.fields[0], (FieldDifference{"block_count", std::uint64_t{262144}, std::uint64_t{524288}}));
}

} // namespace
} // namespace atlas::test
