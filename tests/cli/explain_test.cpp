// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of `check --explain` and `check --sweep`; cure_commands_test.cpp runs the suggested commands.
#include "cli/program.h"
#include "support/md_superblock.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace atlas::test {
namespace {

TEST(Explain, IsPointedToWhereThereIsSomethingToCure) {
    const Images images;
    EXPECT_THAT(cli("check " + gptDisk(images, 63, "-t ext4 -b 4096")).err, testing::HasSubstr("--explain"));
    EXPECT_EQ(cli("check " + gptDisk(images, 2048, "-t ext4 -b 4096")).err, "");
    EXPECT_EQ(cli("check " + gptDisk(images, 2048, "-t ext4 -b 1024")).err, "") << "nothing has to move";
}

TEST(Explain, AnswersByTheGranularitiesThatTheUserKnows) {
    const Images images;
    const auto image = images.disk("card.img", 40, "label: dos\n2048,65536,L\n", {{2048, 32, "-t ext4 -b 4096"}});
    const auto explained = cli("check --explain --erase-block 4M --stripe 192k " + shellQuoted(image));
    EXPECT_EQ(explained.exitCode, 1) << "the user named them: " << explained.err;
    EXPECT_THAT(explained.out, testing::ContainsRegex("partition 1 +1,048,576 +✓ +✓ +✖ \\+65,536 +✖ \\+1,048,576"));
    EXPECT_THAT(explained.out, testing::HasSubstr("192 KiB (set by you)"));
    EXPECT_THAT(explained.out, testing::HasSubstr("1,048,576 bytes past the start of an erase block of 4 MiB"));
    EXPECT_THAT(cli("check --explain " + shellQuoted(image)).out,
                testing::HasSubstr("unknown: the drive reports none (set with --erase-block)"));
    EXPECT_EQ(cli("check --erase-block 100 " + shellQuoted(image)).exitCode, 2);
    EXPECT_EQ(cli("check --stripe 8s " + shellQuoted(image)).exitCode, 2);
}

TEST(Explain, CountsNoRevolutionsOnFlash) {
    const Images images;
    const auto image = shellQuoted(images.disk("card.img", 40, "label: dos\n8192,65536,L\n", {{8192, 32, "-t ext4"}}));
    const auto onSd = cli("check --explain --drive sd " + image).out;
    EXPECT_THAT(onSd, testing::Not(testing::HasSubstr("revolution")));
    EXPECT_THAT(onSd, testing::Not(testing::HasSubstr("rpm")));
    EXPECT_THAT(onSd, testing::ContainsRegex("rewrites 1 unit of 4 MiB: [0-9,]+\\.0 bytes written for each"));
    EXPECT_THAT(onSd, testing::HasSubstr("queue depth 1"));
    const auto spinning = cli("check --explain --drive 512e " + image).out;
    EXPECT_THAT(spinning, testing::HasSubstr("queue depth 1"));
    EXPECT_THAT(spinning, testing::ContainsRegex("whole +8\\.33 ms +120")) << "as in the window";
}

TEST(Explain, SaysThatSmallBlocksCannotBeMountedOn4Kn) {
    const Images images;
    const auto image = shellQuoted(images.bare("small.img", 16, "-t ext4 -b 1024"));
    const auto ran = cli("check --explain --drive 4kn " + image);
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.out, testing::HasSubstr("cannot be mounted on the drive: the blocks of 1,024 bytes are smaller "
                                            "than the logical sectors of 4,096 bytes"));
    EXPECT_THAT(ran.out, testing::HasSubstr("4,096 B logical (set by you)"));
    EXPECT_THAT(ran.out, testing::Not(testing::HasSubstr("writes per second")));
    EXPECT_THAT(cli("check --json --drive 4kn " + image).out, testing::HasSubstr("\"mountable\": false"));
    EXPECT_THAT(cli("check --json --drive 4kn " + image).out, testing::HasSubstr("\"verdict\": \"unmountable\""));
    EXPECT_THAT(cli("check --json --drive 512e " + image).out, testing::HasSubstr("\"mountable\": true"));
}

TEST(Explain, JsonHoldsTheExplanationOfTheText) {
    const Images images;
    const auto image = shellQuoted(images.bare("small.img", 16, "-t ext4 -b 1024"));
    const auto plain = cli("check --json " + image).out;
    EXPECT_EQ(withoutExamination(plain), withoutExamination(cli("check --json --explain --sweep " + image).out))
        << "it always does";
    const auto json = nlohmann::json::parse(plain);
    EXPECT_EQ(json["granularities"][0]["granularity"], "physical_sector");
    const auto text = cli("check --explain " + image).out;
    EXPECT_THAT(text, testing::HasSubstr("(a model: " + json["cost_model"]["formula"].get<std::string>() + ")"));
    EXPECT_THAT(text, testing::HasSubstr(json["cost_model"]["assumptions"].get<std::string>()));
}

TEST(Explain, JsonJudgesTheRowsThatTheTextJudges) {
    const Images images;
    const auto image = shellQuoted(gptDisk(images, 2048, "-t ext4 -b 4096"));
    const auto onPhase = [&](const std::string& phase) {
        return nlohmann::json::parse(cli("check --json --phase " + phase + " " + image).out)["stack"][0]["remainders"];
    };
    EXPECT_EQ(onPhase("0")["physical_sector"], 0);
    EXPECT_TRUE(onPhase("3584")["physical_sector"].is_null()) << "nothing has to begin on byte 0 of the disk";
}

TEST(Explain, ExtendedPartitionsAreNotJudged) {
    const Images images;
    const auto image = shellQuoted(images.disk(
        "extended.img", 40, "label: dos\nunit: sectors\n2049,65536,Ex\n4096,32768,L\n", {{4096, 16, "-t ext4"}}));
    const auto partition = nlohmann::json::parse(cli("info --json " + image).out)["partitions"][0];
    EXPECT_EQ(partition["start_remainder"], 512);
    EXPECT_EQ(partition["judgeable"], false);
    EXPECT_TRUE(partition["verdict"].is_null()) << "as check says of it";
    EXPECT_THAT(cli("info " + image).out, testing::Not(testing::HasSubstr("✖")));
    const auto asked = cli("check --partition 1 " + image);
    EXPECT_EQ(asked.exitCode, 3) << asked.out;
    EXPECT_THAT(asked.err, testing::HasSubstr("partition 1 is the extended partition"));
}

TEST(Explain, SaysWhatAnAlignedDiskHas) {
    const Images images;
    const auto explained = cli("check --explain " + shellQuoted(gptDisk(images, 2048, "-t ext4 -b 4096")));
    EXPECT_EQ(explained.exitCode, 0);
    EXPECT_THAT(explained.out,
                testing::HasSubstr("nothing to cure: aligned to the physical sectors, stripe and erase block"));
    EXPECT_THAT(explained.out, testing::HasSubstr("0 read-modify-writes, 0 s more"));
}

TEST(Explain, OffersNothingThatDestroysDataForSmallBlocks) {
    const Images images;
    const auto explained = cli("check --explain " + gptDisk(images, 2048, "-t ext4 -b 1024"));
    EXPECT_EQ(explained.exitCode, 0);
    EXPECT_THAT(explained.out, testing::HasSubstr("nothing to move: it is placed right"));
    EXPECT_THAT(explained.out, testing::HasSubstr("mke2fs -b 4096"));
    EXPECT_THAT(explained.out, testing::Not(testing::HasSubstr("# destroys the data")));
}

TEST(Explain, OffersNoMoveWhereTheBlockSizeIsToBlame) {
    const Images images;
    const auto image = images.bare("small.img", 16, "-t ext4 -b 1024");
    const auto explained = cli("check --explain --drive 4kn " + shellQuoted(image));
    EXPECT_EQ(explained.exitCode, 1);
    EXPECT_THAT(explained.out,
                testing::HasSubstr("blocks of 1,024 bytes are smaller than the logical sectors of 4,096 bytes"));
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

TEST(OffsetSweep, MarksThePresentStartAndEveryEighthSector) {
    const Images images;
    const auto swept = cli("check --sweep " + shellQuoted(gptDisk(images, 2049, "-t ext4 -b 4096")));
    EXPECT_THAT(swept.out, testing::ContainsRegex("2,048 +0 *\n"));
    EXPECT_THAT(swept.out, testing::ContainsRegex("2,049 +[1-9][0-9,]* +◀ now\n"));
    EXPECT_THAT(swept.out, testing::ContainsRegex("2,056 +0 *\n"));
}

TEST(Layers, AreLookedThroughToTheFileSystem) {
    const Images images;
    const auto image = images.disk("mirror.img", 40, "label: dos\n2048,73728,fd\n", {});
    overwrite(image, 2048 * 512 + 4096, mdSuperblock({.dataOffset = 2049}));
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
