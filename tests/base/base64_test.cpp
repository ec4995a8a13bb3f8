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

} // namespace
} // namespace atlas::test
