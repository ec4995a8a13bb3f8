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

} // namespace
} // namespace atlas::ui
