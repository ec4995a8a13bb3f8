// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parse_size.h"

#include <gtest/gtest.h>
#include <limits>

namespace atlas {
namespace {

TEST(TypedNumber, ReadsGroupsOfDigitsAsASizeDoes) {
    EXPECT_EQ(typedNumber(" 1,234 "), 1234U);
    EXPECT_EQ(typedNumber("1'234'567"), 1'234'567U);
    EXPECT_EQ(typedNumber("1\u202F234"), 1234U);
    EXPECT_EQ(typedNumber("12_34"), 1234U);
    EXPECT_EQ(typedNumber("0x1F"), 31U);
    EXPECT_EQ(typedNumber("18446744073709551615"), std::numeric_limits<std::uint64_t>::max());
}

TEST(TypedNumber, RefusesWhatMayBeMeantOtherwise) {
    for (const auto* text : {"", " ", "1,5", "17 18", "1,,234", "4k", "0x", "-1", "18446744073709551616", "1.0"}) {
        EXPECT_EQ(typedNumber(text), std::nullopt) << text;
    }
}

} // namespace
} // namespace atlas
