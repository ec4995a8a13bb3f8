// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes of a file system, of its layers and of what holds them, and what lies behind it.
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

void append(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary | std::ios::app) << bytes;
}

std::string findings(const json& check) { return check["findings"].dump(); }

class Sizes : public testing::Test {
protected:
    Images images;
};

/// The size that the note promises is the one that resize2fs reaches.
TEST_F(Sizes, OfAFileSystemBelowItsPartitionAreNamedWithWhatResize2fsReaches) {
    for (const auto* mkfs : {"-t ext4 -b 4096", "-t ext4 -b 1024", "-t ext2 -b 2048"}) {
        const auto image = images.disk("d.img", 200, "label: gpt\nstart=2048, size=360449\n", {{2048, 100, mkfs}});
        const auto note = findings(cliJson("check --json " + image));
        EXPECT_THAT(note, HasSubstr("room_behind")) << mkfs;
        const auto copy = images.folder().file("fs.img");
        mustRun(fmt::format("dd if={} of={} bs=512 skip=2048 count=360449 status=none && e2fsck -fp {} && resize2fs {}",
                            image, copy, copy, copy));
        const auto reached = cliJson("layout --json " + copy)["filesystem"];
        const auto bytes = reached["block_count"].get<std::uint64_t>() * reached["block_size"].get<std::uint64_t>();
        const auto after = cliJson("check --json " + copy);
        EXPECT_THAT(findings(after), Not(HasSubstr("resize2fs would extend"))) << mkfs;
        EXPECT_THAT(note, HasSubstr(fmt::format("to {} MiB", (bytes + 512 * 1024) / (1024 * 1024)))) << mkfs;
    }
}

TEST_F(Sizes, OfBigallocAreNamedWithoutAdvice) {
    const auto image = images.disk("d.img", 200, "label: gpt\nstart=2048, size=360449\n",
                                   {{2048, 100, "-t ext4 -b 4096 -O bigalloc"}});
    const auto note = findings(cliJson("check --json " + image));
    EXPECT_THAT(note, HasSubstr("resize2fs extends one with bigalloc only with -f"));
    EXPECT_THAT(note, Not(HasSubstr("would extend")));
}

TEST_F(Sizes, TooSmallForAnotherGroupAreNamedToo) {
    const auto image = images.bare("f.img", 128, "-t ext4 -b 4096");
    EXPECT_THAT(findings(cliJson("check --json " + image)), Not(HasSubstr("behind")));
    append(image, std::string(100'000, 'x'));
    EXPECT_THAT(findings(cliJson("check --json " + image)),
                HasSubstr("the 100,000 bytes behind the file system of 128 MiB, too little for resize2fs"));
}

TEST_F(Sizes, BehindAFileSystemAreNamedByWhatLiesThere) {
    struct Case {
        const char* what;
        std::string bytes;
        const char* words;
    };
    const std::string avb = std::string(4032, '\0') + "AVBf" + std::string(60, '\0');
    const std::string vhd = "conectix" + std::string(504, '\0');
    const std::string android = std::string(4096, '\0') + "\xC4\xB1\xB5\xD0" + std::string(16380, '\0');
    for (const auto& [what, bytes, words] :
         {Case{"avb", avb, "end with the footer of Android Verified Boot"},
          Case{"vhd", vhd, "the 512 bytes behind the file system end with the footer of a fixed VHD"},
          Case{"android", android, "end with the key of Android"}}) {
        const auto image = images.bare(std::string(what) + ".img", 32, "-t ext4 -b 4096");
        append(image, bytes);
        const auto check = cliJson("check --health --json " + image);
        EXPECT_THAT(findings(check), HasSubstr(words)) << what;
        EXPECT_THAT(findings(check), Not(HasSubstr("would extend"))) << what;
        EXPECT_EQ(check["health"]["verdict"], "healthy") << what;
    }
}

TEST_F(Sizes, BehindAFileSystemMayBeTheHashTreeOfVerity) {
    if (!hasTool("veritysetup")) {
        GTEST_SKIP() << "veritysetup is not installed";
    }
    const auto image = images.bare("v.img", 32, "-t ext4 -b 4096");
    mustRun(fmt::format("veritysetup format --hash-offset {0} --data-blocks 8192 {1} {1}", 32 << 20, image));
    EXPECT_THAT(findings(cliJson("check --json " + image)), HasSubstr("begin with the superblock of dm-verity"));
}

TEST_F(Sizes, OfLuks2DataMustBeWholeSectors) {
    if (!hasTool("cryptsetup")) {
        GTEST_SKIP() << "cryptsetup is not installed";
    }
    constexpr auto format = "echo secret | cryptsetup luksFormat --batch-mode --type luks2 --pbkdf pbkdf2 "
                            "--pbkdf-force-iterations 1000 --sector-size 4096 {0} - && "
                            "dd if={0} of={1} bs=1M seek=1 conv=notrunc status=none";
    const auto payload = images.folder().file("luks");
    const auto make = [&](const char* name, int sectors) {
        const auto image = images.disk(name, 40, fmt::format("label: gpt\nstart=2048, size={}\n", sectors));
        mustRun(fmt::format("truncate -s {} {}", 65536 * 512, payload));
        mustRun(fmt::format(fmt::runtime(format), payload, image));
        return image;
    };
    EXPECT_THAT(findings(cliJson("check --json " + make("whole.img", 65536))), Not(HasSubstr("layer_misfitting")));
    const auto check = cliJson("check --json " + make("off.img", 65541), 1);
    EXPECT_THAT(findings(check), HasSubstr("2,560 bytes more than whole sectors of 4,096 bytes"));
    EXPECT_THAT(findings(check), HasSubstr("“sfdisk -N 1 DISK” with the line “,65536”"));
    EXPECT_EQ(check["health"]["verdict"], "error");
    mustRun("echo ,65536 | sfdisk -q -N 1 " + images.folder().file("off.img"));
    EXPECT_THAT(findings(cliJson("check --json " + images.folder().file("off.img"))),
                Not(HasSubstr("layer_misfitting")));
}

TEST_F(Sizes, BehindTheBackupGptAreNoPartOfTheDisk) {
    const auto image = gptDisk(images, 2048, "-t ext4 -b 4096");
    const auto size = std::filesystem::file_size(image);
    append(image, "a signature" + std::string(501, '\0'));
    const auto check = cliJson("check --health --json " + image);
    EXPECT_THAT(findings(check), HasSubstr("the last 512 bytes lie behind the backup GPT"));
    EXPECT_EQ(check["health"]["verdict"], "healthy");
    EXPECT_EQ(cliJson("info --json " + image)["disk"]["size"], size);
    std::filesystem::resize_file(image, size);
    std::filesystem::resize_file(image, size + 4096);
    EXPECT_THAT(findings(cliJson("check --health --json " + image)), HasSubstr("table_faulty"))
        << "zeros are the end of a disk that was enlarged";
}

} // namespace
} // namespace atlas::test
