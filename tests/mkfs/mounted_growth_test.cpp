// SPDX-License-Identifier: GPL-3.0-or-later
// Holds the growth of mounted file systems to those that a kernel grew (tests/kernel/README.md).
#include "layout/mounted_growth.h"

#include "mkfs/plan.h"
#include "mkfs/profile.h"
#include "support/paths.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace atlas::test {
namespace {

constexpr ByteCount madeWith{GiB};
constexpr ByteCount grownTo{32000000000};

using Places = std::map<std::string, std::vector<BlockNumber>>; ///< by kind, of each group

struct Grown {
    std::map<std::string, std::string> options; ///< by setting
    std::map<std::string, Places> places;
};

/// "setting,kind,group,count,block,step"
void takeRow(const std::string& line, Grown& out) {
    std::istringstream cells(line);
    std::string setting;
    std::string kind;
    std::getline(cells, setting, ',');
    std::getline(cells, kind, ',');
    std::uint64_t group = 0;
    std::uint64_t count = 0;
    std::uint64_t block = 0;
    std::int64_t step = 0;
    char comma = 0;
    cells >> group >> comma >> count >> comma >> block >> comma >> step;
    auto& places = out.places[setting][kind];
    ASSERT_EQ(places.size(), group) << line;
    for (; count > 0; --count, block += static_cast<std::uint64_t>(step)) {
        places.push_back({block});
    }
}

Grown readGrown() {
    std::ifstream in(inSources("tests/kernel/grown.csv"));
    Grown out;
    for (std::string line; std::getline(in, line);) {
        const auto colon = line.find(": ");
        if (line.starts_with("# ") && colon != std::string::npos) {
            out.options[line.substr(2, colon - 2)] = line.substr(colon + 2);
        } else if (!line.starts_with("#") && !line.starts_with("setting,")) {
            takeRow(line, out);
        }
    }
    return out;
}

LayoutPtr planned(std::string_view options, ByteCount size) {
    const auto parsed = parseOptions(options);
    const auto made = plan({{size}, *parsed, upstreamProfile()});
    return made ? made->layout : nullptr;
}

TEST(MountedGrowth, PlacesEachStructureWhereTheKernelDid) {
    const auto counted = readGrown();
    ASSERT_EQ(counted.options.size(), 9U);
    for (const auto& [setting, options] : counted.options) {
        SCOPED_TRACE(setting);
        const auto before = planned(options, madeWith);
        ASSERT_NE(before, nullptr);
        const auto after = grownWhileMounted(*before, grownTo);
        ASSERT_TRUE(after) << sentence(after.error());
        const auto& places = counted.places.at(setting);
        EXPECT_EQ(after->groups.blockBitmap, places.at("block_bitmap"));
        EXPECT_EQ(after->groups.inodeBitmap, places.at("inode_bitmap"));
        EXPECT_EQ(after->groups.inodeTable, places.at("inode_table"));
        EXPECT_TRUE(after->findings.empty()) << "no structure lies on another";
    }
}

TEST(MountedGrowth, UsesUpTheReservedDescriptorsAndGoesOnWithMetaBg) {
    const auto before = planned("-t ext4 -O ^orphan_file -G 32 -E resize=4194304", madeWith);
    const auto& old = before->filesystem;
    const auto within = grownWhileMounted(*before, {8 * GiB});
    ASSERT_TRUE(within) << sentence(within.error());
    EXPECT_EQ(within->filesystem.descriptorBlocks + within->filesystem.reservedGdtBlocks,
              old.descriptorBlocks + old.reservedGdtBlocks);
    EXPECT_TRUE(within->filesystem.has("resize_inode"));
    EXPECT_FALSE(within->filesystem.has("meta_bg"));
    EXPECT_EQ(within->filesystem.inodeCount, old.inodeCount * 8);
    EXPECT_EQ(within->filesystem.blockCount.value, 8 * GiB / 4096);
    const auto beyond = grownWhileMounted(*before, grownTo);
    ASSERT_TRUE(beyond) << sentence(beyond.error());
    EXPECT_TRUE(beyond->filesystem.has("meta_bg"));
    EXPECT_FALSE(beyond->filesystem.has("resize_inode"));
    EXPECT_EQ(beyond->filesystem.reservedGdtBlocks, 0U);
    EXPECT_EQ(beyond->firstOf(RegionKind::ReservedGdt), nullptr);
    EXPECT_EQ(beyond->firstOf(RegionKind::ResizeInode), nullptr);
}

/// fs/ext4/resize.c moves the end back to where the last group can hold its own metadata.
TEST(MountedGrowth, LeavesOutALastGroupWithoutRoom) {
    const auto before = planned("-t ext4", madeWith);
    const auto little = grownWhileMounted(*before, {2 * GiB + MiB});
    ASSERT_TRUE(little);
    EXPECT_EQ(little->filesystem.groupCount.value, 16U);
    const auto more = grownWhileMounted(*before, {2 * GiB + 64 * MiB});
    ASSERT_TRUE(more);
    EXPECT_EQ(more->filesystem.groupCount.value, 17U);
    EXPECT_EQ(more->filesystem.size().value, 2 * GiB + 64 * MiB);
}

TEST(MountedGrowth, IsRefusedWhereTheKernelRefuses) {
    const auto sparse2 = planned("-t ext4 -O sparse_super2,^resize_inode", madeWith);
    ASSERT_NE(sparse2, nullptr);
    EXPECT_FALSE(grownWhileMounted(*sparse2, grownTo));
    auto damaged = *planned("-t ext4", madeWith);
    damaged.filesystem.state = "clean with errors";
    EXPECT_FALSE(grownWhileMounted(damaged, grownTo));
    damaged.filesystem.state = "clean";
    damaged.filesystem.descriptorSize = 0;
    EXPECT_FALSE(grownWhileMounted(damaged, grownTo));
}

} // namespace
} // namespace atlas::test
