// SPDX-License-Identifier: GPL-3.0-or-later
// Headers made by cryptsetup and the LVM tools; those of md are written as documented and then read by mdadm.
#include "device/read_layers.h"
#include "support/md_superblock.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

class Layers : public testing::Test {
protected:
    std::string image(std::uint64_t bytes = 64 * MiB) const {
        const auto path = m_dir.file("layers.img");
        test::makeSparse(path, 0); // without what an earlier one held
        test::makeSparse(path, bytes);
        return path;
    }

    static std::vector<Layer> read(const std::string& path, std::uint64_t from = 0) {
        const auto source = openFile(path).value();
        return readLayers(*source, between(ByteOffset{from}, ByteOffset{source->size().value})).layers;
    }

    std::string luks(const std::string& type, const std::string& options = {}) const {
        const auto path = image();
        test::mustRun("cryptsetup luksFormat -q --type " + type + " --pbkdf-force-iterations 1000 " + options + " " +
                          test::shellQuoted(path) + " -",
                      "secret");
        return path;
    }

private:
    test::TempDir m_dir;
};

TEST_F(Layers, AreNoneOnZeros) { EXPECT_THAT(read(image()), testing::IsEmpty()); }

TEST_F(Layers, ReadTheDataOffsetOfLuks1) {
    if (!test::hasTool("cryptsetup")) {
        GTEST_SKIP() << "cryptsetup is not installed";
    }
    const auto layers = read(luks("luks1", "--align-payload 4097"));
    ASSERT_EQ(layers.size(), 1U);
    EXPECT_EQ(layers[0].kind, LayerKind::Luks1);
    EXPECT_EQ(layers[0].data.value % 512, 0U);
    EXPECT_NE(layers[0].data.value % 4096, 0U) << "4097 sectors are off the grid";
}

TEST_F(Layers, ReadTheDataOffsetOfLuks2) {
    if (!test::hasTool("cryptsetup")) {
        GTEST_SKIP() << "cryptsetup is not installed";
    }
    const auto path = luks("luks2", "--pbkdf pbkdf2");
    const auto layers = read(path);
    ASSERT_EQ(layers.size(), 1U);
    EXPECT_EQ(layers[0].kind, LayerKind::Luks2);
    EXPECT_EQ(layers[0].data.value, 16 * MiB);
    EXPECT_FALSE(layers[0].readable);
}

/// pvcreate needs a block device; uses a loop device where the machine permits it.
TEST_F(Layers, ReadThePhysicalExtentsOfLvm) {
    if (!test::hasTool("pvcreate") || !test::hasTool("losetup")) {
        GTEST_SKIP() << "lvm2 is not installed";
    }
    const auto path = image();
    const auto loop = test::run("losetup --show -f " + test::shellQuoted(path));
    if (loop.exitCode != 0) {
        GTEST_SKIP() << "no loop device: " << loop.err;
    }
    const auto device = loop.out.substr(0, loop.out.find('\n'));
    const auto made = test::run("pvcreate -q -y --dataalignment 1m --dataalignmentoffset 7s " + device);
    test::mustRun("losetup -d " + device);
    if (made.exitCode != 0) {
        GTEST_SKIP() << "pvcreate failed: " << made.err;
    }
    const auto layers = read(path);
    ASSERT_EQ(layers.size(), 1U);
    EXPECT_EQ(layers[0].kind, LayerKind::LvmPhysicalVolume);
    EXPECT_EQ(layers[0].data.value, MiB + 7 * 512);
}

TEST_F(Layers, LookThroughARaid1Member) {
    const auto path = image();
    test::overwrite(path, 4096, test::mdSuperblock({.dataOffset = 2048}));
    const auto layers = read(path);
    ASSERT_EQ(layers.size(), 1U);
    EXPECT_EQ(layers[0].kind, LayerKind::MdMember);
    EXPECT_EQ(layers[0].data.value, MiB);
    EXPECT_EQ(layers[0].members, 2U);
    EXPECT_EQ(layers[0].version, "1.2");
    EXPECT_EQ(layers[0].role, 0U);
    EXPECT_TRUE(layers[0].readable);
}

/// mdadm makes these with --force; the kernel maps sector to sector.
TEST_F(Layers, LookThroughTheOnlyMemberOfARaid0OrLinearArray) {
    const auto path = image();
    for (const auto level : {0U, static_cast<std::uint32_t>(-1)}) {
        test::overwrite(path, 4096, test::mdSuperblock({.level = level, .members = 1, .chunkSectors = 1024}));
        ASSERT_EQ(read(path).size(), 1U);
        EXPECT_TRUE(read(path)[0].readable);
        test::overwrite(path, 4096, test::mdSuperblock({.level = level, .members = 2, .chunkSectors = 1024}));
        EXPECT_FALSE(read(path)[0].readable);
        EXPECT_EQ(obstacleOf(read(path)[0]), LayerObstacle::PartOfArray);
    }
}

TEST_F(Layers, DoNotLookThroughASpareOrARecoveringMember) {
    const auto path = image();
    test::overwrite(path, 4096, test::mdSuperblock({.device = 1}));
    ASSERT_EQ(read(path).size(), 1U);
    EXPECT_FALSE(read(path)[0].role) << "the second device is a spare";
    EXPECT_EQ(obstacleOf(read(path)[0]), LayerObstacle::NotInSync);
    test::overwrite(path, 4096, test::mdSuperblock({.features = 2}));
    EXPECT_EQ(obstacleOf(read(path)[0]), LayerObstacle::NotInSync) << "MD_FEATURE_RECOVERY_OFFSET";
}

/// mdadm reads what readLayers() reads, from a superblock of each version at its place.
TEST_F(Layers, OfEachMetadataVersionAgreeWithMdadm) {
    if (!test::hasTool("mdadm")) {
        GTEST_SKIP() << "mdadm is not installed";
    }
    constexpr std::uint64_t size = 64 * MiB;
    for (const auto& [version, at] : {std::pair{"1.2", std::uint64_t{4096}}, {"1.1", 0}, {"1.0", size - 8192}}) {
        const auto path = image(size);
        const std::uint64_t offset = at > 4096 ? 0 : 2048;
        test::overwrite(path, at, test::mdSuperblock({.dataOffset = offset, .superblockAt = at / 512}));
        const auto told = test::mustRun("mdadm --examine " + test::shellQuoted(path));
        EXPECT_THAT(told, testing::HasSubstr(std::string("Version : ") + version));
        const auto layers = read(path);
        ASSERT_EQ(layers.size(), 1U) << version;
        EXPECT_EQ(layers[0].version, version);
        EXPECT_EQ(layers[0].data.value, offset * 512);
        EXPECT_TRUE(layers[0].readable);
    }
    const auto path = image(size);
    test::overwrite(path, size - 65536, test::oldMdSuperblock({.dataSectors = (size - 65536) / 512}));
    const auto told = test::mustRun("mdadm --examine " + test::shellQuoted(path));
    EXPECT_THAT(told, testing::AllOf(testing::HasSubstr("Version : 0.90"), testing::HasSubstr("- correct")));
    const auto layers = read(path);
    ASSERT_EQ(layers.size(), 1U);
    EXPECT_EQ(layers[0].version, "0.90");
    EXPECT_EQ(layers[0].data.value, 0U);
    EXPECT_EQ(layers[0].members, 2U);
    EXPECT_EQ(layers[0].role, 0U);
    EXPECT_TRUE(layers[0].readable);
}

/// The superblock at the end of a partition that ends with its disk is not the disk's.
TEST_F(Layers, OfMdNameTheirOwnPlace) {
    const auto path = image();
    test::overwrite(path, 64 * MiB - 8192, test::mdSuperblock({.dataOffset = 0, .superblockAt = 62 * MiB / 512}));
    EXPECT_THAT(read(path), testing::IsEmpty());
}

/// mdadm and readLayers() read the same values from the same bytes.
TEST_F(Layers, OfMdAgreeWithMdadm) {
    if (!test::hasTool("mdadm")) {
        GTEST_SKIP() << "mdadm is not installed";
    }
    for (const auto& member : {test::MdMember{.level = 1, .dataOffset = 2049},
                               test::MdMember{.level = 5, .members = 3, .dataOffset = 4096, .chunkSectors = 1024},
                               test::MdMember{.level = 6, .members = 5, .dataOffset = 264192, .chunkSectors = 128}}) {
        const auto path = image(256 * MiB);
        test::overwrite(path, 4096, test::mdSuperblock(member));
        const auto told = test::mustRun("mdadm --examine " + test::shellQuoted(path));
        const auto layers = read(path);
        ASSERT_EQ(layers.size(), 1U) << told;
        const auto& layer = layers[0];
        EXPECT_THAT(told, testing::HasSubstr("- correct"));
        EXPECT_THAT(told, testing::HasSubstr("Data Offset : " + std::to_string(layer.data.value / 512) + " sectors"));
        EXPECT_THAT(told, testing::HasSubstr("Raid Level : raid" + std::to_string(layer.raidLevel)));
        EXPECT_THAT(told, testing::HasSubstr("Raid Devices : " + std::to_string(layer.members)));
        if (layer.unit.value > 0) {
            EXPECT_THAT(told, testing::HasSubstr("Chunk Size : " + std::to_string(layer.unit.value / 1024) + "K"));
        }
    }
}

TEST_F(Layers, AreNoneWhereTheHeaderPointsPastTheEnd) {
    const auto path = image(8 * MiB);
    test::overwrite(path, 4096, test::mdSuperblock({.dataOffset = std::uint64_t{1} << 62}));
    EXPECT_THAT(read(path), testing::IsEmpty());
}

} // namespace
} // namespace atlas
