// SPDX-License-Identifier: GPL-3.0-or-later
// Which of several file systems is opened where only backup superblocks are left, and how the others are opened.
#include "base/units.h"
#include "cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

/// Formatted with blocks of 1 KiB in 2020, and again with blocks of 4 KiB in 2023.
class OtherSuperblocks : public testing::Test {
protected:
    static constexpr std::uint64_t mebibytes = 512;

    std::string formattedTwice() const {
        const auto image = m_images.folder().file("twice.img");
        makeSparse(image, mebibytes * MiB);
        format(image, 1'580'000'000, "-b 1024 -L older -U 11111111-1111-1111-1111-111111111111");
        format(image, 1'680'000'000, "-b 4096 -L newer -U 22222222-2222-2222-2222-222222222222");
        return image;
    }

    static void format(const std::string& image, std::uint64_t time, const std::string& options) {
        mustRun(fmt::format("E2FSPROGS_FAKE_TIME={} mke2fs -q -F -t ext4 -E nodiscard {} {}", time, options,
                            shellQuoted(image)));
    }

    static void losePrimary(const std::string& image) { spoil(image, 1024, std::string(1024, '\0')); }

    static std::string labelIn(const std::string& arguments, int exitCode = 0) {
        return cliJson("info --json " + arguments, exitCode)["filesystem"]["label"];
    }

    static nlohmann::json findingOf(const nlohmann::json& report, const std::string& kind) {
        for (const auto& finding : report["findings"]) {
            if (finding["kind"] == kind) {
                return finding;
            }
        }
        return nullptr;
    }

    Images m_images;
};

/// What dumpe2fs reads at the copy.
std::string dumpedLabel(const std::string& image, std::uint64_t block, std::uint64_t size) {
    // It ends with 1, because the descriptors beside the older copies were overwritten.
    const auto dump =
        run(fmt::format("dumpe2fs -h -o superblock={} -o blocksize={} {}", block, size, shellQuoted(image)));
    const std::string key = "volume name:";
    const auto begin = dump.out.find_first_not_of(' ', dump.out.find(key) + key.size());
    return dump.out.substr(begin, dump.out.find('\n', begin) - begin);
}

TEST_F(OtherSuperblocks, TheNewestFileSystemIsOpenedAndTheOthersAreNamed) {
    const auto image = formattedTwice();
    losePrimary(image);
    EXPECT_EQ(labelIn(image), "newer");
    const auto report = cliJson("check --json " + image, 1);
    const auto other = findingOf(report, "other_backups");
    ASSERT_FALSE(other.is_null()) << report["findings"];
    EXPECT_EQ(other["backups"]["label"], "older");
    EXPECT_EQ(other["backups"]["uuid"], "11111111-1111-1111-1111-111111111111");
    EXPECT_EQ(other["backups"]["created"], 1'580'000'000);
    for (const auto& copy : other["backups"]["copies"]) {
        EXPECT_EQ(dumpedLabel(image, copy["block"], copy["block_size"]), "older") << copy;
    }
    const auto read = findingOf(report, "superblock_from_backup")["backups"];
    EXPECT_EQ(read["label"], "newer");
    EXPECT_EQ(read["sound"], read["expected"]);
    EXPECT_THAT(cli("info " + image).out, AllOf(HasSubstr("older"), HasSubstr("-b 8193 -B 1024")));
}

TEST_F(OtherSuperblocks, AnyCopyCanBeChosen) {
    const auto image = formattedTwice();
    losePrimary(image);
    EXPECT_EQ(labelIn("-b 8193 -B 1024 " + image), "older");
    EXPECT_EQ(labelIn("-b 24577 " + image), "older");
    EXPECT_EQ(labelIn("-B 1024 " + image), "older");
    EXPECT_EQ(labelIn("-b 32768 -B 4096 " + image), "newer");
    EXPECT_EQ(cliJson("info --json -b 98304 " + image)["read_from"]["superblock_block"], 98304);
    const auto none = cli("info -b 8193 -B 4096 " + image);
    EXPECT_EQ(none.exitCode, 3);
    EXPECT_THAT(none.err, AllOf(HasSubstr("lies at block 8193"), HasSubstr("-b 32768 -B 4096")));
    for (const auto* const wrong : {"-b x", "-B 1000", "-B 512", "-B 131072"}) {
        EXPECT_EQ(cli(fmt::format("info {} {}", wrong, image)).exitCode, 2) << wrong;
    }
}

TEST_F(OtherSuperblocks, TheNewestMayHaveLostOneCopy) {
    const auto image = m_images.folder().file("worn.img");
    makeSparse(image, 1280 * MiB); // with copies of the newer one in groups 1, 3, 5, 7 and 9
    format(image, 1'580'000'000, "-b 1024 -L older");
    format(image, 1'680'000'000, "-b 4096 -L newer");
    losePrimary(image);
    spoil(image, 3ULL * 32768 * 4096, std::string(1024, '\0'));
    const auto report = cliJson("check --json " + image, 1);
    const auto read = findingOf(report, "superblock_from_backup")["backups"];
    EXPECT_EQ(read["label"], "newer");
    EXPECT_EQ(read["sound"].get<int>() + 1, read["expected"].get<int>());
    EXPECT_EQ(findingOf(report, "other_backups")["backups"]["label"], "older");
}

TEST_F(OtherSuperblocks, AnIncompleteSetComesAfterACompleteOne) {
    const auto image = m_images.folder().file("restored.img");
    makeSparse(image, mebibytes * MiB);
    format(image, 1'680'000'000, "-b 4096 -L newer");
    format(image, 1'580'000'000, "-b 1024 -L restored");
    losePrimary(image);
    spoil(image, 32768ULL * 4096, std::string(1024, '\0'));
    const auto report = cliJson("check --json " + image, 1);
    EXPECT_EQ(findingOf(report, "superblock_from_backup")["backups"]["label"], "restored");
    const auto other = findingOf(report, "other_backups")["backups"];
    EXPECT_EQ(other["label"], "newer");
    EXPECT_LT(other["sound"], other["expected"]);
}

TEST_F(OtherSuperblocks, TheOthersAreNoConcernOfASoundPrimary) {
    const auto image = formattedTwice();
    EXPECT_EQ(labelIn(image), "newer");
    EXPECT_THAT(cli("check --health " + image).out, Not(HasSubstr("another file system")));
    const auto chosen = cliJson("info --json -b 24577 -B 1024 " + image);
    EXPECT_EQ(chosen["filesystem"]["label"], "older");
    EXPECT_EQ(labelIn("-B 1024 " + image), "older");
}

/// ext4 under something that overwrote its first MiB, as mkfs.ntfs, mkfs.exfat, mkfs.fat and mkswap leave it.
TEST_F(OtherSuperblocks, UnderAnotherContentAreNamedAndOpened) {
    struct Other {
        const char* tool;
        const char* command;
    };
    for (const auto& [tool, command] : {Other{"mkfs.ntfs", "mkfs.ntfs -q -Q -F"}, Other{"mkfs.exfat", "mkfs.exfat -q"},
                                        Other{"mkfs.fat", "mkfs.fat"}, Other{"mkswap", "mkswap -q"}}) {
        if (!hasTool(tool)) {
            continue;
        }
        const auto image = m_images.folder().file(std::string(tool) + ".img");
        makeSparse(image, mebibytes * MiB);
        format(image, 1'580'000'000, "-b 4096 -L under");
        mustRun(fmt::format("{} {} >/dev/null 2>&1", command, shellQuoted(image)));
        const auto report = cliJson("info --json " + image, 0);
        const auto found = findingOf(report, "backups_behind");
        ASSERT_FALSE(found.is_null()) << tool << report["findings"];
        EXPECT_EQ(found["backups"]["label"], "under") << tool;
        EXPECT_TRUE(report["filesystem"].is_null()) << tool;
        EXPECT_EQ(labelIn("-b 32768 -B 4096 " + image), "under") << tool;
        EXPECT_EQ(labelIn("-b 98304 " + image), "under") << tool;
    }
}

TEST_F(OtherSuperblocks, UnderSwapInAPartitionAreOpenedByItsNumber) {
    const auto fs = m_images.folder().file("fs.img");
    makeSparse(fs, 300 * MiB);
    format(fs, 1'580'000'000, "-b 4096 -L under");
    mustRun("mkswap -q " + shellQuoted(fs));
    const auto disk = m_images.disk("disk.img", 310, "label: dos\n2048,614400,L\n");
    mustRun(fmt::format("dd status=none conv=notrunc,sparse bs=1M seek=1 if={} of={}", fs, disk));
    EXPECT_THAT(cli("check --health " + disk).out, HasSubstr("--partition 1 -b 32768 -B 4096"));
    EXPECT_EQ(labelIn("--partition 1 -b 32768 -B 4096 " + disk), "under");
    EXPECT_EQ(labelIn("--partition 1 -B 4096 " + disk), "under");
    EXPECT_EQ(labelIn("--offset 2048s -b 32768 " + disk), "under");
}

TEST_F(OtherSuperblocks, AnOffsetAtACopyIsSaidToBeOne) {
    for (const auto& [options, copy, group] : {std::tuple{"-b 4096", 32768ULL * 4096, 1},
                                               {"-b 1024", 8193ULL * 1024, 1},
                                               {"-b 1024", 8192ULL * 1024, 1},
                                               {"-b 1024", 24577ULL * 1024, 3}}) {
        const auto image = m_images.bare("copy.img", 300, std::string("-t ext4 ") + options);
        for (const auto* const command : {"info", "check", "layout", "free"}) {
            const auto ran = cli(fmt::format("{} --offset {} {}", command, copy, image));
            EXPECT_EQ(ran.exitCode, 3) << command << copy;
            EXPECT_THAT(ran.err, AllOf(HasSubstr(fmt::format("the backup superblock of group {}", group)),
                                       HasSubstr("begins at byte 0"), HasSubstr("--offset 0")))
                << command << copy;
        }
        EXPECT_EQ(cli(fmt::format("info --offset 0 {}", image)).exitCode, 0);
    }
    const auto disk = gptDisk(m_images, 2048, "-t ext4 -b 1024");
    EXPECT_THAT(cli(fmt::format("info --offset {} {}", MiB + 8193 * 1024, disk)).err, HasSubstr("--partition 1"));
}

} // namespace
} // namespace atlas::test
