// SPDX-License-Identifier: GPL-3.0-or-later
#include "view/charts.h"

#include <gmock/gmock.h>

#include <vector>

namespace atlas {
namespace {

using testing::ElementsAre;

ValueAxis axisOf(const std::vector<double>& values, ValueAxis::Ticks ticks = ValueAxis::Ticks::Decimal) {
    return ValueAxis(values, ticks);
}

TEST(ValueAxis, StartsAtZeroWhileItsValuesSpanAtMostTwoDecades) {
    const auto axis = axisOf({0, 10, 1000});
    EXPECT_FALSE(axis.isLogarithmic());
    EXPECT_THAT(axis.ticks(), ElementsAre(0, 500, 1000));
    EXPECT_DOUBLE_EQ(axis.shareOf(250), 0.25);
    EXPECT_THAT(axisOf({0, 0}).ticks(), ElementsAre(0, 1));
    EXPECT_THAT(axisOf({}).ticks(), ElementsAre(0, 1));
}

TEST(ValueAxis, IsLogarithmicBeyondTwoDecades) {
    const auto axis = axisOf({1, 8192});
    EXPECT_TRUE(axis.isLogarithmic());
    EXPECT_THAT(axis.ticks(), ElementsAre(1, 10, 100, 1000));
    EXPECT_GT(axis.shareOf(1), 0.05) << "the smallest bar is seen";
    EXPECT_GT(axis.shareOf(8192), 0.95);
    EXPECT_EQ(axis.shareOf(0), 0);
    EXPECT_NEAR(axis.shareOf(100) - axis.shareOf(10), axis.shareOf(10) - axis.shareOf(1), 1e-9);
    EXPECT_TRUE(axisOf({9, 901}).isLogarithmic());
    EXPECT_FALSE(axisOf({9, 900}).isLogarithmic());
}

TEST(ValueAxis, TicksBytesByPowersOfTwo) {
    const double mebibyte = 1 << 20;
    EXPECT_THAT(axisOf({mebibyte, 4096 * mebibyte}, ValueAxis::Ticks::Binary).ticks(),
                ElementsAre(mebibyte, 32 * mebibyte, 1024 * mebibyte));
}

TEST(NamePlan, WritesEveryNameOfEighteenBarsOnAPageOf1280) {
    EXPECT_EQ(planNames(40, 30, 12), (NamePlan{}));
    EXPECT_EQ(planNames(350.0 / 18, 40, 12), (NamePlan{.slanted = true}));
    EXPECT_EQ(planNames(10, 40, 12), (NamePlan{.slanted = true, .every = 2}));
}

} // namespace
} // namespace atlas
