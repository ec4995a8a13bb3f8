// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/read_drive_state.h"
#include "support/temp_dir.h"

#include <filesystem>
#include <gtest/gtest.h>

namespace atlas::test {
namespace {

/// sysfs with one disk, 8:0, whose folder is `disk`, and its first partition, 8:1.
class DriveStateOf : public testing::Test {
protected:
    void makeDisk(const std::string& disk) {
        namespace fs = std::filesystem;
        const auto folder = m_sysfs.path() / disk;
        for (const auto* each : {"queue", "device", "part1"}) {
            fs::create_directories(folder / each);
        }
        fs::create_directories(m_sysfs.path() / "dev/block");
        fs::create_directory_symlink(folder, m_sysfs.path() / "dev/block/8:0");
        fs::create_directory_symlink(folder / "part1", m_sysfs.path() / "dev/block/8:1");
        write(disk + "/part1/partition", "1\n");
        write(disk + "/queue/rotational", "1\n");
        write(disk + "/queue/write_cache", "write back\n");
        write(disk + "/queue/scheduler", "none [mq-deadline] bfq \n");
        write(disk + "/device/model", "WDC WD60EFRX    \n");
    }
    void write(const std::string& file, const std::string& text) {
        std::filesystem::create_directories((m_sysfs.path() / file).parent_path());
        (void)m_sysfs.write(file, text);
    }
    [[nodiscard]] DriveState read(const std::string& number) const { return readDriveState(number, m_sysfs.path()); }

    TempDir m_sysfs;
};

TEST_F(DriveStateOf, APartitionIsThatOfItsDisk) {
    makeDisk("devices/pci0/ata1/host0/block/sda");
    const auto state = read("8:1");
    EXPECT_EQ(state.device, "sda");
    EXPECT_EQ(state.model, "WDC WD60EFRX");
    EXPECT_EQ(state.attachment, "ata");
    EXPECT_EQ(state.fastest, 600e6);
    EXPECT_EQ(state.spins, true);
    EXPECT_EQ(state.writeCache, "write back");
    EXPECT_EQ(state.scheduler, "mq-deadline");
    EXPECT_EQ(state.governor, "");
}

TEST_F(DriveStateOf, AUsbDriveIsLimitedByItsBus) {
    makeDisk("devices/pci0/usb2/2-1/host0/block/sda");
    write("devices/pci0/usb2/2-1/speed", "480\n");
    EXPECT_EQ(read("8:0").attachment, "usb");
    EXPECT_EQ(read("8:0").fastest, 48e6);
}

TEST_F(DriveStateOf, AnNvmeDriveIsLimitedByItsLanes) {
    makeDisk("devices/pci0/nvme/nvme0/nvme0n1");
    write("devices/pci0/nvme/nvme0/nvme0n1/device/device/current_link_speed", "8.0 GT/s PCIe\n");
    write("devices/pci0/nvme/nvme0/nvme0n1/device/device/current_link_width", "4\n");
    EXPECT_EQ(read("8:0").fastest, 4e9);
}

TEST_F(DriveStateOf, AnUnknownDeviceIsUnknown) {
    EXPECT_EQ(read("8:0"), DriveState{});
    EXPECT_FALSE(readDiskUse("8:0", m_sysfs.path()));
}

TEST_F(DriveStateOf, UseCountsAllRequests) {
    makeDisk("devices/virtual/block/sda");
    write("devices/virtual/block/sda/stat", "   10 0 80 0  20 0 160 0 0 0 0  3 0 0 0  4 0\n");
    EXPECT_EQ(readDiskUse("8:1", m_sysfs.path()), (DiskUse{37, {240 * 512}}));
    write("devices/virtual/block/sda/stat", "   10 0 80\n");
    EXPECT_FALSE(readDiskUse("8:0", m_sysfs.path()));
}

} // namespace
} // namespace atlas::test
