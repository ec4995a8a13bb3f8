// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/base64.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

/// The examples of RFC 4648, section 10, and bytes with all bits.
TEST(Base64, IsThatOfTheStandard) {
    EXPECT_EQ(base64(""), "");
    EXPECT_EQ(base64("f"), "Zg==");
    EXPECT_EQ(base64("fo"), "Zm8=");
    EXPECT_EQ(base64("foo"), "Zm9v");
    EXPECT_EQ(base64("foobar"), "Zm9vYmFy");
    EXPECT_EQ(base64("\xFF\xFE\xFF"), "//7/");
}

TEST(Base64, IsDecoded) {
    for (const auto* const bytes : {"", "f", "fo", "foo", "foobar", "\xFF\xFE\xFF"}) {
        EXPECT_EQ(bytesOfBase64(base64(bytes)), bytes);
    }
    EXPECT_EQ(bytesOfBase64("Zm9v\nYmFy"), "foobar");
    for (const auto* const damaged : {"Zg", "Zg=", "Zm9vY", "Z===", "Zm9v*mFy"}) {
        EXPECT_EQ(bytesOfBase64(damaged), std::nullopt) << damaged;
    }
}

} // namespace
} // namespace atlas::test
