// SPDX-License-Identifier: GPL-3.0-or-later
#include "ext4/displaced_superblock.h"

#include "support/bytes_source.h"
#include "support/failing_source.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <gmock/gmock.h>
#include <random>

namespace atlas {
namespace {

constexpr std::size_t superblockAt = 1024;
constexpr std::size_t magicAt = 56;
constexpr std::size_t countAt = 4;

bool anywhere(ByteOffset /*start*/) { return true; }

std::optional<DisplacedSuperblock> searched(const ByteSource& source, std::uint64_t from = 0) {
    return findDisplacedSuperblock(source, between(ByteOffset{from}, ByteOffset{source.size().value}), anywhere);
}

class DisplacedSuperblocks : public testing::Test {
protected:
    /// `before` bytes of noise, then a file system of 24 MiB.
    static std::vector<std::byte> behind(std::size_t before, const char* mkfs = "-t ext4 -b 1024") {
        const test::TempDir folder;
        const auto path = test::shellQuoted(folder.file("fs.img"));
        test::mustRun(std::string("mke2fs -q -F ") + mkfs + " " + path + " 24M");
        const auto text = test::mustRun("cat " + path);
        std::vector<std::byte> bytes(before);
        std::mt19937 random(7);
        for (auto& byte : bytes) {
            byte = static_cast<std::byte>(random());
        }
        const auto* const first = reinterpret_cast<const std::byte*>(text.data());
        bytes.insert(bytes.end(), first, first + text.size());
        return bytes;
    }
};

TEST_F(DisplacedSuperblocks, AreFoundAtEachSector) {
    for (const std::size_t before : {512U, 131072U - 512U, 131072U, 1048576U, 1048576U - 1024U - 512U}) {
        const auto found = searched(test::BytesSource(behind(before)));
        ASSERT_TRUE(found) << before;
        EXPECT_EQ(found->at.value, before + superblockAt);
        EXPECT_EQ(found->start, ByteOffset{before});
        EXPECT_EQ(found->group.value, 0U);
        EXPECT_EQ(found->type, "ext4");
    }
}

TEST_F(DisplacedSuperblocks, NameTheKindOfTheFileSystem) {
    EXPECT_EQ(searched(test::BytesSource(behind(4096, "-t ext2")))->type, "ext2");
    EXPECT_EQ(searched(test::BytesSource(behind(4096, "-t ext3")))->type, "ext3");
    EXPECT_EQ(searched(test::BytesSource(behind(4096, "-t ext4 -O bigalloc -C 16384")))->type, "ext4");
}

TEST_F(DisplacedSuperblocks, ThatAreCopiesGiveTheStartToo) {
    constexpr std::size_t before = 65536;
    auto bytes = behind(before);
    std::ranges::fill(std::span(bytes).subspan(before, 4096), std::byte{});
    const auto found = searched(test::BytesSource(bytes));
    ASSERT_TRUE(found);
    EXPECT_EQ(found->group.value, 1U);
    EXPECT_EQ(found->at.value, before + 8193 * 1024);
    EXPECT_EQ(found->start, ByteOffset{before});
    const auto cut = searched(test::BytesSource({bytes.begin() + before + 4096, bytes.end()}));
    ASSERT_TRUE(cut);
    EXPECT_FALSE(cut->start) << "it began before the disk";
    const auto inside = searched(test::BytesSource(bytes), before + 4096);
    ASSERT_TRUE(inside);
    EXPECT_EQ(inside->start, ByteOffset{before}) << "before the place that is searched";
}

TEST_F(DisplacedSuperblocks, AtTheirOwnPlaceAreNone) {
    auto bytes = behind(0);
    EXPECT_FALSE(searched(test::BytesSource(bytes)));
    std::ranges::fill(std::span(bytes).first(4096), std::byte{});
    EXPECT_FALSE(searched(test::BytesSource(bytes))) << "the copies are where they belong";
}

TEST_F(DisplacedSuperblocks, WhereNoneMayBeginAreSkipped) {
    const test::BytesSource source(behind(4096));
    const ByteInterval all{{0}, source.size()};
    std::vector<std::uint64_t> asked;
    EXPECT_FALSE(findDisplacedSuperblock(source, all, [&](ByteOffset start) {
        asked.push_back(start.value);
        return false;
    }));
    EXPECT_THAT(asked, testing::Each(4096U));
    EXPECT_THAT(asked, testing::Not(testing::IsEmpty()));
}

TEST_F(DisplacedSuperblocks, WithAWrongChecksumAreNone) {
    auto bytes = behind(4096, "-t ext4 -b 4096");
    bytes[4096 + superblockAt + countAt] ^= std::byte{1};
    EXPECT_FALSE(searched(test::BytesSource(bytes)));
    auto unchecked = behind(4096, "-t ext4 -b 4096 -O ^metadata_csum");
    unchecked[4096 + superblockAt + countAt] ^= std::byte{1};
    EXPECT_TRUE(searched(test::BytesSource(unchecked)));
    unchecked[4096 + superblockAt + countAt + 3] = std::byte{0xFF};
    unchecked[4096 + superblockAt + 0x20 + 3] = std::byte{0xFF};
    EXPECT_FALSE(searched(test::BytesSource(unchecked))) << "a group has more blocks than its bitmap has bits";
}

/// Each sector ends a superblock, as far as the magic number goes.
TEST_F(DisplacedSuperblocks, AreNotTakenFromManyMagicNumbers) {
    std::vector<std::byte> zeros(40 * MiB);
    auto noise = zeros;
    std::mt19937 random(11);
    for (auto& byte : noise) {
        byte = static_cast<std::byte>(random());
    }
    for (auto* bytes : {&zeros, &noise}) {
        for (std::size_t at = magicAt; at + 1 < bytes->size(); at += 512) {
            (*bytes)[at] = std::byte{0x53};
            (*bytes)[at + 1] = std::byte{0xEF};
        }
        EXPECT_FALSE(searched(test::BytesSource(*bytes)));
    }
}

TEST_F(DisplacedSuperblocks, AreSearchedInABoundedPartInOrder) {
    const test::BytesSource blank(std::vector<std::byte>(200 * MiB));
    const test::FailingSource source(blank);
    EXPECT_FALSE(searched(source));
    std::uint64_t read = 0;
    ByteOffset last{0};
    for (const auto& bytes : source.reads()) {
        read += bytes.count.value;
        EXPECT_GE(bytes.first, last);
        last = bytes.first;
    }
    EXPECT_LE(read, 20 * (MiB + 512));
    EXPECT_GE(read, 16 * MiB);
}

TEST_F(DisplacedSuperblocks, AreFoundBehindBytesThatCannotBeRead) {
    const test::BytesSource bytes(behind(3 * MiB));
    test::FailingSource source(bytes);
    source.failBytes({{MiB}, {4096}});
    const ReadErrorLog log(source);
    const auto found = searched(log);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->start, ByteOffset{3 * MiB});
    EXPECT_EQ(log.errors().size(), 1U) << "two chunks touch the same bytes";
}

TEST_F(DisplacedSuperblocks, DoNotFitIntoVeryLittle) {
    for (const std::size_t size : {0U, 1U, 1023U, 1024U, 1025U}) {
        EXPECT_FALSE(searched(test::BytesSource(std::vector<std::byte>(size)))) << size;
    }
    auto bytes = behind(512);
    bytes.resize(512 + superblockAt + 1024);
    EXPECT_TRUE(searched(test::BytesSource(bytes))) << "the last bytes of the disk";
}

} // namespace
} // namespace atlas
