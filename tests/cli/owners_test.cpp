// SPDX-License-Identifier: GPL-3.0-or-later
// `owners`: who has each block of a volume, against debugfs, the block bitmaps and e2fsck.
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
using testing::Not;

std::string debugfs(const std::string& image, const std::string& request) {
    const auto ran = run(fmt::format("debugfs -w -R {} {}", shellQuoted(request), image));
    EXPECT_EQ(ran.exitCode, 0) << ran.err;
    return ran.out;
}

class Owners : public testing::TestWithParam<const char*> {
protected:
    Owners() {
        const auto root = m_images.folder().file("root");
        std::filesystem::create_directories(root + "/a/b/c");
        writeComb(root + "/a/comb", 1500);
        std::ofstream(root + "/hosts") << std::string(9000, 'h');
        std::ofstream(root + "/a/b/c/big") << std::string(11 << 20, 'b');
        std::ofstream(root + "/a/line\nbreak \xFF") << std::string(3 << 20, 'n');
        std::filesystem::create_symlink(std::string(200, 'l'), root + "/a/long");
        std::filesystem::create_hard_link(root + "/a/b/c/big", root + "/a/same");
        m_image = m_images.folder().file("fs.img");
        const auto made = run(fmt::format("mke2fs -q -F {} -d {} {} 96M", GetParam(), root, m_image));
        EXPECT_EQ(made.exitCode, 0) << made.err;
    }

    json owners(const std::string& options = {}, int exitCode = 0) const {
        return cliJson(fmt::format("owners --json {} {}", options, m_image), exitCode);
    }
    static json kind(const json& map, const std::string& kind) {
        for (const auto& owner : map["owners"]) {
            if (owner["kind"] == kind) {
                return owner;
            }
        }
        return {};
    }
    std::uint64_t blockOf(const std::string& path, int logical) const {
        return std::stoull(debugfs(m_image, fmt::format("bmap \"{}\" {}", path, logical)));
    }

    Images m_images;
    std::string m_image;
};

TEST_P(Owners, TheLargestFilesHaveTheBlocksThatDebugfsLists) {
    const auto map = owners();
    const auto& first = map["owners"][0];
    EXPECT_EQ(first["kind"], "file");
    EXPECT_EQ(first["paths"], json({"/a/b/c/big", "/a/same"}));
    EXPECT_EQ(map["owners"][2]["paths"], json({"/a/line\\x0Abreak \\xFF"}));
    for (const auto* const path : {"/a/b/c/big", "/a/comb"}) {
        const auto at = std::string(path) == "/a/comb" ? 1U : 0U;
        std::istringstream list(debugfs(m_image, fmt::format("blocks \"{}\"", path)));
        std::uint64_t content = 0;
        std::uint64_t maps = 0;
        for (std::uint64_t block = 0; list >> block;) {
            const auto& stretches = map["stretches"];
            std::string owner = "none";
            for (std::size_t n = 0; n < stretches.size(); n += 3) {
                const auto from = stretches[n].get<std::uint64_t>();
                if (from <= block && block < from + stretches[n + 1].get<std::uint64_t>()) {
                    owner = stretches[n + 2] == at ? "file" : map["owners"][stretches[n + 2].get<int>()]["kind"];
                }
            }
            content += owner == "file" ? 1 : 0;
            maps += owner == "maps" ? 1 : 0;
            EXPECT_TRUE(owner == "file" || owner == "maps") << block << " " << owner;
        }
        EXPECT_EQ(map["owners"][at]["blocks"], content) << path;
        EXPECT_LE(maps, kind(map, "maps")["blocks"].get<std::uint64_t>());
    }
}

TEST_P(Owners, EveryBlockInUseHasAnOwnerOrIsMetadata) {
    const auto map = owners();
    EXPECT_EQ(map["complete"], true) << map;
    EXPECT_EQ(kind(map, "no_file"), json());
    EXPECT_EQ(map["contested_blocks"], 0);
    EXPECT_EQ(map["free_but_owned_blocks"], 0);
    EXPECT_THAT(cli("owners " + m_image).out, HasSubstr("no block has two owners"));
    // All other options give the same blocks in other parts.
    std::uint64_t all = 0;
    std::uint64_t without = 0;
    for (const auto& owner : map["owners"]) {
        all += owner["blocks"].get<std::uint64_t>();
    }
    const auto unnamed = owners("--largest 0");
    for (const auto& owner : unnamed["owners"]) {
        EXPECT_NE(owner["kind"], "file");
        without += owner["blocks"].get<std::uint64_t>();
    }
    EXPECT_EQ(all, without);
}

TEST_P(Owners, WhatTheBitmapAloneHasIsNobodys) {
    std::istringstream words(debugfs(m_image, "ffb 1 20000"));
    std::string word;
    std::uint64_t block = 0;
    while (words >> word && !(std::istringstream(word) >> block)) {
    }
    debugfs(m_image, fmt::format("setb {}", block));
    const auto nobodys = kind(owners(), "no_file");
    ASSERT_TRUE(nobodys.is_object());
    const std::string options = GetParam();
    EXPECT_EQ(nobodys["blocks"], options.find("bigalloc") == std::string::npos ? 1 : 4);
    EXPECT_EQ(nobodys["files"], 0);
    EXPECT_THAT(cli("owners " + m_image).out, HasSubstr("no file: in use in the block bitmap only"));
}

TEST_P(Owners, WhatAFileHasAndTheBitmapNotIsSaid) {
    debugfs(m_image, fmt::format("freeb {}", blockOf("/a/b/c/big", 8)));
    const auto free = owners({}, 1)["free_but_owned_blocks"].get<std::uint64_t>();
    EXPECT_GE(free, 1U);
    EXPECT_LE(free, 4U);
    EXPECT_THAT(cli("owners " + m_image).out, HasSubstr("free in the block bitmap"));
    EXPECT_THAT(run(fmt::format("e2fsck -fn {}", m_image)).out, HasSubstr("Block bitmap differences"));
}

INSTANTIATE_TEST_SUITE_P(Kinds, Owners,
                         testing::Values("-t ext4 -b 4096", "-t ext4 -b 1024",
                                         "-t ext4 -b 1024 -O ^64bit,^metadata_csum", "-t ext3 -b 1024",
                                         "-t ext2 -b 4096 -O ^filetype,^dir_index",
                                         "-t ext4 -b 4096 -O inline_data -I 256",
                                         "-t ext4 -b 4096 -O bigalloc -C 16384"));

TEST(OwnersOf, ABlockOfTwoFilesIsContested) {
    const Images images;
    const auto image = images.bare("fs.img", 16, "-t ext2 -b 4096");
    const auto script = images.folder().file("script");
    std::ofstream(script) << "write /etc/hostname one\nwrite /etc/hostname two\n";
    ASSERT_EQ(run(fmt::format("debugfs -w -f {} {}", script, image)).exitCode, 0);
    const auto block = std::stoull(debugfs(image, "bmap one 0"));
    debugfs(image, fmt::format("sif two block[0] {}", block));
    EXPECT_EQ(cliJson("owners --json " + image, 1)["contested_blocks"], 1);
    EXPECT_THAT(cli("owners " + image).out, HasSubstr("1 block is claimed twice"));
    EXPECT_THAT(run(fmt::format("e2fsck -fn {}", image)).out, HasSubstr("Multiply-claimed block"));
    debugfs(image, "sif two block[0] 2"); // the block bitmap
    EXPECT_EQ(cliJson("owners --json " + image, 1)["contested_blocks"], 1);
}

/// Three files of three blocks; the second has those of the first.
std::string sharingImage(const Images& images) {
    const auto image = images.bare("shared.img", 16, "-t ext2 -b 4096");
    const auto content = images.folder().file("content");
    mustRun("head -c 12288 /dev/urandom >" + shellQuoted(content));
    const auto script = images.folder().file("script");
    std::ofstream(script) << fmt::format("write {0} one\nwrite {0} two\nwrite {0} alone\n", content);
    mustRun(fmt::format("debugfs -w -f {} {}", script, image));
    for (int n = 0; n < 3; ++n) {
        const auto of = [&](const char* file) {
            return std::stoull(debugfs(image, fmt::format("bmap {} {}", file, n)));
        };
        debugfs(image, fmt::format("freeb {}", of("two")));
        debugfs(image, fmt::format("sif two block[{}] {}", n, of("one")));
    }
    debugfs(image, "feature shared_blocks");
    EXPECT_LE(run("e2fsck -fy " + shellQuoted(image)).exitCode, 1) << "it counts the blocks that are free now";
    return image;
}

TEST(OwnersOf, BlocksThatFilesMayShareAreCountedForEach) {
    const Images images;
    const auto image = sharingImage(images);
    EXPECT_THAT(run(fmt::format("e2fsck -fn {} 2>&1", image)).out, Not(HasSubstr("Multiply-claimed")));
    const auto map = cliJson("owners --json " + image);
    EXPECT_EQ(map["contested_blocks"], 0);
    EXPECT_EQ(map["shared_blocks"], 3);
    std::map<std::string, std::pair<int, int>> blocks;
    for (const auto& owner : map["owners"]) {
        if (owner["kind"] == "file") {
            blocks[owner["paths"][0]] = {owner["blocks"], owner["shared_blocks"]};
        }
    }
    EXPECT_EQ(blocks["/one"], std::pair(3, 3));
    EXPECT_EQ(blocks["/two"], std::pair(3, 3));
    EXPECT_EQ(blocks["/alone"], std::pair(3, 0));
    ASSERT_EQ(map["further_stretches"].size(), 3U);
    const auto first = std::stoull(debugfs(image, "bmap one 0"));
    EXPECT_EQ(map["further_stretches"][0], first);
    EXPECT_EQ(map["further_stretches"][1], 3);
    const auto text = cli("owners " + image).out;
    EXPECT_THAT(text, HasSubstr("3 blocks are shared by files, as the feature shared_blocks allows"));
    EXPECT_THAT(text, Not(HasSubstr("claimed twice")));
    EXPECT_THAT(text, Not(HasSubstr("no block has two owners")));
    const auto shown = cli(fmt::format("show {} block {}", image, first)).out;
    EXPECT_THAT(shown, testing::AllOf(HasSubstr("/one"), HasSubstr("/two")));
    debugfs(image, "sif two block[0] 2"); // the block bitmap
    EXPECT_EQ(cliJson("owners --json " + image, 1)["contested_blocks"], 1);
    EXPECT_THAT(cli("owners " + image).out, HasSubstr("with the feature shared_blocks, e2fsck does not list them"));
    EXPECT_THAT(run(fmt::format("e2fsck -fn {} 2>&1", image)).out, Not(HasSubstr("Multiply-claimed")));
}

TEST(OwnersOf, ASnapshotIsRefused) {
    const Images images;
    const auto image = images.bare("fs.img", 16, "-t ext4");
    const auto snapshot = images.folder().file("fs.atlas");
    ASSERT_EQ(cli(fmt::format("snapshot -o {} {}", snapshot, image)).exitCode, 0);
    const auto ran = cli("owners " + snapshot);
    EXPECT_NE(ran.exitCode, 0);
    EXPECT_THAT(ran.err, HasSubstr("a snapshot holds no inodes"));
}

} // namespace
} // namespace atlas::test
