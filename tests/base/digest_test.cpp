// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/digest.h"

#include "support/run.h"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace atlas {
namespace {

std::string digestOf(DigestKind kind, std::string_view text, std::size_t pieces) {
    Digest digest(kind);
    for (std::size_t at = 0; at < text.size(); at += pieces) {
        digest.add(std::as_bytes(std::span(text.substr(at, pieces))));
    }
    return digest.takeHex();
}

TEST(Digest, IsThatOfTheStandards) {
    // The examples of RFC 1321, A.5, and of FIPS 180-4, as NIST publishes them.
    EXPECT_EQ(digestOf(DigestKind::Md5, "", 1), "d41d8cd98f00b204e9800998ecf8427e");
    EXPECT_EQ(digestOf(DigestKind::Md5, "abc", 3), "900150983cd24fb0d6963f7d28e17f72");
    EXPECT_EQ(digestOf(DigestKind::Sha256, "", 1), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(digestOf(DigestKind::Sha256, "abc", 3),
              "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST(Digest, IsThatOfCoreutilsWhateverThePieces) {
    for (const std::size_t length : {55U, 64U, 65U, 1000U}) {
        const std::string text(length, 'x');
        for (const std::size_t pieces : {1U, 63U, 64U, 1000U}) {
            EXPECT_EQ(digestOf(DigestKind::Md5, text, pieces) + "  -\n", test::mustRun("md5sum", text)) << length;
            EXPECT_EQ(digestOf(DigestKind::Sha256, text, pieces) + "  -\n", test::mustRun("sha256sum", text)) << length;
        }
    }
}

} // namespace
} // namespace atlas
