// SPDX-License-Identifier: GPL-3.0-or-later
// The starts of logical volumes are judged as those of partitions are: whatever the volumes hold.
#include "base/units.h"
#include "cli/program.h"
#include "support/file_text.h"
#include "support/lvm_image.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::uint64_t lvSize = 16 * MiB;
constexpr std::uint64_t offStart = MiB + lvSize + 1024; ///< where vg/b begins: 1,024 bytes past a physical sector

/// A group with extents of 1 KiB: vg/a on the physical sectors, and vg/b one extent behind its end.
std::string groupOfSmallExtents() {
    std::string text = "vg {\nid = \"XQjl9c-IlHS-ECcW-uscP-tipI-aAX1-Ddm1aB\"\nseqno = 3\nextent_size = 2\n"
                       "physical_volumes {\npv0 {\nid = \"QDp9wM-BfVK-pkVN-wD1h-xaRp-dvmy-4sL1H7\"\n"
                       "status = [\"ALLOCATABLE\"]\npe_start = 2048\npe_count = 64512\n}\n}\nlogical_volumes {\n";
    for (const auto& [name, extent] : {std::pair{"a", 0}, {"b", 16385}}) {
        text += fmt::format("{} {{\nstatus = [\"READ\", \"WRITE\", \"VISIBLE\"]\nsegment_count = 1\nsegment1 {{\n"
                            "start_extent = 0\nextent_count = 16384\ntype = \"striped\"\nstripe_count = 1\n"
                            "stripes = [\"pv0\", {}]\n}}\n}}\n",
                            name, extent);
    }
    return text + "}\n}\n";
}

class VolumeStarts : public testing::Test {
protected:
    [[nodiscard]] std::string swap() const {
        const auto path = m_images.folder().file("swap");
        makeSparse(path, lvSize);
        mustRun("mkswap -q " + shellQuoted(path));
        return fileText(path);
    }
    [[nodiscard]] std::string ext4(const std::string& blocks) const {
        return fileText(m_images.bare("ext4-" + blocks, lvSize / MiB, "-t ext4 -b " + blocks));
    }
    /// A bare physical volume whose logical volumes hold `a` and `b`.
    [[nodiscard]] std::string image(const std::string& a, const std::string& b) const {
        auto path = m_images.folder().file("lv.img");
        makeSparse(path, 64 * MiB);
        writePhysicalVolume(path, 0, {}, groupOfSmallExtents());
        overwrite(path, MiB, a);
        overwrite(path, offStart, b);
        return path;
    }

    Images m_images;
};

TEST_F(VolumeStarts, AreCountedWithoutAFileSystem) {
    const auto path = shellQuoted(image(swap(), swap()));
    const auto ran = cli("check --explain " + path);
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.out, HasSubstr("1 of 3 starts is not aligned to the 4 KiB physical sectors"));
    EXPECT_THAT(ran.out, HasSubstr("misaligned: LVM linear volume vg/b starts its data at byte 17,826,816, which is "
                                   "1,024 bytes past a boundary of 4,096 bytes"));
    EXPECT_THAT(ran.out, HasSubstr("1 of 3 starts is not on physical sector 4 KiB")) << "the stack";
    EXPECT_THAT(ran.out, HasSubstr("LVM linear volume vg/b starts its data 1,024 bytes past a boundary of 4,096 "
                                   "bytes."))
        << "the cause";
    EXPECT_THAT(ran.out, Not(HasSubstr("nothing to cure")));
    EXPECT_THAT(ran.out, Not(HasSubstr("\nStart "))) << "there are several";
    const auto check = cliJson("check --json " + path, 1);
    EXPECT_EQ(check["state"], "misaligned");
    EXPECT_EQ(check["findings"][0]["kind"], "layer_off_grid");
    EXPECT_EQ(check["findings"][0]["logical_volume"], "vg/b");
    EXPECT_EQ(check["stack"].back()["name"], "LVM linear volume vg/b");
    EXPECT_EQ(check["stack"].back()["remainders"]["physical_sector"], 1024);
    EXPECT_EQ(cli("check --physical-sector 512 " + path).exitCode, 0);
}

TEST_F(VolumeStarts, AreCountedBesideAFileSystem) {
    const auto path = shellQuoted(image(ext4("4096"), swap()));
    const auto ran = cli("check " + path);
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.out,
                HasSubstr("of its disk, which is not known; 1 other start is not aligned to the physical sectors"));
    EXPECT_THAT(ran.out, HasSubstr("misaligned: LVM linear volume vg/b starts its data at byte 17,826,816"));
    EXPECT_EQ(cliJson("check --json " + path, 1)["state"], "others_off");
    EXPECT_EQ(cli("check --volume vg/a " + path).exitCode, 0) << "asked about one alone";
}

TEST_F(VolumeStarts, OfOtherFileSystemsAreToldOnce) {
    const auto check = cliJson("check --json " + shellQuoted(image(ext4("4096"), ext4("1024"))), 1);
    int told = 0;
    for (const auto& finding : check["findings"]) {
        told += finding["severity"] == "misaligned" ? 1 : 0;
    }
    EXPECT_EQ(told, 1) << check["findings"];
    EXPECT_EQ(check["findings"][0]["kind"], "layer_off_grid");
}

TEST_F(VolumeStarts, AreListedByInfo) {
    const auto path = shellQuoted(image(swap(), swap()));
    const auto volumes = cliJson("info --json " + path)["logical_volumes"];
    ASSERT_EQ(volumes.size(), 2U);
    EXPECT_EQ(volumes[0]["verdict"], "whole");
    EXPECT_EQ(volumes[1]["verdict"], "straddling");
    EXPECT_EQ(volumes[1]["start_remainder"], 1024);
    EXPECT_EQ(volumes[1]["compensated"], false);
    EXPECT_THAT(cli("info " + path).out, testing::ContainsRegex("vg/b .*at byte 17,826,816 +✖ straddling +swap"));
}

} // namespace
} // namespace atlas::test
