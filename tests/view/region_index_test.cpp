// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/drawn_volume.h"

#include <gtest/gtest.h>
#include <random>

namespace atlas::test {
namespace {

std::vector<Region> randomRegions(std::size_t count) {
    std::mt19937 random(7);
    std::vector<Region> regions;
    for (std::size_t i = 0; i < count; ++i) {
        regions.push_back({.first = BlockNumber{i * 100},
                           .count = BlockCount{16},
                           .groups = GroupCount{1u << random() % 5},
                           .kind = allRegionKinds[random() % regionKindCount]});
    }
    return regions;
}

TEST(RegionIndex, SumsAsAWalkWould) {
    const auto regions = randomRegions(5000);
    const RegionIndex index(regions);
    std::mt19937 random(8);
    for (int i = 0; i < 2000; ++i) {
        const auto begin = random() % 5001;
        const auto end = begin + random() % (5001 - begin);
        RegionSummary walked;
        for (auto r = begin; r < end; ++r) {
            walked.kinds = static_cast<std::uint16_t>(walked.kinds | 1u << atlas::index(regions[r].kind));
            walked.pieces += regions[r].groups.value;
            walked.blocks += regions[r].count;
        }
        ASSERT_EQ(index.summary(begin, end), walked) << begin << " to " << end;
    }
}

TEST(RegionIndex, OfNothingIsEmpty) { EXPECT_EQ(RegionIndex({}).summary(0, 0), RegionSummary{}); }

TEST(ShownKind, SuperblocksThenBitmapsThenDescriptorsThenTables) {
    const auto bit = [](RegionKind kind) { return 1u << atlas::index(kind); };
    const auto shown = [](unsigned kinds) { return shownKind(static_cast<std::uint16_t>(kinds)); };
    using enum RegionKind;
    EXPECT_EQ(shown(bit(BackupSuperblock) | bit(BlockBitmap) | bit(InodeTable)), BackupSuperblock);
    EXPECT_EQ(shown(bit(GroupDescriptors) | bit(InodeBitmap) | bit(InodeTable)), InodeBitmap);
    EXPECT_EQ(shown(bit(GroupDescriptors) | bit(InodeTable)), GroupDescriptors);
    EXPECT_EQ(shown(bit(InodeTable) | bit(Journal) | bit(ReservedGdt)), InodeTable);
    EXPECT_EQ(shown(bit(ReservedGdt)), ReservedGdt);
}

} // namespace
} // namespace atlas::test
