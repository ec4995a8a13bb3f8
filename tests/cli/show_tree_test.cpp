// SPDX-License-Identifier: GPL-3.0-or-later
// The trees of files and directories, against debugfs: dump_extents, htree_dump, dx_hash and stat.
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <map>
#include <regex>
#include <set>
#include <sstream>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

class ShowTree : public testing::Test {
protected:
    [[nodiscard]] std::string told(const std::string& image, const std::string& request) const {
        return mustRun(fmt::format("debugfs -R {} {} 2>/dev/null", shellQuoted(request), image));
    }
    [[nodiscard]] json shown(const std::string& image, const std::string& path, const std::string& more = {}) const {
        return cliJson(fmt::format("show --json --no-paths --tree {} {} path {}", more, image, path));
    }
    [[nodiscard]] const TempDir& folder() const { return m_images.folder(); }
    [[nodiscard]] const Images& images() const { return m_images; }

private:
    Images m_images;
};

/// "logical physical length unwritten" of the leaves, as dump_extents lists them.
std::set<std::string> leavesOfDebugfs(const std::string& dump) {
    // Level Entries       Logical      Physical Length Flags
    const std::regex leaf(R"(^ *(\d+)/ *(\d+) +\d+/ *\d+ +(\d+) - +(\d+) +(\d+) - +(\d+) +(\d+) ?(Uninit)?)");
    std::set<std::string> leaves;
    std::istringstream lines(dump);
    for (std::string line; std::getline(lines, line);) {
        std::smatch found;
        if (std::regex_search(line, found, leaf) && found[1] == found[2]) {
            leaves.insert(fmt::format("{} {} {} {}", found[3].str(), found[5].str(), found[7].str(),
                                      found[8].matched ? "unwritten" : "written"));
        }
    }
    return leaves;
}

std::set<std::string> leavesOf(const json& tree) {
    std::set<std::string> leaves;
    for (const auto& node : tree["nodes"]) {
        for (const auto& extent : node["extents"]) {
            leaves.insert(fmt::format("{} {} {} {}", extent["logical"].get<std::uint64_t>(),
                                      extent["physical"].get<std::uint64_t>(), extent["length"].get<std::uint64_t>(),
                                      extent["unwritten"] == true ? "unwritten" : "written"));
        }
    }
    return leaves;
}

TEST_F(ShowTree, AFileOfTenThousandExtentsStaysReadable) {
    constexpr std::size_t teeth = 10'000;
    const auto root = folder().file("root");
    std::filesystem::create_directories(root);
    writeComb(root + "/comb", teeth);
    const auto image = folder().file("fs.img");
    mustRun(fmt::format("mke2fs -q -F -t ext4 -b 4096 -d {} {} 128M", root, image));
    const auto tree = shown(image, "/comb")["tree"];
    EXPECT_TRUE(tree["by_extents"]);
    const auto leaves = leavesOf(tree);
    EXPECT_EQ(leaves.size(), teeth);
    EXPECT_EQ(leaves, leavesOfDebugfs(told(image, "dump_extents /comb")));
    std::set<std::uint64_t> named;
    std::regex index(R"(\(ETB\d\):(\d+))");
    const auto stat = told(image, "stat /comb");
    for (std::sregex_iterator at(stat.begin(), stat.end(), index), end; at != end; ++at) {
        named.insert(std::stoull((*at)[1]));
    }
    std::set<std::uint64_t> nodes;
    for (const auto& node : tree["nodes"]) {
        EXPECT_FALSE(node["damaged"]);
        if (!node["block"].is_null()) {
            nodes.insert(node["block"].get<std::uint64_t>());
            EXPECT_TRUE(node["checksum_right"]);
        }
    }
    EXPECT_EQ(nodes, named);
    const auto text = cli("show --no-paths --tree " + image + " path /comb").out;
    EXPECT_LT(std::ranges::count(text, '\n'), 150) << "a row for each node, not for each extent";
    EXPECT_THAT(text, HasSubstr("10,000 extents"));
    EXPECT_THAT(text, HasSubstr("█"));
}

TEST_F(ShowTree, UnwrittenExtentsAndADamagedNodeAreTold) {
    const auto image = images().bare("fs.img", 16, "-t ext4 -b 1024");
    const auto content = folder().write("content", std::string(3000, 'c'));
    mustRun(fmt::format("debugfs -w -R 'write {} file' {}", content, image));
    mustRun("debugfs -w -R 'fallocate /file 10 14' " + image);
    EXPECT_EQ(leavesOf(shown(image, "/file")["tree"]), leavesOfDebugfs(told(image, "dump_extents /file")));
    const auto root = folder().file("root");
    std::filesystem::create_directories(root);
    writeComb(root + "/comb", 400);
    const auto other = folder().file("other.img");
    mustRun(fmt::format("mke2fs -q -F -t ext4 -b 1024 -d {} {} 32M", root, other));
    const std::uint64_t node = shown(other, "/comb")["tree"]["nodes"][1]["block"];
    spoil(other, node * 1024 + 2, std::string(2, '\xFF'));
    const auto damaged = shown(other, "/comb")["tree"]["nodes"][1];
    EXPECT_TRUE(damaged["damaged"]);
    EXPECT_FALSE(damaged["checksum_right"]);
}

TEST_F(ShowTree, IndirectBlocksAreThoseOfDebugfs) {
    const auto image = images().bare("fs.img", 16, "-t ext2 -b 1024");
    const auto content = folder().write("content", std::string(400'000, 'c'));
    mustRun(fmt::format("debugfs -w -R 'write {} file' {}", content, image));
    const auto tree = shown(image, "/file")["tree"];
    EXPECT_FALSE(tree["by_extents"]);
    const auto stat = told(image, "stat /file");
    ASSERT_EQ(tree["nodes"].size(), 4U) << "the inode, one IND, the DIND and one below it";
    EXPECT_THAT(stat, HasSubstr(fmt::format("(IND):{}", tree["nodes"][1]["block"].get<std::uint64_t>())));
    EXPECT_THAT(stat, HasSubstr(fmt::format("(DIND):{}", tree["nodes"][2]["block"].get<std::uint64_t>())));
    std::uint64_t blocks = 0;
    for (const auto& extent : leavesOf(tree)) {
        blocks += std::stoull(extent.substr(extent.find(' ', extent.find(' ') + 1)));
    }
    EXPECT_EQ(blocks, 391U);
}

/// Directories of many names with a hash tree of two levels, made by e2fsck -D.
class ShowIndex : public ShowTree {
protected:
    void SetUp() override {
        const auto root = folder().file("root");
        std::filesystem::create_directories(root + "/many");
        for (int n = 0; n < names; ++n) {
            std::ofstream(fmt::format("{}/many/a longer name that fills the blocks, number {}", root, n)) << "";
        }
        m_image = folder().file("fs.img");
        mustRun(fmt::format("mke2fs -q -F -t ext4 -b 1024 -N 8192 -d {} {} 32M", root, m_image));
        EXPECT_LE(run("e2fsck -fyD " + m_image).exitCode, 1) << "makes the index, and says that it did";
    }
    static constexpr int names = 4000;
    [[nodiscard]] const std::string& image() const { return m_image; }

private:
    std::string m_image;
};

TEST_F(ShowIndex, TheHashTreeIsThatOfHtreeDump) {
    const auto directory = shown(image(), "/many")["directory"];
    EXPECT_TRUE(directory["indexed"]);
    EXPECT_EQ(directory["levels"], 1);
    const auto dump = told(image(), "htree_dump /many");
    EXPECT_THAT(dump, HasSubstr("Indirect levels: 1"));
    std::set<std::pair<std::uint32_t, std::uint32_t>> entries;
    std::uint64_t named = 0;
    for (const auto& block : directory["blocks"]) {
        EXPECT_FALSE(block["level"].is_null()) << block["logical"] << " is in the tree";
        EXPECT_TRUE(block["checksum_right"]);
        named += block["entries"].get<std::uint64_t>();
        for (const auto& entry : block["index"]) {
            entries.insert({entry["hash"].get<std::uint32_t>(), entry["block"].get<std::uint32_t>()});
        }
    }
    EXPECT_EQ(named, static_cast<std::uint64_t>(names));
    EXPECT_EQ(directory["names"], names);
    std::set<std::pair<std::uint32_t, std::uint32_t>> dumped;
    const std::regex line(R"(Entry #\d+: Hash 0x([0-9a-f]+)[^,]*, block (\d+))");
    for (std::sregex_iterator at(dump.begin(), dump.end(), line), end; at != end; ++at) {
        dumped.insert({static_cast<std::uint32_t>(std::stoul((*at)[1], nullptr, 16)),
                       static_cast<std::uint32_t>(std::stoul((*at)[2]))});
    }
    EXPECT_EQ(entries, dumped);
    EXPECT_GT(entries.size(), 100U);
}

/// Makes /many with 200,000 names in the image $1, by the kernel: mke2fs -d would search the directory for each of them.
constexpr auto* manyNames = R"(
mkdir mnt && mount -o loop "$1" mnt || exit
trap 'umount mnt' EXIT
python3 - <<'END'
import os
os.mkdir('mnt/many')
for file in range(4):  # a file has up to 65,000 names
    open(f'mnt/{file}', 'w').close()
    for number in range(50000):
        os.link(f'mnt/{file}', f'mnt/many/name number {file * 50000 + number:06d}')
END
)";

/// So many names collide by chance: about n²/2³² pairs of half_md4's 31 bits.
TEST_F(ShowTree, ADirectoryOfManyNamesWithCollisionsIsThatOfHtreeDump) {
    const auto image = folder().file("fs.img");
    mustRun(fmt::format("mke2fs -q -F -t ext4 -b 1024 -N 2000 -O ^has_journal "
                        "-E hash_seed=11111111-2222-3333-4444-555555555555 {} 512M",
                        image));
    const auto made =
        run(fmt::format("cd {} && bash -c {} make {}", folder().path().string(), shellQuoted(manyNames), image));
    if (made.exitCode != 0) {
        GTEST_SKIP() << "cannot mount here: " << made.err;
    }
    const auto directory = shown(image, "/many")["directory"];
    EXPECT_EQ(directory["names"], 200'000);
    // Each entry: "12 0x0000b470-9d2eb68b (28) name number 022214"
    const auto hashes =
        fmt::format("debugfs -R 'htree_dump /many' {} 2>/dev/null | grep -oE '0x[0-9a-f]+-[0-9a-f]+ ' | "
                    "cut -d- -f1 | sort | uniq -c | ",
                    image);
    EXPECT_EQ(mustRun(hashes + "awk '{ all += $1 } END { print all }'"), "200000\n");
    const auto colliding = std::stoul(mustRun(hashes + "awk '$1 > 1 { all += $1 } END { print all + 0 }'"));
    EXPECT_GT(colliding, 0U);
    EXPECT_EQ(directory["collisions"], colliding);
}

TEST_F(ShowIndex, ANameLeadsThroughTheTree) {
    const std::string name = "a longer name that fills the blocks, number 1234";
    const auto directory = shown(image(), "/many", "--name " + shellQuoted(name))["directory"];
    const auto& way = directory["way"];
    const auto stats = mustRun("dumpe2fs -h " + image() + " 2>/dev/null");
    std::smatch seed;
    ASSERT_TRUE(std::regex_search(stats, seed, std::regex("Directory Hash Seed: +([0-9a-f-]+)")));
    EXPECT_EQ(directory["hash"], "half_md4");
    const auto hash = told(image(), fmt::format("dx_hash -h half_md4 -s {} \"{}\"", seed[1].str(), name));
    EXPECT_THAT(hash, HasSubstr(fmt::format("is 0x{:x} (minor 0x{:x})", way["hash"].get<std::uint32_t>(),
                                            way["minor_hash"].get<std::uint32_t>())));
    ASSERT_EQ(way["blocks"].size(), 3U) << "root, node, leaf";
    EXPECT_EQ(way["blocks"][0], 0);
    const auto inode = std::stoul(told(image(), fmt::format("stat \"/many/{}\"", name)).substr(7));
    EXPECT_EQ(way["inode"], inode);
    const std::uint64_t leaf = way["blocks"][2];
    EXPECT_EQ(told(image(), fmt::format("bmap /many {}", leaf)),
              fmt::format("{}\n", way["block"].get<std::uint64_t>()));
    const auto missing = shown(image(), "/many", "--name nothing")["directory"]["way"];
    EXPECT_EQ(missing["inode"], json());
    EXPECT_GE(missing["blocks"].size(), 3U) << "where it would be";
}

TEST_F(ShowTree, DeletedNamesAreTold) {
    const auto image = images().bare("fs.img", 16, "-t ext4 -b 1024");
    for (const std::string name : {"kept", "gone", "also"}) {
        mustRun(fmt::format("debugfs -w -R 'write {} {}' {}", folder().write("content-" + name, "c"), name, image));
    }
    const auto inode = std::stoul(told(image, "stat /gone").substr(7));
    mustRun("debugfs -w -R 'rm gone' " + image);
    EXPECT_THAT(told(image, "ls -d /"), HasSubstr("gone"));
    const auto directory = shown(image, "/")["directory"];
    EXPECT_FALSE(directory["indexed"]);
    const auto deleted = directory["blocks"][0]["deleted"];
    ASSERT_EQ(deleted.size(), 1U);
    EXPECT_EQ(deleted[0]["name"], "gone");
    EXPECT_EQ(deleted[0]["inode"], inode);
    EXPECT_EQ(directory["names"], 5) << "with . and .., lost+found and two files";
    EXPECT_THAT(cli("show --tree " + image + " path /").out, HasSubstr(fmt::format("gone ({})", inode)));
}

TEST_F(ShowTree, AttributesAndInlineDataAreThoseOfDebugfs) {
    const auto image = images().bare("fs.img", 16, "-t ext4 -b 1024 -O inline_data -I 256");
    const auto small = folder().write("small", std::string(100, 's'));
    mustRun(fmt::format("debugfs -w -R 'write {} small' {}", small, image));
    mustRun("debugfs -w -R 'ea_set /small user.note hello' " + image);
    const auto value = folder().write("value", std::string(500, 'v'));
    const auto large = folder().write("large", std::string(5000, 'l'));
    mustRun(fmt::format("debugfs -w -R 'write {} large' {}", large, image));
    mustRun(fmt::format("debugfs -w -R 'ea_set -f {} /large user.long' {}", value, image));
    const auto inside = shown(image, "/small");
    EXPECT_EQ(inside["inline_bytes"], 100);
    EXPECT_EQ(inside["attribute_block"], json());
    std::map<std::string, json> byName;
    for (const auto& attribute : inside["attributes"]) {
        byName[attribute["name"]] = attribute;
    }
    EXPECT_EQ(byName["system.data"]["bytes"], 40) << "60 of the 100 bytes are in i_block";
    EXPECT_EQ(byName["user.note"]["hex"], "68 65 6c 6c 6f");
    EXPECT_EQ(byName["user.note"]["block"], json());
    EXPECT_THAT(told(image, "ea_list /small"), HasSubstr("user.note (5)"));
    const auto beside = shown(image, "/large");
    EXPECT_EQ(beside["attributes"][0]["name"], "user.long");
    EXPECT_EQ(beside["attributes"][0]["bytes"], 500);
    EXPECT_EQ(beside["attribute_block"]["references"], 1);
    EXPECT_TRUE(beside["attribute_block"]["checksum_right"]);
    EXPECT_THAT(told(image, "stat /large"),
                HasSubstr(fmt::format("File ACL: {}", beside["attribute_block"]["block"].get<std::uint64_t>())));
    EXPECT_THAT(cli("show " + image + " path /small").out, HasSubstr("hello"));
    EXPECT_FALSE(shown(image, "/")["attributes_damaged"]);
}

TEST_F(ShowTree, OrphansAreThoseThatE2fsckClears) {
    const auto image = images().bare("fs.img", 16, "-t ext4 -b 1024 -O ^orphan_file");
    EXPECT_EQ(cliJson("show --json " + image + " orphans")["orphans"], json::array());
    EXPECT_THAT(cli("show " + image + " orphans").out, HasSubstr("There are no orphans"));
    std::vector<std::uint32_t> inodes;
    for (const std::string name : {"one", "two"}) {
        mustRun(fmt::format("debugfs -w -R 'write {} {}' {}", folder().write("content-" + name, "c"), name, image));
        inodes.push_back(static_cast<std::uint32_t>(std::stoul(told(image, "stat /" + name).substr(7))));
        mustRun(fmt::format("debugfs -w -R 'unlink {}' {}", name, image));
        mustRun(fmt::format("debugfs -w -R 'sif <{}> links_count 0' {}", inodes.back(), image));
    }
    mustRun(fmt::format("debugfs -w -R 'sif <{}> dtime @{}' {}", inodes[0], inodes[1], image));
    mustRun(fmt::format("debugfs -w -R 'ssv last_orphan {}' {}", inodes[0], image));
    const auto report = cliJson("show --json " + image + " orphans");
    ASSERT_EQ(report["orphans"].size(), 2U) << report;
    EXPECT_EQ(report["orphans"][0]["inode"], inodes[0]);
    EXPECT_EQ(report["orphans"][0]["next"], inodes[1]);
    EXPECT_EQ(report["orphans"][1]["inode"], inodes[1]);
    EXPECT_EQ(report["orphan_list_broken_at"], json());
    mustRun(fmt::format("debugfs -w -R 'sif <{}> dtime @{}' {}", inodes[1], inodes[0], image));
    EXPECT_EQ(cliJson("show --json " + image + " orphans")["orphan_list_broken_at"], inodes[0]) << "it leads around";
    mustRun(fmt::format("debugfs -w -R 'sif <{}> dtime 0' {}", inodes[1], image));
    const auto cleared = run("e2fsck -fy " + image).out;
    for (const auto inode : inodes) {
        EXPECT_THAT(cleared, testing::ContainsRegex(fmt::format("[Oo]rphaned inode {}", inode)));
    }
}

TEST_F(ShowTree, RefusesWhatHasNoTree) {
    const auto image = images().bare("fs.img", 16, "-t ext4");
    EXPECT_EQ(cli("show --tree " + image + " superblock").exitCode, 2);
    EXPECT_EQ(cli("show --name x " + image + " path /").exitCode, 2);
    EXPECT_EQ(cli("show --tree --name x " + image + " inode 8").exitCode, 2) << "the journal is no directory";
}

} // namespace
} // namespace atlas::test
