// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/selection.h"

#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

TEST(History, WalksBackAndForward) {
    History<int> history;
    history.visit(1);
    history.visit(2);
    history.back();
    EXPECT_EQ(history.current(), 1);
    history.forward();
    EXPECT_EQ(history.current(), 2);
    EXPECT_FALSE(history.canGoForward());
}

TEST(History, ForgetsWhatLayAheadOfANewPlace) {
    History<int> history;
    history.visit(1);
    history.visit(2);
    history.back();
    history.visit(3);
    EXPECT_FALSE(history.canGoForward());
    history.back();
    EXPECT_EQ(history.current(), 1);
}

TEST(History, StaysWithinItsLimitAndAtItsEnds) {
    History<int> history(3);
    for (int i = 1; i <= 10; ++i) {
        history.visit(i);
    }
    for (int i = 0; i < 10; ++i) {
        history.back();
    }
    EXPECT_EQ(history.current(), 8);
    EXPECT_FALSE(history.canGoBack());
}

TEST(Selection, TellsOfEachChangeOnce) {
    Selection selection;
    std::vector<Place> told;
    QObject::connect(&selection, &Selection::changed, [&told](const Place& place) { told.push_back(place); });
    selection.select(GroupPlace{{21}});
    selection.select(GroupPlace{{21}});
    selection.select(BlockPlace{{7}});
    selection.back();
    selection.forward();
    selection.reset();
    const std::vector<Place> expected{GroupPlace{{21}}, BlockPlace{{7}}, GroupPlace{{21}}, BlockPlace{{7}}, {}};
    EXPECT_EQ(told, expected);
    EXPECT_FALSE(selection.canGoBack());
}

TEST(History, KeepsWhatIsWantedAndItsPlaceInIt) {
    History<int> history;
    for (const int i : {1, 2, 3, 4}) {
        history.visit(i);
    }
    history.back();
    history.keepOnly([](int i) { return i % 2 == 1; });
    EXPECT_EQ(history.current(), 3);
    EXPECT_FALSE(history.canGoForward());
    history.back();
    EXPECT_EQ(history.current(), 1);
    EXPECT_FALSE(history.canGoBack());
}

TEST(Selection, ComesBackToWhatWasShownWhenAPlaceWasLeft) {
    Selection selection;
    std::uint64_t topRow = 0;
    std::vector<std::uint64_t> wanted;
    selection.setViewpoint([&topRow] { return Viewpoint{.view = {.topRow = topRow, .window = {}}}; });
    QObject::connect(&selection, &Selection::viewpointWanted,
                     [&](const Viewpoint& viewpoint) { wanted.push_back(topRow = viewpoint.view.topRow); });
    selection.select(GroupPlace{{21}});
    topRow = 20;
    selection.mark(); // before a zoom
    topRow = 30;
    selection.select(GroupPlace{{99}});
    topRow = 90;
    selection.back();
    EXPECT_EQ(selection.place(), Place{GroupPlace{{21}}});
    selection.back();
    EXPECT_EQ(selection.place(), Place{GroupPlace{{21}}}) << "the same place before the zoom";
    selection.back();
    selection.forward();
    EXPECT_THAT(wanted, testing::ElementsAre(30, 20, 0, 20));
}

} // namespace
} // namespace atlas::ui
