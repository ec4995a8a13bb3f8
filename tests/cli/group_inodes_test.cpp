// SPDX-License-Identifier: GPL-3.0-or-later
// `show IMAGE inodes N`: the inodes of a group, against debugfs and dumpe2fs.
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <map>
#include <regex>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

/// What "stat" of debugfs tells of one inode.
struct Stat {
    std::string mode;
    std::uint64_t links = 0;
    std::uint64_t size = 0;
    std::uint64_t modified = 0;
    std::uint64_t deleted = 0;
    bool inUse = false;
};

std::string found(const std::string& text, const std::string& pattern) {
    std::smatch match;
    return std::regex_search(text, match, std::regex(pattern)) ? match[1].str() : std::string("0");
}

class GroupInodes : public testing::TestWithParam<const char*> {
protected:
    GroupInodes() {
        const auto root = m_images.folder().file("root");
        std::filesystem::create_directories(root + "/a/b");
        for (int n = 0; n < 60; ++n) {
            std::ofstream(root + "/a/file" + std::to_string(n)) << std::string(static_cast<std::size_t>(n) * 700, 'f');
        }
        std::ofstream(root + "/a/big") << std::string(5 << 20, 'b');
        std::filesystem::create_symlink("short", root + "/a/b/link");
        std::filesystem::create_hard_link(root + "/a/big", root + "/a/b/same");
        m_image = m_images.folder().file("fs.img");
        const auto made = run(fmt::format("mke2fs -q -F {} -d {} {} 48M", GetParam(), root, m_image));
        EXPECT_EQ(made.exitCode, 0) << made.err;
        debugfs("rm /a/file7");
        debugfs("rmdir /a/none"); // refused: nothing changes
        debugfs("sif /a/file9 links_count 0");
    }

    std::string debugfs(const std::string& request) const {
        return run(fmt::format("debugfs -w -R {} {}", shellQuoted(request), m_image)).out;
    }
    json inodes(std::uint32_t group) const {
        const auto shown = cliJson(fmt::format("show --json {} inodes {}", m_image, group));
        return shown["inodes"];
    }
    Stat stat(std::uint32_t inode) const {
        const auto out = debugfs(fmt::format("stat <{}>", inode));
        const auto used = debugfs(fmt::format("testi <{}>", inode));
        return {found(out, R"(Mode:\s+(\d+))"),
                std::stoull(found(out, R"(Links: (\d+))")),
                std::stoull(found(out, R"(Size: (\d+))")),
                std::stoull(found(out, R"(mtime: 0x([0-9a-f]+))"), nullptr, 16),
                std::stoull(found(out, R"(dtime: 0x([0-9a-f]+))"), nullptr, 16),
                used.find("marked in use") != std::string::npos};
    }

    Images m_images;
    std::string m_image;
};

TEST_P(GroupInodes, AreThoseOfDebugfs) {
    const auto list = inodes(0);
    EXPECT_EQ(list["error"], nullptr);
    EXPECT_EQ(list["unread"], 0);
    ASSERT_GT(list["list"].size(), 20U);
    for (const auto& inode : list["list"]) {
        const auto number = inode["inode"].get<std::uint32_t>();
        const auto told = stat(number);
        const bool inUse = inode["state"] == "in_use" || inode["state"] == "linkless";
        EXPECT_EQ(inUse, told.inUse) << inode;
        EXPECT_EQ(fmt::format("{:04o}", inode["mode"].get<unsigned>() & 0xFFF), told.mode) << inode;
        EXPECT_EQ(inode["links"], told.links) << inode;
        EXPECT_EQ(inode["size"], told.size) << inode;
        EXPECT_EQ(inode["modified"], told.modified) << inode;
        EXPECT_EQ(inode["deleted"], told.deleted) << inode;
    }
}

TEST_P(GroupInodes, CountWhatDumpe2fsCounts) {
    const auto dump = run("dumpe2fs " + m_image).out;
    std::uint32_t groups = 0;
    const std::regex line(R"((\d+) free (?:blocks|clusters), (\d+) free inodes)");
    const auto perGroup = std::stoull(found(dump, R"(Inodes per group:\s+(\d+))"));
    for (std::sregex_iterator at(dump.begin(), dump.end(), line), end; at != end; ++at, ++groups) {
        const auto list = inodes(groups);
        std::uint64_t inUse = 0;
        for (const auto& inode : list["list"]) {
            inUse += inode["state"] == "in_use" || inode["state"] == "linkless" ? 1 : 0;
        }
        EXPECT_EQ(inUse, perGroup - std::stoull((*at)[2].str())) << "group " << groups;
        EXPECT_EQ(list["list"].size() + list["blank"].get<std::size_t>(), perGroup);
    }
    EXPECT_GT(groups, 0U);
}

TEST_P(GroupInodes, SayWhichAreDeletedOrHaveNoLink) {
    std::map<std::string, int> states;
    const auto dump = run("dumpe2fs " + m_image).out;
    const std::regex line("\nGroup [0-9]+:");
    const auto groups = std::distance(std::sregex_iterator(dump.begin(), dump.end(), line), std::sregex_iterator());
    json deleted;
    for (std::uint32_t group = 0; group < static_cast<std::uint32_t>(groups); ++group) {
        const auto list = inodes(group);
        for (const auto& inode : list["list"]) {
            ++states[inode["state"].get<std::string>()];
            if (inode["state"] == "deleted") {
                deleted = inode;
            }
        }
    }
    EXPECT_EQ(states["deleted"], 1);
    EXPECT_EQ(states["linkless"], 1);
    EXPECT_EQ(states["unknown"], 0);
    EXPECT_EQ(deleted["size"], 4900);
    EXPECT_GT(deleted["deleted"].get<std::uint64_t>(), 1'700'000'000U);
}

INSTANTIATE_TEST_SUITE_P(Volumes, GroupInodes,
                         testing::Values("-t ext4 -b 4096", "-t ext4 -b 1024 -g 8192", "-t ext2 -b 1024 -I 128",
                                         "-t ext3 -b 4096", "-t ext4 -O inline_data,bigalloc",
                                         "-t ext4 -b 4096 -O ^metadata_csum,uninit_bg"));

TEST(GroupInodesRefused, WithoutABitmapTheStateIsUnknown) {
    const Images images;
    const auto image = images.bare("fs.img", 16, "-t ext4 -b 4096 -O ^metadata_csum,^uninit_bg");
    ASSERT_EQ(run(fmt::format("debugfs -w -R 'set_bg 0 inode_bitmap 99999999' {}", image)).exitCode, 0);
    const auto shown = cliJson(fmt::format("show --json {} inodes 0", image), 1);
    ASSERT_FALSE(shown["inodes"]["list"].empty());
    for (const auto& inode : shown["inodes"]["list"]) {
        EXPECT_EQ(inode["state"], "unknown");
    }
}

TEST(GroupInodesRefused, ATableOutsideIsAnError) {
    const Images images;
    const auto image = images.bare("fs.img", 16, "-t ext4 -b 4096 -O ^metadata_csum,^uninit_bg");
    ASSERT_EQ(run(fmt::format("debugfs -w -R 'set_bg 0 inode_table 99999999' {}", image)).exitCode, 0);
    const auto shown = cli(fmt::format("show {} inodes 0", image));
    EXPECT_EQ(shown.exitCode, 1) << shown.err;
    EXPECT_THAT(shown.out, HasSubstr("not read: the inode table lies outside the volume"));
}

TEST(GroupInodesRefused, AGroupThatThereIsNot) {
    const Images images;
    const auto image = images.bare("fs.img", 16, "-t ext4");
    const auto shown = cli(fmt::format("show {} inodes 7", image));
    EXPECT_EQ(shown.exitCode, 2);
    EXPECT_THAT(shown.err, HasSubstr("there is no such group"));
}

} // namespace
} // namespace atlas::test
