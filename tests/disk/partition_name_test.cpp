// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/partition_table.h"

#include <gtest/gtest.h>

namespace atlas {
namespace {

TEST(PartitionName, FollowsThatOfItsDiskAsFdiskAndUdevWriteIt) {
    EXPECT_EQ(partitionSuffix("/dev/sda", 1), "1");
    EXPECT_EQ(partitionSuffix("/dev/nvme0n1", 12), "p12");
    EXPECT_EQ(partitionSuffix("/dev/loop0", 2), "p2");
    EXPECT_EQ(partitionSuffix("disk.img", 3), "3");
    EXPECT_EQ(partitionSuffix("/dev/disk/by-id/ata-SAMSUNG_SV8004H_0357J1FT712448", 3), "-part3");
    EXPECT_EQ(partitionSuffix("/dev/disk/by-id/usb-Kingston_DataTraveler-0:0", 1), "-part1");
    EXPECT_EQ(partitionSuffix("/dev/disk/by-path/pci-0000:00:1f.2-ata-A", 1), "-part1");
    EXPECT_EQ(partitionSuffix("", 4), "4") << "of a snapshot that names no disk";
}

} // namespace
} // namespace atlas
