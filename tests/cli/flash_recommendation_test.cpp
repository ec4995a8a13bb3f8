// SPDX-License-Identifier: GPL-3.0-or-later
// The recommendation for cards: one rule for sweep and compare, its metric in every table, and the growth of images.
#include "cli/program.h"

#include "support/paths.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

namespace atlas::test {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr std::uint64_t mebibyte = std::uint64_t{1} << 20;

/// The quoted command of the first of the rows whose `member` has this value.
std::string commandOf(const nlohmann::json& rows, const char* member, const nlohmann::json& value) {
    for (const auto& row : rows) {
        if (row[member] == value) {
            return " " + shellQuoted(row["command"].get<std::string>());
        }
    }
    return {};
}

TEST(FlashRecommendation, IsTheSameInSweepAndCompareInAnyOrder) {
    for (const std::string size : {"512M", "2G", "7G"}) {
        const auto options = size + " --medium sd --use sd-card";
        const auto swept = cliJson("sweep --json " + options);
        const auto chosen = commandOf(swept["rows"], "setting", swept["recommendation"]["setting"]);
        const auto usual = commandOf(swept["rows"], "default", true);
        const auto packed = commandOf(swept["packed"], "setting", "packed_meta_blocks");
        const auto small = commandOf(swept["rows"], "setting", "-G 2");
        ASSERT_FALSE(chosen.empty() || usual.empty() || packed.empty() || small.empty()) << size;
        for (const auto& lines : {usual + chosen + packed + small, usual + packed + small + chosen,
                                  packed + small + chosen, small + packed + chosen}) {
            const auto compared = cliJson("compare --json --size " + options + lines)["recommendation"];
            EXPECT_EQ(" " + shellQuoted(compared["setting"].get<std::string>()), chosen) << size << lines;
            EXPECT_EQ(compared["deciding_metric"], swept["recommendation"]["deciding_metric"]);
        }
        const auto alone = cliJson("compare --json --size " + options + small + packed)["recommendation"];
        EXPECT_THAT(alone["sentence"].get<std::string>(), HasSubstr("packed_meta_blocks is never recommended: "));
    }
}

TEST(FlashRecommendation, ShowsItsMetricInEveryTable) {
    const std::string options = "7G --use sd-card";
    const auto lines = "compare --size " + options + " 'mkfs.ext4' 'mkfs.ext4 -G 64' ";
    EXPECT_THAT(cli("sweep " + options).out,
                testing::ContainsRegex("setting .* erase blocks with bitmaps\n(.*\n)*-G 64 .* 1\n"));
    EXPECT_THAT(cli("sweep " + options).out, HasSubstr("\nDeciding metric: erase blocks with bitmaps.\n"));
    EXPECT_THAT(cli(lines).out, testing::ContainsRegex("erase blocks with bitmaps +4 +1 ★"));
    EXPECT_THAT(cli(lines).out, HasSubstr("\nDeciding metric: erase blocks with bitmaps.\n"));
    EXPECT_THAT(cli(lines + "--csv").out, HasSubstr(",bitmap_erase_blocks,"));
    EXPECT_THAT(cli("sweep --csv " + options).out, HasSubstr(",bitmap_erase_blocks,"));
    EXPECT_THAT(cli("sweep --csv " + options).out, HasSubstr(",deciding_metric,"));
    EXPECT_EQ(cliJson(lines + "--json")["layouts"][1]["metrics"]["bitmap_erase_blocks"], 1);
    const auto swept = cliJson("sweep --json " + options);
    EXPECT_EQ(swept["recommendation"]["deciding_metric"], "bitmap_erase_blocks");
    EXPECT_EQ(swept["rows"][1]["metrics"]["bitmap_erase_blocks"], 56);
    EXPECT_EQ(cliJson("sweep --json 1G --use small-files")["recommendation"]["deciding_metric"], "fsck_seconds");
    EXPECT_THAT(cli("sweep 7G --medium hdd").out, Not(HasSubstr("erase blocks"))) << "a hard disk has none";
    const auto raid = cli("sweep 64G --use raid --raid 5:64k:4").out;
    EXPECT_THAT(raid, HasSubstr("\nDeciding metric: "));
}

TEST(FlashRecommendation, CountsInTheEraseBlocksThatAreGiven) {
    const auto blocks = [](const std::string& options) {
        const auto json = cliJson("sweep --json 7G " + options);
        EXPECT_EQ(json["inputs"]["model"]["medium"], options.contains("emmc") ? "emmc" : "hdd");
        return json["rows"][3]["metrics"]["bitmap_erase_blocks"].get<int>();
    };
    EXPECT_EQ(blocks("--medium emmc"), 14) << "-G 4: a flex group starts every 512 MiB";
    EXPECT_EQ(blocks("--erase-block 4M"), 14);
    EXPECT_EQ(blocks("--erase-block 1G"), 7) << "two flex groups in each";
    EXPECT_THAT(cli("sweep 7G --use sd-card --erase-block 8M").out, HasSubstr("erase block of 8 MiB"));
    for (const auto* wrong : {"0", "1000", "2G", "x"}) {
        EXPECT_EQ(cli(std::string("sweep 7G --erase-block ") + wrong).exitCode, 2) << wrong;
        EXPECT_EQ(cli(std::string("compare --size 7G mkfs.ext4 mkfs.ext3 --erase-block ") + wrong).exitCode, 2)
            << wrong;
    }
}

/// Counted from what dumpe2fs prints, for a volume that starts at 1 MiB.
std::size_t bitmapEraseBlocks(const std::string& image) {
    std::istringstream text(
        mustRun("dumpe2fs " + image + " 2>/dev/null | grep -o '\\(Block\\|Inode\\) bitmap at [0-9]*'"));
    std::set<std::uint64_t> blocks;
    for (std::string line; std::getline(text, line);) {
        blocks.insert((mebibyte + std::stoull(line.substr(line.rfind(' ') + 1)) * 4096) / (4 * mebibyte));
    }
    return blocks.size();
}

/// The best -G of the image is not the best of the card.
TEST(FlashRecommendation, AfterUnmountedGrowthFollowsResize2fs) {
    const auto before = cliJson("sweep 512M --json --use sd-card")["recommendation"];
    EXPECT_THAT(before["sentence"].get<std::string>(), HasSubstr("ask with --grow and the size of the medium"));
    const auto after = cliJson("sweep 512M --grow 7G --grow-unmounted --json --use sd-card");
    EXPECT_THAT(after["recommendation"]["sentence"].get<std::string>(), Not(HasSubstr("ask with --grow")));
    const Images images;
    for (const std::uint32_t flex : {1, 4, 8, 16, 64}) {
        const auto option = fmt::format("-G {}", flex);
        const auto image = shellQuoted(images.bare(fmt::format("{}.img", flex), 512, "-t ext4 " + option));
        mustRun("truncate -s 7G " + image + " && resize2fs -f " + image + " 2>&1");
        const auto& rows = after["rows"];
        const auto row = std::ranges::find_if(rows, [&](const auto& each) { return each["setting"] == option; });
        ASSERT_NE(row, rows.end());
        EXPECT_EQ((*row)["metrics"]["bitmap_erase_blocks"], bitmapEraseBlocks(image)) << option;
        if (flex == 64) {
            EXPECT_EQ((*row)["metrics"]["bitmap_erase_blocks"], 27);
        }
        if (flex == 8) {
            EXPECT_EQ((*row)["metrics"]["bitmap_erase_blocks"], 9);
        }
    }
}

/// As counted on file systems that resize2fs and Linux 6.12 grew: whether it is mounted then turns the answer round.
TEST(FlashRecommendation, DependsOnWhetherItGrowsMounted) {
    const auto grown = [](const std::string& options) {
        return cliJson("compare --json --size 1G --grow 32GB --use sd-card 'mke2fs -t ext4 -G 16' 'mke2fs -t ext4 -G "
                       "64' 'mke2fs -t ext4 -G 256'" +
                       options);
    };
    const auto eraseBlocks = [](const nlohmann::json& compared) {
        std::vector<int> counts;
        for (const auto& layout : compared["layouts"]) {
            counts.push_back(layout["metrics"]["bitmap_erase_blocks"]);
        }
        return counts;
    };
    const auto unmounted = grown(" --grow-unmounted");
    EXPECT_THAT(eraseBlocks(unmounted), testing::ElementsAre(19, 33, 32));
    EXPECT_EQ(unmounted["recommendation"]["setting"], "mke2fs -t ext4 -G 16");
    EXPECT_EQ(unmounted["inputs"]["grown_mounted"], false);
    for (const std::string options : {"", " --grow-mounted"}) {
        const auto mounted = grown(options);
        EXPECT_THAT(eraseBlocks(mounted), testing::ElementsAre(16, 5, 2));
        EXPECT_EQ(mounted["recommendation"]["setting"], "mke2fs -t ext4 -G 256");
        EXPECT_EQ(mounted["inputs"]["grown_mounted"], true);
        EXPECT_THAT(mounted["layouts"][0]["growth"]["sentence"].get<std::string>(),
                    HasSubstr("by the kernel, while mounted"));
    }
    EXPECT_THAT(cli("sweep 1G --grow 32GB --use vm").out, HasSubstr("grown to 29.8 GiB by the kernel while mounted"));
    EXPECT_EQ(cliJson("plan 1G --grow 2G --medium emmc --json -- -t ext4")["plan"]["growth"]["mounted"], true);
    EXPECT_EQ(cliJson("plan 1G --grow 2G --json -- -t ext4")["plan"]["growth"]["mounted"], false);
    EXPECT_EQ(cli("plan 1G --grow 2G --grow-mounted --grow-unmounted").exitCode, 2);
    EXPECT_THAT(cli("compare --size 40T --grow 80T --grow-mounted mkfs.ext4 'mkfs.ext4 -G 64'").out,
                HasSubstr("After growth from 40 TiB to 80 TiB by the kernel"))
        << "needs no file, which on ext4 could have 16 TiB";
}

} // namespace
} // namespace atlas::test
