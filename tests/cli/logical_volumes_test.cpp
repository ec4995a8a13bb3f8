// SPDX-License-Identifier: GPL-3.0-or-later
// Logical volumes in images that lvm2 made: listed, chosen, read, and judged where they lie.
#include "base/units.h"
#include "cli/program.h"
#include "support/file_text.h"
#include "support/lvm_image.h"

#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

/// Two physical volumes; the extents of the second begin 7 sectors past a boundary.
class LogicalVolumes : public testing::Test {
protected:
    void SetUp() override {
        if (const auto missing = LvmImage::missing(); !missing.empty()) {
            GTEST_SKIP() << missing;
        }
        m_image.emplace(m_folder, std::vector<std::uint64_t>{2048, 206848});
        m_image->run("pvcreate -y $1\n"
                     "pvcreate -y --dataalignment 1m --dataalignmentoffset 7s $2\n"
                     "vgcreate -s 1m vg $1 $2\n"
                     "lvcreate -an -Zn -Wn -n root -L 10m vg $1\n"
                     "lvcreate -an -Zn -Wn -n second -L 8m vg $1\n"
                     "lvextend -L 20m vg/root $1\n"
                     "lvextend -L 30m vg/root $2\n"
                     "lvcreate -an -Zn -Wn -n striped -i2 -I64k -L 20m vg\n");
    }

    static constexpr std::uint64_t firstExtents = 2 * MiB;
    static constexpr std::uint64_t secondExtents = 101 * MiB + MiB + 7 * 512;

    /// Writes a new file system as lvm2's `lvs` placed the volume: in runs of `chunk` bytes at `places` in turn.
    std::string fill(const std::string& label, std::uint64_t size, std::uint64_t chunk,
                     const std::vector<std::uint64_t>& places, const std::string& options = "-b 4096") const {
        const auto file = m_folder.file(label + ".fs");
        makeSparse(file, size);
        mustRun("mke2fs -q -t ext4 -L " + label + " " + options + " " + shellQuoted(file));
        const auto bytes = fileText(file);
        for (std::uint64_t n = 0; n * chunk < size; ++n) {
            overwrite(m_image->path(), places[n % places.size()] + n / places.size() * chunk,
                      std::string_view(bytes).substr(n * chunk, chunk));
        }
        return file;
    }

    std::string spread() const {
        return fill("root", 30 * MiB, 10 * MiB, {firstExtents, firstExtents + 18 * MiB, secondExtents});
    }

    std::string word() const { return shellQuoted(m_image->path()); }

    TempDir m_folder;
    std::optional<LvmImage> m_image;
};

json named(const json& list, const std::string& name) {
    for (const auto& each : list) {
        if (each["name"] == name) {
            return each;
        }
    }
    throw std::runtime_error("there is no " + name);
}

TEST_F(LogicalVolumes, AreAllListed) {
    spread();
    const auto info = cliJson("info --json " + word());
    EXPECT_EQ(info["containers"].size(), 2U);
    EXPECT_EQ(info["containers"][1]["layers"][0]["data_offset"], MiB + 7 * 512);
    EXPECT_EQ(info["containers"][1]["layers"][0]["granularity"], MiB);
    EXPECT_EQ(info["containers"][1]["layers"][0]["verdict"], "straddling");
    EXPECT_EQ(info["containers"][1]["volume_group"], "vg");
    const auto& volumes = info["logical_volumes"];
    ASSERT_EQ(volumes.size(), 3U);
    EXPECT_EQ(named(volumes, "vg/root")["pieces"].size(), 3U);
    EXPECT_EQ(named(volumes, "vg/root")["content"], "ext4");
    EXPECT_EQ(named(volumes, "vg/root")["label"], "root");
    EXPECT_EQ(named(volumes, "vg/second")["pieces"][0]["at"][0], firstExtents + 10 * MiB);
    EXPECT_EQ(named(volumes, "vg/striped")["pieces"][0]["chunk"], 65536);
    const auto text = cli("info " + word());
    EXPECT_THAT(text.out, HasSubstr("in 3 pieces, the first at byte 2,097,152"));
    EXPECT_THAT(text.out, HasSubstr("1,052,160"));
}

TEST_F(LogicalVolumes, InSeveralPiecesAreReadAsWhole) {
    const auto file = spread();
    const auto inside = cliJson("layout --json --volume vg/root " + word());
    const auto alone = cliJson("layout --json " + shellQuoted(file));
    EXPECT_EQ(inside["groups"], alone["groups"]);
    EXPECT_EQ(cliJson("free --json --volume vg/root " + word())["groups"],
              cliJson("free --json " + shellQuoted(file))["groups"]);
    EXPECT_THAT(cli("info --volume vg/root " + word()).out, HasSubstr("the logical volume vg/root: ext4"));
}

/// Read like the mapping of device-mapper's linear targets: on each place by itself.
TEST_F(LogicalVolumes, AreJudgedWhereEachPieceLies) {
    spread();
    const auto check = cliJson("check --json --volume vg/root " + word(), 1);
    EXPECT_EQ(check["verdict"], "straddling");
    const auto text = cli("check --volume vg/root " + word());
    EXPECT_THAT(text.out, HasSubstr("logical volume vg/root"));
    EXPECT_THAT(text.out, HasSubstr("as judged on lvm.img2, the worst of 3 members"));
    EXPECT_THAT(text.out, HasSubstr("lies in 3 pieces on the disk")) << "positions are those of the volume";
    const auto explained = cli("check --explain --volume vg/root " + word());
    EXPECT_THAT(explained.out, testing::Not(HasSubstr("pvcreate"))) << "an image has no device to run it on";
    EXPECT_THAT(explained.out, testing::Not(HasSubstr("/dev/lvm.img")));
    EXPECT_THAT(explained.out, testing::Not(HasSubstr("reported by the device")));
}

TEST_F(LogicalVolumes, InOnePieceAreJudgedOnTheDisk) {
    fill("second", 8 * MiB, 8 * MiB, {firstExtents + 10 * MiB});
    const auto check = cliJson("check --json --volume vg/second " + word());
    EXPECT_EQ(check["verdict"], "whole");
    EXPECT_EQ(check["partition_start"], firstExtents + 10 * MiB);
}

TEST_F(LogicalVolumes, WithStripesAreRead) {
    // The stripes begin after root's last extent on either physical volume.
    const auto file = fill("striped", 20 * MiB, 65536, {firstExtents + 28 * MiB, secondExtents + 10 * MiB});
    EXPECT_EQ(cliJson("layout --json --volume vg/striped " + word())["groups"],
              cliJson("layout --json " + shellQuoted(file))["groups"]);
    EXPECT_THAT(cli("check --volume vg/striped " + word()).out, HasSubstr("the worst of 2 members"));
}

TEST_F(LogicalVolumes, TheFirstWithExtIsTakenAndTheOthersNamed) {
    spread();
    fill("second", 8 * MiB, 8 * MiB, {firstExtents + 10 * MiB});
    const auto ran = cli("layout " + word());
    EXPECT_THAT(ran.err, HasSubstr("holds 2 ext file systems; using the logical volume vg/root (choose another with "
                                   "--partition or --volume)"));
}

TEST_F(LogicalVolumes, ThatAreNotThereOrHoldNoExtAreRefused) {
    const auto absent = cli("check --volume vg/nope " + word());
    EXPECT_EQ(absent.exitCode, 2);
    EXPECT_THAT(absent.err, HasSubstr("there is no logical volume vg/nope; found vg/root, vg/second, vg/striped"));
    EXPECT_EQ(cli("check --volume vg/second " + word()).exitCode, 3) << "nothing is in it";
    EXPECT_EQ(cli("check --volume vg/second --partition 1 " + word()).exitCode, 2);
}

TEST_F(LogicalVolumes, SaidToBeUnreadableWithoutTheirPhysicalVolume) {
    spread();
    overwrite(m_image->path(), 206848 * 512, std::string(8192, '\0')); // the second label is lost
    const auto info = cliJson("info --json " + word());
    const auto& root = named(info["logical_volumes"], "vg/root");
    EXPECT_EQ(root["readable"], false);
    EXPECT_EQ(root["obstacle"], "missing_physical_volume");
    EXPECT_THAT(root["text"].get<std::string>(), HasSubstr("the physical volume pv1, once /dev/"));
    const auto ran = cli("check --volume vg/root " + word());
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, HasSubstr("is not in this image"));
}

TEST_F(LogicalVolumes, AreKeptBySnapshotsAndRedacted) {
    spread();
    const auto saved = m_folder.file("saved");
    ASSERT_EQ(cli("snapshot --volume vg/root -o " + shellQuoted(saved) + " " + word()).exitCode, 0);
    EXPECT_EQ(cli("check --volume vg/root " + shellQuoted(saved)).out.substr(0, 4000),
              cli("check --volume vg/root " + word()).out.substr(0, 4000));
    EXPECT_EQ(cli("check --volume vg/second " + shellQuoted(saved)).exitCode, 2);
    EXPECT_THAT(cli("info " + shellQuoted(saved)).out, HasSubstr("LVM physical volume"));
    const auto redacted = cli("snapshot --json --redact --volume vg/root " + word()).out;
    EXPECT_THAT(redacted,
                testing::Not(testing::AnyOf(HasSubstr("vg/root"), HasSubstr("lvm.img"), HasSubstr("\"root\""))));
}

} // namespace
} // namespace atlas::test
