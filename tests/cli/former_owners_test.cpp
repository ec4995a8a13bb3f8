// SPDX-License-Identifier: GPL-3.0-or-later
// A free block that a deleted inode still names, against debugfs and, where it is installed, ifind of The Sleuth Kit.
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <sstream>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class FormerOwners : public testing::TestWithParam<const char*> {
protected:
    FormerOwners() {
        const auto root = m_images.folder().file("root");
        std::filesystem::create_directories(root + "/gone");
        std::ofstream(root + "/file") << std::string(20'000, 'f');
        std::ofstream(root + "/gone/inside") << "x";
        m_image = m_images.folder().file("fs.img");
        const auto made = run(fmt::format("mke2fs -q -F {} -d {} {} 16M", GetParam(), root, m_image));
        EXPECT_EQ(made.exitCode, 0) << made.err;
    }

    std::string debugfs(const std::string& request) const {
        return run(fmt::format("debugfs -w -R {} {}", shellQuoted(request), m_image)).out;
    }
    std::vector<std::uint64_t> blocksOf(const std::string& path) const {
        std::istringstream numbers(debugfs("blocks " + path));
        std::vector<std::uint64_t> blocks;
        for (std::uint64_t block = 0; numbers >> block;) {
            blocks.push_back(block);
        }
        return blocks;
    }
    std::uint32_t inodeOf(const std::string& path) const {
        return cliJson(fmt::format("show --json {} path {}", m_image, path))["inode"].get<std::uint32_t>();
    }
    json block(std::uint64_t number) const { return cliJson(fmt::format("show --json {} block {}", m_image, number)); }

    Images m_images;
    std::string m_image;
};

TEST_P(FormerOwners, AreTheDeletedInodesThatNameTheBlock) {
    const auto blocks = blocksOf("/file");
    const auto inode = inodeOf("/file");
    ASSERT_GT(blocks.size(), 3U);
    EXPECT_TRUE(block(blocks[3])["former_owners"].empty());
    debugfs("rm /file");
    ASSERT_THAT(debugfs(fmt::format("testb {}", blocks[3])), HasSubstr("not in use"));
    const auto shown = block(blocks[3]);
    EXPECT_EQ(shown["in_use"], false);
    EXPECT_TRUE(shown["owners"].empty());
    ASSERT_EQ(shown["former_owners"].size(), 1U);
    EXPECT_EQ(shown["former_owners"][0]["inode"], inode);
    EXPECT_EQ(shown["former_owners"][0]["logical"], 3);
    EXPECT_GT(shown["former_owners"][0]["deleted"].get<std::uint64_t>(), 1'700'000'000U);
    EXPECT_EQ(shown["former_owners_complete"], true);
    const auto text = cli(fmt::format("show {} block {}", m_image, blocks[3]));
    EXPECT_EQ(text.exitCode, 0);
    EXPECT_THAT(text.out, HasSubstr("Free inodes that still name this block"));
    EXPECT_THAT(text.out, testing::ContainsRegex(fmt::format("{} +block 3 of the file +deleted 20", inode)));
    if (run("ifind -V").exitCode == 0) {
        const auto found = run(fmt::format("ifind -f ext4 -d {} {}", blocks[3], m_image));
        EXPECT_EQ(found.out, fmt::format("{}\n", inode));
    }
}

TEST_P(FormerOwners, OfAFreedDirectoryBlockShowItsEntries) {
    const auto blocks = blocksOf("/gone");
    ASSERT_FALSE(blocks.empty());
    debugfs("kill_file /gone");
    const auto shown = block(blocks[0]);
    EXPECT_EQ(shown["in_use"], false);
    ASSERT_EQ(shown["former_owners"].size(), 1U);
    EXPECT_EQ(shown["former_owners"][0]["directory"], true);
    EXPECT_EQ(shown["contents"]["kind"], "directory");
    EXPECT_THAT(cli(fmt::format("show {} block {}", m_image, blocks[0])).out, HasSubstr("inside"));
}

TEST_P(FormerOwners, AreNoneOfABlockThatNoInodeNames) {
    const auto shown = block(16 * 1024 * 1024 / 4096 - 2);
    EXPECT_EQ(shown["in_use"], false);
    EXPECT_TRUE(shown["former_owners"].empty());
    EXPECT_EQ(shown["former_owners_complete"], true);
}

INSTANTIATE_TEST_SUITE_P(Volumes, FormerOwners,
                         testing::Values("-t ext4 -b 4096", "-t ext2 -b 4096", "-t ext3 -b 4096",
                                         "-t ext4 -b 4096 -O ^metadata_csum,uninit_bg"));

} // namespace
} // namespace atlas::test
