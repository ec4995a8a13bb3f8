// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/sha256.h"

#include <gtest/gtest.h>
#include <string>
#include <string_view>

namespace atlas {
namespace {

std::string hashOf(std::string_view text, std::size_t pieces) {
    Sha256 hash;
    for (std::size_t at = 0; at < text.size(); at += pieces) {
        hash.add(std::as_bytes(std::span(text.substr(at, pieces))));
    }
    return hash.hex();
}

// The examples of FIPS 180-4, as NIST publishes them.

TEST(Sha256, IsThatOfTheStandard) {
    EXPECT_EQ(hashOf("", 1), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hashOf("abc", 3), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hashOf("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", 56),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(hashOf(std::string(1'000'000, 'a'), 999),
              "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, DoesNotDependOnThePieces) {
    const std::string text(1000, 'x');
    for (std::size_t length : {55U, 56U, 63U, 64U, 65U, 119U, 120U, 128U, 1000U}) {
        for (std::size_t pieces : {1U, 63U, 64U, 65U, 1000U}) {
            EXPECT_EQ(hashOf(std::string_view(text).substr(0, length), pieces),
                      hashOf(std::string_view(text).substr(0, length), length))
                << length << ' ' << pieces;
        }
    }
}

} // namespace
} // namespace atlas
