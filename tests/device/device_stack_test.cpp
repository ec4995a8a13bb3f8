// SPDX-License-Identifier: GPL-3.0-or-later
// Stacks of dm on md on partitions, in a fake sysfs tree.
#include "device/device_stack.h"
#include "device/sysfs_tree.h"
#include "support/run.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

using test::queue;

/// Two disks with one partition each, the second of which starts at sector 63; an md mirror on both; a LUKS mapping on
/// the mirror.
class BlockStack : public testing::Test {
protected:
    void SetUp() override {
        m_tree.add("sda", "8:0", queue(512, 4096, 4096, 0));
        m_tree.add("sda/sda1", "8:1", {{"partition", "1"}, {"start", "2048"}});
        m_tree.add("sdb", "8:16", queue(512, 4096, 4096, 0));
        m_tree.add("sdb/sdb1", "8:17", {{"partition", "1"}, {"start", "63"}});
        m_tree.add("md0", "9:0",
                   {{"md/level", "raid1"}, {"md/dev-sda1/offset", "2048"}, {"md/dev-sdb1/offset", "2048"}});
        m_tree.stack("md0", {"sda/sda1", "sdb/sdb1"});
        m_tree.add("dm-0", "253:0", {{"dm/name", "secret"}, {"dm/uuid", "CRYPT-LUKS2-0123-secret"}});
        m_tree.stack("dm-0", {"md0"});
    }

    std::vector<BlockDevice> read(const std::string& number) const {
        return blockStackOf(number, {.sysfs = m_tree.root(), .dev = m_dev.path()});
    }

    test::SysfsTree m_tree;
    test::TempDir m_dev;
};

TEST_F(BlockStack, OfADiskOrAnUnknownDeviceIsEmpty) {
    EXPECT_THAT(read("8:0"), testing::IsEmpty());
    EXPECT_THAT(read("1:1"), testing::IsEmpty());
}

TEST_F(BlockStack, OfAPartitionIsItsDisk) {
    const auto stack = read("8:17");
    ASSERT_EQ(stack.size(), 2U);
    EXPECT_EQ(stack[0].kind, BlockDeviceKind::Partition);
    EXPECT_EQ(stack[1].kind, BlockDeviceKind::Disk);
    EXPECT_EQ(stack[1].carries, ByteOffset{32256});
    EXPECT_EQ(stack[0].onDisk, ByteOffset{32256});
}

TEST_F(BlockStack, GoesDownEachWayToADisk) {
    const auto stack = read("9:0");
    ASSERT_EQ(stack.size(), 5U);
    std::vector<std::string> names;
    std::vector<std::uint32_t> depths;
    for (const auto& device : stack) {
        names.push_back(device.name);
        depths.push_back(device.depth);
    }
    EXPECT_THAT(names, testing::ElementsAre("md0", "sda1", "sda", "sdb1", "sdb"));
    EXPECT_THAT(depths, testing::ElementsAre(0, 1, 2, 1, 2));
    EXPECT_EQ(stack[0].kind, BlockDeviceKind::Md);
    EXPECT_EQ(stack[0].label, "raid1");
    EXPECT_EQ(stack[1].carries, ByteOffset{MiB});
    EXPECT_EQ(stack[1].aboveOnDisk(), ByteOffset{2 * MiB});
    EXPECT_EQ(stack[3].aboveOnDisk(), ByteOffset{63 * 512 + MiB});
    EXPECT_EQ(pastBoundary(*stack[1].aboveOnDisk(), stack[1].grid).value, 0U);
    EXPECT_EQ(pastBoundary(*stack[3].aboveOnDisk(), stack[3].grid).value, 3584U) << "that half of the mirror is off";
    EXPECT_EQ(stack[0].onDisk, ByteOffset{2 * MiB});
}

TEST_F(BlockStack, LeavesUnknownWhatNoHeaderSays) {
    const auto stack = read("253:0");
    ASSERT_EQ(stack.size(), 6U);
    EXPECT_EQ(stack[0].kind, BlockDeviceKind::Crypt);
    EXPECT_EQ(stack[0].label, "secret");
    EXPECT_FALSE(stack[1].carries) << "there is no node of md0 to read its header from";
    EXPECT_FALSE(stack[0].onDisk);
    EXPECT_EQ(stack[2].depth, 2U);
}

TEST_F(BlockStack, ReadsTheHeaderOfTheDeviceBelow) {
    if (!test::hasTool("cryptsetup")) {
        GTEST_SKIP() << "cryptsetup is not installed";
    }
    const auto node = m_dev.file("md0");
    test::makeSparse(node, 64 * MiB);
    test::mustRun("cryptsetup luksFormat -q --type luks2 --pbkdf pbkdf2 --pbkdf-force-iterations 1000 " +
                      test::shellQuoted(node) + " -",
                  "secret");
    const auto stack = read("253:0");
    ASSERT_EQ(stack.size(), 6U);
    EXPECT_EQ(stack[1].carries, ByteOffset{16 * MiB});
    EXPECT_EQ(stack[0].onDisk, ByteOffset{18 * MiB}) << "1 MiB of partition start, 1 MiB of md, 16 MiB of LUKS";
}

TEST_F(BlockStack, EndsWhereSysfsGoesInCircles) {
    m_tree.add("dm-1", "253:1", {{"dm/name", "a"}, {"dm/uuid", "LVM-x"}});
    m_tree.add("dm-2", "253:2", {{"dm/name", "b"}, {"dm/uuid", "LVM-y"}});
    m_tree.stack("dm-1", {"dm-2"});
    m_tree.stack("dm-2", {"dm-1"});
    EXPECT_LE(read("253:1").size(), 64U);
}

} // namespace
} // namespace atlas
