// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/metric_text.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

const std::vector<std::uint64_t> load{8176, 16, 0, 1234567, 5};

TEST(MemberLoadText, HasTheMembersInTheirOrder) {
    EXPECT_EQ(english(loadOnEachMember(load)), "8,176 / 16 / 0 / 1,234,567 / 5");
    EXPECT_EQ(english(loadOnEachMember(std::vector<std::uint64_t>{7})), "7");
}

TEST(MemberLoadText, WritesNumbersAsTheLanguageDoes) {
    for (const auto language : {Language::French, Language::German}) {
        EXPECT_EQ(format(loadOnEachMember(load), language), "8\u00A0176 / 16 / 0 / 1\u00A0234\u00A0567 / 5");
    }
    EXPECT_EQ(format(loadOnEachMember(load), Language::Chinese), "8,176 / 16 / 0 / 1,234,567 / 5");
}

TEST(MemberLoadText, SaysArraysOfAsManyMembersAsThereMayBe) {
    const auto words = english(loadOnEachMember(std::vector<std::uint64_t>(4096, 1)));
    EXPECT_EQ(words.size(), 4096 + 4095 * std::string_view(" / ").size());
}

} // namespace
} // namespace atlas
