// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/text/explanation_text.h"

#include "support/synthetic.h"

#include <gtest/gtest.h>
#include <sstream>

namespace atlas::test {
namespace {

/// Blocks of 1 KiB cost something at every start, and yet half of the starts are best, as in the chart of the window.
TEST(OffsetSweepText, TheBestStartsAreGreen) {
    const auto sweep = offsetSweepOf(syntheticSnapshot({.blockSize = {1024}, .groups = {12}}, {2049}));
    ASSERT_GT(sweep.fewest, 0U);
    std::ostringstream out;
    writeOffsetSweepText(sweep, out, {.colour = true});
    std::istringstream lines(out.str());
    std::size_t green = 0;
    std::size_t red = 0;
    for (std::string line; std::getline(lines, line);) {
        green += line.find("\x1B[32m") != std::string::npos ? 1 : 0;
        red += line.find("\x1B[31m") != std::string::npos ? 1 : 0;
    }
    EXPECT_EQ(green, 128U);
    EXPECT_EQ(red, 128U);
}

} // namespace
} // namespace atlas::test
