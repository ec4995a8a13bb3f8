// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/utf8.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

struct Utf8Case {
    std::string_view bytes, valid, printed;
};

class DiskText : public testing::TestWithParam<Utf8Case> {};

TEST_P(DiskText, IsShownSafely) {
    EXPECT_EQ(validUtf8(GetParam().bytes), GetParam().valid);
    EXPECT_EQ(printable(GetParam().bytes), GetParam().printed);
    EXPECT_EQ(validUtf8(GetParam().valid), GetParam().valid);
}

#define BAD "\xEF\xBF\xBD"
INSTANTIATE_TEST_SUITE_P(
    Bytes, DiskText,
    testing::Values(Utf8Case{"", "", ""}, Utf8Case{"root", "root", "root"},
                    Utf8Case{"Größe – 日本 🐧", "Größe – 日本 🐧", "Größe – 日本 🐧"},
                    Utf8Case{"a\xFF"
                             "b",
                             "a" BAD "b", "a" BAD "b"},
                    Utf8Case{"\xC3", BAD, BAD}, // truncated
                    Utf8Case{"\xC0\xAF", BAD BAD, BAD BAD}, // overlong "/"
                    Utf8Case{"\xED\xA0\x80", BAD BAD BAD, BAD BAD BAD}, // surrogate
                    Utf8Case{"\xF4\x90\x80\x80", BAD BAD BAD BAD, BAD BAD BAD BAD}, // above U+10FFFF
                    Utf8Case{"\x1B[31m\t\x7F", "\x1B[31m\t\x7F", "\\x1B[31m\\x09\\x7F"}, // terminal escape sequence
                    Utf8Case{"\xC2\x9B"
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
