// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/fragment_plot.h"

#include <QSignalSpy>
#include <QTest>
#include <gtest/gtest.h>

namespace atlas::ui {
namespace {

/// 8 blocks in three pieces: the second one lies before the first.
FileMap fragmented() {
    return {.inode = 12,
            .extents = {{.logical = 0, .blocks = {{100}, {4}}},
                        {.logical = 4, .blocks = {{50}, {2}}},
                        {.logical = 6, .blocks = {{148}, {2}}, .unwritten = true}}};
}

TEST(FragmentPlot, LeadsFromTheOrderInTheFileToThePlaceOnTheDisk) {
    const auto scene = layOutFragments(fragmented(), {0, 0, 80, 100});
    EXPECT_EQ(scene.lowest.value, 50U);
    EXPECT_EQ(scene.highest.value, 149U);
    EXPECT_EQ(scene.end, 8U);
    ASSERT_EQ(scene.lines.size(), 3U);
    EXPECT_EQ(scene.lines[0], QLineF(0, 50, 40, 46));
    EXPECT_EQ(scene.lines[1], QLineF(40, 100, 60, 98));
    EXPECT_EQ(scene.lines[2].p2(), QPointF(80, 0));
    EXPECT_EQ(scene.extentAt({45, 95}), 1U);
    EXPECT_EQ(scene.extentAt({45, 40}), 0U);
    EXPECT_FALSE(layOutFragments({}, {0, 0, 80, 100}).extentAt({1, 1}));
}

TEST(FragmentPlot, SelectsWhatIsClicked) {
    FragmentPlot plot;
    plot.show({});
    EXPECT_TRUE(plot.isHidden()) << "nothing is mapped";
    plot.show(fragmented());
    plot.resize(400, 200);
    QSignalSpy chosen(&plot, &FragmentPlot::chosen);
    QTest::mouseClick(&plot, Qt::LeftButton, {}, {5, 100});
    ASSERT_EQ(chosen.size(), 1);
    EXPECT_EQ(chosen[0][0].value<BlockNumber>().value, 100U);
    EXPECT_FALSE(plot.grab().isNull());
}

} // namespace
} // namespace atlas::ui
