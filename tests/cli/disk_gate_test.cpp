// SPDX-License-Identifier: GPL-3.0-or-later
// `check` as the last step of a build: disks made with genimage, sgdisk and sfdisk, good ones and ones with one fault.
// The table is the specification: which exit status, verdict, state and annotations each disk has.
#include "cli/program.h"
#include "support/paths.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <cctype>
#include <filesystem>
#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::uint64_t rootA = 18432;  ///< first sectors, on 1 MiB
constexpr std::uint64_t rootB = 83968;
constexpr std::uint64_t rootSectors = 65536;
constexpr auto rootMake = "-t ext4 -b 4096";

/// GPT with an ESP and two roots of 32 MiB; what begins at `second` is the second one. `contents`: of the roots.
std::string diskOf(const Images& images, std::uint64_t second, const std::vector<PartitionContent>& contents) {
    const auto script = fmt::format("label: gpt\nstart=2048, size=16384, type=U\nstart={}, size={}, type=L\n"
                                    "start={}, size={}, type=L\n",
                                    rootA, rootSectors, second, rootSectors);
    return images.disk("disk.img", 96, script, contents);
}

std::string twoRoots(const Images& images) {
    return diskOf(images, rootB, {{rootA, 32, rootMake}, {rootB, 32, rootMake}});
}

std::string secondOff(const Images& images) {
    return diskOf(images, rootB + 1, {{rootA, 32, rootMake}, {rootB + 1, 32, rootMake}});
}

std::string blankSlot(const Images& images) { return diskOf(images, rootB, {{rootA, 32, rootMake}}); }

std::string kernelSlot(const Images& images) {
    auto path = blankSlot(images);
    spoil(path, rootB * 512, "ANDROID!" + std::string(4088, 'k'));
    return path;
}

std::string unknownSlot(const Images& images) {
    auto path = blankSlot(images);
    spoil(path, rootB * 512, std::string(4096, 'x'));
    return path;
}

/// The block bitmap of the second root is overwritten.
std::string secondDamaged(const Images& images) {
    auto path = twoRoots(images);
    const auto dump = runDumpe2fs("", path, rootB * 512).out;
    const auto at = dump.find("Block bitmap at ") + 16;
    spoil(path, rootB * 512 + std::stoull(dump.substr(at)) * 4096, std::string(4096, '\0'));
    return path;
}

/// The superblock of the second root, which has no backup, has an impossible block size.
std::string secondUnreadable(const Images& images) {
    auto path = twoRoots(images);
    spoil(path, rootB * 512 + 1024 + 0x18, "\x77");
    return path;
}

/// The superblock of the second root has a feature that nobody knows.
std::string secondUnknown(const Images& images) {
    auto path = twoRoots(images);
    mustRun(
        fmt::format("debugfs -w -R 'ssv feature_incompat 0x80000000' {}?offset={}", shellQuoted(path), rootB * 512));
    return path;
}

std::string sgdiskDisk(const Images& images) {
    auto path = images.folder().file("sgdisk.img");
    makeSparse(path, 80 << 20);
    mustRun(fmt::format("sgdisk -n 1:2048:+1M -t 1:ef02 -n 2:0:+64M -t 2:8300 {}", shellQuoted(path)));
    mustRun(fmt::format("mke2fs -q -F {} -E offset={} {} 64M", rootMake, 4096 * 512, shellQuoted(path)));
    return path;
}

/// genimage puts the partitions that were made beforehand into a disk.
std::string genimageDisk(const Images& images) {
    const auto& folder = images.folder();
    mustRun(fmt::format(
        "mkdir -p {0}/root {0}/in && truncate -s 32M {0}/in/root.ext4 && truncate -s 32M {0}/in/data.ext4 && "
        "mke2fs -q -F {1} -L root {0}/in/root.ext4 && mke2fs -q -F {1} -L data {0}/in/data.ext4 && "
        "mkfs.vfat -C {0}/in/esp.vfat 8192",
        shellQuoted(folder.path().native()), rootMake));
    const auto config = "image disk.img {\n hdimage { partition-table-type = gpt align = 1M }\n"
                        " partition esp { image = esp.vfat partition-type-uuid = U }\n"
                        " partition root { image = root.ext4 }\n partition data { image = data.ext4 }\n}\n";
    spoil(folder.file("genimage.cfg"), 0, "");
    mustRun(fmt::format("cat > {0}/genimage.cfg && cd {0} && genimage --rootpath root --inputpath in --outputpath out "
                        "--tmppath tmp --config genimage.cfg",
                        shellQuoted(folder.path().native())),
            config);
    return folder.file("out/disk.img");
}

/// The image ends with the data of the last partition, of a disk of 96 MiB.
std::string trimmed(const Images& images) {
    auto path = twoRoots(images);
    std::filesystem::resize_file(path, (rootB + rootSectors) * 512);
    return path;
}

/// A file system without its last third.
std::string cutOff(const Images& images) {
    auto path = images.bare("cut.img", 256, rootMake);
    std::filesystem::resize_file(path, 100 << 20);
    return path;
}

struct Case {
    const char* name;
    std::string (*make)(const Images&);
    const char* options;
    int exitCode;
    const char* verdict;
    const char* state;
    const char* health;
    const char* annotation; ///< begins one of them
};

constexpr Case cases[] = {
    {"TwoRoots", twoRoots, "--health", 0, "whole", "whole", "healthy", "::notice file=disk.img,title=alignment::all "},
    {"Sgdisk", sgdiskDisk, "--health", 0, "whole", "whole", "healthy", "::notice file=disk.img,title=health::no fault"},
    {"Genimage", genimageDisk, "--health --require-ext 2,3", 0, "whole", "whole", "healthy", "::notice "},
    {"BlankSlot", blankSlot, "--health --strict", 0, "whole", "whole", "healthy",
     "::notice file=disk.img,title=partition 3::partition 3: blank"},
    {"KernelSlot", kernelSlot, "--health --strict", 0, "whole", "whole", "healthy",
     "::notice file=disk.img,title=partition 3::partition 3: an Android boot image"},
    {"UnknownSlot", unknownSlot, "--health", 0, "whole", "whole", "warning",
     "::warning file=disk.img,title=partition 3::partition 3 (Linux filesystem): contents not recognised"},
    {"UnknownSlotStrictly", unknownSlot, "--strict", 1, "whole", "whole", "warning", "::warning "},
    {"BlankSlotNamed", blankSlot, "--partition 3", 1, "unknown", "no_volume", "unknown",
     "::error file=disk.img,title=alignment::no ext file system in what was named"},
    {"BlankSlotRequired", blankSlot, "--require-ext 2,3", 1, "whole", "whole", "error",
     "::error file=disk.img,title=partition 3::partition 3 holds no ext file system"},
    {"SecondOff", secondOff, "", 1, "straddling", "misaligned", "healthy",
     "::error file=disk.img,title=alignment::partition 3: "},
    {"SecondOffAllowed", secondOff, "--allow start_off_grid,structures_misaligned", 0, "straddling", "misaligned",
     "healthy", "::error file=disk.img,title=partition 3::partition 3 starts at byte"},
    {"SecondDamaged", secondDamaged, "--health", 1, "whole", "whole", "error",
     "::error file=disk.img,title=block bitmap::partition 3: the block bitmap"},
    {"SecondUnreadable", secondUnreadable, "", 1, "unknown", "others_unread", "error", "::error "},
    {"SecondUnknown", secondUnknown, "", 1, "whole", "whole", "error",
     "::error file=disk.img,title=superblock::partition 3: the superblock has the feature"},
    {"EraseBlockNamed", twoRoots, "--erase-block 4M", 1, "off_granularity", "off_granularity", "healthy",
     "::error file=disk.img,title=partition 2::partition 2 starts at byte"},
    {"EraseBlockMet", twoRoots, "--erase-block 1M", 0, "whole", "whole", "healthy", "::notice "},
    {"Trimmed", trimmed, "", 1, "whole", "whole", "error", "::error file=disk.img,title=partition table::"},
    {"TrimmedForItsDisk", trimmed, "--disk-size 96M", 0, "whole", "whole", "warning",
     "::warning file=disk.img,title=partition table::the backup GPT"},
    {"CutOff", cutOff, "--only alignment", 1, "unknown", "cut_off", "error",
     "::error file=disk.img,title=alignment::4 structures lie past the end"},
};

class DiskGate : public testing::TestWithParam<Case> {};

std::string withoutFolder(std::string text, const std::string& path) {
    for (auto at = text.find(path); at != std::string::npos; at = text.find(path)) {
        text.replace(at, path.size(), "disk.img");
    }
    return text;
}

std::vector<std::string> annotationsIn(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t from = 0; from < text.size();) {
        const auto end = text.find('\n', from);
        lines.push_back(text.substr(from, end - from));
        from = end == std::string::npos ? text.size() : end + 1;
    }
    return lines;
}

TEST_P(DiskGate, HasTheStatusVerdictAndAnnotationsOfTheTable) {
    const auto& expected = GetParam();
    if (expected.make == genimageDisk && !hasTool("genimage")) {
        GTEST_SKIP() << "genimage is not installed";
    }
    const Images images;
    const auto path = expected.make(images);
    const auto image = shellQuoted(path);
    const auto ran = cliJson(fmt::format("check --json {} {}", expected.options, image), expected.exitCode);
    EXPECT_EQ(ran["verdict"], expected.verdict);
    EXPECT_EQ(ran["state"], expected.state);
    EXPECT_EQ(ran["health"]["verdict"], expected.health);
    EXPECT_EQ(cli(fmt::format("check {} {}", expected.options, image)).exitCode, expected.exitCode);
    const auto github = cli(fmt::format("check --format github {} {}", expected.options, image));
    EXPECT_EQ(github.exitCode, expected.exitCode);
    const auto annotations = annotationsIn(withoutFolder(github.out, path));
    EXPECT_LE(annotations.size(), 10U);
    EXPECT_THAT(annotations, testing::Contains(StartsWith(expected.annotation))) << github.out;
    const auto metrics = cli(fmt::format("check --format prometheus {} {}", expected.options, image));
    EXPECT_EQ(metrics.exitCode, expected.exitCode);
    EXPECT_THAT(metrics.out, HasSubstr(fmt::format("health_findings{{image=\"{}\"", path)));
}

INSTANTIATE_TEST_SUITE_P(Disks, DiskGate, testing::ValuesIn(cases),
                         [](const auto& each) { return std::string(each.param.name); });

TEST(DiskGate, GivesEachVolumeItsOwnVerdictCauseAndHealth) {
    const Images images;
    const auto check = cliJson("check --json --health " + shellQuoted(secondOff(images)), 1);
    ASSERT_EQ(check["volumes"].size(), 2U);
    const auto& [first, second] = std::tie(check["volumes"][0], check["volumes"][1]);
    EXPECT_EQ(first["partition"], 2);
    EXPECT_EQ(first["verdict"], "whole");
    EXPECT_TRUE(first["causes"].empty());
    EXPECT_TRUE(first["health"]["bitmaps_read"]);
    EXPECT_EQ(second["partition"], 3);
    EXPECT_EQ(second["verdict"], "straddling");
    EXPECT_EQ(second["causes"][0]["cause"], "partition_start");
    EXPECT_EQ(second["structures"]["whole"], 0);
    EXPECT_TRUE(second["health"]["bitmaps_read"]);
    EXPECT_EQ(check["partition"], 3) << "the details are those of the worst";
    EXPECT_EQ(check["cure_state"], "listed");
}

TEST(DiskGate, PrintsALineForEachVolume) {
    const Images images;
    const auto ran = cli("check " + shellQuoted(secondOff(images)));
    EXPECT_THAT(ran.out, HasSubstr("96 MiB, 2 ext file systems\n"));
    EXPECT_THAT(ran.out, testing::ContainsRegex("\n  partition 2 +ext4 +✓ all [0-9]+ whole +✓ no fault found\n"));
    EXPECT_THAT(ran.out, testing::ContainsRegex("\n  partition 3 +ext4 +✖ all [0-9]+ off +✓ no fault found\n"));
    EXPECT_THAT(ran.err, Not(HasSubstr("using partition"))) << "all are judged";
}

TEST(DiskGate, RefusesUnknownKindsAndPartitions) {
    EXPECT_EQ(cli("check --allow no_such_kind x.img").exitCode, 2);
    EXPECT_EQ(cli("check --require-ext 0 x.img").exitCode, 2);
    EXPECT_EQ(cli("check --require-ext 1,b x.img").exitCode, 2);
    const Images images;
    const auto image = shellQuoted(twoRoots(images));
    EXPECT_EQ(cli("check --disk-size 64M " + image).exitCode, 2) << "the image is larger";
    EXPECT_EQ(cli("check --disk-size 96M " + image).exitCode, 0);
}

TEST(DiskGate, AnnotatesAnImageThatCannotBeRead) {
    const auto ran = cli("check --format github /no/such/image");
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.out, StartsWith("::error file=/no/such/image,title=check::/no/such/image: cannot open"));
}

TEST(DiskGate, SeesTheBitmapsOfEachVolumeInASnapshotToo) {
    const Images images;
    const auto image = shellQuoted(secondOff(images));
    const auto saved = shellQuoted(images.folder().file("saved.atlas"));
    for (const auto* form : {"", "--json "}) {
        mustRun(fmt::format("rm -f {0}; {1} snapshot {2} {3} > {0}", saved, built("ext4atlas-cli"), form, image));
        const auto check = cliJson("check --json " + saved, 1);
        ASSERT_EQ(check["volumes"].size(), 2U) << form;
        EXPECT_EQ(check["volumes"][1]["verdict"], "straddling");
        EXPECT_EQ(cliJson("check --json --partition 2 " + saved)["verdict"], "whole");
        EXPECT_EQ(cliJson("check --json --partition 3 " + saved, 1)["verdict"], "straddling");
        EXPECT_EQ(cli("check --partition 1 " + saved).exitCode, 2) << "the ESP is not in it";
        EXPECT_EQ(cli("diff --exit-code " + image + " " + saved).exitCode, 0);
    }
}

TEST(DiskGate, LeavesOnlyOneVolumeInASnapshotIfAsked) {
    const Images images;
    const auto saved = shellQuoted(images.folder().file("one.atlas"));
    mustRun(
        fmt::format("{} snapshot --one-volume -o {} {}", built("ext4atlas-cli"), saved, shellQuoted(twoRoots(images))));
    EXPECT_EQ(cliJson("check --json " + saved)["volumes"].size(), 1U);
}

} // namespace
} // namespace atlas::test
