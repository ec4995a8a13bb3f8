// SPDX-License-Identifier: GPL-3.0-or-later
// `show path` and `show inode` against debugfs, over holes, unwritten extents, deep trees, indirect blocks, inline data, links
// and indexed directories.
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <set>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

/// The blocks that debugfs lists for the inode, with those that map them.
std::multiset<std::uint64_t> blocksByDebugfs(const std::string& image, std::uint64_t inode) {
    std::istringstream out(run(fmt::format("debugfs -R 'blocks <{}>' {}", inode, image)).out);
    return {std::istream_iterator<std::uint64_t>(out), {}};
}

std::multiset<std::uint64_t> blocksShown(const json& shown) {
    std::multiset<std::uint64_t> blocks;
    for (const auto& extent : shown["extents"]) {
        for (std::uint64_t n = 0; !extent["hole"] && n < extent["length"].get<std::uint64_t>(); ++n) {
            blocks.insert(extent["physical"].get<std::uint64_t>() + n);
        }
    }
    for (const auto& block : shown["mapping_blocks"]) {
        blocks.insert(block.get<std::uint64_t>());
    }
    return blocks;
}

std::uint64_t inodeByDebugfs(const std::string& image, const std::string& path) {
    const auto out = run(fmt::format("debugfs -R 'stat {}' {}", path, image)).out;
    const auto at = out.find("Inode: ");
    EXPECT_NE(at, std::string::npos) << out;
    return at == std::string::npos ? 0 : std::stoull(out.substr(at + 7));
}

class ShowPath : public testing::TestWithParam<const char*> {
protected:
    ShowPath() {
        const auto root = m_images.folder().file("root");
        std::filesystem::create_directories(root + "/etc/many");
        writeComb(root + "/comb", 600);
        std::ofstream(root + "/etc/hosts") << "127.0.0.1 localhost\n";
        std::ofstream(root + "/empty") << "";
        std::ofstream(root + "/big") << std::string(5 << 20, 'b');
        std::filesystem::create_symlink("etc/hosts", root + "/short");
        std::filesystem::create_symlink(std::string(200, 'l'), root + "/long");
        std::filesystem::create_hard_link(root + "/etc/hosts", root + "/same");
        for (int n = 0; n < 400; ++n) {
            std::ofstream(fmt::format("{}/etc/many/a rather long name to fill the directory {}", root, n));
        }
        m_image = m_images.folder().file("fs.img");
        const auto made = run(fmt::format("mke2fs -q -F {} -b 4096 -d {} {} 64M", GetParam(), root, m_image));
        EXPECT_EQ(made.exitCode, 0) << made.err;
    }
    json shown(const std::string& path) const {
        return cliJson(fmt::format("show --json {} path {}", m_image, shellQuoted(path)));
    }

    Images m_images;
    std::string m_image;
};

TEST_P(ShowPath, ListsTheBlocksThatDebugfsLists) {
    for (const std::string path :
         {"/comb", "/etc/hosts", "/empty", "/big", "/short", "/long", "/same", "/etc", "/etc/many"}) {
        const auto file = shown(path);
        const auto inode = inodeByDebugfs(m_image, path);
        EXPECT_EQ(file["inode"], inode) << path;
        EXPECT_EQ(file["error"], json()) << path;
        EXPECT_EQ(file["path"].back()["inode"], inode);
        if (file["in_inode"] == false) {
            EXPECT_EQ(blocksShown(file), blocksByDebugfs(m_image, inode)) << path;
        }
        EXPECT_EQ(cliJson(fmt::format("show --json {} inode {}", m_image, inode))["extents"], file["extents"]);
    }
}

TEST_P(ShowPath, StepsAreTheEntriesOnTheWay) {
    const auto steps = shown("/etc//many/a rather long name to fill the directory 399")["path"];
    ASSERT_EQ(steps.size(), 3U);
    EXPECT_EQ(steps[0]["directory"], 2);
    EXPECT_EQ(steps[1]["directory"], steps[0]["inode"]);
    std::ifstream image(m_image, std::ios::binary);
    for (const auto& step : steps) {
        if (step["entry_byte"].is_null()) {
            continue;
        }
        std::string entry(8, '\0');
        image.seekg(step["entry_byte"].get<std::int64_t>());
        image.read(entry.data(), 8);
        std::string name(step["name"].get<std::string>().size(), '\0');
        image.read(name.data(), static_cast<std::streamsize>(name.size()));
        EXPECT_EQ(name, step["name"].get<std::string>());
        EXPECT_EQ(static_cast<unsigned char>(entry[0]) | static_cast<unsigned char>(entry[1]) << 8, step["inode"]);
    }
}

TEST_P(ShowPath, CombsHaveHoles) {
    const auto comb = shown("/comb");
    EXPECT_EQ(comb["extents"][1]["hole"], true);
    EXPECT_EQ(comb["extents"][1]["physical"], json());
    EXPECT_EQ(comb["extents"].size(), 1199U) << "600 teeth and the 599 gaps";
    EXPECT_FALSE(comb["mapping_blocks"].empty());
}

TEST_P(ShowPath, WhatIsNotThereIsSaid) {
    const auto none = cli(fmt::format("show {} path /etc/none", m_image));
    EXPECT_EQ(none.exitCode, 2);
    EXPECT_THAT(none.err, HasSubstr("has no entry \"none\""));
    EXPECT_THAT(cli(fmt::format("show {} path /empty/none", m_image)).err, HasSubstr("is no directory"));
    EXPECT_THAT(cli(fmt::format("show {} path /", m_image)).out, HasSubstr("inode 2 of group 0"));
    EXPECT_THAT(cli(fmt::format("show {} path /comb", m_image)).out, HasSubstr("600 blocks in "));
}

INSTANTIATE_TEST_SUITE_P(Kinds, ShowPath,
                         testing::Values("-t ext4", "-t ext2", "-t ext3", "-t ext4 -I 256 -O inline_data",
                                         "-t ext4 -O metadata_csum,^64bit"));

TEST(ShowPathInACasefoldedDirectory, SaysThatTheCaseCountsWhereLinuxIgnoresIt) {
    const Images images;
    const auto image = images.bare("fs.img", 16, "-t ext4 -b 1024 -O casefold");
    mustRun("printf 'mkdir D\\nwrite /etc/hostname D/File\\nsif D flags 0x40080000\\n' | debugfs -w " + image +
            " 2>/dev/null");
    EXPECT_THAT(cli("show " + image + " path /D/file").err, HasSubstr("Linux ignores the case of its names"));
    EXPECT_EQ(cli("show " + image + " path /D/File").exitCode, 0);
}

TEST(ShowInode, TellsUnwrittenExtents) {
    const Images images;
    const auto image = images.bare("fs.img", 32, "-t ext4 -b 4096");
    ASSERT_EQ(run(fmt::format("debugfs -w -R 'write /dev/null file' {}", image)).exitCode, 0);
    ASSERT_EQ(run(fmt::format("debugfs -w -R 'fallocate file 0 9' {}", image)).exitCode, 0);
    const auto file = cliJson(fmt::format("show --json {} path file", image));
    ASSERT_EQ(file["extents"].size(), 1U);
    EXPECT_EQ(file["extents"][0]["length"], 10);
    EXPECT_EQ(file["extents"][0]["unwritten"], true);
    EXPECT_EQ(file["pieces"], 1);
}

TEST(ShowInode, ADamagedTreeEndsWithAnError) {
    const Images images;
    const auto image = images.bare("fs.img", 32, "-t ext4 -b 4096 -O ^metadata_csum");
    const auto comb = images.folder().file("comb");
    writeComb(comb, 600);
    ASSERT_EQ(run(fmt::format("debugfs -w -R 'write {} comb' {}", comb, image)).exitCode, 0);
    const auto file = cliJson(fmt::format("show --json {} path comb", image));
    ASSERT_FALSE(file["mapping_blocks"].empty());
    std::fstream bytes(image, std::ios::in | std::ios::out | std::ios::binary);
    bytes.seekp(file["mapping_blocks"].back().get<std::int64_t>() * 4096);
    bytes << "no tree";
    bytes.close();
    const auto broken = cliJson(fmt::format("show --json {} path comb", image));
    EXPECT_NE(broken["error"], json());
    EXPECT_LT(broken["extents"].size(), file["extents"].size());
    EXPECT_THAT(cli(fmt::format("show {} path comb", image)).out, HasSubstr("the list ends early"));
}

} // namespace
} // namespace atlas::test
