// SPDX-License-Identifier: GPL-3.0-or-later
#include "device/mounts.h"
#include "device/read_disk.h"
#include "support/temp_dir.h"

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>

namespace atlas {
namespace {

namespace fs = std::filesystem;

/// A fake sysfs of two disks with one partition each, linked as by the kernel.
class Sysfs : public testing::Test {
protected:
    void SetUp() override {
        fs::create_directories(m_root / "dev/block");
        add("8:16", "devices/pci0000:00/ata1/block/sdb", "");
        add("8:17", "devices/pci0000:00/ata1/block/sdb/sdb1", "1\n");
        add("259:2", "devices/pci0000:00/nvme/nvme0n1/nvme0n1p12", "12\n");
        add("104:1", "devices/pci0000:00/block/cciss!c0d0/cciss!c0d0p3", "3\n");
        add("8:33", "devices/pci0000:00/block/sdc/sdc1", "no number\n");
    }

    void add(const std::string& number, const std::string& device, const std::string& partition) {
        fs::create_directories(m_root / device);
        fs::create_directory_symlink(fs::path("../..") / device, m_root / "dev/block" / number);
        if (!partition.empty()) {
            std::ofstream(m_root / device / "partition") << partition;
        }
    }

    [[nodiscard]] std::string behind(unsigned major, unsigned minor) const {
        const auto found = partitionBehind({major, minor}, m_root);
        return found ? found->disk + " " + std::to_string(found->partition) : "none";
    }

    test::TempDir m_folder;
    fs::path m_root = m_folder.path();
};

TEST_F(Sysfs, LeadsFromAPartitionToItsDisk) {
    EXPECT_EQ(behind(8, 17), "/dev/sdb 1");
    EXPECT_EQ(behind(259, 2), "/dev/nvme0n1 12");
    EXPECT_EQ(behind(104, 1), "/dev/cciss/c0d0 3");
}

TEST_F(Sysfs, KnowsNoDiskBehindADiskOrAnUnknownDevice) {
    EXPECT_EQ(behind(8, 16), "none");
    EXPECT_EQ(behind(8, 33), "none");
    EXPECT_EQ(behind(7, 0), "none");
}

TEST_F(Sysfs, HasNoPartitionForAFile) {
    EXPECT_FALSE(wholeDiskOf(m_folder.write("sdb1", "an image"), m_root));
    EXPECT_FALSE(wholeDiskOf("/nonexistent", m_root));
    EXPECT_FALSE(wholeDiskOf("/dev/null", m_root));
}

TEST(WholeDisk, OfThisMachinesPartitions) {
    int seen = 0;
    std::error_code none;
    for (const auto& entry : fs::directory_iterator("/sys/class/block", none)) {
        const auto device = "/dev" / entry.path().filename();
        if (fs::exists(entry.path() / "partition") && fs::is_block_file(device, none)) {
            const auto found = wholeDiskOf(device);
            ASSERT_TRUE(found) << device;
            EXPECT_TRUE(fs::is_block_file(found->disk)) << found->disk;
            EXPECT_TRUE(device.string().starts_with(found->disk)) << found->disk;
            EXPECT_TRUE(device.string().ends_with(std::to_string(found->partition)));
            ++seen;
        }
    }
    if (seen == 0) {
        GTEST_SKIP() << "this machine shows no partition's device";
    }
}

} // namespace
} // namespace atlas
