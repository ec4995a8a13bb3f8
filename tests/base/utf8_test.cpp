// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/utf8.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

struct Case {
    std::string_view bytes, valid, printed;
};

class DiskText : public testing::TestWithParam<Case> {};

TEST_P(DiskText, IsShownSafely) {
    EXPECT_EQ(validUtf8(GetParam().bytes), GetParam().valid);
    EXPECT_EQ(printable(GetParam().bytes), GetParam().printed);
    EXPECT_EQ(validUtf8(GetParam().valid), GetParam().valid);
}

#define BAD "\xEF\xBF\xBD"
INSTANTIATE_TEST_SUITE_P(Bytes, DiskText,
                         testing::Values(Case{"", "", ""}, Case{"root", "root", "root"},
                                         Case{"Größe – 日本 🐧", "Größe – 日本 🐧", "Größe – 日本 🐧"},
                                         Case{"a\xFF"
                                              "b",
                                              "a" BAD "b", "a" BAD "b"},
                                         Case{"\xC3", BAD, BAD}, // truncated
                                         Case{"\xC0\xAF", BAD BAD, BAD BAD}, // overlong "/"
                                         Case{"\xED\xA0\x80", BAD BAD BAD, BAD BAD BAD}, // surrogate
                                         Case{"\xF4\x90\x80\x80", BAD BAD BAD BAD, BAD BAD BAD BAD}, // above U+10FFFF
                                         Case{"\x1B[31m\t\x7F", "\x1B[31m\t\x7F",
                                              "\\x1B[31m\\x09\\x7F"}, // terminal escape sequence
                                         Case{"\xC2\x9B"
                                              "1m",
                                              "\xC2\x9B"
                                              "1m",
                                              "\\x9B1m"})); // the same as a C1 control character

TEST(DiskText, CountsCharacters) {
    EXPECT_EQ(characters(""), 0u);
    EXPECT_EQ(characters("a–b"), 3u);
    EXPECT_EQ(characters("日本"), 2u);
}

} // namespace
} // namespace atlas
