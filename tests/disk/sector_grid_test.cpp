// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/sector_grid.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(PastBoundary, IsTheRemainderAndNotTheSectorNumbers) {
    EXPECT_EQ(pastBoundary({63 * 512}, {}).value, 3584U);
    EXPECT_EQ(pastBoundary({4096 * 512}, {}).value, 0U);
    EXPECT_EQ(pastBoundary({512}, {{4096}, {3584}}).value, 1024U);
}

} // namespace
} // namespace atlas
