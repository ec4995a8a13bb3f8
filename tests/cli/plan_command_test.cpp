// SPDX-License-Identifier: GPL-3.0-or-later
// The command plan end to end, and what it shares with sweep and compare.
#include "cli/program.h"

#include "support/paths.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace atlas::test {
namespace {

using testing::HasSubstr;

TEST(PlanCommand, PrintsTheCommandAndWhatHadNoEffect) {
    const auto ran = cli("plan 1G -- -t ext4 -E stride=16 200000");
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("mke2fs -t ext4 -E stride=16 DEVICE 200000"));
    EXPECT_THAT(ran.out, HasSubstr("The stride of 16 blocks has no effect"));
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
    ASSERT_EQ(json["plan"]["notes"].size(), 2U);
    EXPECT_THAT(json["plan"]["notes"][0].get<std::string>(), HasSubstr("has no effect"));
    EXPECT_THAT(json["plan"]["notes"][1].get<std::string>(), HasSubstr("reads zeros after a discard"));
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
    EXPECT_THAT(cli("plan 1G --grow 10G -- " + options).out,
                HasSubstr("After growth from 1 GiB to 10 GiB by resize2fs, "));
}

TEST(PlanCommand, RefusesToGrowWhatCannotGrowAndSaysWhy) {
    EXPECT_THAT(cli("plan 1G --grow 1G -- -t ext4").err, HasSubstr("--grow needs a size above that of the plan"));
    EXPECT_THAT(cli("plan 1G --grow 64P -- -t ext4 -b 1024").err,
                HasSubstr("found 64 PiB, expected above 1 GiB, at most "));
    EXPECT_THAT(cli("plan 1G --grow 1G -- -t ext4 100M").out,
                HasSubstr("After growth from 100 MiB to 1 GiB by resize2fs"));
    EXPECT_THAT(cli("plan 1G --grow 2G -- -t ext4 -E offset=1048576").err,
                HasSubstr("cannot be combined with -E offset"));
    const auto without = run("TMPDIR=/nowhere " + built("ext4atlas-cli") + " plan 1G --grow 2G -- -t ext4");
    EXPECT_EQ(without.exitCode, 3);
    EXPECT_THAT(without.err, HasSubstr("cannot create a temporary file"));
    const auto ran = cli("plan 1G --grow 1024P -- -t ext4");
    EXPECT_NE(ran.exitCode, 0);
    EXPECT_NE(ran.err, "");
}

/// The plan is the same with them, so what is grown is as well.

TEST(PlanCommand, GrowsWithOptionsThatWouldMakeNothingOrAnUndoFile) {
    const auto growth = [](const std::string& options) {
        return cliJson("plan 64M --grow 128M --json -- -t ext4" + options)["plan"]["growth"];
    };
    EXPECT_GT(growth("")["after"]["block_bitmap_runs"], 0);
    EXPECT_EQ(growth(" -n"), growth(""));
    const Images images;
    const auto undo = images.folder().file("undo");
    EXPECT_EQ(growth(" -z " + shellQuoted(undo)), growth(" -K"));
    EXPECT_FALSE(std::filesystem::exists(undo));
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
    EXPECT_THAT(ran.err, HasSubstr("running mke2fs"));
}

TEST(RaidOption, ContradictedByAStrideIsSaidByPlanSweepAndCompareAlike) {
    const std::string raid = "1G --raid 5:64k:4";
    const auto said = HasSubstr("do not match the array, which needs -E stride=16,stripe_width=48.");
    EXPECT_THAT(cli("plan " + raid + " -- -t ext4 -E stride=8").out, said);
    EXPECT_THAT(cli("sweep " + raid + " -- -E stride=8").out, said);
    EXPECT_THAT(cliJson("sweep --json " + raid + " -- -E stride=8")["notes"].dump(), said);
    EXPECT_THAT(cli("compare --size " + raid + " 'mkfs.ext4 -E stride=8' 'mkfs.ext4'").err, said);
    EXPECT_THAT(cli("sweep " + raid + " -- -E stride=16,stripe_width=48").out, testing::Not(said));
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

TEST(PlanCommand, EndsWithOneAndTheReasonOfMke2fs) {
    const auto ran = cli("plan 1G -- -t ext4 -G 3");
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.err, HasSubstr("flex_bg size must be a power of 2"));
    EXPECT_EQ(cli("plan 1G -- -t ext4 -y").exitCode, 1) << "mke2fs has no such option";
    EXPECT_EQ(cli("sweep 1G -- -t ext4 -I 5").exitCode, 1);
    EXPECT_EQ(cli("compare --size 1G 'mkfs.ext4' 'mkfs.ext4 -I 5'").exitCode, 1);
    EXPECT_EQ(cli("plan 1G -- -c").exitCode, 2) << "mke2fs would take it, and a plan cannot";
    EXPECT_EQ(cli("plan -- -t ext4").exitCode, 2);
    EXPECT_EQ(cli("plan nonsense").exitCode, 2);
}

TEST(PlanCommand, TakesTheSizesAndStartsThatTheComparePageTakes) {
    EXPECT_THAT(cli("plan 65535").err, HasSubstr("too small; found \"65535\", expected 64 KiB to 1 EiB"));
    EXPECT_THAT(cli("sweep 1025P").err, HasSubstr("too large; found \"1025P\", expected 64 KiB to 1 EiB"));
    EXPECT_THAT(cli("sweep 1G --start 1025P").err, HasSubstr("expected 0 B to 1 EiB"));
    EXPECT_EQ(cli("plan 1G --raid 0:1:4").exitCode, 2);
    EXPECT_THAT(cli("plan 4 TB").err, HasSubstr("write the unit with the number: 4TB, or \"4 TB\""));
    EXPECT_EQ(cli("plan '4 TB' -- -t ext4").exitCode, 0);
}

TEST(PlanCommand, SaysWhichBlockSizeMke2fsTakes) {
    EXPECT_THAT(cli("plan 1G -- -t ext4 -b 3000").out,
                HasSubstr("Note: mke2fs uses blocks of 2,048 bytes instead of the requested 3,000 bytes"));
}

TEST(PlanCommand, RefusesAStartInsideASector) {
    EXPECT_THAT(cli("sweep 1G --start 3").err,
                HasSubstr("no partition starts there; found \"3\", expected a multiple of 512 bytes"));
    EXPECT_EQ(cli("sweep 1G --start 3s").exitCode, 0);
    EXPECT_THAT(cli("sweep 1G --start 63s --use general").out, HasSubstr("\nStart at a multiple of 4,096 bytes: "));
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

/// mke2fs flags no table as zeroed on a device that cannot discard.
TEST(PlanCommand, SaysWhatItAssumesAboutDiscarding) {
    const auto asImage = cliJson("plan --json 20G -- -t ext4");
    const auto onDisk = cliJson("plan --json --medium hdd 20G -- -t ext4");
    EXPECT_THAT(asImage["plan"]["notes"].dump(), testing::HasSubstr("320 MiB of inode tables wait"));
    EXPECT_EQ(onDisk["plan"]["notes"].dump().find("inode tables wait"), std::string::npos);
    EXPECT_EQ(onDisk["groups"], cliJson("plan --json 20G -- -t ext4 -E nodiscard")["groups"]);
    EXPECT_NE(onDisk["groups"], asImage["groups"]);
    EXPECT_EQ(
        cliJson("plan --json 20G -- -t ext4 -E lazy_itable_init=0")["plan"]["notes"].dump().find("inode tables wait"),
        std::string::npos);
}

} // namespace
} // namespace atlas::test
