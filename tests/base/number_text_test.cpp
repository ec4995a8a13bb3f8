// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(HumanDuration, TakesTheUnitThatFits) {
    EXPECT_EQ(humanDuration(0), "0 s");
    EXPECT_EQ(humanDuration(0.00833), "8.33 ms");
    EXPECT_EQ(humanDuration(0.0167), "16.7 ms");
    EXPECT_EQ(humanDuration(0.9994), "999 ms");
    EXPECT_EQ(humanDuration(0.9996), "1 s");
    EXPECT_EQ(humanDuration(2.5), "2.5 s");
    EXPECT_EQ(humanDuration(59.94), "59.9 s");
    EXPECT_EQ(humanDuration(59.96), "1 min 0 s");
    EXPECT_EQ(humanDuration(200), "3 min 20 s");
    EXPECT_EQ(humanDuration(2 * 3600 + 3 * 60), "2 h 3 min");
    EXPECT_EQ(humanDuration(4e6), "1,111 h 6 min");
}

TEST(Listed, JoinsTheLastChoiceWithOr) {
    EXPECT_EQ(listed({}), "");
    EXPECT_EQ(listed({"a"}), "a");
    EXPECT_EQ(listed({"a", "b"}), "a or b");
    EXPECT_EQ(listed({"a", "b", "c"}), "a, b or c");
}

} // namespace
} // namespace atlas
