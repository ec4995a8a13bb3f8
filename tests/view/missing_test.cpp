// SPDX-License-Identifier: GPL-3.0-or-later
// What a truncated image lacks, on the map and on the strip.
#include "layout/layout.h"
#include "view/strip_layout.h"
#include "view/volumes.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace atlas {
namespace {

/// A volume from 1 MiB on a disk that ends `there` bytes into it.
DrawnVolume truncatedTo(std::uint64_t there) {
    auto layout = resolve(test::syntheticClaims({.groups = {4}}));
    setAvailable(layout, {there});
    const Placement placement{.bytes = {{MiB}, {there}}};
    return DrawnVolume({.layout = std::make_shared<const Layout>(std::move(layout)),
                        .placement = placement,
                        .diskSize = {MiB + there}});
}

TEST(Missing, IsNothingWhereAllBytesAreThere) { EXPECT_TRUE(test::volumeOf({}).missing().empty()); }

TEST(Missing, BeginsWithTheFirstBlockThatIsNotWholeThere) {
    const auto volume = truncatedTo(100 * 4096 + 5);
    EXPECT_EQ(volume.missing().first, BlockNumber{100});
    EXPECT_EQ(volume.missing().end(), volume.filesystem().end());
}

TEST(Missing, FollowsTheDiskOnTheStrip) {
    const auto volume = truncatedTo(64 * MiB);
    Disk disk;
    disk.size = volume.diskSize();
    const auto drawn = layOutStrip(disk, &volume, {.columns = 1000});
    ASSERT_FALSE(drawn.boxes.empty());
    const auto& last = drawn.boxes.back();
    EXPECT_EQ(last.segment.kind, StripSegment::Kind::Missing);
    EXPECT_EQ(last.segment.bytes.first.value, disk.size.value);
    EXPECT_EQ(last.segment.bytes.end(), bytesOnDisk(volume, volume.filesystem().blocks()).end());
    EXPECT_EQ(last.x1, 1000);
    EXPECT_GT(last.x1 - last.x0, 500) << "most of the volume is missing";
}

/// Partition 1 ends 64 MiB into a file system of 512 MiB, and partition 2 follows; `size` is that of the disk.
StripLayout cutOffByItsPartition(ByteCount size) {
    constexpr std::uint64_t sectors = 64 * MiB / 512;
    Disk disk;
    disk.size = size;
    disk.table.kind = TableKind::Mbr;
    disk.table.partitions = {{.number = 1, .sectors = {Lba{2048}, {sectors}}},
                             {.number = 2, .sectors = {Lba{2048 + sectors}, {sectors}}}};
    const auto& own = disk.table.partitions.front();
    const auto volume = test::movedTo(truncatedTo(64 * MiB), {.bytes = bytesOf(disk, own), .partition = own.number});
    return layOutStrip(disk, &volume, {.columns = 1000});
}

TEST(Missing, IsNotDrawnOverTheNextPartition) {
    const ByteOffset next{65 * MiB};
    for (const std::uint64_t size : {1024 * MiB, 300 * MiB}) { // the file system ends on the disk, or past it
        const auto drawn = cutOffByItsPartition({size});
        const auto follows =
            std::ranges::find(drawn.boxes, next, [](const StripBox& box) { return box.segment.bytes.first; });
        ASSERT_NE(follows, drawn.boxes.end());
        EXPECT_EQ(follows->segment.kind, StripSegment::Kind::Partition);
        EXPECT_EQ(drawn.blocks, (BlockInterval{{0}, {64 * MiB / 4096}}));
        EXPECT_EQ(drawn.volume.blocks, drawn.blocks);
        const int end = drawn.volumeX0 + drawn.volume.scale.columns() * drawn.volumeColumn;
        EXPECT_NEAR(end, follows->x0, drawn.volumeColumn);
        EXPECT_TRUE(std::ranges::none_of(drawn.boxes, [](const StripBox& box) {
            return box.segment.kind == StripSegment::Kind::Missing;
        })) << "the image goes on behind the partition";
    }
}

TEST(Missing, OfATruncatedImageIsDrawnPastItsEnd) {
    const auto drawn = cutOffByItsPartition({65 * MiB});
    EXPECT_EQ(drawn.blocks, (BlockInterval{{0}, {512 * MiB / 4096}}));
    EXPECT_TRUE(std::ranges::any_of(
        drawn.boxes, [](const StripBox& box) { return box.segment.kind == StripSegment::Kind::Missing; }));
}

} // namespace
} // namespace atlas
