// SPDX-License-Identifier: GPL-3.0-or-later
// Causes and cures: what `check --explain` says to type is typed on the image, which is then judged again.
#include "cli/program.h"

#include <gmock/gmock.h>
#include <regex>

namespace atlas::test {
namespace {

struct Fault {
    const char* what;
    const char* label;
    std::uint64_t start;
    std::uint64_t gapMebibytes; ///< free behind the partition
};

std::string imageOf(const Images& images, const Fault& fault) {
    constexpr std::uint64_t size = 40;
    const auto sectors = size * 2048;
    return images.disk("fault.img", size + 1 + fault.start / 2048 + fault.gapMebibytes,
                       "label: " + std::string(fault.label) + "\nunit: sectors\nfirst-lba: 34\n" +
                           std::to_string(fault.start) + "," + std::to_string(sectors) + ",L\n",
                       {{fault.start, size, "-t ext4 -b 4096"}});
}

/// The lines that are commands.
std::string commandsIn(const std::string& text) {
    static const std::regex command(R"(^ {11}(\S.*)$)", std::regex::multiline);
    std::string script = "set -e\n";
    for (std::sregex_iterator it(text.begin(), text.end(), command), end; it != end; ++it) {
        script += (*it)[1].str() + "\n";
    }
    return script;
}

class CureTest : public testing::TestWithParam<Fault> {};

TEST_P(CureTest, MakesEveryStructureWhole) {
    const Images images;
    const auto image = imageOf(images, GetParam());
    const auto explained = cli("check --explain " + shellQuoted(image));
    ASSERT_EQ(explained.exitCode, 1) << explained.err;
    const auto before = cliJson("layout --json " + shellQuoted(image));
    const auto script = commandsIn(explained.out);
    ASSERT_THAT(script, testing::HasSubstr("sfdisk --move-data")) << explained.out;
    mustRun(script);
    EXPECT_EQ(cli("check " + shellQuoted(image)).exitCode, 0) << script;
    EXPECT_EQ(cliJson("layout --json " + shellQuoted(image))["groups"], before["groups"]) << "the data moved along";
}

INSTANTIATE_TEST_SUITE_P(Table, CureTest,
                         testing::Values(Fault{"LBA 63 with room", "dos", 63, 2}, Fault{"LBA 34", "gpt", 34, 2},
                                         Fault{"LBA 1", "dos", 1, 2}, Fault{"LBA 2049", "dos", 2049, 2},
                                         Fault{"LBA 2049 in a full table", "gpt", 2049, 0},
                                         Fault{"LBA 65535", "dos", 65535, 2},
                                         Fault{"LBA 63 without room", "dos", 63, 0}),
                         [](const auto& test) {
                             return std::string(test.param.label) + std::to_string(test.param.start) + "Gap" +
                                    std::to_string(test.param.gapMebibytes);
                         });

TEST(Explain, OffersNoMoveWhereTheBlockSizeIsToBlame) {
    const Images images;
    const auto image = images.bare("small.img", 16, "-t ext4 -b 1024");
    const auto explained = cli("check --explain " + shellQuoted(image));
    EXPECT_EQ(explained.exitCode, 1);
    EXPECT_THAT(explained.out,
                testing::HasSubstr("blocks of 1,024 bytes fill only part of a physical sector of 4,096"));
    EXPECT_THAT(explained.out, testing::HasSubstr("mke2fs -t ext4 -b 4096"));
    EXPECT_THAT(explained.out, testing::HasSubstr("# destroys the data"));
    EXPECT_THAT(explained.out, testing::Not(testing::HasSubstr("sfdisk")));
}

TEST(Explain, JudgesForTheDriveThatIsNamed) {
    const Images images;
    const auto image = images.disk("jumper.img", 40, "label: dos\n63,65536,L\n", {{63, 32, "-t ext4 -b 4096"}});
    EXPECT_EQ(cli("check " + shellQuoted(image)).exitCode, 1);
    EXPECT_EQ(cli("check --drive 512e-jumper " + shellQuoted(image)).exitCode, 0);
    EXPECT_EQ(cli("check --drive 512n " + shellQuoted(image)).exitCode, 0);
    EXPECT_EQ(cli("check --drive floppy " + shellQuoted(image)).exitCode, 2);
}

TEST(Sweep, MarksThePresentStartAndEveryEighthSector) {
    const Images images;
    const auto swept = cli("check --sweep " + shellQuoted(gptDisk(images, 2049, "-t ext4 -b 4096")));
    EXPECT_THAT(swept.out, testing::ContainsRegex("2,048 +0 *\n"));
    EXPECT_THAT(swept.out, testing::ContainsRegex("2,049 +[1-9][0-9,]* +◀ now\n"));
    EXPECT_THAT(swept.out, testing::ContainsRegex("2,056 +0 *\n"));
}

TEST(Layers, AreLookedThroughToTheFileSystem) {
    const Images images;
    const auto image = images.disk("mirror.img", 40, "label: dos\n2048,73728,fd\n", {});
    const auto byte = [](std::uint64_t value, int width) {
        std::string bytes;
        for (int i = 0; i < width; ++i) {
            bytes += static_cast<char>(value >> (8 * i) & 0xFF);
        }
        return bytes;
    };
    std::string md(256, '\0');
    md.replace(0, 8, byte(0xA92B4EFC, 4) + byte(1, 4));
    md.replace(72, 4, byte(1, 4));      // RAID 1
    md.replace(92, 4, byte(2, 4));      // of two members
    md.replace(128, 8, byte(2049, 8));  // whose data begin a sector past 1 MiB
    md.replace(136, 8, byte(65536, 8));
    overwrite(image, 2048 * 512 + 4096, md);
    mustRun("mke2fs -q -F -t ext4 -b 4096 -E offset=" + std::to_string((2048 + 2049) * 512) + " " + shellQuoted(image) +
            " 32M");
    const auto explained = cli("check --partition 1 --explain " + shellQuoted(image));
    EXPECT_EQ(explained.exitCode, 1) << explained.err;
    EXPECT_THAT(explained.out, testing::HasSubstr("md member data"));
    EXPECT_THAT(explained.out,
                testing::HasSubstr("md member starts its data 512 bytes past a boundary of 4,096 bytes"));
}

} // namespace
} // namespace atlas::test
