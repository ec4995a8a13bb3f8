// SPDX-License-Identifier: GPL-3.0-or-later
// The commands compare and diff end to end.
#include "cli/program.h"

#include "report/snapshot/snapshot_file.h"
#include "support/paths.h"
#include "support/synthetic.h"

#include <filesystem>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <sstream>

namespace atlas::test {
namespace {

using testing::HasSubstr;

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
    EXPECT_THAT(cli("compare " + lines).out, HasSubstr("\nB: After growth from 1 GiB to 4 GiB by resize2fs, "));
    EXPECT_THAT(cli("compare --grow 4G 'mkfs.ext4' 'mkfs.ext3'").err, HasSubstr("--grow needs the size"));
}

TEST(CompareCommand, NotesAFlexGroupAboveTheGroupsThatThereAreAfterGrowth) {
    const std::string lines = " 'mkfs.ext4 -G 16' 'mkfs.ext4 -G 64'";
    const auto grown = cli("compare --size 1G --grow 4G" + lines).err;
    EXPECT_THAT(grown, Not(HasSubstr("-G 16 is more than")));
    EXPECT_THAT(grown, HasSubstr("-G 64 is more than the 32 groups of the file system"));
    EXPECT_THAT(cli("compare --size 1G" + lines).err, HasSubstr("-G 16 is more than the 8 groups of the file system"));
}

TEST(CompareCommand, GrowsFromThePlannedSizeAndNotFromThatOfTheDevice) {
    const auto layouts = cliJson("compare --json --size 1T --grow 1G 'mkfs.ext4 -b 4096 -G 16 DEVICE 25000' "
                                 "'mkfs.ext4 -b 4096 -G 64 DEVICE 25000'")["layouts"];
    ASSERT_EQ(layouts.size(), 2U);
    EXPECT_GT(layouts[0]["growth"]["after"]["block_bitmap_runs"], 0);
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

TEST(CompareCommand, NamesTheLayoutThatMke2fsRefuses) {
    for (const auto* refused : {"mkfs.ext4 -G 65", "mkfs.ext4 -I 5"}) {
        const auto lines = std::string(" 'mkfs.ext4 -G 16' ") + shellQuoted(refused);
        EXPECT_THAT(cli("compare --size 1T" + lines).err, HasSubstr(std::string(refused) + ": mke2fs refuses this"));
    }
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
    EXPECT_THAT(cli("compare " + layouts).out, HasSubstr("Streaming: keep mkfs.ext4, the first of the list; no other "
                                                         "setting is noticeably better in ordinary use. "));
    const auto json = cliJson("compare --json --medium ssd --raid 5:64k:4 --start 4M " + layouts);
    const auto& inputs = json["inputs"];
    EXPECT_EQ(inputs["size"], std::uint64_t{256} << 30);
    EXPECT_EQ(inputs["start"], 4 << 20);
    EXPECT_TRUE(inputs["grown_to"].is_null());
    EXPECT_EQ(inputs["phase"], 0);
    EXPECT_EQ(inputs["raid"]["members"], 4);
    EXPECT_EQ(inputs["model"]["medium"], "ssd");
    EXPECT_THAT(cli("--version").out, HasSubstr(inputs["e2fsprogs"].get<std::string>()));
    EXPECT_THAT(json["layouts"][0]["command"].get<std::string>(), HasSubstr(" -E stride=16,stripe_width=48 DEVICE"));
    EXPECT_EQ(json["recommendation"]["use"], "streaming");
    const auto csv = cli("compare --csv " + layouts).out;
    EXPECT_THAT(csv, HasSubstr(",deciding_metric,recommended,recommendation,block_size_bytes,start_byte"));
    EXPECT_THAT(csv, HasSubstr("\nmkfs.ext4 -G 256,"));
}

TEST(CompareCommand, SaysWhyNoneOfItsLayoutsIsToBePreferred) {
    EXPECT_THAT(cli("compare --size 1T --use general 'mkfs.ext4 -G 256' 'mkfs.ext4 -G 256 -L b'").out,
                AllOf(HasSubstr("do not differ in any metric"), Not(HasSubstr("Leave it out"))));
    EXPECT_THAT(cli("compare --size 8T --use general 'mkfs.ext4 -G 16' 'mkfs.ext4 -G 65536'").out,
                AllOf(HasSubstr("Only mkfs.ext4 -G 16 can be recommended. "), Not(HasSubstr("is accepted"))));
}

/// In a sparse file, what mke2fs writes is what is allocated.
TEST(CompareCommand, CountsWhatMke2fsWritesAndTheKernelLater) {
    const TempDir folder;
    const auto image = folder.file("written.img");
    for (const std::string options : {"-E nodiscard", "-E nodiscard -G 1", "-E nodiscard,lazy_itable_init=0",
                                      "-E nodiscard -O ^resize_inode -J size=16 -i 65536"}) {
        std::filesystem::remove(image);
        mustRun("truncate -s 4G " + image + " && mke2fs -q -F -t ext4 " + options + " " + image);
        const auto allocated = std::stod(mustRun("echo $(($(stat -c %b " + image + ") * 512))"));
        const auto metrics =
            cliJson("compare --json --size 4G 'mke2fs -t ext4 " + options + "' mkfs.ext3")["layouts"][0]["metrics"];
        EXPECT_NEAR(metrics["metadata_written_bytes"].get<double>(), allocated, 0.02 * allocated) << options;
        const auto summary = cliJson("check --json " + image)["summary"]["lazy_init"];
        EXPECT_EQ(metrics["metadata_written_later_bytes"], summary["bytes_to_zero"]) << options;
    }
}

TEST(CompareCommand, LeavesOutWhatCannotHoldTheFilesOfTheUse) {
    const auto said = cliJson("compare --json --size 4TB --use small-files 'mkfs.ext4 -N 2000' 'mkfs.ext4' "
                              "'mkfs.ext4 -O bigalloc -C 1M'")["recommendation"];
    EXPECT_EQ(said["setting"], "mkfs.ext4");
    EXPECT_THAT(said["too_few_files"], testing::ElementsAre("mkfs.ext4 -N 2000", "mkfs.ext4 -O bigalloc -C 1M"));
    EXPECT_THAT(said["sentence"].get<std::string>(), HasSubstr("With mkfs.ext4 -N 2000, the inodes run out when files "
                                                               "average "));
    EXPECT_THAT(said["capacity"].dump(), HasSubstr("\"inodes\""));
    const auto text = cli("compare --size 4TB 'mkfs.ext4 -N 2000' 'mkfs.ext4'").out;
    EXPECT_THAT(text, testing::ContainsRegex("\nWhat is compared does not offer the same: inodes [0-9,]+ to "));
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

TEST(CompareCommand, MeasuresEachImageWhereItLiesInEitherOrder) {
    const Images images;
    const auto snapshot = images.folder().file("odd.snapshot");
    const auto disk = gptDisk(images, 2049);
    mustRun(built("ext4atlas-cli") + " snapshot -o " + shellQuoted(snapshot) + " " + shellQuoted(disk));
    const auto odd = shellQuoted(snapshot);
    const auto even = shellQuoted(gptDisk(images, 2048));
    const auto straddling = [](const nlohmann::json& layout) -> std::uint64_t {
        return layout["metrics"]["structures_straddling"];
    };
    for (const auto& [first, second] : {std::pair(even, odd), std::pair(odd, even)}) {
        const auto line = "compare " + first + " " + second + " 'mkfs.ext4'";
        const auto layouts = cliJson(line + " --json")["layouts"];
        for (const std::size_t n : {0, 1}) {
            const bool isOdd = (n == 0) == (first == odd);
            EXPECT_EQ(layouts[n]["start"], (isOdd ? 2049 : 2048) * 512);
            EXPECT_EQ(straddling(layouts[n]) > 0, isOdd);
        }
        EXPECT_EQ(layouts[2]["start"], layouts[0]["start"]) << "planned beside the first image";
        const auto text = cli(line).out;
        EXPECT_THAT(text, HasSubstr("Starting at byte 1,048,576 of the disk: "));
        EXPECT_THAT(text, HasSubstr("Starting at byte 1,049,088 of the disk: "));
        const auto moved = cliJson(line + " --json --start 1M")["layouts"];
        for (const auto& layout : moved) {
            EXPECT_EQ(layout["start"], 1 << 20) << "chosen";
            EXPECT_EQ(straddling(layout), 0U);
        }
        EXPECT_THAT(cli(line + " --start 1M").out, HasSubstr("The volume starts at byte 1,048,576 of its disk."));
    }
}

TEST(CompareCommand, StartsAVolumeOnAnArrayAtItsFirstByte) {
    const std::string layouts = " --size 1G 'mkfs.ext4' 'mkfs.ext4 -G 64'";
    EXPECT_THAT(cli("compare" + layouts).out, HasSubstr("The volume starts at byte 1,048,576 of its disk."));
    const auto raid = cli("compare --raid 0:512k:4" + layouts).out;
    EXPECT_THAT(raid, HasSubstr("The volume starts at byte 0 of its array."));
    EXPECT_THAT(raid, HasSubstr("on each member:\nA: "));
    const auto large = cli("compare --raid 0:512k:4 --size 1T 'mkfs.ext4' 'mkfs.ext4 -G 64'").out;
    EXPECT_THAT(large, HasSubstr("\nA: 8,176 / 16 / 0 / 0\n"));
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
    EXPECT_THAT(cli("diff " + image + " 'mkfs.ext4'").out,
                HasSubstr("No difference in geometry, features or metadata placement."));
    EXPECT_THAT(cli("diff --size 1G 'mkfs.ext4' 'mkfs.ext4 -E stride=16'").out, HasSubstr("raid_stride"));
    const auto json = cliJson("diff --json " + image + " 'mkfs.ext4 -G 2'");
    EXPECT_EQ(json["figures"][0]["name"], "flex_group_size");
    EXPECT_GT(json["summary"]["block_bitmap"]["moved"], 0);
}

} // namespace
} // namespace atlas::test
