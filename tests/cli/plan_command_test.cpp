// SPDX-License-Identifier: GPL-3.0-or-later
// The commands plan, sweep, compare and diff end to end.
#include "cli/program.h"

#include "report/snapshot/snapshot_file.h"
#include "support/paths.h"
#include "support/synthetic.h"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace atlas::test {
namespace {

using testing::HasSubstr;

TEST(PlanCommand, PrintsTheCommandAndWhatHadNoEffect) {
    const auto ran = cli("plan 1G -- -t ext4 -E stride=16 200000");
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("mke2fs -t ext4 -E stride=16 DEVICE 200000"));
    EXPECT_THAT(ran.out, HasSubstr("The stride of 16 blocks moves nothing"));
    EXPECT_THAT(ran.out, HasSubstr("e2fsprogs 1.47"));
}

TEST(PlanCommand, GivesMke2fsTheStripeOfARaidSet) {
    const auto commandOf = [](const std::string& arguments) { return cliJson("plan " + arguments)["plan"]["command"]; };
    EXPECT_EQ(commandOf("1G --json --raid 5:64k:4 -- -t ext4 -E lazy_itable_init=0"),
              "mke2fs -t ext4 -E lazy_itable_init=0,stride=16,stripe_width=48 DEVICE");
    EXPECT_EQ(commandOf("1G --json --raid 5:64k:4 -- -t ext4 -b 1024"),
              "mke2fs -t ext4 -b 1024 -E stride=64,stripe_width=192 DEVICE");
    EXPECT_EQ(commandOf("1G --json --raid 0:6k:4 -- -t ext4"), "mke2fs -t ext4 DEVICE")
        << "a chunk that is no multiple of the block";
    EXPECT_EQ(commandOf("1G --json --raid 5:64k:4 -- -t ext4 -E stride=8"), "mke2fs -t ext4 -E stride=8 DEVICE")
        << "a stride that is given is kept";
    EXPECT_EQ(cli("plan 1G --raid 1:64k:4").exitCode, 2);
}

TEST(PlanCommand, TakesEachWordAsItIs) {
    const auto json = cliJson("plan 1G --json -- '-Lmy disk'");
    EXPECT_EQ(json["plan"]["command"], "mke2fs -L 'my disk' DEVICE");
    EXPECT_EQ(json["filesystem"]["label"], "my disk");
    EXPECT_EQ(cliJson("plan 1G --json -- -L '' -t ext4")["plan"]["command"], "mke2fs -L '' -t ext4 DEVICE");
}

TEST(PlanCommand, WritesTheJsonOfLayout) {
    const auto json = cliJson("plan 1T --json -- -t ext4 -G 64");
    EXPECT_EQ(json["schema"], "ext4atlas-layout/1");
    EXPECT_EQ(json["filesystem"]["flex_group_size"], 64);
    EXPECT_EQ(json["groups"].size(), 8192U);
}

TEST(PlanCommand, TellsWhatHadNoEffectInJsonToo) {
    const auto json = cliJson("plan 1G --json -- -t ext4 -E stride=16");
    EXPECT_EQ(json["plan"]["command"], "mke2fs -t ext4 -E stride=16 DEVICE");
    ASSERT_EQ(json["plan"]["notes"].size(), 1U);
    EXPECT_THAT(json["plan"]["notes"][0].get<std::string>(), HasSubstr("moves nothing"));
    EXPECT_FALSE(json["plan"]["mke2fs_conf"].get<std::string>().empty());
}

TEST(PlanCommand, TellsAProgramThatTakesTheSnapshotWhatItPlanned) {
    const auto ran = cli("--progress=json plan 1G --snapshot -- -t ext4");
    EXPECT_EQ(ran.exitCode, 0);
    const auto said = nlohmann::json::parse(ran.err);
    EXPECT_EQ(said["plan"]["command"], "mke2fs -t ext4 DEVICE");
    EXPECT_EQ(said["plan"]["notes"].size(), 0U);
}

/// The counts are those of the layouts that mke2fs and resize2fs make here.
TEST(PlanCommand, GrowsAPlanByResize2fs) {
    const std::string options = "-t ext4 -G 64 -E packed_meta_blocks=1";
    const auto growth = cliJson("plan 1G --grow 10G --json -- " + options)["plan"]["growth"];
    const Images images;
    const auto image = shellQuoted(images.bare("a.img", 1024, options));
    const auto before = cliJson("compare --json " + image + " " + image)["layouts"][0]["metrics"];
    mustRun("truncate -s 10G " + image + " && /sbin/resize2fs -f " + image + " 2>&1");
    const auto after = cliJson("compare --json " + image + " " + image)["layouts"][0]["metrics"];
    for (const auto* runs : {"block_bitmap_runs", "inode_bitmap_runs", "inode_table_runs"}) {
        EXPECT_EQ(growth["before"][runs], before[runs]) << runs;
        EXPECT_EQ(growth["after"][runs], after[runs]) << runs;
    }
    EXPECT_EQ(growth["before"]["block_bitmap_runs"], 1);
    EXPECT_GT(growth["after"]["block_bitmap_runs"], 50) << "packed_meta_blocks packs only what mke2fs makes";
    EXPECT_EQ(growth["at_once"]["block_bitmap_runs"], 1);
    EXPECT_THAT(cli("plan 1G --grow 10G -- " + options).out, HasSubstr("Grown from 1 GiB to 10 GiB by resize2fs, "));
}

TEST(PlanCommand, RefusesToGrowWhatCannotGrowAndSaysWhy) {
    EXPECT_THAT(cli("plan 1G --grow 1G -- -t ext4").err, HasSubstr("--grow takes a size above that of the plan"));
    EXPECT_THAT(cli("plan 1G --grow 2G -- -t ext4 -E offset=1048576").err, HasSubstr("does not go with -E offset"));
    const auto without = run("TMPDIR=/nowhere " + built("ext4atlas-cli") + " plan 1G --grow 2G -- -t ext4");
    EXPECT_EQ(without.exitCode, 3);
    EXPECT_THAT(without.err, HasSubstr("no temporary file can be made"));
    const auto ran = cli("plan 1G --grow 1024P -- -t ext4");
    EXPECT_NE(ran.exitCode, 0);
    EXPECT_NE(ran.err, "");
}

/// The file has no name, so that not even SIGKILL leaves one.
TEST(PlanCommand, LeavesNothingBehindWhenItIsEndedWhileGrowing) {
    const Images images;
    const auto folder = images.folder().file("tmp");
    mustRun("mkdir " + shellQuoted(folder));
    for (const auto* const signal : {"INT", "TERM", "KILL"}) {
        const auto ran = run("cd " + shellQuoted(folder) + " && TMPDIR=" + shellQuoted(folder) + " timeout -s " +
                             signal + " 0.4 " + built("ext4atlas-cli") + " plan 1T --grow 8T -- -t ext4 -O ^flex_bg");
        EXPECT_NE(ran.exitCode, 0) << signal << ": the growth was to be interrupted";
        EXPECT_EQ(mustRun("ls -A " + shellQuoted(folder)), "") << signal;
    }
}

TEST(PlanCommand, ShowsTheLayoutAfterGrowth) {
    const auto json = cliJson("plan 1G --grow 2G --json -- -t ext4");
    EXPECT_EQ(json["groups"].size(), 16U);
    EXPECT_EQ(json["plan"]["growth"]["online_then"], "meta_bg");
    const auto ran = cli("--progress=json plan 1G --grow 2G --snapshot -- -t ext4");
    EXPECT_THAT(ran.err, HasSubstr("mke2fs makes it"));
}

TEST(CompareCommand, ComparesLayoutsAfterGrowth) {
    const std::string lines = "--size 1G --grow 4G 'mkfs.ext4' 'mkfs.ext4 -E packed_meta_blocks=1'";
    const auto json = cliJson("compare --json " + lines);
    EXPECT_EQ(json["inputs"]["grown_to"], std::uint64_t{4} << 30);
    const auto& layouts = json["layouts"];
    ASSERT_EQ(layouts.size(), 2U);
    for (const auto& layout : layouts) {
        EXPECT_EQ(layout["growth"]["after"]["block_bitmap_runs"], layout["metrics"]["block_bitmap_runs"]);
    }
    EXPECT_EQ(layouts[1]["growth"]["before"]["block_bitmap_runs"], 1);
    EXPECT_THAT(cli("compare " + lines).out, HasSubstr("\nB: Grown from 1 GiB to 4 GiB by resize2fs, "));
    EXPECT_THAT(cli("compare --grow 4G 'mkfs.ext4' 'mkfs.ext3'").err, HasSubstr("--grow needs the size"));
}

TEST(SweepCommand, MeasuresItsRowsAfterGrowth) {
    const auto json = cliJson("sweep 1G --grow 4G --json");
    const auto runs = cliJson("plan 1G --grow 4G --json -- -t ext4 -G 4")["plan"]["growth"]["after"];
    EXPECT_EQ(json["grown_to"], std::uint64_t{4} << 30);
    EXPECT_EQ(json["rows"][3]["flex_group_size"], 4);
    EXPECT_EQ(json["rows"][3]["metrics"]["block_bitmap_runs"], runs["block_bitmap_runs"]);
    EXPECT_EQ(json["rows"][3]["metrics"]["inode_table_runs"], runs["inode_table_runs"]);
}

TEST(SweepCommand, RecommendsASettingForAUse) {
    const auto json = cliJson("sweep 1T --json --use streaming");
    EXPECT_EQ(json["recommendation"]["setting"], "-G 256");
    EXPECT_EQ(json["recommendation"]["against"], "-G 16");
    EXPECT_THAT(json["recommendation"]["sentence"].get<std::string>(),
                HasSubstr("against 2.78 s for 512 reads with -G 16. The cost: a group lies 15.7 GiB"));
    EXPECT_THAT(cli("sweep 1T --use raid --raid 0:512k:4").out, HasSubstr("RAID members: "));
    EXPECT_THAT(cli("sweep 7M --use general").out, HasSubstr("keep -G 16, the default of these options"));
    EXPECT_EQ(cli("sweep 1T --use nonsense").exitCode, 2);
    EXPECT_THAT(cli("sweep 10G --use vm").out, HasSubstr("keep -G 16, the default of these options. No difference"));
    EXPECT_THAT(cli("sweep 10G --use vm").out, HasSubstr("packed_meta_blocks packs only what mke2fs itself places"));
    EXPECT_THAT(cli("sweep 7M --use sd-card").out, HasSubstr("Start the partition at a multiple of 4 MiB"));
    EXPECT_THAT(cli("sweep 64G --use streaming --medium ssd").out, HasSubstr("On an SSD"));
    EXPECT_EQ(cli("sweep 1G --medium tape").exitCode, 2);
}

TEST(SweepCommand, RefusesWhatCannotBothBe) {
    EXPECT_THAT(cli("sweep 1G -- -G 64").err, HasSubstr("sweep plans every -G itself"));
    EXPECT_EQ(cli("sweep 1G -- -G 64").exitCode, 2);
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

TEST(RaidOption, ContradictedByAStrideIsSaidByPlanSweepAndCompareAlike) {
    const std::string raid = "1G --raid 5:64k:4";
    const auto said = HasSubstr("are not those of the array, which would be -E stride=16,stripe_width=48.");
    EXPECT_THAT(cli("plan " + raid + " -- -t ext4 -E stride=8").out, said);
    EXPECT_THAT(cli("sweep " + raid + " -- -E stride=8").out, said);
    EXPECT_THAT(cliJson("sweep --json " + raid + " -- -E stride=8")["notes"].dump(), said);
    EXPECT_THAT(cli("compare --size " + raid + " 'mkfs.ext4 -E stride=8' 'mkfs.ext4'").err, said);
    EXPECT_THAT(cli("sweep " + raid + " -- -E stride=16,stripe_width=48").out, testing::Not(said));
}

TEST(SweepCommand, SaysWithoutAConfigurationFileWhoseProfileItFollows) {
    const auto ran = cli("sweep 1G --mke2fs-conf /dev/null").out;
    EXPECT_THAT(ran, testing::Not(HasSubstr("upstream's")));
    EXPECT_THAT(test::mustRun("MKE2FS_CONFIG=/nonexistent " + built("ext4atlas-cli") + " plan 1G -- -t ext4"),
                HasSubstr("the profile that its distributor built in: the plan follows upstream's"));
}

TEST(SweepCommand, AddsFlexBgWhereTheOptionsLeaveItOutAndSaysSo) {
    const auto ran = cli("sweep 4G --use general -- -t ext3").out;
    EXPECT_THAT(ran, HasSubstr("-G 16 "));
    EXPECT_THAT(ran, HasSubstr("which these options leave out: it was added to every -G."));
    EXPECT_THAT(ran, testing::Not(HasSubstr("makes no difference")));
    EXPECT_THAT(cli("sweep 4G").out, testing::Not(HasSubstr("it was added")));
}

TEST(TypedSize, IsTakenAsTheSuffixSaysAndShownInBytes) {
    EXPECT_THAT(cli("plan 4TB -- -t ext4").out, HasSubstr("4TB is 4,000,000,000,000 bytes"));
    EXPECT_THAT(cli("plan 4T -- -t ext4").out, HasSubstr("4T is 4,398,046,511,104 bytes"));
    EXPECT_THAT(cli("sweep 100MB").out, HasSubstr("100MB is 100,000,000 bytes"));
    EXPECT_THAT(cli("compare --size 1GB 'mkfs.ext4' 'mkfs.ext3'").out, HasSubstr("1GB is 1,000,000,000 bytes"));
    const auto blocks = [](const char* size) {
        return nlohmann::json::parse(
                   cli(std::string("plan ") + size + " --json -- -t ext4").out)["filesystem"]["block_count"]
            .get<std::uint64_t>();
    };
    EXPECT_EQ(blocks("1GB"), 1000000000U / 4096);
    EXPECT_EQ(blocks("1GiB"), 262144U);
}

TEST(SweepCommand, KeepsTheLibrarysOwnWordsToItself) {
    // Its search looks up block 0 of volumes whose first block is 1, which must not cause output on standard error.
    const auto ran = cli("sweep 100M");
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(ran.err, "");
}

TEST(PlanCommand, EndsWithTwoAndTheReasonOfMke2fs) {
    const auto ran = cli("plan 1G -- -t ext4 -G 3");
    EXPECT_EQ(ran.exitCode, 2);
    EXPECT_THAT(ran.err, HasSubstr("flex_bg size must be a power of 2"));
    EXPECT_EQ(cli("plan -- -t ext4").exitCode, 2);
    EXPECT_EQ(cli("plan nonsense").exitCode, 2);
}

TEST(PlanCommand, TakesTheSizesAndStartsThatTheComparePageTakes) {
    EXPECT_THAT(cli("plan 65535").err, HasSubstr("too small; found \"65535\", expected 64 KiB to 1 EiB"));
    EXPECT_THAT(cli("sweep 1025P").err, HasSubstr("too large; found \"1025P\", expected 64 KiB to 1 EiB"));
    EXPECT_THAT(cli("sweep 1G --start 1025P").err, HasSubstr("expected 0 B to 1 EiB"));
    EXPECT_EQ(cli("plan 1G --raid 0:1:4").exitCode, 2);
    EXPECT_THAT(cli("plan 4 TB").err, HasSubstr("the unit belongs to the number: 4TB, or \"4 TB\""));
    EXPECT_EQ(cli("plan '4 TB' -- -t ext4").exitCode, 0);
}

TEST(PlanCommand, SaysWhichBlockSizeMke2fsTakes) {
    EXPECT_THAT(cli("plan 1G -- -t ext4 -b 3000").out,
                HasSubstr("Note: mke2fs takes blocks of 2,048 bytes where 3,000 bytes are asked for"));
}

TEST(PlanCommand, RefusesAStartInsideASector) {
    EXPECT_THAT(cli("sweep 1G --start 3").err,
                HasSubstr("no partition starts there; found \"3\", expected a multiple of 512 bytes"));
    EXPECT_EQ(cli("sweep 1G --start 3s").exitCode, 0);
    EXPECT_THAT(cli("sweep 1G --start 63s --use general").out, HasSubstr("\nStart at a multiple of 4,096 bytes: "));
}

TEST(SweepCommand, TakesTheMediumThatTheUseImpliesUnlessOneIsNamed) {
    const auto medium = [](const std::string& options) {
        return cliJson("sweep 64M --json " + options)["inputs"]["model"]["medium"];
    };
    EXPECT_EQ(medium("--use sd-card"), "sd");
    EXPECT_EQ(medium("--use sd-card --medium hdd"), "hdd");
    EXPECT_EQ(medium("--use database"), "ssd");
    const auto model = cliJson("sweep 64M --json --use sd-card --read-cost 2")["inputs"]["model"];
    EXPECT_EQ(model["seconds_per_read"], 0.002);
    EXPECT_EQ(model["bytes_per_second"], 20e6);
}

TEST(SweepCommand, SaysWhyThisSettingAndWhatItCosts) {
    const auto said = cliJson("sweep 1T --json --use streaming")["recommendation"];
    EXPECT_THAT(said["why"].get<std::string>(), HasSubstr("256 block bitmaps of 4 KiB side by side are 1 MiB"));
    EXPECT_EQ(said["verdict"], "Streaming: -G 256.");
    EXPECT_THAT(said["reasons"][0].get<std::string>(),
                testing::StartsWith("On a hard disk, the first write after a mount"));
    EXPECT_THAT(said["sentence"].get<std::string>(), testing::StartsWith("Streaming: -G 256. On a hard disk, "));
    ASSERT_EQ(said["losses"].size(), 1U);
    EXPECT_EQ(said["losses"][0]["of"], "inode_table_distance_bytes");
    EXPECT_GT(said["losses"][0]["value"], said["losses"][0]["reference"]);
}

/// The default cannot be made more even without slower work, but a large -G can.
TEST(SweepCommand, DoesNotBuyBalanceOfRaidMembersWithTime) {
    const auto said = cliJson("sweep 1T --json --use raid --raid 5:512k:4")["recommendation"];
    EXPECT_EQ(said["setting"], "-G 512");
    EXPECT_THAT(said["sentence"].get<std::string>(), testing::Not(HasSubstr("first write when nearly full takes")));
}

TEST(PlanCommand, SaysWhatToTypeForAFlexGroupSizeOnExt2) {
    const std::string reason = "Flex_bg feature not enabled, so flex_bg size may not be specified; try: ";
    EXPECT_THAT(cli("plan 1G -- -G 64").err,
                HasSubstr(reason + "mkfs.ext4 -G 64, or -t ext4 -G 64: plain mke2fs makes ext2"));
    EXPECT_THAT(cli("compare --size 1G 'mke2fs -G 64' 'mkfs.ext4'").err, HasSubstr(reason + "mkfs.ext4 -G 64"));
    EXPECT_THAT(cli("plan 1G -- -t ext3 -G 64").err, HasSubstr(reason + "-O flex_bg -G 64"));
    EXPECT_EQ(cli("plan 1G -- -t ext3 -O flex_bg -G 64").exitCode, 0);
}

TEST(RaidOption, GivesTheStrideToPlanSweepAndCompareAlike) {
    const auto rows = cliJson("sweep 1G --json --raid 5:64k:4")["rows"];
    ASSERT_FALSE(rows.empty());
    for (const auto& row : rows) {
        EXPECT_THAT(row["command"].get<std::string>(), HasSubstr(" -E stride=16,stripe_width=48 DEVICE"));
    }
    // Without flex_bg the bitmaps of successive groups are a stride apart (lib/ext2fs/alloc_tables.c).
    const auto layouts = cliJson("compare --size 64G --json --raid 0:512k:4 'mkfs.ext4 -O ^flex_bg' "
                                 "'mkfs.ext4 -O ^flex_bg -E stride=1'")["layouts"];
    ASSERT_EQ(layouts.size(), 2U);
    const auto distance = [&](std::size_t n) {
        return layouts[n]["metrics"]["block_bitmap_distance_mean"].get<double>();
    };
    EXPECT_GT(distance(0), 10000);
    EXPECT_LT(distance(1), 1000) << "the stride of the option line is kept";
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

TEST(CompareCommand, TakesImagesSnapshotsAndOptionLines) {
    const Images images;
    const auto image = shellQuoted(images.bare("a.img", 256, "-t ext4 -G 4"));
    const auto snapshot = images.folder().file("a.snapshot");
    mustRun(built("ext4atlas-cli") + " plan 256M --snapshot -- -t ext4 -G 4 >" + shellQuoted(snapshot));
    const auto json = cliJson("compare --json " + image + " " + shellQuoted(snapshot) + " 'mkfs.ext4 -G 1'");
    ASSERT_EQ(json["layouts"].size(), 3U);
    EXPECT_EQ(json["layouts"][0]["metrics"]["block_bitmap_runs"], json["layouts"][1]["metrics"]["block_bitmap_runs"]);
    EXPECT_LT(json["layouts"][0]["metrics"]["block_bitmap_runs"], json["layouts"][2]["metrics"]["block_bitmap_runs"]);
    EXPECT_EQ(cli("compare 'mke2fs -t ext4' 'mke2fs -t ext3'").exitCode, 2) << "no size";
}

TEST(CompareCommand, ComparesSizesOfDifferentBlockSizesInBytes) {
    const std::string lines = "--size 1G 'mkfs.ext4 -b 1024' 'mkfs.ext4 -b 4096'";
    EXPECT_THAT(cli("compare " + lines).out, HasSubstr("\n★: the best of each metric\n"));
    EXPECT_THAT(cli("compare " + lines).out, testing::ContainsRegex("longest stretch without metadata +[0-9.]+ [KM]iB "
                                                                    " +[0-9.]+ [MG]iB ★"));
    const auto layouts = cliJson("compare --json " + lines)["layouts"];
    EXPECT_EQ(layouts[0]["block_size"], 1024);
    const auto longest = nlohmann::json("longest_metadata_free_blocks");
    EXPECT_THAT(layouts[0]["best"], testing::Not(testing::Contains(longest)));
    EXPECT_THAT(layouts[1]["best"], testing::Contains(longest));
}

TEST(CompareCommand, RecommendsAgainstTheFirstAndRecordsItsInputs) {
    const std::string layouts = "--size 256G --use streaming 'mkfs.ext4' 'mkfs.ext4 -G 256'";
    EXPECT_THAT(cli("compare " + layouts).out, HasSubstr("Streaming: mkfs.ext4 -G 256. "));
    const auto json = cliJson("compare --json --medium ssd --raid 5:64k:4 --start 4M " + layouts);
    const auto& inputs = json["inputs"];
    EXPECT_EQ(inputs["size"], std::uint64_t{256} << 30);
    EXPECT_EQ(inputs["start"], 4 << 20);
    EXPECT_TRUE(inputs["grown_to"].is_null());
    EXPECT_EQ(inputs["phase"], 0);
    EXPECT_EQ(inputs["raid"]["members"], 4);
    EXPECT_EQ(inputs["model"]["medium"], "ssd");
    EXPECT_EQ(inputs["e2fsprogs"], "1.47.0");
    EXPECT_THAT(json["layouts"][0]["command"].get<std::string>(), HasSubstr(" -E stride=16,stripe_width=48 DEVICE"));
    EXPECT_EQ(json["recommendation"]["use"], "streaming");
    const auto csv = cli("compare --csv " + layouts).out;
    EXPECT_THAT(csv, HasSubstr(",recommended,recommendation,block_size_bytes"));
    EXPECT_THAT(csv, HasSubstr("\nmkfs.ext4 -G 256,"));
}

/// As the window's page of the same image measures.
TEST(CompareCommand, MeasuresWhereTheFirstImageLies) {
    const Images images;
    const std::string layouts = "compare --json " + shellQuoted(gptDisk(images, 2049)) + " 'mkfs.ext4'";
    const auto json = cliJson(layouts);
    EXPECT_EQ(json["inputs"]["start"], 2049 * 512);
    for (const auto& layout : json["layouts"]) {
        EXPECT_EQ(layout["metrics"]["structures_whole"], 0) << layout["label"];
    }
    EXPECT_EQ(cliJson(layouts + " --start 1M")["inputs"]["start"], 1 << 20);
    EXPECT_EQ(cliJson(layouts + " --physical-sector 512")["inputs"]["physical_sector"], 512);
}

TEST(CompareCommand, StartsAVolumeOnAnArrayAtItsFirstByte) {
    const std::string layouts = " --size 1G 'mkfs.ext4' 'mkfs.ext4 -G 64'";
    EXPECT_THAT(cli("compare" + layouts).out, HasSubstr("The volume starts at byte 1,048,576 of its disk."));
    const auto raid = cli("compare --raid 0:512k:4" + layouts).out;
    EXPECT_THAT(raid, HasSubstr("The volume starts at byte 0 of its array."));
    EXPECT_THAT(raid, HasSubstr("on each member:\nA: "));
}

/// A note and the table beside it are about the same drive.
TEST(CompareCommand, NotesABlockBelowTheSectorsOfTheDriveThatItMeasuresOn) {
    auto snapshot = syntheticSnapshot({.groups = {4}});
    snapshot.disk.drive.physicalSector = {{512}, Source::Device};
    std::ostringstream bytes;
    writeSnapshot(snapshot, bytes);
    const TempDir folder;
    const auto below = HasSubstr("A block of 1 KiB is smaller than a physical sector of 4 KiB");
    const auto line = "compare " + shellQuoted(folder.write("512n.snapshot", bytes.str())) + " 'mkfs.ext4 -b 1024'";
    EXPECT_EQ(cliJson(line + " --json")["inputs"]["physical_sector"], 512);
    EXPECT_THAT(cli(line).err, testing::Not(HasSubstr("is smaller than a physical sector")));
    EXPECT_THAT(cli(line + " --physical-sector 4096").err, below);
    EXPECT_THAT(cli("compare --size 64M 'mkfs.ext4 -b 1024' 'mkfs.ext4'").err, below);
}

TEST(CompareCommand, MeasuresAPlanWithAnOffsetWhereItBeginsOnItsDevice) {
    const auto layouts = cliJson("compare --size 1G --json 'mkfs.ext4 -E offset=512' 'mkfs.ext4'")["layouts"];
    EXPECT_EQ(layouts[0]["metrics"]["structures_whole"], 0) << "as check says of its snapshot";
    EXPECT_EQ(layouts[1]["metrics"]["structures_straddling"], 0);
    EXPECT_EQ(cliJson("plan 1G --json -- -t ext4 -E offset=512")["plan"]["offset"], 512);
    const auto said = cliJson("sweep 1G --json --use general -- -E offset=512")["recommendation"];
    EXPECT_THAT(said["first"].get<std::string>(), testing::StartsWith("Start at a multiple of 4,096 bytes: "));
}

TEST(DiffCommand, FindsAnImageEqualToItsPlan) {
    const Images images;
    const auto image = shellQuoted(images.bare("a.img", 256, "-t ext4"));
    EXPECT_THAT(cli("diff " + image + " 'mkfs.ext4'").out, HasSubstr("No difference."));
    const auto json = cliJson("diff --json " + image + " 'mkfs.ext4 -G 2'");
    EXPECT_EQ(json["figures"][0]["name"], "flex_group_size");
    EXPECT_GT(json["summary"]["block_bitmap"]["moved"], 0);
}

} // namespace
} // namespace atlas::test
