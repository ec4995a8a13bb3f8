// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/list_devices.h"

#include "device/sysfs_tree.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

class ListDevices : public testing::Test {
protected:
    ListDevices() {
        auto disk = test::queue(512, 4096, 4096, 0);
        disk.insert({{"size", "41943040"}, {"ro", "0"}, {"removable", "1"}, {"device/model", "Fast Disk 20G  "}});
        m_sysfs.add("sdb", "8:16", disk);
        m_sysfs.add("sdb/sdb2", "8:18", {{"partition", "2"}, {"start", "4096"}, {"size", "8192"}});
        m_sysfs.add("sdb/sdb1", "8:17", {{"partition", "1"}, {"start", "2048"}, {"size", "2048"}});
        m_sysfs.add("sr0", "11:0", {{"size", "0"}});
        m_sysfs.add("ram0", "1:0", {{"size", "65536"}});
        m_sysfs.add("cciss!c0d0", "104:0", {{"size", "2048"}, {"ro", "1"}});
    }

    [[nodiscard]] std::vector<ListedDevice> listed() const {
        const auto mounts = m_files.write("mountinfo", "36 35 8:17 / /boot\\040disk ro,noatime - ext4 /dev/sdb1 ro\n"
                                                       "37 35 0:21 / /proc rw - proc proc rw\n");
        (void)m_files.write("b8:17", "S:disk/by-id/x\nE:ID_FS_TYPE=ext4\nE:ID_FS_LABEL=boot\nE:ID_FS_LABEL_ENC=boot\n");
        return listDevices({m_sysfs.root(), mounts}, m_files.path()).value();
    }

    test::SysfsTree m_sysfs;
    test::TempDir m_files;
};

TEST_F(ListDevices, DisksWithTheirPartitionsByNumber) {
    const auto devices = listed();
    ASSERT_THAT(devices, SizeIs(2)) << "RAM disks and drives without a medium are left out";
    EXPECT_EQ(devices[0].path, "/dev/cciss/c0d0");
    EXPECT_TRUE(devices[0].isReadOnly);
    const auto& disk = devices[1];
    EXPECT_EQ(disk.path, "/dev/sdb");
    EXPECT_EQ(disk.model, "Fast Disk 20G");
    EXPECT_EQ(disk.size, ByteCount{20 * (std::uint64_t{1} << 30)});
    EXPECT_EQ(disk.logicalSector, 512U);
    EXPECT_EQ(disk.physicalSector, 4096U);
    EXPECT_TRUE(disk.isRemovable);
    ASSERT_THAT(disk.partitions, SizeIs(2));
    EXPECT_EQ(disk.partitions[0].path, "/dev/sdb1");
    EXPECT_EQ(disk.partitions[0].start, ByteOffset{1048576});
    EXPECT_EQ(disk.partitions[1].number, 2U);
}

TEST_F(ListDevices, WhatUdevFoundAndWhereItIsMounted) {
    const auto disk = listed()[1];
    EXPECT_EQ(disk.partitions[0].content, "ext4");
    EXPECT_EQ(disk.partitions[0].label, "boot");
    EXPECT_THAT(disk.partitions[0].mountedAt, ElementsAre("/boot disk"));
    EXPECT_EQ(disk.partitions[1].content, "");
    EXPECT_THAT(disk.partitions[1].mountedAt, IsEmpty());
}

TEST(ListDevicesOf, AMachineWithoutSysfsIsNotKnown) {
    const auto devices = listDevices({"/nowhere", "/nowhere"});
    ASSERT_FALSE(devices);
    EXPECT_EQ(devices.error().kind, ErrorKind::Io);
}

} // namespace
} // namespace atlas
