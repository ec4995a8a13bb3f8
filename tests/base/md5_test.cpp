// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/md5.h"

#include "support/run.h"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace atlas {
namespace {

std::string md5Of(std::string_view text, std::size_t pieces) {
    Md5 hash;
    for (std::size_t at = 0; at < text.size(); at += pieces) {
        hash.add(std::as_bytes(std::span(text.substr(at, pieces))));
    }
    return hash.hex();
}

// The test suite of RFC 1321, A.5.

TEST(Md5, IsThatOfTheStandard) {
    EXPECT_EQ(md5Of("", 1), "d41d8cd98f00b204e9800998ecf8427e");
    EXPECT_EQ(md5Of("abc", 3), "900150983cd24fb0d6963f7d28e17f72");
    EXPECT_EQ(md5Of("12345678901234567890123456789012345678901234567890123456789012345678901234567890", 7),
              "57edf4a22be3c955ac49da2e2107b67a");
}

TEST(Md5, IsThatOfMd5sumForEachLength) {
    for (const std::size_t length : {55U, 56U, 63U, 64U, 65U, 119U, 120U, 128U, 1000U}) {
        const std::string text(length, 'x');
        EXPECT_EQ(md5Of(text, 10) + "  -\n", test::mustRun("md5sum", text)) << length;
    }
}

} // namespace
} // namespace atlas
