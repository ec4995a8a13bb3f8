// SPDX-License-Identifier: GPL-3.0-or-later
// The state of an inode comes before its dates: blank or damaged though in use, in the orphan list, or older than the
// file system. Against debugfs.
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <regex>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

std::string firstMatch(const std::string& text, const std::string& pattern) {
    std::smatch match;
    return std::regex_search(text, match, std::regex(pattern)) ? match[1].str() : std::string("0");
}

class InodeStates : public testing::Test {
protected:
    static constexpr std::uint32_t firstSpoiled = 17; // begins a block of the table: 16 inodes of 256 bytes in each
    static constexpr std::uint32_t spoiled = 32;

    InodeStates() {
        const auto root = m_images.folder().file("root");
        std::filesystem::create_directories(root);
        for (int n = 0; n < 60; ++n) {
            std::ofstream(root + "/file" + std::to_string(n)) << std::string(5000, 'f');
        }
        m_image = m_images.folder().file("fs.img");
        const auto made = run(fmt::format("mke2fs -q -t ext4 -b 4096 -I 256 -d {} {} 16M", root, m_image));
        EXPECT_EQ(made.exitCode, 0) << made.err;
    }

    std::string debugfs(const std::string& request) const {
        return run(fmt::format("debugfs -w -R {} {}", shellQuoted(request), m_image)).out;
    }
    /// Overwrites the inodes from `first` on with `content`, without their checksums.
    void fill(std::uint32_t first, std::uint32_t count, char content) const {
        const auto place = debugfs(fmt::format("imap <{}>", first));
        const auto block = std::stoull(firstMatch(place, R"(located at block (\d+))"));
        const auto offset = std::stoull(firstMatch(place, "offset 0x([0-9a-f]+)"), nullptr, 16);
        ASSERT_NE(block, 0U) << place;
        std::fstream file(m_image, std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(static_cast<std::streamoff>(block * 4096 + offset));
        file << std::string(std::size_t{count} * 256, content);
    }
    json inode(std::uint32_t number, int exitCode = 0) const {
        const auto shown = cliJson(fmt::format("show --json {} inodes 0", m_image), exitCode);
        for (const auto& each : shown["inodes"]["list"]) {
            if (each["inode"] == number) {
                return each;
            }
        }
        return nullptr;
    }
    std::uint32_t inUse(std::uint32_t first, std::uint32_t count) const {
        std::uint32_t used = 0;
        for (auto number = first; number < first + count; ++number) {
            used += debugfs(fmt::format("testi <{}>", number)).find("marked in use") != std::string::npos ? 1 : 0;
        }
        return used;
    }

    Images m_images;
    std::string m_image;
};

TEST_F(InodeStates, AZeroedPartOfTheTableIsBlankThoughInUse) {
    fill(firstSpoiled, spoiled, '\0');
    ASSERT_EQ(inUse(firstSpoiled, spoiled), spoiled);
    const auto shown = cli(fmt::format("show {} inodes 0", m_image));
    EXPECT_EQ(shown.exitCode, 1);
    EXPECT_THAT(shown.out, HasSubstr("32 inodes in use are blank"));
    EXPECT_THAT(shown.out, Not(HasSubstr("orphan")));
    EXPECT_THAT(shown.out, Not(HasSubstr("1970-")));
    EXPECT_EQ(inode(firstSpoiled, 1)["state"], "blank");
    EXPECT_EQ(cliJson(fmt::format("show --json {} inode {}", m_image, firstSpoiled), 1)["state"], "blank");
}

TEST_F(InodeStates, APartOfOnesHasNeitherSizeNorDate) {
    fill(firstSpoiled, spoiled, '\xFF');
    const auto shown = cli(fmt::format("show {} inodes 0", m_image));
    EXPECT_EQ(shown.exitCode, 1);
    EXPECT_THAT(shown.out, HasSubstr("32 inodes in use are damaged"));
    EXPECT_THAT(shown.out, HasSubstr("in use, but its checksum is wrong"));
    EXPECT_THAT(shown.out, Not(HasSubstr("18,446,744")));
    EXPECT_THAT(shown.out, Not(HasSubstr("2378")));
    const auto read = inode(firstSpoiled, 1);
    EXPECT_EQ(read["state"], "damaged");
    EXPECT_EQ(read["wrong_checksum"], true);
    for (const auto* const field : {"size", "uid", "gid", "accessed", "changed", "modified", "created", "deleted"}) {
        EXPECT_EQ(read[field], nullptr) << field;
    }
}

TEST_F(InodeStates, TheOwnersAreIncompleteWithoutTheirInodes) {
    EXPECT_EQ(cliJson(fmt::format("owners --json {}", m_image))["complete"], true);
    fill(firstSpoiled, spoiled, '\0');
    EXPECT_EQ(cliJson(fmt::format("owners --json {}", m_image), 1)["complete"], false);
    fill(firstSpoiled, spoiled, '\xFF');
    EXPECT_EQ(cliJson(fmt::format("owners --json {}", m_image), 1)["complete"], false);
}

TEST_F(InodeStates, AnOrphanLeadsToTheNextAndWasNotDeletedIn1970) {
    debugfs("sif <12> links_count 0");
    debugfs("sif <12> dtime 13");
    debugfs("ssv last_orphan 12");
    const auto read = inode(12);
    EXPECT_EQ(read["state"], "linkless");
    EXPECT_EQ(read["next_orphan"], 13);
    EXPECT_EQ(read["deleted"], 0);
    const auto shown = cli(fmt::format("show {} inode 12", m_image));
    EXPECT_THAT(shown.out, testing::ContainsRegex("next orphan +13\n"));
    EXPECT_EQ(inode(14)["next_orphan"], nullptr);
}

TEST_F(InodeStates, OwnersAndTimesAreThoseOfDebugfs) {
    debugfs("sif <12> uid 70001");
    debugfs("sif <12> gid 80002");
    debugfs("sif <12> atime @4000000000");
    debugfs("sif <12> crtime @86400");
    const auto stat = debugfs("stat <12>");
    const auto seconds = [&](const std::string& field) {
        return std::stoull(firstMatch(stat, field + ": 0x([0-9a-f]+)"), nullptr, 16);
    };
    const auto read = inode(12);
    EXPECT_EQ(read["uid"], std::stoull(firstMatch(stat, R"(User:\s+(\d+))")));
    EXPECT_EQ(read["uid"], 70001);
    EXPECT_EQ(read["gid"], std::stoull(firstMatch(stat, R"(Group:\s+(\d+))")));
    EXPECT_EQ(read["accessed"].get<std::uint64_t>() & 0xFFFFFFFF, seconds("atime"));
    EXPECT_EQ(read["changed"], seconds(" ctime"));
    EXPECT_EQ(read["modified"], seconds("mtime"));
    EXPECT_EQ(read["created"], seconds("crtime"));
}

TEST_F(InodeStates, BytesOlderThanTheFileSystemHaveNoDates) {
    const auto perGroup = std::stoul(firstMatch(run("dumpe2fs " + m_image).out, R"(Inodes per group:\s+(\d+))"));
    const auto last = static_cast<std::uint32_t>(perGroup);
    fill(last, 1, 'A');
    const auto read = inode(last);
    ASSERT_EQ(read["state"], "leftover") << read;
    EXPECT_EQ(read["modified"], nullptr);
    EXPECT_EQ(read["deleted"], nullptr);
    EXPECT_THAT(cli(fmt::format("show {} inodes 0", m_image)).out, Not(HasSubstr("2004-")));
}

TEST_F(InodeStates, CheckNamesThemAsE2fsckDoes) {
    EXPECT_EQ(cli(fmt::format("check --files {}", m_image)).exitCode, 0);
    fill(firstSpoiled, spoiled, '\0');
    ASSERT_NE(run("e2fsck -fn " + m_image).exitCode, 0);
    const auto blank = cli(fmt::format("check --files {}", m_image));
    EXPECT_EQ(blank.exitCode, 1);
    EXPECT_THAT(blank.out, HasSubstr("32 inodes in use are blank"));
    fill(firstSpoiled, spoiled, '\xFF');
    const auto ones = cli(fmt::format("check --files {}", m_image));
    EXPECT_EQ(ones.exitCode, 1);
    EXPECT_THAT(ones.out, HasSubstr("32 inodes have a wrong checksum"));
}

TEST_F(InodeStates, TheFieldsOfBytesOlderThanTheFileSystemHaveNoDates) {
    const auto perGroup = std::stoul(firstMatch(run("dumpe2fs " + m_image).out, R"(Inodes per group:\s+(\d+))"));
    fill(static_cast<std::uint32_t>(perGroup), 1, 'A');
    const auto shown = cli(fmt::format("show {} inode {}", m_image, perGroup));
    EXPECT_THAT(shown.out, HasSubstr("never initialised"));
    EXPECT_THAT(shown.out, HasSubstr("not decoded"));
    EXPECT_THAT(shown.out, Not(HasSubstr("2004-")));
    const auto structure = cliJson(fmt::format("show --json {} inode {}", m_image, perGroup))["structures"][0];
    for (const auto& field : structure["fields"]) {
        if (field["field"] == "i_mtime") {
            EXPECT_EQ(field["value"], "");
            EXPECT_EQ(field["hex"], "41 41 41 41");
        }
    }
    const auto block = firstMatch(debugfs(fmt::format("imap <{}>", perGroup)), R"(located at block (\d+))");
    EXPECT_THAT(cli(fmt::format("show {} block {}", m_image, block)).out, Not(HasSubstr("2004-")));
}

} // namespace
} // namespace atlas::test
