// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_text.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <limits>

namespace atlas {
namespace {

TEST(HumanSize, IsExactForQuartersElseRoundedToOneDecimal) {
    EXPECT_EQ(humanSize({0}), "0 B");
    EXPECT_EQ(humanSize({1023}), "1023 B");
    EXPECT_EQ(humanSize({1024}), "1 KiB");
    EXPECT_EQ(humanSize({1025}), "1.0 KiB");
    EXPECT_EQ(humanSize({1536}), "1.5 KiB");
    EXPECT_EQ(humanSize({1280}), "1.25 KiB");
    EXPECT_EQ(humanSize({1290}), "1.3 KiB");
    EXPECT_EQ(humanSize({(std::uint64_t{16} << 30) - (std::uint64_t{1} << 20)}), "16.0 GiB");
    EXPECT_EQ(humanSize({std::uint64_t{64} << 40}), "64 TiB");
    EXPECT_EQ(humanSize({(std::uint64_t{1} << 40) - 1}), "1.0 TiB"); // not "1024.0 GiB"
    EXPECT_EQ(humanSize({~std::uint64_t{0}}), "16.0 EiB");
}

TEST(RoundedDown, IsNeverAboveALimit) {
    constexpr auto pebibyte = std::uint64_t{1} << 50;
    EXPECT_EQ(humanSize(roundedDown({512 * pebibyte - 4096})), "511.9 PiB");
    EXPECT_EQ(humanSize(roundedDown({512 * pebibyte})), "512 PiB");
    EXPECT_EQ(humanSize(roundedDown({pebibyte + pebibyte / 4})), "1.25 PiB");
    EXPECT_EQ(humanSize(roundedDown({700})), "700 B");
    EXPECT_EQ(humanSize(roundedDown({~std::uint64_t{0}})), "15.9 EiB");
}

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

TEST(GroupedDecimal, HasGroupsInItsWholePartOnly) {
    EXPECT_EQ(groupedDecimal(7408.6, 0), "7,409");
    EXPECT_EQ(groupedDecimal(1234.5678, 4), "1,234.5678");
    EXPECT_EQ(groupedDecimal(-1234567.25, 1), "-1,234,567.2");
    EXPECT_EQ(groupedDecimal(0.5, 2), "0.50");
    EXPECT_EQ(groupedDecimal(999.96, 1), "1,000.0");
    EXPECT_EQ(groupedDecimal(1234.5, 1, {.group = ".", .point = ','}), "1.234,5");
    EXPECT_EQ(groupedDecimal(1e30, 0), fmt::format("{:.0f}", 1e30)) << "too long for groups";
    EXPECT_EQ(groupedDecimal(std::numeric_limits<double>::infinity(), 0), "inf");
}

} // namespace
} // namespace atlas
