// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/bits.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(Bits, CountFromTheLowestOfTheFirstByte) {
    constexpr std::byte bits[] = {std::byte{0x01}, std::byte{0x80}};
    for (std::uint64_t n = 0; n < 16; ++n) {
        EXPECT_EQ(isBitSet(bits, n), n == 0 || n == 15) << n;
    }
}

} // namespace
} // namespace atlas
