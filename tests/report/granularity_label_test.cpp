// SPDX-License-Identifier: GPL-3.0-or-later
// What a granularity is called on the command line and in the window.
#include "base/units.h"
#include "report/words/labels.h"
#include "report/words/stack_text.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

std::string stripeOf(const Disk& disk, const Filesystem* fs = nullptr) {
    return format(labelWithSize(granularitiesOf(disk, fs)[GranularityKind::Stripe]));
}

BlockDevice device(BlockDeviceKind kind, std::uint32_t depth) {
    return {.kind = kind, .name = "device", .depth = depth, .pieces = {{.above = {{0}, {std::uint64_t{1} << 40}}}}};
}

TEST(GranularityLabel, IsAStripeButForTheOptimalIoOfOneDisk) {
    Disk disk;
    EXPECT_EQ(stripeOf(disk), "RAID stripe unknown") << "nobody said anything of optimal I/O";
    disk.drive.optimalIo = {{256 << 10}, Source::Device};
    EXPECT_EQ(stripeOf(disk), "optimal I/O 256 KiB");
    disk.devices = {device(BlockDeviceKind::Md, 0), device(BlockDeviceKind::Disk, 1), device(BlockDeviceKind::Disk, 1)};
    disk.devices.front().optimalIo = disk.drive.optimalIo.value;
    EXPECT_EQ(stripeOf(disk), "RAID stripe 256 KiB") << "an array has stripes";
    disk.devices.clear();
    disk.drive.optimalIo.source = Source::User;
    EXPECT_EQ(stripeOf(disk), "RAID stripe 256 KiB");
    disk.drive.optimalIo = {bogusOptimalIo, Source::Device};
    EXPECT_EQ(stripeOf(disk), "RAID stripe unknown");
    const auto snapshot = test::syntheticSnapshot({.groups = {2}});
    auto fs = snapshot.layout->filesystem;
    fs.raidStride = 16;
    fs.raidStripeWidth = 32;
    EXPECT_EQ(stripeOf(disk, &fs), "RAID stripe 128 KiB");
}

TEST(GranularityText, OfAVolumeInPiecesIsThatOfTheDiskBelow) {
    const auto told = [](std::uint64_t secondPiece) {
        Disk disk;
        disk.devices = {device(BlockDeviceKind::LogicalVolume, 0), device(BlockDeviceKind::File, 1)};
        disk.devices[1].pieces = {{.above = {{0}, {8 * MiB}}, .at = {MiB + 4096}},
                                  {.above = {{8 * MiB}, {8 * MiB}}, .at = {secondPiece}}};
        const auto partitioning = granularitiesOf(disk, nullptr)[GranularityKind::Partitioning];
        return format(granularityText(partitioning, disk.drive, nullptr));
    };
    EXPECT_EQ(told(30 * MiB + 4096), "1 MiB (convention of partitioning tools); the first boundary is byte 1,044,480");
    EXPECT_THAT(told(30 * MiB),
                testing::StartsWith("1 MiB, not judged: the pieces lie at different or unknown distances"));
}

TEST(GranularityLabel, IsTheStripeThatTheUserNamedHoweverOdd) {
    Disk disk;
    disk.drive.optimalIo = {{6144}, Source::Device};
    EXPECT_EQ(stripeOf(disk), "RAID stripe unknown") << "no multiple of the physical sector";
    disk.drive.optimalIo.source = Source::User;
    EXPECT_EQ(stripeOf(disk), "RAID stripe 6 KiB");
}

TEST(GranularityText, DividesTheStripeOfTheSuperblockIntoChunks) {
    Disk disk;
    auto fs = test::syntheticSnapshot({.groups = {2}}).layout->filesystem;
    const auto told = [&] {
        const auto stripe = granularitiesOf(disk, &fs)[GranularityKind::Stripe];
        return format(granularityText(stripe, disk.drive, &fs));
    };
    fs.raidStride = 16;
    fs.raidStripeWidth = 64;
    EXPECT_EQ(told(), "256 KiB (from the superblock): chunks of 64 KiB by s_raid_stride, so 4 data disks");
    fs.raidStripeWidth = 0;
    EXPECT_EQ(told(), "64 KiB (from the superblock)");
    fs.raidStripeWidth = 8191;
    EXPECT_EQ(told(), "unknown; the stripe width of 8,191 blocks in the superblock is bogus");
}

TEST(GranularityLabel, GivesTheSizesOfTheOthers) {
    const auto granularities = granularitiesOf({}, nullptr);
    EXPECT_EQ(format(labelWithSize(granularities[0])), "physical sector 4 KiB");
    EXPECT_EQ(format(labelWithSize(granularities[1])), "partitioning 1 MiB");
    EXPECT_EQ(format(labelWithSize(granularities[3])), "erase block unknown");
}

} // namespace
} // namespace atlas
