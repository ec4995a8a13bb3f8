// SPDX-License-Identifier: GPL-3.0-or-later
// `show block`: the files of a block, against debugfs icheck and ncheck.
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <regex>
#include <set>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

std::string debugfsOutput(const std::string& image, const std::string& request) {
    return run(fmt::format("debugfs -R {} {}", shellQuoted(request), image)).out;
}

/// The inode that `icheck` names; 0 for none.
std::uint64_t inodeByDebugfs(const std::string& image, std::uint64_t block) {
    const auto out = debugfsOutput(image, fmt::format("icheck {}", block));
    std::smatch match;
    return std::regex_search(out, match, std::regex(fmt::format(R"(\n{}\t(\d+))", block))) ? std::stoull(match[1]) : 0;
}

std::set<std::string> pathsByDebugfs(const std::string& image, std::uint64_t inode) {
    std::istringstream out(debugfsOutput(image, fmt::format("ncheck {}", inode)));
    std::set<std::string> paths;
    std::string line;
    std::getline(out, line); // heading
    while (std::getline(out, line)) {
        paths.insert(line.substr(line.find('\t') + 1));
    }
    return paths;
}

class ShowOwner : public testing::TestWithParam<const char*> {
protected:
    ShowOwner() {
        const auto root = m_images.folder().file("root");
        std::filesystem::create_directories(root + "/etc/many");
        std::filesystem::create_directories(root + "/a/b/c");
        writeComb(root + "/a/comb", 1500);
        std::ofstream(root + "/etc/hosts") << std::string(9000, 'h');
        std::ofstream(root + "/empty") << "";
        std::ofstream(root + "/a/b/c/big") << std::string(5 << 20, 'b');
        std::ofstream(root + "/a/line\nbreak \xFF") << std::string(5000, 'n');
        std::filesystem::create_symlink("etc/hosts", root + "/short");
        std::filesystem::create_symlink(std::string(200, 'l'), root + "/a/long");
        std::filesystem::create_hard_link(root + "/etc/hosts", root + "/a/b/same");
        for (int n = 0; n < 400; ++n) {
            std::ofstream(fmt::format("{}/etc/many/a rather long name to fill the directory {}", root, n));
        }
        m_image = m_images.folder().file("fs.img");
        const auto made = run(fmt::format("mke2fs -q -F {} -d {} {} 96M", GetParam(), root, m_image));
        EXPECT_EQ(made.exitCode, 0) << made.err;
    }
    json shown(std::uint64_t block) const { return cliJson(fmt::format("show --json {} block {}", m_image, block)); }
    /// The block of file `path` that debugfs gives for `logical`.
    std::uint64_t blockOf(const std::string& path, int logical) const {
        return std::stoull(debugfsOutput(m_image, fmt::format("bmap \"{}\" {}", path, logical)));
    }

    Images m_images;
    std::string m_image;
};

TEST_P(ShowOwner, IsWhatIcheckAndNcheckFind) {
    std::set<std::uint64_t> blocks;
    for (const auto* const path : {"/a/comb", "/etc/hosts", "/a/b/c/big", "/a/long", "/etc/many", "/a/b", "/"}) {
        std::istringstream list(debugfsOutput(m_image, fmt::format("blocks \"{}\"", path)));
        const std::vector<std::uint64_t> all{std::istream_iterator<std::uint64_t>(list), {}};
        for (std::size_t n = 0; n < all.size(); n += 1 + all.size() / 5) {
            blocks.insert(all[n]);
        }
        if (!all.empty()) {
            blocks.insert(all.back());
        }
    }
    ASSERT_GT(blocks.size(), 12U);
    for (const auto block : blocks) {
        const auto found = shown(block);
        const auto inode = inodeByDebugfs(m_image, block);
        EXPECT_EQ(found["inode"], inode) << block;
        const std::set<std::string> paths(found["paths"].begin(), found["paths"].end());
        constexpr std::uint64_t rootInode = 2; // which ncheck does not name
        EXPECT_EQ(paths, inode == rootInode ? std::set<std::string>{"/"} : pathsByDebugfs(m_image, inode)) << block;
        EXPECT_EQ(found["owners"].size(), 1U);
        EXPECT_EQ(found["owners_complete"], true) << found;
        EXPECT_EQ(found["in_use"], true);
    }
}

TEST_P(ShowOwner, TellsTheBlockOfTheFile) {
    const auto found = shown(blockOf("/a/b/c/big", 700))["owners"][0];
    EXPECT_EQ(found["use"], "content");
    EXPECT_EQ(found["logical"], 700);
}

TEST_P(ShowOwner, NamesHardLinksAndEscapesNames) {
    EXPECT_THAT(shown(blockOf("/etc/hosts", 1))["paths"], ElementsAre("/a/b/same", "/etc/hosts"));
    const auto out = debugfsOutput(m_image, "ls -l /a");
    std::smatch match;
    ASSERT_TRUE(std::regex_search(out, match, std::regex(R"((\d+)[^\n]*line)"))) << out;
    const auto block = blockOf("<" + match[1].str() + ">", 0);
    EXPECT_THAT(shown(block)["paths"], ElementsAre("/a/line\\x0Abreak \\xFF"));
    EXPECT_THAT(cli(fmt::format("show {} block {}", m_image, block)).out, HasSubstr("/a/line\\x0Abreak \\xFF\n"));
}

TEST_P(ShowOwner, ListsADirectoryAsDebugfsDoes) {
    for (const auto* const path : {"/", "/a", "/etc/many"}) {
        std::set<std::string> expected;
        std::istringstream lines(debugfsOutput(m_image, fmt::format("ls -p {}", path)));
        for (std::string line; std::getline(lines, line);) {
            std::smatch match;
            if (std::regex_match(line, match, std::regex(R"(/(\d+)/(\d\d)\d+/\d+/\d+/(.*)/\d*/)")) && match[1] != "0") {
                expected.insert(fmt::format("{} {}", match[1].str(), match[3].str()));
            }
        }
        const auto entries = cliJson(fmt::format("show --json {} path {}", m_image, path))["entries"];
        std::set<std::string> found;
        for (const auto& entry : entries["list"]) {
            const auto name = entry["name"].get<std::string>();
            EXPECT_NE(entry["type"], "unknown") << entry;
            if (name.find('\\') == std::string::npos) { // debugfs writes other bytes as they are
                found.insert(fmt::format("{} {}", entry["inode"].get<int>(), name));
            }
        }
        EXPECT_GT(found.size(), 3U);
        for (const auto& each : found) {
            EXPECT_TRUE(expected.contains(each)) << each;
        }
        EXPECT_EQ(entries["cut"], false);
    }
    EXPECT_EQ(cliJson(fmt::format("show --json {} path /etc/hosts", m_image))["entries"], json());
}

TEST_P(ShowOwner, SaysWhatIsFreeOrDeleted) {
    const auto freeBlock =
        std::stoull(debugfsOutput(m_image, "ffb 1 12000").substr(std::string("Free blocks found: ").size()));
    const auto found = shown(freeBlock);
    EXPECT_EQ(found["in_use"], false);
    EXPECT_EQ(found["inode"], json());
    EXPECT_EQ(found["owners"].size(), 0U);
    const auto text = cli(fmt::format("show {} block {}", m_image, freeBlock)).out;
    EXPECT_THAT(text, HasSubstr("free in the block bitmap"));
    EXPECT_THAT(text, HasSubstr("no inode in use refers to this block"));

    const auto block = blockOf("/a/b/c/big", 3);
    ASSERT_EQ(run(fmt::format("debugfs -w -R 'sif /a/b/c/big links_count 0' {}", m_image)).exitCode, 0);
    ASSERT_EQ(run(fmt::format("debugfs -w -R 'unlink /a/b/c/big' {}", m_image)).exitCode, 0);
    EXPECT_EQ(shown(block)["owners"][0]["links"], 0);
    EXPECT_THAT(cli(fmt::format("show {} block {}", m_image, block)).out, HasSubstr("deleted while open"));
}

TEST_P(ShowOwner, DirectoriesInALoopEnd) {
    const auto block = blockOf("/a/b/c/big", 3);
    // /a/b/c gets a second name inside itself, and loses the way from the root.
    ASSERT_EQ(run(fmt::format("debugfs -w -R 'link /a/b /a/b/c/up' {}", m_image)).exitCode, 0);
    ASSERT_EQ(run(fmt::format("debugfs -w -R 'unlink /a/b' {}", m_image)).exitCode, 0);
    const auto paths = shown(block)["paths"];
    ASSERT_EQ(paths.size(), 1U);
    EXPECT_THAT(paths[0].get<std::string>(), testing::MatchesRegex("<[0-9]+>/big"));
}

INSTANTIATE_TEST_SUITE_P(Kinds, ShowOwner,
                         testing::Values("-t ext4 -b 4096", "-t ext4 -b 1024",
                                         "-t ext4 -b 1024 -O ^64bit,^metadata_csum", "-t ext3 -b 1024",
                                         "-t ext2 -b 4096 -O ^filetype,^dir_index",
                                         "-t ext4 -b 4096 -O inline_data -I 256",
                                         "-t ext4 -b 4096 -O bigalloc -C 16384"));

TEST(ShowBlock, SystemFilesAndMetadataAreNamed) {
    const Images images;
    const auto image = images.bare("fs.img", 64, "-t ext4 -b 4096 -O quota");
    const auto journal = std::stoull(debugfsOutput(image, "bmap <8> 5"));
    const auto shown = cliJson(fmt::format("show --json {} block {}", image, journal));
    EXPECT_EQ(shown["region"], "journal");
    EXPECT_EQ(shown["inode"], 8);
    const auto quota = std::stoull(debugfsOutput(image, "bmap <3> 0"));
    EXPECT_EQ(cliJson(fmt::format("show --json {} block {}", image, quota))["inode"], 3);
    EXPECT_EQ(cliJson(fmt::format("show --json {} block 1", image))["structure"], "group_descriptor");
    EXPECT_EQ(cliJson(fmt::format("show --json {} sector 8", image))["block"], 1);
    EXPECT_EQ(cli(fmt::format("show {} block 16384", image)).exitCode, 2) << "behind the end";
}

TEST(ShowBlock, SharedAttributesHaveManyOwners) {
    const Images images;
    const auto image = images.bare("fs.img", 16, "-t ext4 -b 4096 -I 128");
    const auto script = images.folder().file("script");
    std::ofstream(script) << "write /etc/hostname one\nwrite /etc/hostname two\nea_set one user.name "
                          << std::string(200, 'v') << "\n";
    ASSERT_EQ(run(fmt::format("debugfs -w -f {} {}", script, image)).exitCode, 0);
    const auto stat = debugfsOutput(image, "stat one");
    std::smatch match;
    ASSERT_TRUE(std::regex_search(stat, match, std::regex(R"(File ACL: (\d+))")));
    ASSERT_EQ(run(fmt::format("debugfs -w -R 'sif two file_acl {}' {}", match[1].str(), image)).exitCode, 0);
    const auto shown = cliJson(fmt::format("show --json {} block {}", image, match[1].str()));
    ASSERT_EQ(shown["owners"].size(), 2U);
    EXPECT_EQ(shown["owners"][0]["use"], "attributes");
    EXPECT_THAT(shown["paths"], ElementsAre("/one", "/two"));
}

TEST(ShowBlock, AnIndirectBlockThatNamesItselfIsBounded) {
    const Images images;
    const auto root = images.folder().file("root");
    std::filesystem::create_directories(root);
    std::ofstream(root + "/file") << std::string(5 << 20, 'f');
    const auto image = images.folder().file("fs.img");
    ASSERT_EQ(run(fmt::format("mke2fs -q -F -t ext2 -b 1024 -d {} {} 64M", root, image)).exitCode, 0);
    const auto stat = debugfsOutput(image, "stat file");
    std::smatch match;
    ASSERT_TRUE(std::regex_search(stat, match, std::regex(R"(\(DIND\):(\d+))"))) << stat;
    const auto block = std::stoull(match[1]);
    std::string self;
    for (int n = 0; n < 256; ++n) {
        for (int byte = 0; byte < 4; ++byte) {
            self += static_cast<char>(block >> (8 * byte));
        }
    }
    spoil(image, block * 1024, self);
    const auto shown = cliJson(fmt::format("show --json {} block {}", image, block));
    EXPECT_THAT(shown["paths"], ElementsAre("/file"));
    const auto map = cliJson(fmt::format("show --json {} path /file", image));
    EXPECT_NE(map["error"], json());
    EXPECT_LE(map["extents"].size() + map["mapping_blocks"].size(), 65540U);
}

} // namespace
} // namespace atlas::test
