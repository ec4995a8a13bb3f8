// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/free_extents.h"

#include <gtest/gtest.h>
#include <random>

namespace atlas {
namespace {

using Bits = std::vector<std::byte>;

bool isFree(const Bits& bits, std::uint32_t n) { return (std::to_integer<unsigned>(bits[n / 8]) >> (n % 8) & 1) == 0; }

/// Reference implementation: bit by bit, like e2freefrag.
FreeExtents counted(const Bits& bits, std::uint32_t clusters, std::uint32_t ratio) {
    FreeExtentScan scan(ratio);
    for (std::uint32_t n = 0; n < clusters; ++n) {
        if (isFree(bits, n)) {
            scan.free(1);
        } else {
            scan.used();
        }
    }
    return scan.finish();
}

TEST(FreeExtents, BinsArePowersOfTwo) {
    EXPECT_EQ(binOf({1}), 1U);
    EXPECT_EQ(binOf({2}), 2U);
    EXPECT_EQ(binOf({3}), 2U);
    EXPECT_EQ(binOf({4}), 3U);
    EXPECT_EQ(binOf({std::uint64_t{1} << 30}), 31U);
    EXPECT_EQ(binOf({std::uint64_t{1} << 40}), 31U);
}

TEST(FreeExtents, WordsCountAsBitsDo) {
    std::mt19937 random(7);
    for (const std::uint32_t clusters : {1U, 8U, 63U, 64U, 65U, 127U, 1000U, 1024U}) {
        for (const unsigned density : {0U, 1U, 64U, 192U, 255U}) {
            Bits bits(128);
            for (auto& byte : bits) {
                byte = random() % 256 < density ? std::byte(random()) : std::byte(random() % 3 == 0 ? 0xFF : 0);
            }
            FreeExtentScan scan(16);
            std::uint32_t expected = 0;
            for (std::uint32_t n = 0; n < clusters; ++n) {
                expected += isFree(bits, n) ? 1 : 0;
            }
            EXPECT_EQ(scan.bitmap(bits, clusters), expected);
            EXPECT_EQ(scan.finish(), counted(bits, clusters, 16));
        }
    }
}

TEST(FreeExtents, OneMayCrossTheBorderOfGroups) {
    FreeExtentScan scan(1);
    EXPECT_EQ(scan.bitmap(Bits(16, std::byte{0}), 128), 128U);
    EXPECT_EQ(scan.bitmap(Bits(16, std::byte{0}), 100), 100U);
    const auto extents = scan.finish();
    EXPECT_EQ(extents.count, 1U);
    EXPECT_EQ(extents.largest, BlockCount{228});
}

} // namespace
} // namespace atlas
