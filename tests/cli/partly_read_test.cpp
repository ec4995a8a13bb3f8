// SPDX-License-Identifier: GPL-3.0-or-later
// What is printed where a part of a volume could not be read or comes from a copy: never a number that is not known.
#include "cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <regex>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class PartlyRead : public testing::Test {
protected:
    /// Eight groups, with files newer than the copies of superblock and descriptors.
    [[nodiscard]] std::string image() const {
        auto path = m_images.bare("fs.img", 1024, "-t ext4 -b 4096");
        const auto host = m_images.folder().write("host", std::string(3'000'000, 'x'));
        mustRun(fmt::format("debugfs -w -f - {}", path), fmt::format("write {} file\n", host));
        return path;
    }
    static std::string blockOf(const std::string& image) {
        return mustRun(fmt::format("debugfs -R 'bmap /file 20' {} 2>/dev/null | tr -d '\n'", image));
    }

    Images m_images;
};

TEST_F(PartlyRead, ALostSuperblockIsNoLostDisk) {
    const auto path = image();
    const auto block = blockOf(path);
    const auto before = cliJson("free --json " + path);
    EXPECT_EQ(before["complete"], true);
    spoil(path, 1024 + 0x38, std::string(2, '\0'));
    const auto shown = cliJson(fmt::format("show --json {} block {}", path, block), 1);
    EXPECT_EQ(shown["in_use"], true);
    EXPECT_EQ(shown["paths"], std::vector<std::string>{"/file"});
    EXPECT_EQ(shown["owners_complete"], false) << "the journal may hold newer blocks";
    EXPECT_EQ(shown["read_from"]["superblock_block"], 32768);
    EXPECT_EQ(shown["read_from"]["descriptor_copies"], 0);
    const auto free = cliJson("free --json " + path, 1);
    EXPECT_EQ(free["free_blocks"], before["free_blocks"]);
    EXPECT_EQ(free["superblock_free_blocks"], nullptr);
    EXPECT_EQ(free["complete"], false);
    EXPECT_EQ(cliJson("owners --json " + path, 1)["complete"], false);
    EXPECT_THAT(cli("owners " + path).out, HasSubstr("intact and were used"));
    const auto info = cli("info " + path);
    EXPECT_THAT(info.out, HasSubstr("not known, because the superblock is an old copy"));
    EXPECT_THAT(info.out, HasSubstr("e2fsck -b 32768 -B 4096 DEVICE"));
}

TEST_F(PartlyRead, CopiedDescriptorsClaimNoCounts) {
    const auto path = image();
    const auto block = blockOf(path);
    spoil(path, 4096, std::string(4096, '\0'));
    const auto shown = cliJson(fmt::format("show --json {} block {}", path, block), 1);
    EXPECT_EQ(shown["paths"], std::vector<std::string>{"/file"});
    EXPECT_EQ(shown["read_from"]["descriptor_copies"], 8);
    const auto layout = cliJson("layout --json " + path);
    for (const auto& group : layout["groups"]) {
        EXPECT_EQ(group["descriptor"], "copy");
        EXPECT_EQ(group["free_blocks"], nullptr);
        EXPECT_EQ(group["flags"], nullptr);
    }
    std::size_t errors = 0;
    for (const auto& finding : layout["findings"]) {
        errors += finding["severity"] == "error" ? 1 : 0;
    }
    EXPECT_EQ(errors, 1U) << "the wrong checksums; that copies were read follows from them";
    EXPECT_THAT(cli("free " + path).out, HasSubstr("8 group descriptors are copies"));
}

TEST_F(PartlyRead, WithoutDescriptorsNothingIsFree) {
    const auto path = m_images.bare("one.img", 64, "-t ext4 -b 4096");
    spoil(path, 4096, std::string(4096, '\0'));
    const auto free = cli("free " + path);
    EXPECT_EQ(free.exitCode, 3);
    EXPECT_THAT(free.err, HasSubstr("no block bitmap can be read, so it is not known what is free"));
    EXPECT_EQ(free.out, "") << "no figure is known";
    const auto owners = cli("owners " + path);
    EXPECT_EQ(owners.exitCode, 3);
    EXPECT_THAT(owners.err, HasSubstr("no inode table can be read"));
}

TEST_F(PartlyRead, TheFreeBlocksOfOtherGroupsAreStillCounted) {
    const auto path = image();
    const auto whole = cliJson("free --json " + path);
    for (const auto at : {4096U, 4096U * 32768, 4096U * 3 * 32768, 4096U * 5 * 32768, 4096U * 7 * 32768}) {
        spoil(path, std::uint64_t{at == 4096 ? 0 : at} + 4096 + 64, std::string(64, '\0'));
    }
    const auto free = cliJson("free --json " + path, 1);
    EXPECT_EQ(free["unread_bitmaps"], 1);
    EXPECT_EQ(free["free_blocks"], nullptr);
    EXPECT_EQ(free["read_blocks"], 7 * 32768);
    EXPECT_LT(free["read_free_blocks"], whole["free_blocks"]);
    EXPECT_THAT(cli("free " + path).out, HasSubstr("where bitmaps were read; unknown for 32,768 blocks"));
}

TEST_F(PartlyRead, RecordedErrorsAreShownWithTheirPlaces) {
    const auto path = m_images.bare("errors.img", 64, "-t ext4 -b 1024 -O ^metadata_csum");
    mustRun(fmt::format("debugfs -w -f - {}", path),
            "ssv error_count 3\nssv first_error_time 20261101120000\nssv first_error_ino 12\nssv first_error_block 77\n"
            "ssv first_error_func ext4_lookup\nssv first_error_line 1855\n"
            "ssv last_error_time 20261102120000\nssv last_error_func ext4_find_entry\nssv last_error_line 9\n");
    spoil(path, 1024 + 0x27A, "\x05"); // s_first_error_errcode
    const auto info = cli("info " + path);
    EXPECT_THAT(info.out, testing::ContainsRegex("recorded errors +3 errors since the last e2fsck"));
    EXPECT_THAT(info.out, testing::ContainsRegex(
                              "first error +2026-11-01.*ext4_lookup line 1855.*inode 12.*block 77.*EFSCORRUPTED"));
    EXPECT_THAT(info.out, testing::ContainsRegex("last error +2026-11-02.*ext4_find_entry line 9"));
    const auto fs = cliJson("info --json " + path)["filesystem"];
    EXPECT_EQ(fs["error_count"], 3);
    EXPECT_EQ(fs["first_error"]["function"], "ext4_lookup");
    EXPECT_EQ(fs["first_error"]["code"], 5);
    EXPECT_EQ(fs["last_error"]["line"], 9);
    spoil(path, 1024 + 0x38, std::string(2, '\0'));
    EXPECT_EQ(cliJson("info --json " + path)["filesystem"]["first_error"], nullptr) << "a copy may keep old ones";
}

/// Columns of df -B1, in bytes: size, used, available.
std::vector<std::uint64_t> mountedDf(const std::string& image, const std::string& folder) {
    const auto ran = run(fmt::format("mkdir -p {1} && mount -o loop,ro {0} {1} && df -B1 --output=size,used,avail {1}; "
                                     "umount {1}",
                                     shellQuoted(image), shellQuoted(folder)));
    std::vector<std::uint64_t> numbers;
    const std::regex number("[0-9]{4,}");
    for (std::sregex_iterator at(ran.out.begin(), ran.out.end(), number), end; at != end; ++at) {
        numbers.push_back(std::stoull(at->str()));
    }
    return numbers;
}

TEST_F(PartlyRead, TheSizesAreThoseOfDf) {
    int compared = 0;
    for (const std::string options :
         {"-t ext4 -b 4096", "-t ext4 -b 1024 -m 3", "-t ext2 -b 1024", "-t ext4 -O meta_bg,^resize_inode",
          "-t ext4 -b 4096 -O ^has_journal -m 0", "-t ext4 -O bigalloc"}) {
        const auto path = m_images.bare(fmt::format("df{}.img", compared), 300, options);
        const auto real = mountedDf(path, m_images.folder().file("mounted"));
        if (real.size() != 3) {
            continue; // no loop devices, or a kernel without this type
        }
        for (const std::string command : {"info", "free"}) {
            const auto answer = cliJson(fmt::format("{} --json {}", command, path));
            const std::uint64_t block = command == "info" ? answer["filesystem"]["block_size"] : answer["block_size"];
            const auto& df = answer["df"];
            EXPECT_EQ(df["size_blocks"].get<std::uint64_t>() * block, real[0]) << options;
            EXPECT_EQ(df["used_blocks"].get<std::uint64_t>() * block, real[1]) << options;
            EXPECT_EQ(df["available_blocks"].get<std::uint64_t>() * block, real[2]) << options;
        }
        ++compared;
    }
    if (compared == 0) {
        GTEST_SKIP() << "loop devices cannot be mounted here";
    }
}

} // namespace
} // namespace atlas::test
