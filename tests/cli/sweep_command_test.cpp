// SPDX-License-Identifier: GPL-3.0-or-later
// The command sweep end to end.
#include "cli/program.h"

#include "support/paths.h"

#include <filesystem>
#include <fstream>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace atlas::test {
namespace {

using testing::AnyOf;
using testing::HasSubstr;

TEST(SweepCommand, MeasuresItsRowsAfterGrowth) {
    const auto json = cliJson("sweep 1G --grow 4G --json");
    const auto runs = cliJson("plan 1G --grow 4G --json -- -t ext4 -G 4")["plan"]["growth"]["after"];
    EXPECT_EQ(json["grown_to"], std::uint64_t{4} << 30);
    EXPECT_EQ(json["rows"][3]["flex_group_size"], 4);
    EXPECT_EQ(json["rows"][3]["metrics"]["block_bitmap_runs"], runs["block_bitmap_runs"]);
    EXPECT_EQ(json["rows"][3]["metrics"]["inode_table_runs"], runs["inode_table_runs"]);
}

TEST(SweepCommand, ListsTheSettingsThatDifferAfterGrowth) {
    const auto json = cliJson("sweep 1G --grow 4G --json");
    std::vector<std::string> settings;
    for (const auto& row : json["rows"]) {
        settings.push_back(row["setting"]);
    }
    EXPECT_THAT(settings, testing::ElementsAre("^flex_bg", "-G 1", "-G 2", "-G 4", "-G 8", "-G 16", "-G 32"))
        << "of 32 groups, not of the 8 before";
}

TEST(SweepCommand, SaysWhichSettingMke2fsRefuses) {
    const auto ran = run(built("ext4atlas-cli") + " sweep 1G --csv -- -t ext2 " + revision0Option());
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_THAT(ran.err, HasSubstr("-G 4 is left out: mke2fs refuses this: "));
    EXPECT_THAT(ran.out, AnyOf(HasSubstr("\n^flex_bg,"), HasSubstr("\npacked_meta_blocks,"))) << "the others are there";
    EXPECT_THAT(ran.out, Not(HasSubstr("-G 4,")));
}

TEST(SweepCommand, SaysWhereWhatItMeasuresStarts) {
    EXPECT_THAT(run(built("ext4atlas-cli") + " sweep 1G -- -E offset=1048576").out,
                HasSubstr("The volume starts at byte 2,097,152 of its disk."));
}

/// The folder of a resize2fs that refuses volumes whose dumpe2fs says `refused`. It may write to nothing but the image.
std::string refusingResize2fs(const TempDir& folder, const std::string& refused) {
    const auto script = folder.file("resize2fs");
    std::ofstream(script) << "#!/bin/sh\nfor image; do :; done\n"
                          << "if dumpe2fs -h \"$image\" | grep -q '" << refused << "'; then\n"
                          << "  echo 'resize2fs: no room' >&2; exit 1\nfi\n"
                          << "PATH=${PATH#*:} exec resize2fs \"$@\"\n";
    std::filesystem::permissions(script, std::filesystem::perms::owner_all);
    return std::filesystem::path(script).parent_path().string();
}

TEST(SweepCommand, LeavesOutASettingThatCannotBeGrown) {
    const TempDir folder;
    const auto sweep = [&](const std::string& refused) {
        return run("PATH=" + shellQuoted(refusingResize2fs(folder, refused)) + ":$PATH:/usr/sbin:/sbin " +
                   built("ext4atlas-cli") + " sweep 1G --grow 2G --csv");
    };
    const auto ran = sweep("Flex block group size:  *4$");
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_THAT(ran.err, HasSubstr("-G 4 is left out: "));
    EXPECT_THAT(ran.out, HasSubstr("-G 2,"));
    EXPECT_THAT(ran.out, Not(HasSubstr("-G 4,")));
    const auto none = sweep("Block size");
    EXPECT_EQ(none.exitCode, 3) << "none can be grown";
    EXPECT_THAT(none.err, Not(HasSubstr("is left out"))) << "one error says it";
}

TEST(SweepCommand, RecommendsASettingForAUse) {
    const auto json = cliJson("sweep 1T --json --use streaming");
    EXPECT_EQ(json["recommendation"]["setting"], "-G 16");
    EXPECT_EQ(json["recommendation"]["against"], "-G 16");
    EXPECT_EQ(json["recommendation"]["command"], "mke2fs -t ext4 -G 16 DEVICE");
    EXPECT_EQ(json["recommendation"]["for_worst_case"], "-G 256");
    EXPECT_THAT(json["recommendation"]["sentence"].get<std::string>(),
                HasSubstr("takes -G 256, which needs 384 ms for 32 reads. The cost: a group is 15.7 GiB"));
    EXPECT_THAT(cli("sweep 1T --use raid --raid 0:512k:4").out, HasSubstr("RAID members: "));
    EXPECT_THAT(cli("sweep 7M --use general").out, HasSubstr("keep -G 16, the default with these options"));
    EXPECT_EQ(cli("sweep 1T --use nonsense").exitCode, 2);
    EXPECT_THAT(cli("sweep 10G --use vm").out, HasSubstr("keep -G 16, the default with these options; no other setting "
                                                         "is noticeably better in ordinary use. No noticeable "
                                                         "difference"));
    EXPECT_THAT(cli("sweep 10G --use vm").out, HasSubstr("packed_meta_blocks packs only what mke2fs itself places"));
    EXPECT_THAT(cli("sweep 7M --use sd-card").out, HasSubstr("Start the partition at a multiple of 4 MiB"));
    EXPECT_THAT(cli("sweep 64G --use streaming --medium ssd").out, HasSubstr("On an SSD"));
    EXPECT_EQ(cli("sweep 1G --medium tape").exitCode, 2);
}

TEST(SweepCommand, GivesTheCommandWithWhatWasAddedForTheArray) {
    const auto text = cli("sweep 1T --use streaming --raid 6:512k:10 -- -t ext4").out;
    EXPECT_THAT(text, HasSubstr("\nRun: mke2fs -t ext4 -G 16 -E stride=128,stripe_width=1024 DEVICE\n"));
    EXPECT_THAT(text, HasSubstr("\nNote: -E stride=128,stripe_width=1024 was added for the array.\n"));
    EXPECT_THAT(cli("sweep 1T --raid 6:512k:10 -- -t ext4 -E stride=128,stripe_width=1024").out,
                Not(HasSubstr("was added")));
    EXPECT_THAT(cli("sweep 1T -- -t ext4").out, Not(AnyOf(HasSubstr("Run: "), HasSubstr("was added"))));
}

TEST(SweepCommand, RecommendsNothingWhereEverySettingIsPacked) {
    const auto json = cliJson("sweep 1T --json --use streaming -- -t ext4 -E packed_meta_blocks=1");
    EXPECT_TRUE(json["recommendation"]["setting"].is_null());
    EXPECT_TRUE(json["recommendation"]["command"].is_null());
    EXPECT_THAT(json["recommendation"]["sentence"].get<std::string>(),
                HasSubstr("packed_meta_blocks is never recommended"));
}

TEST(SweepCommand, RefusesWhatCannotBothBe) {
    EXPECT_EQ(cli("sweep 1G --json --csv").exitCode, 2);
    EXPECT_EQ(cli("compare --size 1G --json --csv 'mkfs.ext4' 'mkfs.ext3'").exitCode, 2);
}

TEST(SweepCommand, NeedsTheArrayToWeighItsMembers) {
    for (const auto* command : {"sweep 1G --use raid", "compare --size 1G --use raid 'mkfs.ext4' 'mkfs.ext3'"}) {
        const auto ran = cli(command);
        EXPECT_EQ(ran.exitCode, 2) << command;
        EXPECT_EQ(ran.out, "") << command;
        EXPECT_THAT(ran.err, HasSubstr("so it needs the array")) << command;
    }
}

TEST(SweepCommand, SaysWithoutAConfigurationFileWhoseProfileItFollows) {
    const auto ran = cli("sweep 1G --mke2fs-conf /dev/null").out;
    EXPECT_THAT(ran, testing::Not(HasSubstr("upstream's")));
    EXPECT_THAT(test::mustRun("MKE2FS_CONFIG=/nonexistent " + built("ext4atlas-cli") + " plan 1G -- -t ext4"),
                HasSubstr("the profile built in by its distributor; this plan uses the upstream profile"));
}

TEST(SweepCommand, AddsFlexBgWhereTheOptionsLeaveItOutAndSaysSo) {
    const auto ran = cli("sweep 4G --use general -- -t ext3").out;
    EXPECT_THAT(ran, HasSubstr("-G 16 "));
    EXPECT_THAT(ran, HasSubstr("which these options leave out, so it was added to every -G."));
    EXPECT_THAT(ran, testing::Not(HasSubstr("makes no difference")));
    EXPECT_THAT(cliJson("sweep 4G --json -- -t ext3")["notes"].dump(), HasSubstr("it was added to every -G."));
    EXPECT_THAT(cli("sweep 4G").out, testing::Not(HasSubstr("it was added")));
}

TEST(SweepCommand, PrintsItsNotesBesideTheCsv) {
    const auto ran = cli("sweep 4G --csv -- -t ext3");
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(ran.err,
              "ext4atlas-cli: -G needs flex_bg, which these options leave out, so it was added to every -G.\n");
    EXPECT_THAT(ran.out, testing::StartsWith("setting,"));
    EXPECT_THAT(ran.out, testing::Not(HasSubstr("it was added")));
    EXPECT_EQ(cli("sweep 4G --csv").err, "");
    EXPECT_EQ(cli("sweep 4G --json -- -t ext3").err, "") << "they are among the JSON";
}

TEST(SweepCommand, KeepsTheLibrarysOwnWordsToItself) {
    // Its search looks up block 0 of volumes whose first block is 1, which must not cause output on standard error.
    const auto ran = cli("sweep 100M");
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(ran.err, "");
}

TEST(SweepCommand, TakesTheMediumThatTheUseImpliesUnlessOneIsNamed) {
    const auto medium = [](const std::string& options) {
        return cliJson("sweep 64M --json " + options)["inputs"]["model"]["medium"];
    };
    EXPECT_EQ(medium("--use sd-card"), "sd");
    EXPECT_EQ(medium("--use sd-card --medium hdd"), "hdd");
    EXPECT_EQ(medium("--use database"), "ssd");
    EXPECT_THAT(cli("sweep --help").out, HasSubstr("except for --use sd-card and --use database"));
    const auto model = cliJson("sweep 64M --json --use sd-card --read-cost 2")["inputs"]["model"];
    EXPECT_EQ(model["seconds_per_read"], 0.002);
    EXPECT_EQ(model["bytes_per_second"], 20e6);
}

TEST(SweepCommand, SaysWhyThisSettingAndWhatItCosts) {
    const auto said = cliJson("sweep 1T --json --use streaming")["recommendation"];
    EXPECT_THAT(said["why"].get<std::string>(), HasSubstr("256 block bitmaps of 4 KiB side by side are 1 MiB"));
    EXPECT_EQ(said["verdict"], "Streaming: keep -G 16, the default with these options; no other setting is noticeably "
                               "better in ordinary use.");
    EXPECT_THAT(said["reasons"][0].get<std::string>(), testing::StartsWith("On a hard disk, in the worst case"));
    EXPECT_TRUE(said["losses"].empty());
    EXPECT_TRUE(said["much_worse"].empty());
    const auto card = cliJson("sweep 7G --json --use sd-card")["recommendation"];
    ASSERT_EQ(card["losses"].size(), 1U);
    EXPECT_EQ(card["losses"][0]["of"], "inode_table_distance_bytes");
    EXPECT_GT(card["losses"][0]["value"], card["losses"][0]["reference"]);
    EXPECT_THAT(card["much_worse"].dump(), HasSubstr("inode_table_distance_largest"));
}

/// A small -G is more even with slower work, a large one with inode tables far away.
TEST(SweepCommand, DoesNotBuyBalanceOfRaidMembersWithTimeOrDistance) {
    const auto swept = cliJson("sweep 1T --json --use raid --raid 5:512k:4");
    EXPECT_THAT(swept["rows"][1]["command"].get<std::string>(), HasSubstr("stride=128,stripe_width=384"));
    const auto said = swept["recommendation"];
    EXPECT_EQ(said["setting"], "-G 16");
    EXPECT_TRUE(said["losses"].empty());
    EXPECT_THAT(said["sentence"].get<std::string>(),
                HasSubstr("makes some work slower, or puts groups more than 4 GiB from their inode tables"));
}

TEST(SweepCommand, BeginsWithoutFlexBgAndDoublesFromThere) {
    const auto json = cliJson("sweep 1T --json");
    EXPECT_EQ(json["schema"], "ext4atlas-sweep/1");
    ASSERT_EQ(json["rows"].size(), 15U);
    EXPECT_TRUE(json["rows"][0]["flex_group_size"].is_null());
    EXPECT_EQ(json["rows"][5]["flex_group_size"], 16);
    EXPECT_EQ(json["rows"][5]["metrics"]["block_bitmap_runs"], 512);
    EXPECT_EQ(json["rows"][7]["metrics"]["inode_table_runs"], 129);
    EXPECT_EQ(json["rows"][5]["default"], true);
    EXPECT_THAT(cli("sweep 1T --csv").out, HasSubstr("\n-G 16,16,1,512,512,512,"));
    EXPECT_THAT(cli("sweep 1T --csv --use streaming").out, HasSubstr(",inode_table_distance_mean_blocks,"));
    EXPECT_THAT(cli("sweep 1T").out, HasSubstr("-G 16 *"));
}

} // namespace
} // namespace atlas::test
