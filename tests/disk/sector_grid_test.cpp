// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/drive.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(PastBoundary, IsTheRemainderAndNotTheSectorNumbers) {
    EXPECT_EQ(pastBoundary({63 * 512}, {}).value, 3584U);
    EXPECT_EQ(pastBoundary({4096 * 512}, {}).value, 0U);
    EXPECT_EQ(pastBoundary({512}, {{4096}, {3584}}).value, 1024U);
}

TEST(SectorNumber, CountsFromTheStartOfTheDisk) {
    EXPECT_EQ(sectorNumber({0}, {}), 0U);
    EXPECT_EQ(sectorNumber({4095}, {}), 0U);
    EXPECT_EQ(sectorNumber({4096}, {}), 1U);
    EXPECT_EQ(sectorNumber({3583}, {{4096}, {3584}}), 0U) << "the rest of a sector that begins in front of the disk";
    EXPECT_EQ(sectorNumber({3584}, {{4096}, {3584}}), 1U);
}

TEST(SectorBytes, FollowOneAnotherWithoutAGap) {
    for (const std::uint64_t phase : {0, 512, 3584, 4096}) {
        const SectorGrid grid{{4096}, {phase}};
        ByteOffset end{0};
        for (std::uint64_t number = 0; number < 5; ++number) {
            const auto bytes = sectorBytes(number, grid);
            EXPECT_EQ(bytes.first, end) << number << ", phase " << phase;
            EXPECT_EQ(sectorNumber(bytes.first, grid), number);
            EXPECT_EQ(sectorNumber(bytes.last(), grid), number);
            EXPECT_EQ(pastBoundary(bytes.end(), grid), ByteCount{0});
            end = bytes.end();
        }
    }
}

} // namespace
} // namespace atlas
