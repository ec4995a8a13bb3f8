// SPDX-License-Identifier: GPL-3.0-or-later
// What a truncated image lacks, on the map and on the strip.
#include "layout/missing_bytes.h"
#include "view/strip_layout.h"
#include "view/volumes.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

/// A volume from 1 MiB on a disk that ends `there` bytes into it.
Volume truncatedTo(std::uint64_t there) {
    auto layout = resolve(test::syntheticClaims({.groups = {4}}));
    setAvailable(layout, {there});
    const Placement placement{.bytes = {{MiB}, {there}}};
    return Volume({.layout = std::make_shared<const Layout>(std::move(layout)),
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

} // namespace
} // namespace atlas
