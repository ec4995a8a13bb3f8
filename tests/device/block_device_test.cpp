// SPDX-License-Identifier: GPL-3.0-or-later
// The kernel's geometry of a read-only loop device with 4096-byte logical sectors.
#include "device/images.h"
#include "device/mounts.h"
#include "device/read_disk.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(BlockDevice, HasTheKernelsGeometry) {
    const test::TempDir folder;
    const auto image = test::partitioned4096(folder, "g\nn\n1\n256\n+16M\nw\n");
    const auto attached = test::run("losetup --find --show --read-only --sector-size 4096 " + test::shellQuoted(image));
    if (attached.exitCode != 0) {
        GTEST_SKIP() << "attaching a loop device is not allowed here";
    }
    const auto device = attached.out.substr(0, attached.out.find('\n'));
    const auto disk = test::readDisk(device, {});
    const auto asked = test::readDisk(device, {.physicalSector = ByteCount{8192}, .phase = ByteOffset{4096}});
    test::mustRun("losetup --detach " + device);

    ASSERT_TRUE(disk) << sentence(disk.error());
    EXPECT_TRUE(disk->isDevice);
    EXPECT_EQ(disk->size.value, 64 * MiB);
    EXPECT_EQ(disk->drive.logicalSector, (Known<ByteCount>{{4096}, Source::Device}));
    EXPECT_EQ(disk->drive.physicalSector, (Known<ByteCount>{{4096}, Source::Assumption})) << "of the driver alone";
    EXPECT_EQ(disk->drive.phase, (Known<ByteOffset>{{0}, Source::Assumption}));
    EXPECT_EQ(disk->table.kind, TableKind::Gpt);
    EXPECT_EQ(disk->table.partitions.size(), 1u);
    EXPECT_FALSE(wholeDiskOf(device)) << "it is a whole disk";
    ASSERT_TRUE(asked);
    EXPECT_EQ(asked->drive.physicalSector, (Known<ByteCount>{{8192}, Source::User}));
    EXPECT_EQ(asked->drive.phase, (Known<ByteOffset>{{4096}, Source::User}));
}

} // namespace
} // namespace atlas
