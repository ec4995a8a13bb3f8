// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parse_size.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

struct Typed {
    const char* text;
    std::uint64_t number;
    SizeUnit unit = SizeUnit::Bytes;
};

TEST(ParseSize, ReadsWhatPeopleType) {
    const Typed all[]{
        {"0", 0, SizeUnit::Unsaid},
        {"32256", 32256, SizeUnit::Unsaid},
        {" 4096 ", 4096, SizeUnit::Unsaid},
        {"0x7E00", 32256, SizeUnit::Unsaid},
        {"0x10B", 0x10B, SizeUnit::Unsaid},
        {"524,293", 524293, SizeUnit::Unsaid},
        {"524 293", 524293, SizeUnit::Unsaid},
        {"524\u00A0293", 524293, SizeUnit::Unsaid},
        {"1\u202F524\u202F293", 1524293, SizeUnit::Unsaid},
        {"4_294_967_296", 4294967296, SizeUnit::Unsaid},
        {"9223372036854775807", 9223372036854775807U, SizeUnit::Unsaid},
        {"512B", 512},
        {"512 bytes", 512},
        {"1k", 1 << 10},
        {"1K", 1 << 10},
        {"64 kB", 64000},
        {"64 KiB", 64 << 10},
        {"1M", 1 << 20},
        {"512 MB", 512'000'000},
        {"64GB", 64'000'000'000},
        {"4 TB", 4'000'000'000'000},
        {"4T", std::uint64_t{4} << 40},
        {"4 TiB", std::uint64_t{4} << 40},
        {"1.5 tb", 1'500'000'000'000},
        {"0.123456789 GB", 123'456'789},
        {"9 PB", 9'000'000'000'000'000},
        {"1MiB", 1 << 20},
        {"64g", std::uint64_t{64} << 30},
        {"16 GiB", std::uint64_t{16} << 30},
        {"1.5 gib", std::uint64_t{3} << 29},
        {".5G", std::uint64_t{1} << 29},
        {"1.1k", 1126},
        {"1,024.0 M", std::uint64_t{1} << 30},
        {"1T", std::uint64_t{1} << 40},
        {"8P", std::uint64_t{8} << 50},
        {"1 EiB", std::uint64_t{1} << 60},
        {"7E", std::uint64_t{7} << 60},
        {"1.5 EiB", std::uint64_t{3} << 59},
        {"9 EB", 9'000'000'000'000'000'000},
        {"63s", 63, SizeUnit::Sectors},
        {"63 S", 63, SizeUnit::Sectors},
        {"1 sector", 1, SizeUnit::Sectors},
        {"2,048 sectors", 2048, SizeUnit::Sectors},
    };
    for (const auto& typed : all) {
        const auto read = parseSize(typed.text);
        ASSERT_TRUE(read) << typed.text << ": " << sentence(read.error());
        EXPECT_EQ(read->number, typed.number) << typed.text;
        EXPECT_EQ(read->unit, typed.unit) << typed.text;
    }
}

TEST(ParseSize, SaysWhatWasTypedAndWhatIsAccepted) {
    for (const auto* wrong :
         {"",    " ",  "x",   "-1",  "+1",      "T",    ".",      "1 TiBs", "1..2",        "16k 2", "12x", "17 18",
          "1'5", "0x", "0xG", "1e3", "1,5 GiB", "2,04", "1,,024", "1.5",    "1.5 sectors", "1 ki",  "5 %"}) {
        const auto read = parseSize(wrong);
        ASSERT_FALSE(read) << wrong;
        EXPECT_EQ(read.error().kind, ErrorKind::Usage) << wrong;
        EXPECT_EQ(read.error().found, '"' + std::string(wrong) + '"');
        EXPECT_TRUE(read.error().expected.contains("powers of 1024")) << read.error().expected;
    }
}

TEST(ParseSize, RefusesWhatDoesNotFit63Bits) {
    for (const auto* large : {"9223372036854775808", "99999999999999999999", "0xFFFFFFFFFFFFFFFF", "8192P",
                              "99999999 P", "99999999999999999999 s", "9224 PB", "9223.9 PB"}) {
        const auto read = parseSize(large);
        ASSERT_FALSE(read) << large;
        EXPECT_EQ(read.error().kind, ErrorKind::Limit) << large;
    }
    EXPECT_EQ(parseSize("8191.999999999999999999P")->number, 9223372036854775807U);
    EXPECT_EQ(parseBytes("18014398509481984s").error().kind, ErrorKind::Limit);
}

TEST(ParseSize, CountsSectorsOfTheDrive) {
    EXPECT_EQ(parseBytes("63s")->value, 32256U);
    EXPECT_EQ(parseBytes("63s", {4096})->value, 258048U);
    EXPECT_EQ(parseBytes("63", {4096})->value, 63U);
}

TEST(ParseSize, SectorSizesArePowersOfTwo) {
    EXPECT_EQ(parseSectorSize("4k", {65536})->value, 4096U);
    for (const auto* wrong : {"256", "1000", "128k", "8s", "0", "4,5"}) {
        EXPECT_FALSE(parseSectorSize(wrong, {65536})) << wrong;
    }
}

} // namespace
} // namespace atlas
