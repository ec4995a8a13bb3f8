// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/marked_misses.h"

#include "base/units.h"
#include "layout/layout.h"
#include "layout/structures.h"
#include "support/synthetic.h"

#include <gtest/gtest.h>

namespace atlas::test {
namespace {

constexpr SectorGrid mebibyteGrid{{std::uint64_t{1} << 20}, {0}};

// The partition starts at 1 MiB, so block b of 4 KiB begins on a boundary when b mod 256 = 0.
TEST(OffGranularity, JudgesTheFirstByteOfEachStructure) {
    const auto snapshot = syntheticSnapshot();
    const auto found = judgeByGranularity(snapshot, mebibyteGrid).off;
    ASSERT_FALSE(found.empty());
    for (const auto& line : found) {
        ASSERT_TRUE(line.kind) << "the partition starts at 1 MiB";
        EXPECT_NE(*line.kind, RegionKind::PrimarySuperblock) << "block 0 begins where the volume does";
        EXPECT_EQ(line.past.value, line.first.value % (1 << 20));
        EXPECT_EQ(line.first.value, (std::uint64_t{1} << 20) + line.block->value * 4096);
        EXPECT_LE(line.off, line.total);
    }
}

TEST(OffGranularity, CountsByHand) {
    const auto snapshot = syntheticSnapshot();
    const auto& groups = snapshot.layout->groups;
    std::uint64_t off = 0;
    for (const auto block : groups.inodeTable) {
        off += block.value % 256 != 0 ? 1 : 0;
    }
    const auto found = judgeByGranularity(snapshot, mebibyteGrid).off;
    const auto tables = std::ranges::find(found, std::optional(RegionKind::InodeTable), &OffGranularity::kind);
    ASSERT_NE(tables, found.end());
    EXPECT_EQ(tables->off, off);
    EXPECT_EQ(tables->total, groups.inodeTable.size());
}

TEST(OffGranularity, CountsForTheVolumeWhatItListsByKind) {
    const auto snapshot = syntheticSnapshot();
    const auto [off, volume] = judgeByGranularity(snapshot, mebibyteGrid);
    OffCount byHand;
    eachJudgedStart(*snapshot.layout, [&](RegionKind, BlockNumber block) {
        ++byHand.total;
        byHand.off += block.value % 256 != 0 ? 1 : 0;
    });
    EXPECT_EQ(volume, byHand);
    std::uint64_t listed = 0;
    for (const auto& line : off) {
        listed += line.off;
    }
    EXPECT_EQ(listed, byHand.off);
}

TEST(OffGranularity, HasNoVerdictOnAVolumeWhereThereIsNone) {
    auto snapshot = syntheticSnapshot({}, {63});
    snapshot.layout.reset();
    snapshot.placement.reset();
    const auto found = judgeByGranularity(snapshot, mebibyteGrid);
    EXPECT_FALSE(found.off.empty()) << "the start of the partition";
    EXPECT_FALSE(found.volume);
}

/// syntheticSnapshot() of which the first `blocks` blocks are there.
Snapshot cutAt(std::uint64_t blocks) {
    auto snapshot = syntheticSnapshot();
    auto cut = *snapshot.layout;
    setAvailable(cut, bytesOf(BlockCount{blocks}, cut.filesystem.blockSize));
    snapshot.layout = std::make_shared<const Layout>(std::move(cut));
    return snapshot;
}

TEST(OffGranularity, LeavesOutWhatLiesPastTheEndOfTheImage) {
    const auto found = judgeByGranularity(cutAt(2), mebibyteGrid).off;
    ASSERT_EQ(found.size(), 1U) << "of the blocks that are there, only that of the descriptors is off";
    EXPECT_EQ(found[0].kind, RegionKind::GroupDescriptors);
    EXPECT_EQ(found[0].off, 1U);
    EXPECT_EQ(judgeByGranularity(cutAt(2), mebibyteGrid).volume, (OffCount{1, 2}));
}

TEST(OffGranularity, GivesNoAllClearWhereWhatIsOffLiesPastTheEnd) {
    const auto cut = judgeByGranularity(cutAt(1), mebibyteGrid);
    EXPECT_TRUE(cut.off.empty()) << "the superblock begins on a boundary";
    EXPECT_FALSE(cut.volume);
}

TEST(OffGranularity, NamesStartsFirst) {
    const auto snapshot = syntheticSnapshot({}, {63});
    const auto found = judgeByGranularity(snapshot, mebibyteGrid).off;
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found[0].partition, 1U);
    EXPECT_EQ(found[0].past.value, 32256U);
    EXPECT_FALSE(found[0].kind);
}

/// LUKS2 in a partition at LBA 34, with the volume from byte `payload` of the disk on.
Snapshot encrypted(std::uint64_t payload) {
    auto snapshot = syntheticSnapshot({.groups = {4}}, {34});
    auto& first = snapshot.placement->bytes.first;
    snapshot.layers = {{.kind = LayerKind::Luks2, .header = first, .data = {payload}}};
    first = snapshot.layers[0].data;
    return snapshot;
}

std::vector<OffGranularity> startsOff(const Snapshot& snapshot) {
    auto found = judgeByGranularity(snapshot, mebibyteGrid).off;
    std::erase_if(found, [](const OffGranularity& line) { return line.kind.has_value(); });
    return found;
}

TEST(OffGranularity, ExcusesAPartitionWhosePayloadIsOnIt) {
    EXPECT_TRUE(startsOff(encrypted(16 * MiB)).empty());
    auto unread = encrypted(16 * MiB);
    unread.layout.reset();
    unread.placement.reset();
    EXPECT_TRUE(startsOff(unread).empty());
}

TEST(OffGranularity, NamesThePartitionAndTheLayerWhosePayloadIsOffIt) {
    const auto found = startsOff(encrypted(16 * MiB + 4096));
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].partition, 1U);
    EXPECT_FALSE(found[0].layer);
    EXPECT_EQ(found[0].past.value, 34U * 512);
    EXPECT_EQ(found[1].layer, LayerKind::Luks2);
    EXPECT_EQ(found[1].first.value, 16 * MiB + 4096);
    EXPECT_EQ(found[1].past.value, 4096U);
}

TEST(OffGranularity, NamesTheVolumeThatBeginsInsideItsPartition) {
    auto snapshot = syntheticSnapshot({.groups = {4}});
    snapshot.placement->bytes.first = snapshot.placement->bytes.first + ByteCount{4096};
    const auto found = startsOff(snapshot);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_FALSE(found[0].partition) << "which begins on a boundary itself";
    EXPECT_EQ(found[0].past.value, 4096U);
}

TEST(OffGranularity, FindsNothingOnTheSectorOfAnAlignedDisk) {
    EXPECT_TRUE(judgeByGranularity(syntheticSnapshot(), {}).off.empty());
}

} // namespace
} // namespace atlas::test
