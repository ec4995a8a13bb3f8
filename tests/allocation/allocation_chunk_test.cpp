// SPDX-License-Identifier: GPL-3.0-or-later
// Chunks read in any order give the same result as counting bit by bit in the order of groups.
#include "allocation/allocation_map.h"
#include "allocation/bitmap_reader.h"
#include "support/synthetic.h"

#include <gtest/gtest.h>
#include <random>
#include <set>

namespace atlas {
namespace {

using Bits = std::vector<std::byte>;

Bits randomBits(std::mt19937& random, std::size_t bytes) {
    Bits bits(bytes);
    const auto style = random() % 4; // all free, all in use, long runs, noise
    for (auto& byte : bits) {
        byte = style == 0   ? std::byte{0}
               : style == 1 ? std::byte{0xFF}
               : style == 2 ? std::byte(random() % 20 == 0 ? 0x0F : 0)
                            : std::byte(random());
    }
    return bits;
}

TEST(OpenFreeExtents, PiecesJoinToTheWholeWhereverTheyAreCut) {
    std::mt19937 random(11);
    for (int round = 0; round < 400; ++round) {
        std::vector<Bits> groups(1 + random() % 12);
        FreeExtentScan whole(4);
        for (auto& bits : groups) {
            bits = randomBits(random, 8 * (1 + random() % 40));
            (void)whole.bitmap(bits, static_cast<std::uint32_t>(bits.size() * 8));
        }
        OpenFreeExtents joined;
        for (std::size_t from = 0; from < groups.size();) {
            const auto end = std::min(groups.size(), from + random() % 4); // may be empty
            FreeExtentScan piece(4);
            for (; from < end; ++from) {
                (void)piece.bitmap(groups[from], static_cast<std::uint32_t>(groups[from].size() * 8));
            }
            joined.append(piece.open());
        }
        ASSERT_EQ(joined.closed(), whole.finish()) << "round " << round;
        ASSERT_EQ(joined, whole.open()) << "round " << round;
    }
}

TEST(BitsSet, CountsAnyStretch) {
    std::mt19937 random(3);
    Bits bits(50); // not a multiple of the word size
    for (auto& byte : bits) {
        byte = std::byte(random());
    }
    for (std::uint32_t from = 0; from <= 400; from += 7) {
        std::uint32_t expected = 0;
        EXPECT_EQ(bitsSet(bits, from, from), 0U);
        for (auto end = from; end < 400; ++end) {
            expected += std::to_integer<unsigned>(bits[end / 8]) >> (end % 8) & 1;
            ASSERT_EQ(bitsSet(bits, from, end + 1), expected) << from << " to " << end;
        }
    }
}

/// A volume whose blocks all hold different bits, so that each can serve as a bitmap. The source is shorter than the
/// volume.
class Noise final : public ByteSource {
public:
    explicit Noise(ByteCount size) : m_size(size) {}

    static Bits block(BlockNumber number) {
        std::mt19937 random(static_cast<std::uint32_t>(number.value));
        return randomBits(random, 4096);
    }
    Status read(ByteOffset offset, std::span<std::byte> into) const override {
        if (offset.value + into.size() > m_size.value) {
            return std::unexpected(Error{ErrorKind::Io, "past the end"});
        }
        for (std::size_t done = 0; done < into.size();) {
            const auto at = offset.value + done;
            const auto bits = block({at / 4096});
            const auto some = std::span(bits).subspan(at % 4096).first(std::min(into.size() - done, 4096 - at % 4096));
            std::ranges::copy(some, into.subspan(done).begin());
            done += some.size();
        }
        return {};
    }
    [[nodiscard]] ByteCount size() const override { return m_size; }

private:
    ByteCount m_size;
};

/// 300 groups in two chunks; one bitmap is uninitialised, and those of the last flex group are unreadable.
class Chunks : public testing::Test {
protected:
    Chunks() {
        auto claims = test::syntheticClaims({.groups = {300}, .journalBlocks = 0});
        std::ranges::fill(claims.groups.flags, std::uint16_t{0});
        claims.groups.flags[18] = static_cast<std::uint16_t>(GroupFlag::BlockUninit);
        claims.filesystem.features = {"metadata_csum"};
        layout = std::make_shared<const Layout>(resolve(std::move(claims)));
        source = std::make_unique<Noise>(ByteCount{layout->groups.blockBitmap[289].value * 4096});
    }

    [[nodiscard]] Bits bitsOf(GroupNumber group) const { return Noise::block(layout->groups.blockBitmap[group.value]); }
    /// Reference implementation: group by group, bit by bit.
    [[nodiscard]] Allocation inOrder(Interval<GroupNumber> groups) const {
        Allocation out{.first = groups.first, .freeClusters = {}, .extents = {}, .findings = {}};
        FreeExtentScan extents(1);
        for (auto group = groups.first; group < groups.end(); ++group) {
            std::uint32_t free = 0;
            for (const auto inUse : usedBlocks(group)) {
                inUse ? extents.used() : extents.free(1);
                free += inUse ? 0 : 1;
            }
            const bool readable = isReadable(group);
            out.freeClusters.push_back(readable ? free : unknownFree);
            out.uninitialised += GroupCount{isUnwritten(group) ? 1U : 0U};
        }
        out.extents = extents.finish();
        return out;
    }
    [[nodiscard]] bool isUnwritten(GroupNumber group) const {
        return layout->groups.has(group, GroupFlag::BlockUninit);
    }
    [[nodiscard]] bool isReadable(GroupNumber group) const {
        return isUnwritten(group) || bytesOf(BlockCount{layout->groups.blockBitmap[group.value].value + 1},
                                             ByteCount{4096}) <= source->size();
    }
    /// Whether each block of `group` is in use; all are where its bitmap cannot be read.
    [[nodiscard]] std::vector<bool> usedBlocks(GroupNumber group) const {
        const auto blocks = layout->filesystem.blocksOf(group);
        const auto bits = bitsOf(group);
        std::vector<bool> used(blocks.count.value, true);
        for (std::size_t n = 0; n < used.size() && isReadable(group); ++n) {
            used[n] = isUnwritten(group) ? layout->regionAt(blocks.first + BlockCount{n}) != nullptr
                                         : (std::to_integer<unsigned>(bits[n / 8]) >> (n % 8) & 1) != 0;
        }
        return used;
    }
    [[nodiscard]] ChunkPtr read(Interval<GroupNumber> groups) const {
        const std::atomic<bool> never = false;
        return std::make_shared<const AllocationChunk>(readChunk(*source, volume, *layout, groups, never));
    }

    LayoutPtr layout;
    std::unique_ptr<ByteSource> source;
    ByteInterval volume{{0}, {~std::uint64_t{0}}};
};

TEST_F(Chunks, InAnyOrderAreTheWhole) {
    const auto expected = inOrder({{0}, layout->groups.size()});
    ASSERT_GT(expected.extents.count, 1000U);
    ASSERT_EQ(expected.unread().value, 11U);
    AllocationMap map(layout);
    ASSERT_EQ(map.chunkCount(), 2U);
    map.put(read(map.groupsOf(1)));
    EXPECT_FALSE(map.complete());
    EXPECT_EQ(map.allocation().unread().value, 256U + 11U);
    map.put(read(map.groupsOf(0)));
    EXPECT_TRUE(map.complete());
    const auto found = map.allocation();
    EXPECT_EQ(found.freeClusters, expected.freeClusters);
    EXPECT_EQ(found.extents, expected.extents);
    EXPECT_EQ(found.uninitialised, expected.uninitialised);
}

TEST_F(Chunks, AFlagBehindAWrongChecksumDoesNotCount) {
    const Interval<GroupNumber> flagged{{18}, {1}};
    EXPECT_EQ(read(flagged)->uninitialised.value, 1U);
    auto claims = static_cast<const LayoutClaims&>(*layout);
    claims.groups.checksum[18] ^= 1U;
    layout = std::make_shared<const Layout>(resolve(std::move(claims)));
    EXPECT_EQ(read(flagged)->uninitialised.value, 0U) << "libext2fs reads the bitmap";
}

TEST_F(Chunks, ASelectionIsCutAtItsEnds) {
    const Interval<GroupNumber> some{{16}, {16}};
    const auto found = allocationOf(some, std::vector{read(some)});
    EXPECT_EQ(found.freeClusters, inOrder(some).freeClusters);
    EXPECT_EQ(found.extents, inOrder(some).extents);
}

TEST_F(Chunks, ShareIsExactByTileAndNearByStretches) {
    AllocationMap coarse(layout);
    coarse.put(read(coarse.groupsOf(0)));
    auto exact = coarse;
    const Interval<GroupNumber> groups{{16}, {4}};
    exact.setTiles({std::make_shared<const BitmapTile>(readTile(*source, volume, *layout, groups))});
    const auto& fs = layout->filesystem;
    std::mt19937 random(9);
    for (int n = 0; n < 2000; ++n) {
        const auto all = fs.blocksOf(GroupNumber{16 + static_cast<std::uint32_t>(random() % 4)});
        const auto group = fs.groupOf(all.first);
        const auto from = random() % all.count.value;
        const auto count = 1 + random() % (all.count.value - from);
        const BlockInterval some{all.first + BlockCount{from}, {count}};
        const auto share = exact.inUse(some);
        const auto near = coarse.inUse(some);
        ASSERT_TRUE(share && near);
        if (!layout->groups.has(group, GroupFlag::BlockUninit)) {
            const auto bits = bitsOf(group);
            EXPECT_DOUBLE_EQ(*share, static_cast<double>(bitsSet(bits, static_cast<std::uint32_t>(from),
                                                                 static_cast<std::uint32_t>(from + count))) /
                                         static_cast<double>(count));
        }
        const double stretch = std::uint32_t{1} << stretchBits(fs);
        const auto length = static_cast<double>(count);
        EXPECT_NEAR(*share, *near, 0.01 + 2 * stretch / length);
        EXPECT_EQ(*share == 0 && length > 2 * stretch, *near == 0 && length > 2 * stretch);
    }
}

TEST_F(Chunks, WhatIsNotReadIsNotKnown) {
    AllocationMap map(layout);
    const auto& fs = layout->filesystem;
    EXPECT_FALSE(map.inUse(fs.blocksOf(GroupNumber{3})));
    EXPECT_FALSE(map.blockInUse(BlockNumber{7}));
    EXPECT_FALSE(map.freeClusters(GroupNumber{3}));
    map.put(read(map.groupsOf(0)));
    EXPECT_TRUE(map.inUse(fs.blocksOf(GroupNumber{3})));
    EXPECT_FALSE(map.inUse(between(fs.blocksOf(GroupNumber{255}).first, fs.blocksOf(GroupNumber{256}).end())));
}

TEST_F(Chunks, UninitialisedHoldsItsMetadataAlone) {
    AllocationMap map(layout);
    const Interval<GroupNumber> groups{{18}, {1}};
    map.setTiles({std::make_shared<const BitmapTile>(readTile(*source, volume, *layout, groups))});
    for (auto block = layout->filesystem.blocksOf(groups.first).first;
         block < layout->filesystem.blocksOf(groups.first).end(); ++block) {
        ASSERT_EQ(map.blockInUse(block), layout->regionAt(block) != nullptr);
    }
}

TEST_F(Chunks, TellOfABlockWhatIsKnown) {
    AllocationMap map(layout);
    const auto& fs = layout->filesystem;
    const GroupNumber unwritten{18};
    const auto last = fs.blocksOf(unwritten).last();
    EXPECT_EQ(statusOf(nullptr, last), BlockStatus::Unknown);
    EXPECT_EQ(statusOf(&map, last), BlockStatus::Unknown);
    map.setTiles({std::make_shared<const BitmapTile>(readTile(*source, volume, *layout, {{0}, {32}}))});
    ASSERT_TRUE(layout->groups.has(unwritten, GroupFlag::BlockUninit));
    EXPECT_EQ(statusOf(&map, last), BlockStatus::NeverWritten);
    std::set<BlockStatus> written;
    for (auto block = fs.blocksOf(GroupNumber{19}).first; block < fs.blocksOf(GroupNumber{31}).end(); ++block) {
        written.insert(statusOf(&map, block));
    }
    EXPECT_EQ(written, (std::set{BlockStatus::InUse, BlockStatus::Free}));
    map.setStale();
    EXPECT_EQ(statusOf(&map, last), BlockStatus::WasFree);
}

} // namespace
} // namespace atlas
