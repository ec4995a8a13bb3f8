// SPDX-License-Identifier: GPL-3.0-or-later
// Containers in images: what is in them, and what damaged and hostile ones claim.
#include "device/read_disk.h"
#include "support/lvm_image.h"
#include "support/md_superblock.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <chrono>
#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas {
namespace {

/// Metadata as vgcfgbackup prints them, with extents of 1 MiB: 60 on "pv0".
std::string group(const std::string& volumes, const std::string& physical = {}) {
    return R"(vg {
id = "XQjl9c-IlHS-ECcW-uscP-tipI-aAX1-Ddm1aB"
seqno = 3
extent_size = 2048
physical_volumes {
pv0 {
id = "QDp9wM-BfVK-pkVN-wD1h-xaRp-dvmy-4sL1H7"
device = "/dev/sda1"
pe_start = 2048
pe_count = 60
}
)" + physical +
           "}\nlogical_volumes {\n" + volumes + "}\n}\n";
}

std::string segment(int number, std::uint64_t first, std::uint64_t count, const std::string& rest) {
    return fmt::format("segment{} {{\nstart_extent = {}\nextent_count = {}\n{}\n}}\n", number, first, count, rest);
}

std::string linear(std::uint64_t extent, const std::string& on = "pv0") {
    return fmt::format("type = \"striped\"\nstripe_count = 1\nstripes = [\n\"{}\", {}\n]", on, extent);
}

std::string volume(const std::string& name, const std::string& segments, const std::string& status = "\"VISIBLE\"") {
    return fmt::format("{} {{\nid = \"x\"\nstatus = [\"READ\", {}]\n{}}}\n", name, status, segments);
}

class ContainersInImages : public testing::Test {
protected:
    std::string image(std::uint64_t bytes = 64 * MiB) const {
        const auto path = m_dir.file("containers.img");
        test::makeSparse(path, bytes);
        return path;
    }

    static ContainerList read(const std::string& path) {
        const auto source = openFile(path).value();
        return readDisk(*source, {}, {}).value().inside;
    }

    ContainerList readGroup(const std::string& text, const test::HandMadePhysicalVolume& made = {}) const {
        const auto path = image(made.bytes);
        test::writePhysicalVolume(path, 0, made, text);
        return read(path);
    }

    LogicalVolume readVolume(const std::string& segments) const {
        auto list = readGroup(group(volume("lv", segments)));
        return list.logicalVolumes.size() == 1 ? list.logicalVolumes.front() : LogicalVolume{};
    }

    test::TempDir m_dir;
};

/// pvck checks label, area and text with their checksums.
TEST_F(ContainersInImages, HandMadePhysicalVolumesAreThoseOfLvm) {
    if (!test::hasTool("pvck")) {
        GTEST_SKIP() << "lvm2 is not installed";
    }
    const auto path = image();
    test::writePhysicalVolume(path, 0, {}, group(volume("lv", segment(1, 0, 4, linear(3)))));
    const auto told = test::run("pvck --dump headers " + test::shellQuoted(path));
    EXPECT_THAT(told.out, testing::HasSubstr("metadata text at"));
    EXPECT_THAT(told.out + told.err, testing::Not(testing::HasSubstr("CHECK")));
    const auto list = read(path);
    ASSERT_EQ(list.containers.size(), 1U);
    EXPECT_EQ(list.containers[0].group, "vg");
    EXPECT_EQ(list.containers[0].innermost().unit.value, MiB);
    ASSERT_EQ(list.logicalVolumes.size(), 1U);
    EXPECT_EQ(contiguousAt(list.logicalVolumes[0].map), ByteOffset{4 * MiB});
    EXPECT_EQ(list.logicalVolumes[0].layers.size(), 2U);
}

TEST_F(ContainersInImages, JoinSegmentsThatLieInOrder) {
    const auto lv = readVolume(segment(1, 0, 4, linear(3)) + segment(2, 4, 2, linear(7)));
    EXPECT_EQ(contiguousAt(lv.map), ByteOffset{4 * MiB});
    EXPECT_EQ(lv.size.value, 6 * MiB);
}

TEST_F(ContainersInImages, ReadTextThatWrapsAround) {
    const auto text = group(volume("lv", segment(1, 0, 4, linear(3))));
    const test::HandMadePhysicalVolume made{.textAt = MiB - 4096 - 100};
    EXPECT_EQ(readGroup(text, made).logicalVolumes.size(), 1U);
}

TEST_F(ContainersInImages, DoNotBelieveTextWithAWrongChecksum) {
    const auto list = readGroup(group(volume("lv", segment(1, 0, 4, linear(3)))), {.checksumChange = 1});
    ASSERT_EQ(list.containers.size(), 1U);
    EXPECT_EQ(list.containers[0].group, "");
    EXPECT_THAT(list.logicalVolumes, testing::IsEmpty());
}

/// Segments as lvm2 writes them for each type.
TEST_F(ContainersInImages, ListVolumesWhoseSegmentsAreMappedByOtherRules) {
    const std::string thin = "type = \"thin\"\nthin_pool = \"pool\"\ntransaction_id = 0\ndevice_id = 1";
    const std::string raid = "type = \"raid1\"\ndevice_count = 2\nraids = [\n\"m0\", \"i0\",\n\"m1\", \"i1\"\n]";
    const std::string mirror = "type = \"mirror\"\nmirror_count = 2\nmirrors = [\n\"i0\", 0,\n\"i1\", 0\n]";
    for (const auto& [type, text] : {std::pair{"thin", thin}, {"raid1", raid}, {"mirror", mirror}}) {
        const auto lv = readVolume(segment(1, 0, 8, text));
        EXPECT_EQ(lv.obstacle, VolumeObstacle::SegmentType) << type;
        EXPECT_EQ(lv.detail, type);
        EXPECT_EQ(lv.size.value, 8 * MiB);
        EXPECT_THAT(lv.map, testing::IsEmpty());
    }
}

TEST_F(ContainersInImages, ReadTheOriginOfASnapshotAndNotItsStore) {
    const std::string snapshot = "type = \"snapshot\"\nchunk_size = 8\norigin = \"data\"\ncow_store = \"snap\"";
    const auto list =
        readGroup(group(volume("data", segment(1, 0, 4, linear(0))) + volume("snap", segment(1, 0, 4, linear(4))) +
                        volume("snapshot0", segment(1, 0, 4, snapshot), "\"WRITE\"")));
    ASSERT_EQ(list.logicalVolumes.size(), 2U) << "the volume that joins both is hidden";
    EXPECT_TRUE(list.logicalVolumes[0].isReadable());
    EXPECT_EQ(list.logicalVolumes[1].obstacle, VolumeObstacle::Snapshot);
    EXPECT_EQ(list.logicalVolumes[1].detail, "data");
}

TEST_F(ContainersInImages, NameThePhysicalVolumeThatIsMissing) {
    const auto list =
        readGroup(group(volume("lv", segment(1, 0, 4, linear(0)) + segment(2, 4, 4, linear(0, "pv1"))),
                        "pv1 {\nid = \"other\"\ndevice = \"/dev/sdb1\"\npe_start = 2048\npe_count = 60\n}\n"));
    ASSERT_EQ(list.logicalVolumes.size(), 1U);
    EXPECT_EQ(list.logicalVolumes[0].obstacle, VolumeObstacle::MissingVolume);
    EXPECT_EQ(list.logicalVolumes[0].detail, "pv1, once /dev/sdb1");
}

TEST_F(ContainersInImages, RefuseDamagedSegments) {
    EXPECT_EQ(readVolume(segment(1, 0, 10, linear(55))).obstacle, VolumeObstacle::PastEnd);
    EXPECT_EQ(readVolume(segment(1, 0, 10, linear(~std::uint64_t{0}))).obstacle, VolumeObstacle::PastEnd);
    EXPECT_EQ(readVolume(segment(1, 0, ~std::uint64_t{0}, linear(0))).obstacle, VolumeObstacle::Gap);
    EXPECT_EQ(readVolume(segment(1, 1, 4, linear(0))).obstacle, VolumeObstacle::Gap);
    EXPECT_EQ(readVolume(segment(1, 0, 4, linear(0)) + segment(2, 3, 4, linear(4))).obstacle, VolumeObstacle::Gap);
    EXPECT_EQ(readVolume(segment(1, 0, 0, linear(0))).obstacle, VolumeObstacle::Gap);
    EXPECT_EQ(readVolume("").obstacle, VolumeObstacle::Gap);
    EXPECT_EQ(readVolume(segment(1, 0, 4, "type = \"striped\"\nstripe_size = 0\nstripes = [\"pv0\", 0, \"pv0\", 9]"))
                  .obstacle,
              VolumeObstacle::Gap);
    const auto itself = readVolume(segment(1, 0, 4, linear(0)) + segment(2, 4, 4, linear(2)));
    EXPECT_EQ(itself.obstacle, VolumeObstacle::SharedExtents) << "its own extents twice";
}

TEST_F(ContainersInImages, RefuseExtentsThatTwoVolumesClaim) {
    const auto list =
        readGroup(group(volume("a", segment(1, 0, 4, linear(0))) + volume("b", segment(1, 0, 4, linear(3))) +
                        volume("c", segment(1, 0, 4, linear(10)))));
    ASSERT_EQ(list.logicalVolumes.size(), 3U);
    EXPECT_EQ(list.logicalVolumes[0].obstacle, VolumeObstacle::SharedExtents);
    EXPECT_EQ(list.logicalVolumes[0].detail, "vg/b");
    EXPECT_EQ(list.logicalVolumes[1].detail, "vg/a");
    EXPECT_TRUE(list.logicalVolumes[2].isReadable());
}

TEST_F(ContainersInImages, FollowAPhysicalVolumeInALogicalVolumeOnce) {
    const auto path = image();
    test::writePhysicalVolume(path, 0, {}, group(volume("outer", segment(1, 0, 40, linear(0)))));
    // The inner one claims to be the outer one, so its volume would contain itself without end.
    test::writePhysicalVolume(path, MiB, {}, group(volume("outer", segment(1, 0, 40, linear(0)))));
    EXPECT_EQ(read(path).logicalVolumes.size(), 1U);
    // One of another group is followed.
    auto inner = group(volume("inner", segment(1, 0, 4, linear(2))));
    inner.replace(inner.find("vg {"), 4, "in {");
    inner.replace(inner.find("XQjl9c"), 6, "AAAAAA");
    inner.replace(inner.find("QDp9wM"), 6, "BBBBBB");
    test::writePhysicalVolume(path, MiB, {.id = "BBBBBBBfVKpkVNwD1hxaRpdvmy4sL1H7", .bytes = 40 * MiB}, inner);
    const auto list = read(path);
    ASSERT_EQ(list.logicalVolumes.size(), 2U);
    EXPECT_EQ(list.logicalVolumes[1].name, "in/inner");
    EXPECT_EQ(list.logicalVolumes[1].layers.size(), 4U);
    EXPECT_EQ(contiguousAt(list.logicalVolumes[1].map), ByteOffset{MiB + MiB + 2 * MiB});
    EXPECT_TRUE(list.logicalVolumes[0].isReadable()) << "the inner group's extents are those of the outer volume";
}

TEST_F(ContainersInImages, BoundTheirWorkOnHugeMetadata) {
    std::string segments;
    for (std::uint64_t n = 0; n < 100'000; ++n) {
        segments += segment(static_cast<int>(n + 1), n, 1, linear(n % 2 * 7 + n % 50));
    }
    std::string many;
    for (int n = 0; n < 2000; ++n) {
        many += volume("v" + std::to_string(n), segment(1, 0, 1, linear(static_cast<std::uint64_t>(n) % 60)));
    }
    const test::HandMadePhysicalVolume made{.bytes = 80 * MiB, .dataAt = 17 * MiB, .areaBytes = 16 * MiB};
    const auto begin = std::chrono::steady_clock::now();
    const auto list = readGroup(group(volume("lv", segments)), made);
    ASSERT_EQ(list.logicalVolumes.size(), 1U);
    EXPECT_EQ(list.logicalVolumes[0].obstacle, VolumeObstacle::TooManySegments);
    const auto cut = readGroup(group(many), made);
    EXPECT_EQ(cut.logicalVolumes.size(), 512U);
    EXPECT_EQ(cut.more, 2000U - 512U) << "what is left out is counted";
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(60));
}

TEST_F(ContainersInImages, IgnoreMetadataAreasThatPointAnywhere) {
    for (const auto areaBytes : {std::uint64_t{0}, std::uint64_t{600}, std::uint64_t{1} << 63, ~std::uint64_t{0}}) {
        const auto path = image();
        test::writePhysicalVolume(path, 0, {}, group(""));
        std::string size(8, '\0');
        for (std::size_t i = 0; i < 8; ++i) {
            size[i] = static_cast<char>(areaBytes >> (8 * i) & 0xFF);
        }
        test::overwrite(path, 512 + 112, size);
        EXPECT_EQ(read(path).containers.size(), 1U) << areaBytes;
        test::overwrite(path, 512 + 104, size); // where the area begins
        EXPECT_LE(read(path).containers.size(), 1U) << areaBytes;
    }
}

TEST_F(ContainersInImages, OpenARaid1OfEachMetadataVersion) {
    const auto fileSystem = m_dir.file("fs");
    test::makeSparse(fileSystem, 16 * MiB);
    test::mustRun("mke2fs -q -t ext4 -L mirrored " + test::shellQuoted(fileSystem));
    const auto path = image();
    const auto put = [&](std::uint64_t at) {
        test::mustRun(fmt::format("dd if={} of={} bs=1M seek={} conv=notrunc,sparse status=none",
                                  test::shellQuoted(fileSystem), test::shellQuoted(path), at / MiB));
    };
    struct Case {
        const char* version;
        std::uint64_t superblock;
        std::uint64_t data;
    };
    for (const auto& [version, superblock, data] :
         {Case{"1.2", 4096, MiB}, Case{"1.1", 0, MiB}, Case{"1.0", 64 * MiB - 8192, 0},
          Case{"0.90", 64 * MiB - 65536, 0}}) {
        test::makeSparse(path, 0);
        test::makeSparse(path, 64 * MiB);
        put(data);
        const test::MdMember member{
            .dataOffset = data / 512, .dataSectors = 16 * MiB / 512, .superblockAt = superblock / 512};
        test::overwrite(path, superblock,
                        std::string_view(version) == "0.90" ? test::oldMdSuperblock(member)
                                                            : test::mdSuperblock(member));
        const auto list = read(path);
        ASSERT_EQ(list.containers.size(), 1U) << version;
        EXPECT_EQ(list.containers[0].innermost().version, version);
        EXPECT_EQ(list.containers[0].content.label, "mirrored") << version;
        EXPECT_EQ(list.containers[0].inner, (ByteInterval{{data}, {16 * MiB}})) << version;
    }
}

} // namespace
} // namespace atlas
