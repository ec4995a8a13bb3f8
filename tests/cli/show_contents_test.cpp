// SPDX-License-Identifier: GPL-3.0-or-later
// The structures that `show block` lists inside a block, against debugfs.
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
using testing::HasSubstr;

class ShowContents : public testing::Test {
protected:
    ShowContents() {
        const auto root = m_images.folder().file("root");
        std::filesystem::create_directories(root + "/many");
        for (int n = 0; n < 300; ++n) {
            std::ofstream(fmt::format("{}/many/a name to fill the blocks of the directory {}", root, n)) << "";
        }
        writeComb(root + "/comb", 300);
        m_image = m_images.folder().file("fs.img");
        const auto value = m_images.folder().file("value");
        std::ofstream(value) << std::string(300, 'v');
        const auto made = run(fmt::format(
            "mke2fs -q -F -t ext4 -b 1024 -I 128 -O metadata_csum,orphan_file -d {} {} 64M", root, m_image));
        EXPECT_EQ(made.exitCode, 0) << made.err;
        EXPECT_LE(run(fmt::format("e2fsck -fyD {}", m_image)).exitCode, 1) << "makes the index, and says that it did";
        EXPECT_EQ(run(fmt::format("debugfs -w -R 'ea_set -f {} /comb user.name' {}", value, m_image)).exitCode, 0);
    }
    [[nodiscard]] std::string told(const std::string& request) const {
        return run(fmt::format("debugfs -R {} {}", shellQuoted(request), m_image)).out;
    }
    /// The first group of the first match.
    [[nodiscard]] std::uint64_t numberIn(const std::string& text, const std::string& pattern) const {
        std::smatch match;
        EXPECT_TRUE(std::regex_search(text, match, std::regex(pattern))) << pattern << " in " << text;
        return match.empty() ? 0 : std::stoull(match[1]);
    }
    [[nodiscard]] std::uint64_t blockOf(const std::string& path, int logical) const {
        return std::stoull(told(fmt::format("bmap {} {}", path, logical)));
    }
    [[nodiscard]] json contents(std::uint64_t block) const {
        return cliJson(fmt::format("show --json {} block {}", m_image, block))["contents"];
    }
    [[nodiscard]] std::uint64_t extentBlock() const { return numberIn(told("stat /comb"), R"(ETB0\):(\d+))"); }
    [[nodiscard]] const std::string& image() const { return m_image; }

private:
    Images m_images;
    std::string m_image;
};

/// The parts of one type.
std::vector<json> partsOf(const json& contents, const std::string& type) {
    std::vector<json> out;
    for (const auto& part : contents["parts"]) {
        if (part["type"] == type) {
            out.push_back(part);
        }
    }
    return out;
}

std::uint64_t rawOf(const json& part, const std::string& field) {
    for (const auto& one : part["fields"]) {
        if (one["field"] == field) {
            return one["raw"];
        }
    }
    ADD_FAILURE() << "no " << field << " in " << part;
    return 0;
}

void flipBitAt(const std::string& image, std::uint64_t at) {
    std::fstream file(image, std::ios::binary | std::ios::in | std::ios::out);
    file.seekg(static_cast<std::streamoff>(at));
    const auto byte = static_cast<char>(file.get() ^ 0x01);
    file.seekp(static_cast<std::streamoff>(at));
    file.put(byte);
}

TEST_F(ShowContents, OfADirectoryAreTheEntriesThatLsTells) {
    std::set<std::pair<std::uint64_t, std::string>> expected;
    std::istringstream lines(told("ls -p /many")); // /inode/mode/uid/gid/name/size/
    std::string line;
    while (std::getline(lines, line)) {
        std::smatch match;
        if (std::regex_match(line, match, std::regex("/(\\d+)/\\d+/\\d+/\\d+/(a name[^/]*)/\\d*/"))) {
            expected.emplace(std::stoull(match[1]), match[2]);
        }
    }
    ASSERT_EQ(expected.size(), 300U);
    std::set<std::pair<std::uint64_t, std::string>> found;
    const auto blocks = numberIn(told("stat /many"), R"(Size: (\d+))") / 1024;
    for (std::uint64_t n = 1; n < blocks; ++n) {
        const auto block = contents(blockOf("/many", static_cast<int>(n)));
        EXPECT_EQ(block["kind"], "directory");
        EXPECT_EQ(block["damaged"], false);
        EXPECT_EQ(block["checksum"]["right"], true) << block["checksum"];
        EXPECT_EQ(partsOf(block, "ext4_dir_entry_tail").size(), 1U);
        for (const auto& entry : partsOf(block, "ext4_dir_entry_2")) {
            if (rawOf(entry, "inode") != 0) {
                found.emplace(rawOf(entry, "inode"), entry["name"]);
            }
        }
    }
    EXPECT_EQ(found, expected);
}

TEST_F(ShowContents, OfAnIndexAreTheEntriesOfHtreeDump) {
    const auto dump = told("htree_dump /many");
    const auto root = contents(blockOf("/many", 0));
    EXPECT_EQ(root["kind"], "htree_root");
    EXPECT_EQ(root["checksum"]["right"], true);
    const auto& header = root["parts"][0];
    EXPECT_EQ(rawOf(header, "count"), numberIn(dump, R"(Number of entries \(count\): (\d+))"));
    EXPECT_EQ(rawOf(header, "limit"), numberIn(dump, R"(Number of entries \(limit\): (\d+))"));
    const auto entries = partsOf(root, "dx_entry");
    ASSERT_EQ(entries.size() + 1, rawOf(header, "count"));
    for (std::size_t n = 0; n < entries.size(); ++n) {
        const auto line = fmt::format("Entry #{}: Hash 0x{:08x}, block {}\n", n + 1, rawOf(entries[n], "hash"),
                                      rawOf(entries[n], "block"));
        EXPECT_THAT(dump, HasSubstr(line));
    }
}

TEST_F(ShowContents, OfAnExtentNodeAreTheExtentsOfEx) {
    const auto block = contents(extentBlock());
    EXPECT_EQ(block["kind"], "extent_node");
    EXPECT_EQ(block["checksum"]["right"], true);
    const auto extents = partsOf(block, "ext4_extent");
    std::istringstream lines(told("ex /comb"));
    std::size_t at = 0;
    std::string line;
    const std::regex leaf(R"(\s*1/ *1\s+(\d+)/ *(\d+)\s+(\d+) - +(\d+)\s+(\d+) - +\d+\s+(\d+).*)");
    for (std::smatch match; std::getline(lines, line);) {
        if (!std::regex_match(line, match, leaf) || at == extents.size()) {
            continue;
        }
        EXPECT_EQ(rawOf(extents[at], "ee_block"), std::stoull(match[3]));
        EXPECT_EQ(rawOf(extents[at], "ee_start_lo"), std::stoull(match[5]));
        EXPECT_EQ(rawOf(extents[at], "ee_len"), std::stoull(match[6]));
        ++at;
    }
    EXPECT_EQ(at, extents.size());
    EXPECT_GT(at, 50U);
}

TEST_F(ShowContents, OfAttributesAreTheirNamesAndSizes) {
    const auto number = numberIn(told("stat /comb"), R"(File ACL: (\d+))");
    const auto block = contents(number);
    EXPECT_EQ(block["kind"], "attributes");
    EXPECT_EQ(block["checksum"]["right"], true);
    const auto entries = partsOf(block, "ext4_xattr_entry");
    ASSERT_EQ(entries.size(), 1U);
    EXPECT_EQ(entries[0]["name"], "name");
    EXPECT_EQ(rawOf(entries[0], "e_value_size"), 300U);
}

TEST_F(ShowContents, SpoiledAreToldByTheChecksum) {
    for (const auto block : {blockOf("/many", 1), extentBlock(), numberIn(told("stat /comb"), R"(File ACL: (\d+))")}) {
        flipBitAt(image(), block * 1024 + 24);
        EXPECT_EQ(contents(block)["checksum"]["right"], false) << block;
        EXPECT_THAT(cli(fmt::format("show {} block {}", image(), block)).out, HasSubstr(": wrong\n"));
        flipBitAt(image(), block * 1024 + 24);
        EXPECT_EQ(contents(block)["checksum"]["right"], true) << block;
    }
}

TEST_F(ShowContents, DamagedAreToldAndBounded) {
    const auto block = blockOf("/many", 1);
    spoil(image(), block * 1024 + 4, std::string("\x03\x00", 2)); // rec_len
    EXPECT_EQ(contents(block)["damaged"], true);
    const auto node = extentBlock();
    spoil(image(), node * 1024 + 2, std::string("\xFF\xFF\xFF\xFF", 4)); // eh_entries, eh_max
    EXPECT_EQ(contents(node)["damaged"], true);
    EXPECT_LT(contents(node)["parts"].size(), 1024U / 12 + 1);
}

TEST_F(ShowContents, OfATableAreAllItsInodesAndDescriptors) {
    const auto table = numberIn(run(fmt::format("dumpe2fs {}", image())).out, R"(Inode table at (\d+))");
    const auto inodes = contents(table + 1)["parts"];
    ASSERT_EQ(inodes.size(), 1024U / 128);
    for (const auto& inode : inodes) {
        const std::uint64_t number = inode["number"];
        const auto stat = told(fmt::format("stat <{}>", number));
        EXPECT_EQ(rawOf(inode, "i_links_count"), numberIn(stat, R"(Links: (\d+))")) << number;
        EXPECT_EQ(rawOf(inode, "i_size_lo"), numberIn(stat, R"(Size: (\d+))")) << number;
    }
    const auto descriptors = contents(2);
    EXPECT_EQ(descriptors["kind"], "group_descriptors");
    EXPECT_EQ(descriptors["parts"].size(), 8U) << "groups of 64 MiB";
}

TEST_F(ShowContents, OfTheOrphanFileIsItsTail) {
    const auto inode = numberIn(run(fmt::format("dumpe2fs -h {}", image())).out, R"(Orphan file inode:\s+(\d+))");
    const auto block = contents(blockOf(fmt::format("<{}>", inode), 0));
    EXPECT_EQ(block["kind"], "orphan_file");
    EXPECT_EQ(block["checksum"]["right"], true);
    ASSERT_EQ(block["parts"].size(), 1U);
    EXPECT_EQ(rawOf(block["parts"][0], "ob_magic"), 0x0B10CA04U);
}

TEST_F(ShowContents, OfAJournalDescriptorAreItsTags) {
    for (const auto* const checksums : {"", "-c"}) {
        SCOPED_TRACE(checksums);
        const auto script = image() + ".script";
        std::ofstream(script) << "jo " << checksums << "\njw -b 5000,5001,7777 /dev/zero\njc\n";
        ASSERT_EQ(run(fmt::format("debugfs -w -f {} {}", script, image())).exitCode, 0);
        const auto log = told("logdump -a");
        std::vector<std::uint64_t> written;
        std::smatch match;
        for (auto rest = log; std::regex_search(rest, match, std::regex(R"(FS block (\d+) logged at)"));
             rest = match.suffix()) {
            written.push_back(std::stoull(match[1]));
        }
        ASSERT_FALSE(written.empty()) << log;
        std::vector<std::uint64_t> tags;
        int guarded = 0;
        for (int n = 1; n < 12; ++n) {
            const auto number = blockOf("<8>", n);
            const auto block = contents(number);
            if (!block.is_null() && !block["checksum"].is_null()) {
                ++guarded;
                EXPECT_EQ(block["checksum"]["right"], true) << block["checksum"];
                flipBitAt(image(), number * 1024 + 500);
                EXPECT_EQ(contents(number)["checksum"]["right"], false);
                flipBitAt(image(), number * 1024 + 500);
            }
            for (const auto* const type : {"journal_block_tag_s", "journal_block_tag3_s"}) {
                for (const auto& tag : block.is_null() ? std::vector<json>() : partsOf(block, type)) {
                    tags.push_back(rawOf(tag, "t_blocknr"));
                }
            }
        }
        EXPECT_EQ(tags, written) << log;
        EXPECT_EQ(guarded, *checksums == '\0' ? 0 : 1);
        EXPECT_LE(run(fmt::format("e2fsck -fy {}", image())).exitCode, 1) << "replays it";
    }
}

} // namespace
} // namespace atlas::test
