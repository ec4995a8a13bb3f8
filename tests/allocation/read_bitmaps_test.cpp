// SPDX-License-Identifier: GPL-3.0-or-later
// What is found in bitmaps of which every bit is 0.
#include "allocation/allocation_chunk.h"
#include "support/synthetic.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

/// Zeros, but for one block that cannot be read.
class Zeros final : public ByteSource {
public:
    explicit Zeros(BlockNumber unreadable) : m_unreadable(unreadable) {}
    Status read(ByteOffset offset, std::span<std::byte> into) const override {
        const ByteInterval bytes{offset, {into.size()}};
        if (!intersection(bytes, {ByteOffset{m_unreadable.value * 4096}, {4096}}).empty()) {
            return std::unexpected(Error{.kind = ErrorKind::Io, .what = "gone"});
        }
        std::ranges::fill(into, std::byte{0});
        return {};
    }
    [[nodiscard]] ByteCount size() const override { return {std::uint64_t{1} << 60}; }

private:
    BlockNumber m_unreadable;
};

class ZeroedBitmaps : public testing::Test {
protected:
    ZeroedBitmaps() {
        std::ranges::fill(claims.groups.flags, std::uint16_t{0});
        claims.filesystem.features = {"metadata_csum"};
        const auto& fs = claims.filesystem;
        for (std::uint32_t g = 0; g < claims.groups.size().value; ++g) {
            claims.groups.freeBlocks[g] = static_cast<std::uint32_t>(fs.blocksOf({g}).count.value);
            claims.groups.freeInodes[g] = fs.inodesPerGroup;
        }
    }

    void flag(std::uint32_t group, GroupFlag flag) { claims.groups.flags[group] = static_cast<std::uint16_t>(flag); }
    Allocation read(Interval<GroupNumber> groups, BlockNumber unreadable = {~0U}) {
        layout = resolve(claims);
        auto allocation =
            readBitmaps(Zeros(unreadable), {{0}, {~std::uint64_t{0}}}, layout, groups, BitmapScope::BlocksAndInodes);
        // The padding of inode bitmaps is 0, too.
        std::erase_if(allocation.findings,
                      [](const Finding& each) { return each.kind == FindingKind::BitmapTailUnset; });
        return allocation;
    }

    LayoutClaims claims = test::syntheticClaims({.groups = {32}, .journalBlocks = 0});
    Layout layout;
};

TEST_F(ZeroedBitmaps, AnUninitialisedGroupHoldsItsMetadataAlone) {
    flag(1, GroupFlag::BlockUninit);
    flag(2, GroupFlag::BlockUninit);
    const auto allocation = read({{1}, {2}});
    const auto& copies = *layout.copiesIn({1});
    const auto used = 1 + copies.descriptors.count.value + copies.reservedGdt.count.value;
    EXPECT_EQ(allocation.freeClusters[0], layout.filesystem.blocksPerGroup - used);
    EXPECT_EQ(allocation.freeClusters[1], layout.filesystem.blocksPerGroup);
    EXPECT_EQ(allocation.extents.count, 1U);
    EXPECT_EQ(allocation.uninitialised, GroupCount{2});
}

TEST_F(ZeroedBitmaps, AnUnknownGroupEndsAnExtentAndIsNotCounted) {
    const auto allocation = read({{4}, {3}}, claims.groups.blockBitmap[5]);
    EXPECT_EQ(allocation.freeClusters[1], unknownFree);
    EXPECT_EQ(allocation.unread(), GroupCount{1});
    EXPECT_EQ(allocation.extents.count, 2U);
    ASSERT_EQ(allocation.findings.size(), 1U);
    EXPECT_EQ(allocation.findings[0].kind, FindingKind::BitmapUnreadable);
}

TEST_F(ZeroedBitmaps, CountsThatDifferFromTheDescriptorAreFindings) {
    claims.groups.freeBlocks[4] = 17;
    claims.groups.freeInodes[4] = 18;
    const auto found = read({{4}, {1}}).findings;
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].kind, FindingKind::FreeCountWrong);
    EXPECT_EQ(found[0].group, GroupNumber{4});
    EXPECT_EQ(found[0].numbers, (std::array<std::uint64_t, 3>{17, 32768, 0}));
    EXPECT_EQ(found[1].region, RegionKind::InodeBitmap);
    EXPECT_EQ(found[1].numbers, (std::array<std::uint64_t, 3>{18, 8192, 0}));
}

TEST_F(ZeroedBitmaps, CountsBehindAWrongChecksumAreNoFindingsOfTheirOwn) {
    claims.groups.freeBlocks[4] = 17;
    claims.groups.freeInodes[4] = 18;
    claims.groups.checksum[4] ^= 1U;
    EXPECT_TRUE(read({{4}, {1}}).findings.empty());
}

TEST_F(ZeroedBitmaps, ChecksumsAreComparedWhereTheyAreKnown) {
    const auto wrong = [&] {
        auto findings = read({{0}, {32}}).findings;
        std::erase_if(findings, [](const Finding& each) { return each.kind != FindingKind::BitmapChecksum; });
        return findings;
    };
    EXPECT_TRUE(wrong().empty()) << "an older snapshot holds none";
    claims.groups.blockBitmapChecksum.resize(32);
    claims.groups.inodeBitmapChecksum.resize(32);
    claims.filesystem.checksumSeed = 0; // the CRC of zeros is 0
    EXPECT_TRUE(wrong().empty());
    claims.groups.inodeBitmapChecksum[7] = 0x1234;
    ASSERT_EQ(wrong().size(), 1U);
    EXPECT_EQ(wrong()[0].block, claims.groups.inodeBitmap[7]);
    flag(7, GroupFlag::InodeUninit);
    EXPECT_TRUE(wrong().empty()) << "it was never written";
}

TEST_F(ZeroedBitmaps, MetadataInThemIsMarkedAsFree) {
    const auto found = read({{0}, {32}}).findings;
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].kind, FindingKind::MetadataFree);
    EXPECT_EQ(found[0].group, GroupNumber{0});
    EXPECT_EQ(found[0].numbers[1], index(RegionKind::PrimarySuperblock));
}

TEST(BitmapsReadUnasked, AreThoseOf64MebibytesAtMost) {
    EXPECT_TRUE(areReadUnasked({}));
    EXPECT_TRUE(areReadUnasked({64 * MiB}));
    EXPECT_FALSE(areReadUnasked({64 * MiB + 1}));
}

} // namespace
} // namespace atlas
