// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/image_format.h"

#include <gtest/gtest.h>
#include <string>

namespace atlas {
namespace {

using namespace std::string_literals;

std::optional<std::string_view> kindOf(const std::string& head) { return kindOfFile(std::as_bytes(std::span(head))); }

TEST(FileKind, IsNamedByItsStart) {
    EXPECT_EQ(kindOf("# Notes\n\tone\r\ntwo"), "a text file");
    EXPECT_EQ(kindOf("Grüße aus Köln"), "a text file");
    EXPECT_EQ(kindOf("\x89PNG\r\n\x1A\n"s), "a PNG picture");
    EXPECT_EQ(kindOf("\x7F"
                     "ELF\2\1\1\0"s),
              "an ELF program");
    EXPECT_EQ(kindOf(std::string(257, 'a') + "ustar\0"s), "a tar archive");
}

TEST(FileKind, IsNotGuessed) {
    EXPECT_FALSE(kindOf(""));
    EXPECT_FALSE(kindOf(std::string(512, '\0')));
    EXPECT_FALSE(kindOf("text, then a zero byte\0"s));
    EXPECT_FALSE(kindOf("\xEB\x63\x90"s)) << "a boot sector";
    EXPECT_FALSE(kindOf(std::string(64, '\xF0'))) << "random bytes";
}

} // namespace
} // namespace atlas
