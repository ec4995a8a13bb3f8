// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/metric_text.h"

#include "compare/raid_load.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

/// Chunks of 64 KiB on four data disks.
Filesystem striped() {
    Filesystem fs;
    fs.blockSize = {4096};
    fs.raidStride = 16;
    fs.raidStripeWidth = 64;
    return fs;
}

std::string members(const Filesystem& fs, std::uint64_t first, std::uint64_t count) {
    const auto words = membersText(fs, {{first}, {count}});
    return words ? format(*words) : "";
}

TEST(RaidMemberText, NamesTheMemberOfAChunk) {
    EXPECT_EQ(members(striped(), 5 * 65536 + 4096, 4096),
              "chunk 5, member 1 (members 0 to 3 in the order of RAID 0, by s_raid_stride)");
}

TEST(RaidMemberText, NamesTheMembersOfWhatCrossesChunks) {
    EXPECT_EQ(members(striped(), 6 * 65536 - 4096, 8192),
              "chunks 5 to 6, members 1 to 2 (members 0 to 3 in the order of RAID 0, by s_raid_stride)");
    EXPECT_EQ(members(striped(), 0, 4 * 65536), "chunks 0 to 3, all members, 0 to 3 (by s_raid_stride)");
}

TEST(RaidMemberText, IsSilentWithoutAnArrayThatMdMakes) {
    auto fs = striped();
    fs.raidStripeWidth = 65535; // not a multiple of the stride
    EXPECT_EQ(members(fs, 0, 4096), "");
    fs.raidStride = 0;
    EXPECT_EQ(members(fs, 0, 4096), "");
}

} // namespace
} // namespace atlas
