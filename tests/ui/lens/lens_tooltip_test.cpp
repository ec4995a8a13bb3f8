// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lens/lens_parts.h"

#include "layout/layout.h"
#include "tests/ui/map/fixture.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using namespace ui;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// With the jumper of early Advanced Format drives the disk begins inside a physical sector.
TEST(LensTooltip, TheFirstPhysicalSectorEndsAtTheFirstBoundary) {
    auto disk = diskWithVolumeAt(alignedStart);
    disk.drive.phase = {{3584}, Source::User};
    const auto volume = volumeOn(disk, layoutOf());
    const auto drawn = layOutLens(*volume, {0, 16384}, 1024); // 16 bytes per column
    const LensScene scene{drawn, *volume, {}, {}};
    EXPECT_THAT(lensTooltip(scene, LensTrack::Physical, 10).toStdString(),
                StartsWith("physical sector 0: bytes 0 – 3,583"));
    EXPECT_THAT(lensTooltip(scene, LensTrack::Physical, 230).toStdString(),
                StartsWith("physical sector 1: bytes 3,584 – 7,679"));
    EXPECT_THAT(lensTooltip(scene, LensTrack::Logical, 40).toStdString(),
                StartsWith("logical sector 1: bytes 512 – 1,023"));
}

TEST(LensTooltip, ABlockIsJudgedInTheWordsOfTheReports) {
    const auto told = [](std::uint64_t start) {
        const auto volume = volumeOn(diskWithVolumeAt(start), layoutOf());
        const LensWindow window{static_cast<double>(volume->placement().bytes.first.value), 16384};
        const auto drawn = layOutLens(*volume, window, 1024);
        return lensTooltip({drawn, *volume, {}, {}}, LensTrack::Blocks, 10).toStdString();
    };
    EXPECT_THAT(told(oddStart),
                EndsWith("\n3,584 bytes past the start of a 4 KiB physical sector; straddling, 2 read-modify-writes to "
                         "write one block"));
    EXPECT_THAT(told(alignedStart), EndsWith("\non a 4 KiB physical sector; whole, 0 read-modify-writes"));
}

TEST(LensTooltip, ABlockPastTheEndOfTheImageIsNotJudged) {
    auto cut = *layoutOf();
    setAvailable(cut, ByteCount{10 * 4096});
    const auto volume = volumeOn(diskWithVolumeAt(oddStart), std::make_shared<const Layout>(std::move(cut)));
    const auto first = static_cast<double>(volume->placement().bytes.first.value);
    const auto drawn = layOutLens(*volume, {first + 8 * 4096, 16384}, 1024); // blocks 8 to 11
    const auto told = [&](int column) {
        return lensTooltip({drawn, *volume, {}, {}}, LensTrack::Blocks, column).toStdString();
    };
    EXPECT_THAT(told(300), EndsWith("2 read-modify-writes to write one block"));
    EXPECT_THAT(told(900), EndsWith("\nPast the end"));
    EXPECT_TRUE(drawn.blocks[1].misaligned);
    EXPECT_FALSE(drawn.blocks.back().misaligned);
}

TEST(LensTooltip, ASectorOfBlocksPastTheEndOfTheImageCostsNothing) {
    auto cut = *layoutOf();
    setAvailable(cut, ByteCount{10 * 4096});
    const auto volume = volumeOn(diskWithVolumeAt(oddStart), std::make_shared<const Layout>(std::move(cut)));
    const auto first = static_cast<double>(volume->placement().bytes.first.value);
    const auto drawn = layOutLens(*volume, {first + 8 * 4096, 16384}, 1024);
    const auto told = [&](int column) {
        return lensTooltip({drawn, *volume, {}, {}}, LensTrack::Physical, column).toStdString();
    };
    EXPECT_THAT(told(250),
                EndsWith("Blocks 8 to 9 share it: writing any one of them reads and writes back this sector."));
    EXPECT_THAT(told(500),
                EndsWith("Block 9 fills only part of it: each write of it reads and writes back this sector."));
    EXPECT_THAT(told(900), Not(HasSubstr("\n")));
}

} // namespace
} // namespace atlas::test
