// SPDX-License-Identifier: GPL-3.0-or-later
// `free --list`: each free extent, against the lists of dumpe2fs.
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <regex>
#include <sstream>

namespace atlas::test {
namespace {

using Extents = std::vector<std::pair<std::uint64_t, std::uint64_t>>; ///< first block and how many

void join(Extents& extents, std::uint64_t first, std::uint64_t count) {
    if (!extents.empty() && extents.back().first + extents.back().second == first) {
        extents.back().second += count;
    } else {
        extents.emplace_back(first, count);
    }
}

/// With bigalloc dumpe2fs ends each run with the first block of its last cluster.
Extents byDumpe2fs(const std::string& image, std::uint64_t blocksPerCluster) {
    const auto dump = run("dumpe2fs " + image).out;
    const std::regex lists(R"(\n  Free blocks: ([^\n]*))");
    const std::regex range(R"((\d+)(?:-(\d+))?)");
    Extents extents;
    for (std::sregex_iterator list(dump.begin(), dump.end(), lists), end; list != end; ++list) {
        const auto text = (*list)[1].str();
        for (std::sregex_iterator at(text.begin(), text.end(), range); at != end; ++at) {
            const auto first = std::stoull((*at)[1].str());
            const auto last = std::stoull((*at)[(*at)[2].matched ? 2 : 1].str());
            join(extents, first, last - first + blocksPerCluster);
        }
    }
    return extents;
}

class FreeList : public testing::TestWithParam<const char*> {
protected:
    FreeList() {
        const auto root = m_images.folder().file("root");
        std::filesystem::create_directories(root);
        for (int n = 0; n < 40; ++n) {
            std::ofstream(root + "/file" + std::to_string(n)) << std::string(20'000, 'f');
        }
        m_image = m_images.folder().file("fs.img");
        mustRun(fmt::format("mke2fs -q -F {} -d {} {} 40M", GetParam(), root, m_image));
        for (int n = 0; n < 40; n += 3) {
            mustRun(fmt::format("debugfs -w -R 'rm /file{}' {}", n, m_image));
        }
    }

    Extents expected() const {
        const auto shown = cliJson("free --json " + m_image);
        return byDumpe2fs(m_image,
                          shown["cluster_size"].get<std::uint64_t>() / shown["block_size"].get<std::uint64_t>());
    }

    Images m_images;
    std::string m_image;
};

TEST_P(FreeList, IsThatOfDumpe2fs) {
    const auto wanted = expected();
    ASSERT_GT(wanted.size(), 3U);
    const auto shown = cliJson(fmt::format("free --json --list {}", m_image));
    Extents extents;
    for (const auto& extent : shown["extents"]) {
        join(extents, extent["first_block"], extent["blocks"]);
        EXPECT_EQ(extent["byte"],
                  extent["first_block"].get<std::uint64_t>() * shown["block_size"].get<std::uint64_t>());
        EXPECT_EQ(extent["bytes"], extent["blocks"].get<std::uint64_t>() * shown["block_size"].get<std::uint64_t>());
    }
    EXPECT_EQ(extents, wanted);
    EXPECT_EQ(shown["extents"].size(), shown["free_extents"]["count"]);
}

TEST_P(FreeList, IsTheSameAsCsv) {
    std::istringstream in(cli(fmt::format("free --csv --list {}", m_image)).out);
    std::string line;
    std::getline(in, line);
    EXPECT_EQ(line, "first_block,blocks,byte,bytes\r");
    Extents extents;
    while (std::getline(in, line)) {
        join(extents, std::stoull(line), std::stoull(line.substr(line.find(',') + 1)));
    }
    EXPECT_EQ(extents, expected());
}

INSTANTIATE_TEST_SUITE_P(Volumes, FreeList,
                         testing::Values("-t ext4 -b 4096", "-t ext4 -b 1024 -g 8192",
                                         "-t ext4 -b 1024 -O ^flex_bg,^resize_inode", "-t ext4 -O bigalloc -C 16384",
                                         "-t ext2 -b 2048", "-t ext4 -b 1024 -O ^metadata_csum,uninit_bg"));

TEST(FreeListOfADisk, CountsTheBytesOfTheDisk) {
    const Images images;
    const auto disk = gptDisk(images, 2048);
    const auto shown = cliJson(fmt::format("free --json --list {}", disk));
    ASSERT_FALSE(shown["extents"].empty());
    const auto& first = shown["extents"][0];
    EXPECT_EQ(first["byte"],
              (2048 * 512) + first["first_block"].get<std::uint64_t>() * shown["block_size"].get<std::uint64_t>());
}

} // namespace
} // namespace atlas::test
