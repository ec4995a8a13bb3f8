// SPDX-License-Identifier: GPL-3.0-or-later
// What `show` answers first of an inode, the backups of the superblock, and numbers to be typed again.
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

class ShowAnswer : public testing::Test {
protected:
    ShowAnswer() {
        const auto root = m_images.folder().file("root");
        std::filesystem::create_directories(root + "/a");
        std::ofstream(root + "/a/letter") << std::string(5000, 'l');
        std::ofstream(root + "/gone") << std::string(5000, 'g');
        std::filesystem::create_hard_link(root + "/a/letter", root + "/same");
        m_image = m_images.folder().file("fs.img");
        mustRun(fmt::format("mke2fs -q -F -t ext4 -b 1024 -d {} {} 60M", root, m_image));
    }
    std::uint64_t inodeOf(const std::string& path) const {
        const auto out = mustRun(fmt::format("debugfs -R 'stat {}' {} 2>/dev/null", path, m_image));
        return std::stoull(out.substr(out.find("Inode: ") + 7));
    }
    std::string text(const std::string& what) const { return cli(fmt::format("show {} {}", m_image, what)).out; }

    Images m_images;
    std::string m_image;
};

TEST_F(ShowAnswer, AnInodeIsInUseUnderAllItsNames) {
    const auto inode = inodeOf("/same");
    const auto shown = cliJson(fmt::format("show --json {} inode {}", m_image, inode));
    EXPECT_EQ(shown["state"], "in_use");
    EXPECT_EQ(shown["paths"], (json{"/a/letter", "/same"}));
    EXPECT_EQ(shown["paths_complete"], true);
    const auto out = text(fmt::format("inode {}", inode));
    EXPECT_LT(out.find("/a/letter"), out.find("i_mode")) << "the answer comes first";
    EXPECT_THAT(out, HasSubstr("/same"));
    const auto brief = cliJson(fmt::format("show --json --no-paths {} inode {}", m_image, inode));
    EXPECT_EQ(brief["paths"], json());
    EXPECT_EQ(brief["state"], "in_use");
}

TEST_F(ShowAnswer, AFreeInodeIsDeletedAtItsTime) {
    const auto inode = inodeOf("/gone");
    mustRun(fmt::format("debugfs -w -R 'rm /gone' {} 2>/dev/null", m_image));
    mustRun(fmt::format("debugfs -w -R 'set_inode_field <{}> dtime 20240102030405' {} 2>/dev/null", inode, m_image));
    const auto shown = cliJson(fmt::format("show --json {} inode {}", m_image, inode));
    EXPECT_EQ(shown["state"], "deleted");
    EXPECT_EQ(shown["deleted"], 1704164645);
    EXPECT_EQ(shown["paths"], json::array());
    EXPECT_THAT(text(fmt::format("inode {}", inode)), testing::ContainsRegex("deleted at +2024-01-02 03:04:05"));
}

TEST_F(ShowAnswer, ABlockNamesItsOwnerFirst) {
    const auto block = std::stoull(mustRun(fmt::format("debugfs -R 'bmap /same 2' {} 2>/dev/null", m_image)));
    std::istringstream lines(text(fmt::format("block {}", block)));
    std::string line;
    for (int n = 0; n < 3; ++n) {
        std::getline(lines, line);
    }
    EXPECT_THAT(line, testing::AllOf(HasSubstr("block 2 of the file"), HasSubstr("/a/letter; /same")));
}

TEST_F(ShowAnswer, BackupsAreThoseOfDumpe2fs) {
    const auto out = mustRun("dumpe2fs " + m_image + " 2>/dev/null");
    std::vector<std::uint64_t> expected;
    const std::regex row(R"(Backup superblock at (\d+))");
    for (std::sregex_iterator at(out.begin(), out.end(), row), end; at != end; ++at) {
        expected.push_back(std::stoull((*at)[1]));
    }
    ASSERT_GE(expected.size(), 3U);
    std::vector<std::uint64_t> found;
    const auto shown = cliJson(fmt::format("show --json {} backups", m_image));
    for (const auto& each : shown["backups"]) {
        found.push_back(each["block"]);
    }
    EXPECT_EQ(found, expected);
    const auto info = cli("info " + m_image).out;
    EXPECT_THAT(info, HasSubstr(fmt::format("{}", fmt::join(expected, " "))));
    // The lines work as they are.
    const auto plain = text("backups");
    for (const auto block : expected) {
        const auto check = fmt::format("e2fsck -b {} -B 1024 {}", block, m_image);
        EXPECT_THAT(plain, HasSubstr(check + "\n"));
        const auto dump = fmt::format("dumpe2fs -o superblock={} -o blocksize=1024 {}", block, m_image);
        EXPECT_THAT(plain, HasSubstr(dump + "\n"));
        // Whole, dumpe2fs would complain of bitmaps: the descriptors of a backup have the checksums of new ones.
        EXPECT_EQ(run(std::string(dump).insert(8, " -h")).exitCode, 0);
    }
}

TEST_F(ShowAnswer, PlainNumbersCanBeTyped) {
    const auto out = cli(fmt::format("--plain show {} block 20000", m_image)).out;
    EXPECT_THAT(out, testing::ContainsRegex("byte +20480000\n"));
    EXPECT_THAT(out, HasSubstr("62914560")) << "the size in bytes";
    EXPECT_THAT(out, Not(testing::ContainsRegex("[0-9],[0-9]")));
    EXPECT_EQ(cli(fmt::format("show --plain {} block 20000", m_image)).out, out);
    EXPECT_EQ(withoutExamination(cli(fmt::format("show --plain --json {} block 20000", m_image)).out),
              withoutExamination(cli(fmt::format("show --json {} block 20000", m_image)).out));
}

} // namespace
} // namespace atlas::test
