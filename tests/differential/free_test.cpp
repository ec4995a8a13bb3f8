// SPDX-License-Identifier: GPL-3.0-or-later
// Free extents and their bins equal the output of e2freefrag and the free ranges that dumpe2fs lists.
#include "allocation/free_extents.h"
#include "base/units.h"
#include "support/paths.h"
#include "support/run.h"
#include "support/samples.h"
#include "support/temp_dir.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <regex>
#include <sstream>

namespace atlas::test {
namespace {

using Json = nlohmann::json;

Json ours(const std::string& image) {
    return Json::parse(mustRun(fmt::format("{} free --json {}", built("ext4atlas-cli"), shellQuoted(image))));
}

/// The image with its offset in the syntax of libext2fs.
std::string at(const std::string& image, const Json& free) {
    return shellQuoted(fmt::format("{}?offset={}", image, free["start_byte"].get<std::uint64_t>()));
}

std::uint64_t numberAfter(const std::string& text, const std::string& label) {
    const auto found = text.find(label);
    if (found == std::string::npos) {
        throw std::runtime_error("e2freefrag prints no \"" + label + "\":\n" + text);
    }
    return std::stoull(text.substr(found + label.size()));
}

/// The rows of e2freefrag's histogram, with the member names of our JSON.
Json binsOf(const std::string& text, std::uint64_t blockSize) {
    static const std::regex row(R"( *(\d+)([KMGTPEZY])\.\.\. *(?:\d+[KMGTPEZY]-|max) +: +(\d+) +(\d+) .*)");
    Json bins = Json::array();
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        std::smatch m;
        if (std::regex_match(line, m, row)) {
            const auto unit = std::uint64_t{1024} << (10 * std::string_view("KMGTPEZY").find(m.str(2)[0]));
            bins.push_back({{"from_blocks", std::stoull(m.str(1)) * unit / blockSize},
                            {"extents", std::stoull(m.str(3))},
                            {"blocks", std::stoull(m.str(4))}});
        }
    }
    return bins;
}

Json withoutEnds(Json bins) {
    for (auto& bin : bins) {
        bin.erase("to_blocks");
    }
    return bins;
}

void expectEqualsE2freefrag(const std::string& image, const Json& free) {
    const auto text = mustRun("e2freefrag " + at(image, free));
    const auto block = free["block_size"].get<std::uint64_t>();
    const auto kib = [&](const char* figure) {
        return free["free_extents"][figure].get<std::uint64_t>() * block / 1024;
    };
    EXPECT_EQ(free["total_blocks"], numberAfter(text, "Total blocks: "));
    EXPECT_EQ(free["superblock_free_blocks"], numberAfter(text, "Free blocks: "));
    EXPECT_EQ(free["free_extents"]["count"], numberAfter(text, "Num. free extent: "));
    EXPECT_EQ(kib("smallest"), numberAfter(text, "Min. free extent: "));
    EXPECT_EQ(kib("largest"), numberAfter(text, "Max. free extent: "));
    EXPECT_EQ(kib("average"), numberAfter(text, "Avg. free extent: "));
    EXPECT_EQ(withoutEnds(free["histogram"]), binsOf(text, block));
}

/// Joins the free ranges of dumpe2fs into extents. With bigalloc dumpe2fs lists the first block of each cluster.
class RangeScan {
public:
    explicit RangeScan(std::uint64_t blocksPerCluster)
        : m_ratio(blocksPerCluster), m_scan(static_cast<std::uint32_t>(blocksPerCluster)) {}

    /// "  Free blocks: 12-34, 56"
    void line(const std::string& line) {
        static const std::regex range(R"((\d+)(?:-(\d+))?)");
        for (std::sregex_iterator it(line.begin(), line.end(), range), none; it != none; ++it) {
            const auto first = std::stoull((*it).str(1));
            add(first, (*it)[2].matched ? std::stoull((*it).str(2)) : first);
        }
    }
    FreeExtents finish() { return m_scan.finish(); }

private:
    void add(std::uint64_t first, std::uint64_t last) {
        if (first != m_end) {
            m_scan.used();
        }
        m_scan.free((last - first) / m_ratio + 1);
        m_end = (last / m_ratio + 1) * m_ratio; // up to 1.47.0 a range ends with the first block of its last cluster
    }

    std::uint64_t m_ratio;
    FreeExtentScan m_scan;
    std::uint64_t m_end = 0;
};

void expectExtents(const Json& free, const FreeExtents& theirs) {
    EXPECT_EQ(free["free_blocks"], theirs.total.value);
    EXPECT_EQ(free["free_extents"]["count"], theirs.count);
    EXPECT_EQ(free["free_extents"]["smallest"], theirs.smallest.value);
    EXPECT_EQ(free["free_extents"]["largest"], theirs.largest.value);
    for (const auto& bin : free["histogram"]) {
        const auto& their = theirs.bins[binOf({bin["from_blocks"]})];
        EXPECT_EQ(bin["extents"], their.extents);
        EXPECT_EQ(bin["blocks"], their.blocks);
    }
}

/// dumpe2fs lists the free blocks per group; ranges that meet at a group boundary are one extent.
void expectEqualsDumpe2fs(const std::string& image, const Json& free) {
    RangeScan scan(free["cluster_size"].get<std::uint64_t>() / free["block_size"].get<std::uint64_t>());
    const auto dump = runDumpe2fs("", image, free["start_byte"].get<std::uint64_t>());
    ASSERT_EQ(dump.exitCode, 0) << dump.err;
    std::istringstream lines(dump.out);
    bool inGroups = false;
    for (std::string line; std::getline(lines, line);) {
        inGroups |= line.starts_with("Group ");
        if (inGroups && line.starts_with("  Free blocks: ")) {
            scan.line(line);
        }
    }
    expectExtents(free, scan.finish());
}

void compare(const std::string& image) {
    const auto free = ours(image);
    EXPECT_EQ(free["findings"], Json::array());
    EXPECT_EQ(free["free_blocks"], free["superblock_free_blocks"]);
    expectEqualsDumpe2fs(image, free);
    // With bigalloc e2freefrag 1.47.0 divides block numbers by the cluster ratio twice.
    if (free["block_size"] == free["cluster_size"]) {
        expectEqualsE2freefrag(image, free);
    }
}

struct FreeCase {
    const char* name;
    std::uint64_t bytes;
    const char* options;
};

class Free : public testing::TestWithParam<FreeCase> {
protected:
    std::string make() const {
        auto image = m_folder.file("fs.img");
        makeSparse(image, GetParam().bytes);
        mustRun(fmt::format("mke2fs -q -F {} {}", GetParam().options, shellQuoted(image)));
        return image;
    }

    [[nodiscard]] const TempDir& folder() const { return m_folder; }

private:
    TempDir m_folder;
};

TEST_P(Free, FreshFileSystem) { compare(make()); }

/// Creates files of many sizes and removes half of them, which leaves holes in the bitmaps of the first groups.
TEST_P(Free, AgedFileSystem) {
    const auto image = make();
    std::string writes;
    std::string removals;
    for (int i = 0; i < 60; ++i) {
        const auto file = folder().write(fmt::format("{}", i), std::string((i * 7919u) % 190000, 'x'));
        writes += fmt::format("write {} f{}\n", file, i);
        if (i % 2 == 1) {
            removals += fmt::format("rm f{}\n", i);
        }
    }
    mustRun("debugfs -w -f - " + shellQuoted(image), writes + removals);
    compare(image);
}

constexpr FreeCase freeCases[] = {{"b1024", 300 * MiB, "-t ext4 -b 1024"},
                                  {"b1024_ext2", 100 * MiB, "-t ext2 -b 1024"},
                                  {"b2048", GiB, "-t ext4 -b 2048"},
                                  {"b4096", 4 * GiB, "-t ext4"},
                                  {"b65536", 64 * GiB, "-t ext4 -b 65536"},
                                  {"G1", 4 * GiB, "-t ext4 -G 1"},
                                  {"G256", 40 * GiB, "-t ext4 -G 256"},
                                  {"G4096_b1024", 2 * GiB, "-t ext4 -b 1024 -G 4096"},
                                  {"packed", 16 * GiB, "-t ext4 -E packed_meta_blocks=1"},
                                  {"no_flex", 4 * GiB, "-t ext4 -O ^flex_bg"},
                                  {"stride_no_flex", 8 * GiB, "-t ext4 -O ^flex_bg -E stride=128,stripe_width=512"},
                                  {"ext3", 2 * GiB, "-t ext3"},
                                  {"uninit_bg", 4 * GiB, "-t ext4 -O ^metadata_csum,uninit_bg"},
                                  {"no_checksums", 4 * GiB, "-t ext4 -O ^metadata_csum,^uninit_bg"},
                                  {"bits32", 4 * GiB, "-t ext4 -O ^64bit"},
                                  {"csum_seed", 4 * GiB, "-t ext4 -O metadata_csum_seed"},
                                  {"meta_bg", 20 * GiB, "-t ext4 -O meta_bg,^resize_inode"},
                                  {"meta_bg_b1024", 2 * GiB, "-t ext4 -b 1024 -O meta_bg,^resize_inode"},
                                  {"sparse2", 20 * GiB, "-t ext4 -O sparse_super2 -E num_backup_sb=1"},
                                  {"bigalloc", 16 * GiB, "-t ext4 -O bigalloc -C 65536"},
                                  {"bigalloc_b1024", GiB, "-t ext4 -b 1024 -O bigalloc -C 16384"},
                                  {"bigalloc_G1", 16 * GiB, "-t ext4 -O bigalloc -C 16384 -G 1"},
                                  {"g16360", 2 * GiB, "-t ext4 -g 16360"},
                                  {"odd_size", 3 * GiB + 7 * MiB + 4096, "-t ext4"},
                                  {"many_inodes", 2 * GiB, "-t ext4 -i 4096"}};

INSTANTIATE_TEST_SUITE_P(Options, Free, testing::ValuesIn(freeCases),
                         [](const auto& test) { return std::string(test.param.name); });

std::vector<std::string> samplesWithSuperblock() {
    auto names = sampleNames();
    std::erase_if(names,
                  [](const auto& name) { return name == "no-ext" || name == "no-superblock"; }); // for e2freefrag
    return names;
}

class FreeOfSample : public testing::TestWithParam<std::string> {};

TEST_P(FreeOfSample, EqualsE2freefrag) {
    const std::string samples = inBuild("samples");
    mustRun(fmt::format("{} {} {}", inSources("sample-images/make"), GetParam(), shellQuoted(samples)));
    compare(fmt::format("{}/{}.img", samples, GetParam()));
}

INSTANTIATE_TEST_SUITE_P(All, FreeOfSample, testing::ValuesIn(samplesWithSuperblock()), [](const auto& test) {
    auto name = test.param;
    std::ranges::replace(name, '-', '_');
    return name;
});

} // namespace
} // namespace atlas::test
