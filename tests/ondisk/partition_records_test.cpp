// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/crc.h"
#include "ondisk/mbr_and_gpt.h"

#include <gtest/gtest.h>
#include <string_view>
#include <vector>

namespace atlas {
namespace {

using Bytes = std::vector<std::byte>;

void put(Bytes& bytes, std::size_t at, std::uint64_t value, std::size_t width) {
    for (std::size_t i = 0; i < width; ++i) {
        bytes.at(at + i) = static_cast<std::byte>(value >> (8 * i));
    }
}

Bytes mbrWith(std::uint8_t status, std::uint8_t type, std::uint32_t first, std::uint32_t sectors) {
    Bytes bytes(512);
    put(bytes, 446, status, 1);
    put(bytes, 450, type, 1);
    put(bytes, 454, first, 4);
    put(bytes, 458, sectors, 4);
    put(bytes, 510, 0xAA55, 2);
    return bytes;
}

TEST(Crc32, HasTheCheckValueOfTheStandard) {
    Crc32 crc;
    EXPECT_EQ(crc.value(), 0u);
    crc.add(std::as_bytes(std::span(std::string_view("1234"))));
    crc.add(std::as_bytes(std::span(std::string_view("56789"))));
    EXPECT_EQ(crc.value(), 0xCBF43926u);
}

TEST(Mbr, NeedsItsSignature) {
    auto bytes = mbrWith(0, 0x83, 63, 100);
    EXPECT_TRUE(parseMbr(bytes));
    bytes[511] = std::byte{0};
    EXPECT_FALSE(parseMbr(bytes));
    EXPECT_FALSE(parseMbr({}));
}

TEST(Mbr, TellsEntriesFromBootCode) {
    EXPECT_TRUE(parseMbr(mbrWith(0x80, 0x83, 63, 100))->plausible());
    EXPECT_FALSE(parseMbr(mbrWith(0x6f, 0x83, 63, 100))->plausible());
}

TEST(Mbr, ListsPartitionsThatBeginOnTheDisk) {
    EXPECT_TRUE(parseMbr(mbrWith(0, 0x83, 63, 100))->listsPartitions(64));
    EXPECT_FALSE(parseMbr(mbrWith(0, 0x83, 63, 100))->listsPartitions(63));
    EXPECT_FALSE(parseMbr(mbrWith(0, 0x0C, 0, 100))->listsPartitions(1000)) << "a FAT boot sector may list itself";
    EXPECT_FALSE(parseMbr(mbrWith(0, 0x83, 63, 0))->listsPartitions(1000));
    EXPECT_FALSE(parseMbr(mbrWith(0, 0, 63, 100))->listsPartitions(1000));
}

TEST(Mbr, AnnouncesAGptByType) {
    EXPECT_TRUE(parseMbr(mbrWith(0, 0xEE, 1, 100))->announcesGpt());
    EXPECT_FALSE(parseMbr(mbrWith(0, 0x83, 1, 100))->announcesGpt());
}

Bytes gptHeader() {
    Bytes bytes(512);
    put(bytes, 0, 0x5452415020494645, 8);
    put(bytes, 12, 92, 4);
    put(bytes, 16, 0xB1A5EDu, 4);
    put(bytes, 24, 1, 8);
    put(bytes, 32, 131071, 8);
    put(bytes, 72, 2, 8);
    put(bytes, 80, 0xFFFFFFFF, 4);
    put(bytes, 84, 0xFFFFFFFF, 4);
    return bytes;
}

TEST(GptHeader, NeedsItsSignature) {
    auto bytes = gptHeader();
    EXPECT_TRUE(parseGptHeader(bytes));
    bytes[7] = std::byte{0};
    EXPECT_FALSE(parseGptHeader(bytes));
    EXPECT_FALSE(parseGptHeader({}));
}

TEST(GptHeader, GivesItsFields) {
    const auto header = *parseGptHeader(gptHeader());
    EXPECT_EQ(header.self, Lba{1});
    EXPECT_EQ(header.other, Lba{131071});
    EXPECT_EQ(header.entries, Lba{2});
    EXPECT_EQ(header.checksum, 0xB1A5EDu);
    EXPECT_EQ(header.entriesBytes().value, 0xFFFFFFFFull * 0xFFFFFFFFull);
}

TEST(GptHeader, LeavesTheStoredChecksumOutOfTheComputedOne) {
    auto bytes = gptHeader();
    const auto before = parseGptHeader(bytes)->computedChecksum;
    put(bytes, 16, 0, 4);
    EXPECT_EQ(parseGptHeader(bytes)->computedChecksum, before);
    put(bytes, 80, 128, 4);
    EXPECT_NE(parseGptHeader(bytes)->computedChecksum, before);
}

TEST(GptHeader, DoesNotTrustItsSize) {
    for (const std::uint32_t size : {0u, 91u, 513u, 0xFFFFFFFFu}) {
        auto bytes = gptHeader();
        put(bytes, 12, size, 4);
        const auto header = *parseGptHeader(bytes);
        EXPECT_FALSE(header.sizeFits({512})) << size;
        EXPECT_EQ(header.computedChecksum, 0u) << size;
    }
}

} // namespace
} // namespace atlas
