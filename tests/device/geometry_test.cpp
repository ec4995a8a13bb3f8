// SPDX-License-Identifier: GPL-3.0-or-later
// The geometry of a device from a fake sysfs tree, and of a real device by libblkid.
#include "device/sysfs_geometry.h"

#include "device/read_disk.h"
#include "device/sysfs_tree.h"
#include "support/run.h"

#include <fcntl.h>
#include <gmock/gmock.h>

namespace atlas {
namespace {

using test::queue;

Drive driveIn(const test::SysfsTree& tree, const std::string& number) {
    return driveOf(sysfsGeometry(tree.root() + "/dev/block/" + number));
}

/// Typical values reported by the kernel (linux-advanced-storage, table 9), and those of devices in frequent user
/// questions.
struct Reported {
    const char* name;
    std::map<std::string, std::string> files;
    std::uint64_t logical, physical, phase, minimum, optimal, discard, erase;
    bool bogus = false;
};

class SysfsGeometry : public testing::TestWithParam<Reported> {};

TEST_P(SysfsGeometry, IsTheDevices) {
    const auto& reported = GetParam();
    const test::SysfsTree tree;
    tree.add("sda", "8:0", reported.files);
    const auto drive = driveIn(tree, "8:0");
    EXPECT_EQ(drive.logicalSector, (Known<ByteCount>{{reported.logical}, Source::Device}));
    const bool isProof = reported.physical >= 4096;
    const auto source = isProof ? Source::Device : Source::Assumption;
    EXPECT_EQ(drive.physicalSector, (Known<ByteCount>{{isProof ? reported.physical : 4096}, source}));
    EXPECT_EQ(drive.reportedSector.value, isProof ? 0 : reported.physical);
    EXPECT_EQ(drive.phase, (Known<ByteOffset>{{reported.phase}, source}));
    EXPECT_EQ(drive.minimumIo, (Known<ByteCount>{{reported.minimum}, Source::Device}));
    EXPECT_EQ(drive.optimalIo, (Known<ByteCount>{{reported.optimal}, Source::Device}));
    EXPECT_EQ(drive.discardGranularity, (Known<ByteCount>{{reported.discard}, Source::Device}));
    EXPECT_EQ(drive.eraseBlock, (Known<ByteCount>{{reported.erase}, Source::Device}));
    EXPECT_EQ(isBogusOptimalIo(drive), reported.bogus);
}

std::map<std::string, std::string> card() {
    auto files = queue(512, 512, 512, 0, 4194304);
    files["device/preferred_erase_size"] = "4194304";
    return files;
}

INSTANTIATE_TEST_SUITE_P(
    Table, SysfsGeometry,
    testing::Values(Reported{"Disk512n", queue(512, 512, 512, 0), 512, 512, 0, 512, 0, 0, 0},
                    Reported{"Disk512e", queue(512, 4096, 4096, 0), 512, 4096, 0, 4096, 0, 0, 0},
                    Reported{"Disk512eJumper", queue(512, 4096, 4096, 0, 0, 3584), 512, 4096, 3584, 4096, 0, 0, 0},
                    Reported{"Disk4Kn", queue(4096, 4096, 4096, 0), 4096, 4096, 0, 4096, 0, 0, 0},
                    Reported{"Raid0", queue(512, 512, 65536, 262144), 512, 512, 0, 65536, 262144, 0, 0},
                    Reported{"Raid5Jumper", queue(512, 4096, 8192, 16384, 0, 3584), 512, 4096, 3584, 8192, 16384, 0, 0},
                    Reported{"UsbBridge", queue(512, 4096, 4096, 33553920), 512, 4096, 0, 4096, 33553920, 0, 0, true},
                    Reported{"OddStripe", queue(512, 4096, 4096, 65024), 512, 4096, 0, 4096, 65024, 0, 0, true},
                    Reported{"Ssd", queue(512, 512, 512, 0, 512), 512, 512, 0, 512, 0, 512, 0},
                    Reported{"SdCard", card(), 512, 512, 0, 512, 0, 4194304, 4194304}),
    [](const auto& test) { return std::string(test.param.name); });

TEST(SysfsGeometry, TellsFlashFromWhatSpins) {
    const test::SysfsTree tree;
    auto flash = queue(512, 512, 512, 0);
    flash["queue/rotational"] = "0";
    auto disk = queue(512, 4096, 4096, 0);
    disk["queue/rotational"] = "1";
    tree.add("nvme0n1", "259:0", flash);
    tree.add("sda", "8:0", disk);
    tree.add("old", "8:16", queue(512, 512, 512, 0));
    EXPECT_EQ(driveIn(tree, "259:0").spins, (Known<bool>{false, Source::Device}));
    EXPECT_EQ(driveIn(tree, "8:0").spins, (Known<bool>{true, Source::Device}));
    EXPECT_EQ(driveIn(tree, "8:16").spins, (Known<bool>{true, Source::Assumption})) << "a kernel that says nothing";
}

TEST(SysfsGeometry, TellsHowMuchTheKernelReadsAhead) {
    const test::SysfsTree tree;
    auto disk = queue(512, 4096, 4096, 0);
    disk["queue/read_ahead_kb"] = "1024";
    tree.add("md0", "9:0", disk);
    tree.add("sda", "8:0", queue(512, 4096, 4096, 0));
    EXPECT_EQ(driveIn(tree, "9:0").readahead, ByteCount{MiB});
    EXPECT_EQ(driveIn(tree, "8:0").readahead, ByteCount{}) << "not known";
}

TEST(SysfsGeometry, OfAPartitionIsItsDisks) {
    const test::SysfsTree tree;
    tree.add("sda", "8:0", queue(512, 4096, 4096, 0));
    // The partition's alignment_offset is relative to its own start; the grid is that of the disk.
    tree.add("sda/sda1", "8:1", {{"partition", "1"}, {"start", "63"}, {"alignment_offset", "512"}});
    EXPECT_EQ(sysfsGeometry(tree.root() + "/dev/block/8:1"), sysfsGeometry(tree.root() + "/dev/block/8:0"));
}

TEST(SysfsGeometry, WithLayersThatDisagreeLeavesThePhaseAssumed) {
    const test::SysfsTree tree;
    tree.add("dm-0", "253:0", queue(512, 4096, 4096, 0, 0, -1));
    EXPECT_EQ(driveIn(tree, "253:0").phase, (Known<ByteOffset>{{0}, Source::Assumption}));
    EXPECT_TRUE(driveIn(tree, "253:0").misaligned) << "what the kernel says is kept";
}

TEST(SysfsGeometry, ThatADriverChoseIsNoFactAboutADrive) {
    const test::SysfsTree tree;
    int minor = 0;
    for (const auto* name : {"loop0", "nbd15", "zram0", "ram1"}) {
        const auto number = "7:" + std::to_string(minor++);
        tree.add(name, number, queue(512, 8192, 8192, 0));
        EXPECT_EQ(driveIn(tree, number).physicalSector, (Known<ByteCount>{{4096}, Source::Assumption})) << name;
        EXPECT_EQ(driveIn(tree, number).reportedSector.value, 0U) << "it is not worth telling";
        EXPECT_EQ(driveIn(tree, number).logicalSector, (Known<ByteCount>{{512}, Source::Device})) << name;
    }
    tree.add("rambo", "8:0", queue(512, 8192, 8192, 0));
    EXPECT_EQ(driveIn(tree, "8:0").physicalSector, (Known<ByteCount>{{8192}, Source::Device}));
}

TEST(SysfsGeometry, ThatIsNotThereOrNonsenseStaysAssumed) {
    const test::SysfsTree tree;
    EXPECT_EQ(driveIn(tree, "8:0"), Drive{});
    tree.add("sda", "8:0", {{"queue/logical_block_size", "0"}, {"queue/physical_block_size", "many"}});
    EXPECT_EQ(driveIn(tree, "8:0").logicalSector.source, Source::Assumption);
    EXPECT_EQ(driveIn(tree, "8:0").physicalSector.source, Source::Assumption);
}

TEST(ProbedGeometry, AgreesWithSysfsOnARealDevice) {
    const test::TempDir folder;
    const auto image = folder.file("disk.img");
    test::makeSparse(image, 16 << 20);
    const auto attached = test::run("losetup --find --show --read-only --sector-size 4096 " + test::shellQuoted(image));
    if (attached.exitCode != 0) {
        GTEST_SKIP() << "no loop device here: " << attached.err;
    }
    const auto device = attached.out.substr(0, attached.out.find('\n'));
    const int fd = ::open(device.c_str(), O_RDONLY | O_CLOEXEC);
    const auto probed = probedGeometry(fd);
    const auto told = sysfsGeometry("/sys/class/block" + device.substr(device.rfind('/')));
    ::close(fd);
    test::mustRun("losetup --detach " + device);
    EXPECT_EQ(probed.logicalSector, std::optional<std::uint64_t>(4096));
    EXPECT_EQ(probed.logicalSector, told.logicalSector);
    EXPECT_EQ(probed.physicalSector, told.physicalSector);
    EXPECT_EQ(probed.minimumIo, told.minimumIo);
    EXPECT_EQ(probed.alignmentOffset, told.alignmentOffset);
    EXPECT_EQ(probed.optimalIo.value_or(0), told.optimalIo.value_or(0));
}

} // namespace
} // namespace atlas
