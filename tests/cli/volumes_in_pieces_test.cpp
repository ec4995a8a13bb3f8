// SPDX-License-Identifier: GPL-3.0-or-later
// Logical volumes that lie in several places of an image, chosen or beside the chosen one.
#include "base/units.h"
#include "cli/other_volumes_parts.h"
#include "support/lvm_image.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <array>
#include <chrono>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <optional>
#include <thread>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// Two physical volumes, the first in a partition off the grid.
class VolumesInPieces : public testing::Test {
protected:
    void SetUp() override {
        if (const auto missing = LvmImage::missing(); !missing.empty()) {
            GTEST_SKIP() << missing;
        }
        m_image.emplace(m_folder, std::vector<std::uint64_t>{63, 206848});
        m_image->run("pvcreate -y $1 $2\n"
                     "vgcreate -s 1m vg $1 $2\n"
                     "lvcreate -an -Zn -Wn -n second -L 8m vg $1\n"
                     "lvcreate -an -Zn -Wn -n root -L 10m vg $1\n"
                     "lvextend -L 20m vg/root $2\n");
        fill("second", 8, {{8, firstExtents}});
        fill("root", 20, {{10, firstExtents + 8 * MiB}, {10, secondExtents}});
    }

    struct Piece {
        std::uint64_t mebibytes;
        std::uint64_t at;
    };

    void fill(const std::string& name, std::uint64_t mebibytes, const std::vector<Piece>& pieces) const {
        const auto file = m_folder.file(name);
        makeSparse(file, mebibytes * MiB);
        mustRun("mke2fs -q -t ext4 -b 1024 -g 1024 " + shellQuoted(file));
        std::uint64_t from = 0;
        for (const auto& piece : pieces) {
            mustRun(fmt::format("dd if={} of={} bs=512 skip={} seek={} count={} conv=notrunc status=none",
                                shellQuoted(file), word(), from * 2048, piece.at / 512, piece.mebibytes * 2048));
            from += piece.mebibytes;
        }
    }

    std::string word() const { return shellQuoted(m_image->path()); }

    static constexpr std::uint64_t firstExtents = 63 * 512 + MiB;
    static constexpr std::uint64_t secondExtents = 102 * MiB;
    TempDir m_folder;
    std::optional<LvmImage> m_image;
};

TEST_F(VolumesInPieces, AreJudgedBesideTheChosenOne) {
    auto check = cliJson("check --json " + word(), 1);
    EXPECT_EQ(check["logical_volume"], "vg/root");
    EXPECT_EQ(check["health"]["verdict"], "healthy");
    EXPECT_EQ(check["health"]["not_looked_at"], 1) << "the bitmaps";
    overwrite(m_image->path(), firstExtents, std::string(2048, '\0'));
    check = cliJson("check --json " + word(), 1);
    EXPECT_THAT(check["health"]["text"].get<std::string>(),
                HasSubstr("1 error: logical volume vg/second: the primary superblock cannot be used"));
    EXPECT_EQ(cliJson("check --json --volume vg/root " + word(), 1)["health"]["verdict"], "healthy");
}

/// Aligned, as the physical volumes are.
TEST_F(VolumesInPieces, HideNothingOfTheirDisk) {
    const TempDir folder;
    const LvmImage image(folder, {2048, 206848});
    image.run("pvcreate -y $1 $2\n"
              "vgcreate -s 1m vg $1 $2\n"
              "lvcreate -an -Zn -Wn -n root -L 10m vg $1\n"
              "lvextend -L 20m vg/root $2\n");
    const auto disk = shellQuoted(image.path());
    const auto file = shellQuoted(folder.file("root"));
    mustRun("truncate -s 20M " + file + " && mke2fs -q -t ext4 -b 4096 " + file);
    mustRun(fmt::format("dd if={} of={} bs=1M seek=2 count=10 conv=notrunc status=none", file, disk));
    mustRun(fmt::format("dd if={} of={} bs=1M skip=10 seek=102 conv=notrunc status=none", file, disk));
    auto check = cliJson("check --json " + disk);
    EXPECT_EQ(check["state"], "whole");
    EXPECT_EQ(check["members"].size(), 2U);
    for (const auto& granularity : check["granularities"]) {
        if (granularity["granularity"] == "partitioning") {
            EXPECT_EQ(granularity["bytes"], MiB) << "each piece begins on a boundary";
            EXPECT_EQ(granularity["phase"], 0);
        }
    }
    mustRun("sfdisk -q --append --no-reread " + disk, "start=199003,size=4096,type=82\n");
    check = cliJson("check --json " + disk, 1);
    EXPECT_EQ(check["verdict"], "straddling") << "no all-clear with exit status 1";
    EXPECT_EQ(check["volumes"][0]["verdict"], "whole");
    EXPECT_EQ(check["state"], "others_off");
    ASSERT_EQ(check["partitions"].size(), 3U);
    EXPECT_EQ(check["partitions"][0]["judged"], true);
    EXPECT_EQ(check["partitions"][2]["judged"], false);
    EXPECT_EQ(check["partitions"][2]["verdict"], "straddling");
    EXPECT_THAT(cli("check " + disk).out, HasSubstr("misaligned: partition 3 starts at byte 101,889,536"));
}

TEST_F(VolumesInPieces, AreJudgedAlikeOfASnapshotForTheDriveThatIsNamed) {
    const auto saved = shellQuoted(m_folder.file("saved.atlas"));
    ASSERT_EQ(cli("snapshot -o " + saved + " " + word()).exitCode, 0);
    const auto judged = [&](const std::string& drive, const std::string& of) {
        return nlohmann::json::parse(cli("check --json " + drive + " " + of).out);
    };
    for (const std::string drive : {"--physical-sector 512", "--phase 3584", "--drive 512n"}) {
        const auto ofImage = judged(drive, word());
        const auto ofSnapshot = judged(drive, saved);
        for (const auto* member : {"state", "verdict", "structures", "devices", "causes"}) {
            EXPECT_EQ(ofImage[member], ofSnapshot[member]) << drive << ": " << member;
        }
    }
    EXPECT_EQ(judged("--physical-sector 512", saved)["state"], "whole");
    EXPECT_EQ(judged("--phase 3584", word())["devices"],
              judged("--physical-sector 4096 --phase 3584", word())["devices"])
        << "the phase is that of the image";
}

TEST_F(VolumesInPieces, AreFaultyWhenAPhysicalVolumeIsMissing) {
    overwrite(m_image->path(), 206848 * 512, std::string(8192, '\0'));
    const auto check = cliJson("check --json " + word(), 1);
    EXPECT_EQ(check["logical_volume"], "vg/second");
    EXPECT_EQ(check["health"]["verdict"], "warning");
    const auto named = unseen(check);
    ASSERT_GE(named.size(), 2U);
    EXPECT_EQ(named[0]["text"], "partition 2 (Linux LVM): contents not recognised, not looked at");
    EXPECT_EQ(named[1]["logical_volume"], "vg/root");
    EXPECT_THAT(named[1]["text"].get<std::string>(), HasSubstr("not read: the physical volume pv1"));
    const auto saved = m_folder.file("saved");
    ASSERT_EQ(cli("snapshot --redact -o " + shellQuoted(saved) + " " + word()).exitCode, 0);
    EXPECT_THAT(cli("check " + shellQuoted(saved)).out,
                testing::AllOf(HasSubstr("logical volume vg/volume"), Not(HasSubstr("vg/root")),
                               HasSubstr("not read: a physical volume is not in this image")));
}

/// The offset in the image of `word` in the newest metadata text of the physical volume that begins at byte `volume`.
std::uint64_t wordInText(const std::string& path, std::uint64_t volume, std::string_view word) {
    std::ifstream in(path, std::ios::binary);
    in.seekg(static_cast<std::streamoff>(volume + 4096 + 40));
    std::array<unsigned char, 8> bytes{};
    in.read(reinterpret_cast<char*>(bytes.data()), bytes.size());
    std::uint64_t offset = 0;
    for (std::size_t i = bytes.size(); i-- > 0;) {
        offset = offset << 8 | bytes[i];
    }
    const auto text = volume + 4096 + offset;
    in.seekg(static_cast<std::streamoff>(text));
    std::string read(4096, '\0');
    in.read(read.data(), static_cast<std::streamsize>(read.size()));
    return text + read.find(word);
}

/// Each damage is one that pvck reports.
TEST_F(VolumesInPieces, WhoseMetadataAreDamagedAreFaulty) {
    constexpr std::uint64_t volume = 206848 * 512;
    const auto file = m_folder.file("volume");
    for (const auto& [at, told] :
         {std::pair{volume + 512 + 100, "the label of the LVM physical volume has a wrong checksum"},
          {volume + 4096 + 100, "the header of the LVM metadata area is unreadable or has a wrong checksum"},
          {wordInText(m_image->path(), volume, "max_pv"), "with the sequence number 4 have a wrong checksum; another "
                                                          "copy with the sequence number 4 is used"}}) {
        std::ifstream in(m_image->path(), std::ios::binary);
        in.seekg(static_cast<std::streamoff>(at));
        const char before = static_cast<char>(in.get());
        EXPECT_EQ(cliJson("check --json " + word(), 1)["health"]["verdict"], "healthy");
        overwrite(m_image->path(), at, std::string(1, static_cast<char>(before ^ 1)));
        mustRun(fmt::format("dd if={} of={} bs=1M skip=101 count=96 status=none", word(), shellQuoted(file)));
        const auto oracle = run("pvck --dump headers " + shellQuoted(file));
        EXPECT_THAT(oracle.out + oracle.err, testing::AnyOf(HasSubstr("CHECK"), HasSubstr("hecksum"))) << told;
        const auto ran = cli("check --health " + word());
        EXPECT_EQ(ran.exitCode, 1) << told;
        EXPECT_THAT(ran.out, HasSubstr(told));
        overwrite(m_image->path(), at, std::string(1, before));
    }
}

TEST_F(VolumesInPieces, WhoseMetadataAreOlderOnAPhysicalVolumeAreNamed) {
    const auto old = m_folder.file("old");
    constexpr std::uint64_t area = 206848 + 8;
    mustRun(fmt::format("dd if={} of={} bs=512 skip={} count=2040 status=none", word(), shellQuoted(old), area));
    m_image->run("vgchange --addtag later vg\n");
    mustRun(fmt::format("dd if={} of={} bs=512 seek={} conv=notrunc status=none", shellQuoted(old), word(), area));
    const auto ran = cli("check --health " + word());
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.out,
                HasSubstr("partition 2: the LVM metadata with the sequence number 4 are outdated; those of another "
                          "physical volume with the sequence number 5 are used"));
}

TEST_F(VolumesInPieces, ThatHoldVolumesAreNotLookedInto) {
    overwrite(m_image->path(), firstExtents + 8 * MiB, std::string(64 << 10, '\0'));
    writePhysicalVolume(m_image->path(), firstExtents + 8 * MiB, {.bytes = 10 * MiB}, groupOf(1));
    const auto check = cliJson("check --json " + word(), 1);
    EXPECT_EQ(check["logical_volume"], "vg/second");
    ASSERT_EQ(unseen(check).size(), 1U);
    EXPECT_EQ(unseen(check)[0]["text"], "logical volume vg/root: a container of the kind LVM2_member, not looked into");
}

/// The loop devices of `path` that are not detached within ten seconds. A loop device that another program has open,
/// as the LVM tools of a test that runs at the same time, is detached when it closes it (losetup(8), --detach).
std::string loopsLeftOn(const std::string& path) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(10);
    for (;;) {
        auto left = run("losetup --associated " + shellQuoted(path) + " --noheadings").out;
        if (left.empty() || std::chrono::steady_clock::now() > deadline) {
            return left;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
}

/// A script that fails after it attached a loop device.
TEST_F(VolumesInPieces, LeaveNoLoopDeviceBehind) {
    EXPECT_ANY_THROW(m_image->run("vgremove nosuchgroup\n"));
    EXPECT_EQ(loopsLeftOn(m_image->path()), "");
    (void)run("losetup --find " + word());
    detachLoops(m_image->path());
    EXPECT_EQ(loopsLeftOn(m_image->path()), "");
}

TEST_F(VolumesInPieces, AreToldWhyThereIsNoCommand) {
    const auto explained = cli("check --explain --volume vg/root " + word());
    EXPECT_THAT(explained.out, HasSubstr("move the partition lvm.img1 of the image to a boundary"));
    EXPECT_THAT(explained.out, Not(HasSubstr("check --explain lvm.img1"))) << "there is no such file";
}

TEST_F(VolumesInPieces, AreComparedByName) {
    const auto both = cliJson("compare --json --volume vg/root,vg/second " + word() + " " + word());
    EXPECT_THAT(both["layouts"].dump(), testing::AllOf(HasSubstr("vg/root"), HasSubstr("vg/second")));
    EXPECT_THAT(cli("diff --volume vg/root,vg/second " + word() + " " + word()).out, HasSubstr("lvm.img, vg/second"));
    const auto tooMany = cli("compare --volume vg/root,vg/second -- " + word() + " '-t ext4'");
    EXPECT_EQ(tooMany.exitCode, 2);
    EXPECT_THAT(tooMany.err, HasSubstr("--volume names more logical volumes than there are images: 2 for 1"));
}

} // namespace
} // namespace atlas::test
