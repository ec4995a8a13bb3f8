// SPDX-License-Identifier: GPL-3.0-or-later
// Headers made by cryptsetup and LVM's own tools; md's by its documented bytes, which mdadm then reads.
#include "device/layers.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <gmock/gmock.h>

namespace atlas {
namespace {

constexpr std::uint64_t MiB = std::uint64_t{1} << 20;

class Layers : public testing::Test {
protected:
    std::string image(std::uint64_t bytes = 64 * MiB) const {
        const auto path = m_dir.file("layers.img");
        test::makeSparse(path, bytes);
        return path;
    }

    static std::vector<Layer> read(const std::string& path, std::uint64_t from = 0) {
        const auto source = openFile(path).value();
        return readLayers(*source, between(ByteOffset{from}, ByteOffset{source->size().value}));
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

template <class Int>
void putLittle(std::string& bytes, std::size_t at, Int value) {
    for (std::size_t i = 0; i < sizeof(Int); ++i) {
        bytes[at + i] = static_cast<char>(static_cast<std::uint64_t>(value) >> (8 * i) & 0xFF);
    }
}

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

/// pvcreate wants a block device; a loop device is one where the machine allows it.
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
    std::string md(256, '\0');
    putLittle<std::uint32_t>(md, 0, 0xA92B4EFC);
    putLittle<std::uint32_t>(md, 4, 1);
    putLittle<std::uint32_t>(md, 72, 1);      // level
    putLittle<std::uint64_t>(md, 80, 100000); // size
    putLittle<std::uint32_t>(md, 92, 2);      // raid_disks
    putLittle<std::uint64_t>(md, 128, 2048);  // data_offset
    putLittle<std::uint64_t>(md, 136, 100000);
    test::overwrite(path, 4096, md);
    const auto layers = read(path);
    ASSERT_EQ(layers.size(), 1U);
    EXPECT_EQ(layers[0].kind, LayerKind::MdMember);
    EXPECT_EQ(layers[0].data.value, MiB);
    EXPECT_TRUE(layers[0].readable);
}

TEST_F(Layers, AreNoneWhereTheHeaderPointsPastTheEnd) {
    const auto path = image(8 * MiB);
    std::string md(256, '\0');
    putLittle<std::uint32_t>(md, 0, 0xA92B4EFC);
    putLittle<std::uint32_t>(md, 4, 1);
    putLittle<std::uint64_t>(md, 128, std::uint64_t{1} << 62);
    test::overwrite(path, 4096, md);
    EXPECT_THAT(read(path), testing::IsEmpty());
}

} // namespace
} // namespace atlas
