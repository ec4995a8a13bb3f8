// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/mounts.h"

#include "device/images.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>

namespace atlas {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;

/// A machine with a disk of two partitions, a loop device on an image, and a partition on another loop device.
class Mounts : public testing::Test {
protected:
    void SetUp() override {
        add("8:16", "devices/ata1/block/sdb", {{"dev", "8:16"}});
        add("8:17", "devices/ata1/block/sdb/sdb1", {{"dev", "8:17"}, {"partition", "1"}, {"start", "2048"}});
        add("7:0", "devices/virtual/block/loop0", {{"loop/backing_file", m_image}, {"loop/offset", "1048576"}});
        add("7:1", "devices/virtual/block/loop1",
            {{"dev", "7:1"}, {"loop/backing_file", m_image}, {"loop/offset", "0"}});
        add("259:0", "devices/virtual/block/loop1/loop1p2", {{"partition", "2"}, {"start", "40960"}});
    }

    void add(const std::string& number, const std::string& device,
             const std::vector<std::pair<std::string, std::string>>& files) {
        const auto folder = m_folder.path() / device;
        for (const auto& [name, text] : files) {
            fs::create_directories((folder / name).parent_path());
            std::ofstream(folder / name) << text << "\n";
        }
        fs::create_directories(m_folder.path() / "dev/block");
        fs::create_directory_symlink(fs::path("../..") / device, m_folder.path() / "dev/block" / number);
    }

    [[nodiscard]] MachineFiles mounted(const std::string& lines) const {
        return {.sysfs = m_folder.path(), .mountinfo = m_folder.write("mountinfo", lines)};
    }

    const test::TempDir m_folder;
    const std::string m_image = m_folder.write("disk.img", "an image");
};

MountedPlace at(DeviceNumber mounted, DeviceNumber disk, std::uint64_t start, const std::string& point,
                const std::string& file = {}) {
    return {.disk = disk, .file = file, .start = {start}, .point = point, .device = mounted};
}

TEST_F(Mounts, AreFollowedToTheDiskOfAPartition) {
    const auto machine = mounted("36 35 8:17 / /my\\040home rw,noatime shared:1 master:2 - ext4 /dev/sdb1 rw\n");
    EXPECT_THAT(mountedPlaces(machine),
                ElementsAre(at({8, 17}, {8, 17}, 0, "/my home"), at({8, 17}, {8, 16}, 1048576, "/my home")));
}

TEST_F(Mounts, AreFollowedToTheImageOfALoopDevice) {
    const auto machine = mounted("36 35 7:0 / /a rw - ext4 /dev/loop0 rw,errors=continue\n"
                                 "37 35 259:0 / /b rw - ext4 /dev/loop1p2 rw\n");
    EXPECT_THAT(mountedPlaces(machine),
                ElementsAre(at({7, 0}, {7, 0}, 0, "/a"), at({7, 0}, {7, 0}, 1048576, "/a", m_image),
                            at({259, 0}, {259, 0}, 0, "/b"), at({259, 0}, {7, 1}, 20971520, "/b"),
                            at({259, 0}, {7, 1}, 20971520, "/b", m_image)));
    EXPECT_THAT(mountedInside(m_image, machine), ElementsAre(MountedInside{{1048576}, "/a", DeviceNumber{7, 0}},
                                                             MountedInside{{20971520}, "/b", DeviceNumber{259, 0}}));
    EXPECT_THAT(mountedInside(m_folder.write("other.img", ""), machine), ElementsAre());
}

TEST_F(Mounts, CountOnlyWhereTheFileSystemCanBeWritten) {
    EXPECT_THAT(mountedPlaces(mounted("36 35 8:17 / /a rw - ext4 /dev/sdb1 ro\n"
                                      "37 35 0:21 / /proc rw - proc proc rw\n"
                                      "38 35 7:9 / /gone rw - ext4 /dev/loop9 rw\n"
                                      "39 35 7:0 / /a - ext4\n"
                                      "no mount at all\n\n")),
                ElementsAre(at({7, 9}, {7, 9}, 0, "/gone")));
    EXPECT_THAT(mountedPlaces({.sysfs = m_folder.path(), .mountinfo = "/nonexistent"}), ElementsAre());
    // The mount is read-only, the file system is not.
    EXPECT_THAT(mountedPlaces(mounted("36 35 8:16 / /a ro - ext4 /dev/sdb rw\n")),
                ElementsAre(at({8, 16}, {8, 16}, 0, "/a")));
}

TEST_F(Mounts, AreFollowedToTheFirstPieceOfALogicalVolume) {
    add("254:3", "devices/virtual/block/dm-3", {{"dev", "254:3"}, {"dm/name", "vg-root"}});
    auto machine = mounted("36 35 254:3 / /a rw - ext4 /dev/mapper/vg-root rw\n");
    machine.dmTable = [](const std::string&) { return "0 8192 linear 8:17 2048\n"; };
    EXPECT_THAT(mountedPlaces(machine),
                ElementsAre(at({254, 3}, {254, 3}, 0, "/a"), at({254, 3}, {8, 17}, 1048576, "/a"),
                            at({254, 3}, {8, 16}, 2097152, "/a")));
    machine.dmTable = [](const std::string&) { return "0 8192 linear 8:17 2048\n8192 8192 linear 8:17 64\n"; };
    EXPECT_FALSE(mountedPlaces(machine).back().inOnePiece);
    machine.dmTable = [](const std::string&) { return "0 8192 crypt aes-xts-plain64 :64:logon:x 0 8:17 32768\n"; };
    EXPECT_THAT(mountedPlaces(machine), ElementsAre(at({254, 3}, {254, 3}, 0, "/a")))
        << "its bytes lie there encrypted";
}

TEST(MountsOfThisMachine, AreSeenThroughALoopDevice) {
    const test::TempDir folder;
    const auto image = test::partitioned(folder, "label: gpt\nsize=16M\n");
    test::fill(folder, image, MiB, 16 * MiB, test::mke2fs);
    const auto point = folder.file("mnt");
    fs::create_directory(point);
    const auto target = test::shellQuoted(image) + " " + test::shellQuoted(point);
    if (test::run("mount -o loop,offset=1048576,sizelimit=16777216 " + target).exitCode != 0) {
        GTEST_SKIP() << "mounting a loop device is not allowed here";
    }
    const auto found = mountedInside(image);
    test::mustRun("umount " + test::shellQuoted(point));
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].start, ByteOffset{MiB});
    EXPECT_EQ(found[0].point, point);
    EXPECT_TRUE(found[0].device) << "whose bytes the kernel caches apart from the image";
    EXPECT_THAT(mountedInside(image), ElementsAre());
}

} // namespace
} // namespace atlas
