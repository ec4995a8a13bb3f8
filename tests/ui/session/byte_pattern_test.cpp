// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/session/byte_searcher.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace atlas::ui {
namespace {

using testing::ElementsAre;

TEST(BytePattern, IsPairsOfDigitsHoweverTheyAreDivided) {
    for (const auto* typed : {"53ef", "53 EF", "0x53EF", "53:ef", "53-ef", "0x53, 0xef"}) {
        const auto bytes = parseHexPattern(QString::fromLatin1(typed));
        ASSERT_TRUE(bytes.has_value()) << typed;
        EXPECT_THAT(*bytes, ElementsAre(std::byte{0x53}, std::byte{0xEF})) << typed;
    }
}

TEST(BytePattern, IsRefusedWhereADigitIsMissingOrIsNone) {
    for (const auto* typed : {"", "5", "53 e", "53 gg", ":"}) {
        EXPECT_FALSE(parseHexPattern(QString::fromLatin1(typed)).has_value()) << typed;
    }
}

TEST(BytePattern, OfATextIsUtf8) {
    EXPECT_THAT(textPattern(QStringLiteral("é")), ElementsAre(std::byte{0xC3}, std::byte{0xA9}));
}

} // namespace
} // namespace atlas::ui
