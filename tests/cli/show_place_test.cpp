// SPDX-License-Identifier: GPL-3.0-or-later
// `show sector` on disks with several volumes, against sfdisk and debugfs.
#include "base/units.h"
#include "cli/program.h"
#include "support/lvm_image.h"
#include "support/md_superblock.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <functional>
#include <gmock/gmock.h>
#include <map>
#include <optional>
#include <random>
#include <regex>
#include <set>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

/// A file system in a file of its own, and where its bytes were copied to.
struct CopiedVolume {
    struct Piece {
        std::uint64_t from = 0; ///< in the volume
        std::uint64_t bytes = 0;
        std::uint64_t at = 0; ///< on the disk
    };
    std::string file{};
    std::uint64_t blockSize = 4096;
    std::vector<Piece> pieces{};
    std::string logicalVolume{};
    std::uint32_t partition = 0; ///< 0 for a logical volume
    std::uint64_t before = 0;    ///< bytes of the partition before the volume

    [[nodiscard]] std::optional<std::uint64_t> byteAt(std::uint64_t disk) const {
        for (const auto& piece : pieces) {
            if (disk >= piece.at && disk - piece.at < piece.bytes) {
                return piece.from + disk - piece.at;
            }
        }
        return std::nullopt;
    }
    [[nodiscard]] std::uint64_t diskByte(std::uint64_t byte) const {
        for (const auto& piece : pieces) {
            if (byte >= piece.from && byte - piece.from < piece.bytes) {
                return piece.at + byte - piece.from;
            }
        }
        ADD_FAILURE() << "no piece holds byte " << byte;
        return 0;
    }
};

/// The inodes that own `blocks`, by one run of debugfs; 0 for none.
std::map<std::uint64_t, std::uint64_t> ownersByIcheck(const std::string& file, const std::set<std::uint64_t>& blocks) {
    const auto out = mustRun(fmt::format("debugfs -R 'icheck {}' {} 2>/dev/null", fmt::join(blocks, " "), file));
    std::map<std::uint64_t, std::uint64_t> owners;
    const std::regex row(R"((\d+)\t(\d+|<block not found>))");
    for (std::sregex_iterator at(out.begin(), out.end(), row), end; at != end; ++at) {
        owners[std::stoull((*at)[1])] = (*at)[2].str().front() == '<' ? 0 : std::stoull((*at)[2]);
    }
    EXPECT_EQ(owners.size(), blocks.size());
    return owners;
}

/// debugfs puts two slashes before names in the root directory.
std::set<std::string> pathsByNcheck(const std::string& file, std::uint64_t inode) {
    std::istringstream out(mustRun(fmt::format("debugfs -R 'ncheck {}' {} 2>/dev/null", inode, file)));
    std::set<std::string> paths;
    std::string line;
    std::getline(out, line); // heading
    while (std::getline(out, line)) {
        paths.insert(line.substr(line.rfind("//") != std::string::npos ? line.rfind("//") + 1 : line.find('\t') + 1));
    }
    return paths;
}

class ShowPlace : public testing::Test {
protected:
    /// A volume with files, some in pieces, to be copied to the disk.
    CopiedVolume volume(const std::string& name, std::uint64_t mebibytes, const std::string& mkfs) const {
        const auto root = m_images.folder().file("root-of-" + name);
        std::filesystem::create_directories(root + "/a");
        for (int n = 0; n < 6; ++n) {
            std::ofstream(fmt::format("{}/a/file {}", root, n)) << std::string(400'000 + n * 70'000, 'f');
        }
        writeComb(root + "/comb", 200);
        std::filesystem::create_hard_link(root + "/comb", root + "/a/same");
        CopiedVolume made{.file = m_images.folder().file(name)};
        mustRun(fmt::format("mke2fs -q -F {} -d {} {} {}M", mkfs, root, made.file, mebibytes));
        made.blockSize = mkfs.contains("-b 1024") ? 1024 : 4096;
        return made;
    }

    static void copy(const CopiedVolume& volume, const std::string& disk) {
        for (const auto& piece : volume.pieces) {
            mustRun(fmt::format("dd if={} of={} bs=64k iflag=skip_bytes,count_bytes oflag=seek_bytes skip={} count={} "
                                "seek={} conv=notrunc status=none",
                                volume.file, shellQuoted(disk), piece.from, piece.bytes, piece.at));
        }
    }

    /// Random sectors of the disk, and as many of files.
    static std::set<std::uint64_t> sectors(const std::string& disk, std::uint64_t sectorBytes,
                                           const std::vector<CopiedVolume>& volumes, std::size_t count) {
        std::mt19937_64 random(20260728);
        std::set<std::uint64_t> chosen;
        const auto all = std::filesystem::file_size(disk) / sectorBytes;
        while (chosen.size() < count / 2) {
            chosen.insert(random() % all);
        }
        std::vector<std::uint64_t> ofFiles;
        for (const auto& each : volumes) {
            std::istringstream list(
                mustRun(fmt::format("debugfs -R 'blocks /comb' {} 2>/dev/null", each.file)) +
                mustRun(fmt::format("debugfs -R 'blocks \"/a/file 3\"' {} 2>/dev/null", each.file)));
            for (std::uint64_t block = 0; list >> block;) {
                ofFiles.push_back(each.diskByte(block * each.blockSize) / sectorBytes);
            }
        }
        EXPECT_GT(ofFiles.size(), count);
        while (chosen.size() < count) {
            chosen.insert(ofFiles[random() % ofFiles.size()]);
        }
        return chosen;
    }

    struct Asked {
        std::uint64_t sector = 0;
        std::uint64_t block = 0;
        json answer{};
    };

    static json ask(const std::string& disk, std::uint64_t sector) {
        return cliJson(fmt::format("show --json {} sector {}", shellQuoted(disk), sector));
    }

    static void expectBlocks(const CopiedVolume& volume, const std::vector<Asked>& asked) {
        std::set<std::uint64_t> blocks;
        for (const auto& each : asked) {
            blocks.insert(each.block);
        }
        const auto owners =
            blocks.empty() ? std::map<std::uint64_t, std::uint64_t>() : ownersByIcheck(volume.file, blocks);
        std::map<std::uint64_t, std::set<std::string>> paths;
        for (const auto& [sector, block, answer] : asked) {
            EXPECT_EQ(answer["block"], block) << sector;
            if (!answer["region"].is_null()) {
                continue; // metadata, which no file owns, or a file of the system
            }
            const auto inode = owners.at(block);
            EXPECT_EQ(answer["inode"], inode == 0 ? json() : json(inode)) << sector;
            if (inode > 2 && !paths.contains(inode)) {
                paths[inode] = pathsByNcheck(volume.file, inode);
            }
            const std::set<std::string> shown(answer["paths"].begin(), answer["paths"].end());
            EXPECT_EQ(shown, inode == 2 ? std::set<std::string>{"/"} : paths[inode]) << sector;
        }
    }

    static void expectNumbers(const json& answer, std::uint64_t sector, std::uint64_t sectorBytes) {
        EXPECT_EQ(answer["byte"], sector * sectorBytes);
        EXPECT_EQ(answer["sector"], sector);
        EXPECT_EQ(answer["kernel_sector"], sector * sectorBytes / 512);
    }

    static void expectPlaceIn(const CopiedVolume& volume, std::uint64_t byte, const json& answer) {
        EXPECT_EQ(answer["byte_in_volume"], byte) << answer["sector"];
        const auto& area = answer["area"];
        EXPECT_EQ(area["byte_in_area"], volume.before + byte) << answer["sector"];
        if (volume.logicalVolume.empty()) {
            EXPECT_EQ(area["partition"], volume.partition) << answer["sector"];
        } else {
            EXPECT_EQ(area["logical_volume"], volume.logicalVolume) << answer["sector"];
        }
    }

    /// Asks for `count` sectors of a disk that has `volumes`. `others`: checks an answer outside of them.
    static void expectAnswers(const std::string& disk, std::uint64_t sectorBytes,
                              const std::vector<CopiedVolume>& volumes, std::size_t count,
                              const std::function<void(std::uint64_t sector, const json& answer)>& others) {
        std::vector<std::vector<Asked>> asked(volumes.size());
        for (const auto sector : sectors(disk, sectorBytes, volumes, count)) {
            const auto answer = ask(disk, sector);
            expectNumbers(answer, sector, sectorBytes);
            const auto holder = std::ranges::find_if(
                volumes, [&](const CopiedVolume& volume) { return volume.byteAt(sector * sectorBytes).has_value(); });
            if (holder == volumes.end()) {
                EXPECT_FALSE(answer.contains("block")) << sector;
                others(sector, answer);
                continue;
            }
            const auto byte = *holder->byteAt(sector * sectorBytes);
            expectPlaceIn(*holder, byte, answer);
            asked[static_cast<std::size_t>(holder - volumes.begin())].push_back(
                {sector, byte / holder->blockSize, answer});
        }
        for (std::size_t n = 0; n < volumes.size(); ++n) {
            expectBlocks(volumes[n], asked[n]);
        }
    }

    /// Checks an answer outside of all file systems by the partitions that sfdisk lists.
    static void expectArea(const json& table, std::uint64_t sector, const json& answer) {
        const auto& area = answer["area"];
        const auto sectorsOf = [](const json& each) {
            return std::pair{each["start"].get<std::uint64_t>(), each["size"].get<std::uint64_t>()};
        };
        std::optional<std::uint32_t> holder;
        std::optional<std::uint64_t> start;
        bool isInExtended = false;
        for (const auto& each : table["partitions"]) {
            const auto [first, size] = sectorsOf(each);
            if (sector < first || sector - first >= size) {
                continue;
            }
            const std::string node = each["node"];
            const bool isExtended = each["type"] == "5";
            isInExtended = isInExtended || isExtended;
            if (!isExtended) {
                holder = static_cast<std::uint32_t>(std::stoul(node.substr(node.find_last_not_of("0123456789") + 1)));
                start = first;
            }
        }
        const std::string kind = area["kind"];
        if (holder) {
            EXPECT_EQ(kind, "partition") << sector;
            EXPECT_EQ(area["partition"], *holder) << sector;
            EXPECT_EQ(area["byte_in_area"], (sector - *start) * 512) << sector;
        } else if (isInExtended) {
            EXPECT_TRUE(kind == "extended_partition" || kind == "extended_boot_record") << sector << kind;
        } else {
            EXPECT_THAT(kind,
                        testing::AnyOf("mbr", "gpt_header", "gpt_entries", "backup_gpt_header", "backup_gpt_entries",
                                       "before_first_partition", "between_partitions", "behind_last_partition"))
                << sector;
        }
    }

    Images m_images;
};

TEST_F(ShowPlace, OfAGptIsWhereSfdiskAndDebugfsPutIt) {
    const auto disk = m_images.disk("gpt.img", 300,
                                    "label: gpt\nstart=2048,size=81920\nstart=90112,size=102400,type=S\n"
                                    "start=200704,size=245760\n");
    auto first = volume("one", 40, "-t ext4 -b 1024");
    first.partition = 1;
    first.pieces = {{0, 40 * MiB, 2048 * 512}};
    auto third = volume("three", 120, "-t ext4 -b 4096");
    third.partition = 3;
    third.pieces = {{0, 120 * MiB, 200704 * 512}};
    copy(first, disk);
    copy(third, disk);
    const auto table = json::parse(mustRun("sfdisk -J " + shellQuoted(disk)))["partitiontable"];
    expectAnswers(disk, 512, {first, third}, 60,
                  [&](std::uint64_t sector, const json& answer) { expectArea(table, sector, answer); });
    const auto kindOf = [&](std::uint64_t sector) { return ask(disk, sector)["area"]["kind"]; };
    const auto last = std::filesystem::file_size(disk) / 512 - 1;
    EXPECT_EQ(kindOf(0), "mbr");
    EXPECT_EQ(kindOf(1), "gpt_header");
    EXPECT_EQ(kindOf(5), "gpt_entries");
    EXPECT_EQ(kindOf(85000), "between_partitions");
    EXPECT_EQ(kindOf(200704 + 245760), "behind_last_partition");
    EXPECT_EQ(kindOf(last - 1), "backup_gpt_entries");
    EXPECT_EQ(kindOf(last), "backup_gpt_header");
    EXPECT_THAT(cli(fmt::format("show {} sector 100000", shellQuoted(disk))).out,
                HasSubstr("in partition 2 (Linux swap), byte 5,062,656 of it"));
    const auto named = cli(fmt::format("show --partition 1 {} sector 200704", shellQuoted(disk)));
    EXPECT_EQ(named.exitCode, 2);
    EXPECT_THAT(named.err, HasSubstr("in partition 3"));
    EXPECT_EQ(cli(fmt::format("show --partition 3 {} sector 200704", shellQuoted(disk))).exitCode, 0);
}

TEST_F(ShowPlace, OfALogicalPartitionIsWhereSfdiskAndDebugfsPutIt) {
    const auto disk = m_images.disk("mbr.img", 200,
                                    "label: dos\nstart=2048,size=102400,type=82\nstart=106496,size=262144,type=5\n"
                                    "start=108544,size=61440,type=83\nstart=174080,size=163840,type=83\n");
    auto fifth = volume("five", 30, "-t ext3 -b 1024");
    fifth.partition = 5;
    fifth.pieces = {{0, 30 * MiB, 108544 * 512}};
    auto sixth = volume("six", 80, "-t ext4 -b 4096");
    sixth.partition = 6;
    sixth.pieces = {{0, 80 * MiB, 174080 * 512}};
    copy(fifth, disk);
    copy(sixth, disk);
    const auto table = json::parse(mustRun("sfdisk -J " + shellQuoted(disk)))["partitiontable"];
    expectAnswers(disk, 512, {fifth, sixth}, 50,
                  [&](std::uint64_t sector, const json& answer) { expectArea(table, sector, answer); });
    EXPECT_EQ(ask(disk, 106496)["area"]["kind"], "extended_boot_record");
}

TEST_F(ShowPlace, OfALogicalVolumeIsFoundInEachOfItsPieces) {
    if (const auto missing = LvmImage::missing(); !missing.empty()) {
        GTEST_SKIP() << missing;
    }
    const LvmImage image(m_images.folder(), {63, 206848});
    image.run("pvcreate -y $1 $2\n"
              "vgcreate -s 1m vg $1 $2\n"
              "lvcreate -an -Zn -Wn -n swap -L 8m vg $1\n"
              "lvcreate -an -Zn -Wn -n root -L 30m vg $1\n"
              "lvextend -L 60m vg/root $2\n");
    auto root = volume("root", 60, "-t ext4 -b 4096");
    root.logicalVolume = "vg/root";
    const std::uint64_t firstExtent = 63 * 512 + MiB;
    root.pieces = {{0, 30 * MiB, firstExtent + 8 * MiB}, {30 * MiB, 30 * MiB, 102 * MiB}};
    copy(root, image.path());
    expectAnswers(image.path(), 512, {root}, 50, [&](std::uint64_t sector, const json& answer) {
        const auto byte = sector * 512;
        const bool isSwap = byte >= firstExtent && byte < firstExtent + 8 * MiB;
        EXPECT_EQ(answer["area"]["logical_volume"], isSwap ? json("vg/swap") : json()) << sector;
    });
    // And back: the blocks, inodes and extents of the volume are given by bytes of the disk.
    const auto shown = [&](const std::string& what) {
        return cliJson(fmt::format("show --json --volume vg/root {} {}", shellQuoted(image.path()), what));
    };
    for (const std::uint64_t block : {1ULL, 7679ULL, 7680ULL, 15359ULL}) {
        EXPECT_EQ(shown(fmt::format("block {}", block))["byte"], root.diskByte(block * 4096)) << block;
    }
    const auto comb = shown("path /comb");
    for (const auto& extent : comb["extents"]) {
        if (extent["hole"] == true) {
            continue;
        }
        std::uint64_t done = extent["physical"].get<std::uint64_t>() * 4096;
        for (const auto& place : extent["places"]) {
            EXPECT_EQ(place["byte"], root.diskByte(done));
            done += place["bytes"].get<std::uint64_t>();
        }
        EXPECT_EQ(done, (extent["physical"].get<std::uint64_t>() + extent["length"].get<std::uint64_t>()) * 4096);
    }
    EXPECT_EQ(comb["structures"][0]["byte"], root.diskByte(comb["structures"][0]["byte_in_volume"]));
    const auto outside =
        cli(fmt::format("show --volume vg/root {} sector {}", shellQuoted(image.path()), firstExtent / 512));
    EXPECT_EQ(outside.exitCode, 2);
    EXPECT_THAT(outside.err, HasSubstr("logical volume vg/swap"));
}

TEST_F(ShowPlace, OfAMirrorIsFoundInItsMember) {
    const auto disk = m_images.disk("mirror.img", 120, "label: gpt\nstart=2048,size=221184,type=R\n");
    constexpr std::uint64_t dataOffset = 4096;
    spoil(disk, (2048 + 8) * 512, mdSuperblock({.dataOffset = dataOffset, .dataSectors = 221184 - dataOffset}));
    auto mirrored = volume("mirrored", 100, "-t ext4 -b 4096");
    mirrored.partition = 1;
    mirrored.before = dataOffset * 512;
    mirrored.pieces = {{0, 100 * MiB, (2048 + dataOffset) * 512}};
    copy(mirrored, disk);
    const auto table = json::parse(mustRun("sfdisk -J " + shellQuoted(disk)))["partitiontable"];
    expectAnswers(disk, 512, {mirrored}, 50,
                  [&](std::uint64_t sector, const json& answer) { expectArea(table, sector, answer); });
    EXPECT_EQ(ask(disk, 2048 + 8)["area"]["partition"], 1) << "the superblock of the array";
}

TEST_F(ShowPlace, OfADiskOf4KnIsGivenInBothUnits) {
    const auto disk = m_images.folder().file("4kn.img");
    makeSparse(disk, 130 * MiB);
    mustRun("fdisk -b 4096 -w never " + shellQuoted(disk), "g\nn\n1\n256\n28927\nw\n");
    auto first = volume("4kn", 112, "-t ext4 -b 4096");
    first.partition = 1;
    first.pieces = {{0, 112 * MiB, 256 * 4096}};
    copy(first, disk);
    expectAnswers(disk, 4096, {first}, 50, [&](std::uint64_t sector, const json& answer) {
        EXPECT_NE(answer["area"]["kind"], "partition") << sector;
    });
    const auto logical = cliJson(fmt::format("show --json {} sector 2100", shellQuoted(disk)));
    EXPECT_EQ(logical["taken_as"], "logical");
    EXPECT_EQ(logical["byte"], 2100 * 4096);
    EXPECT_EQ(logical["otherwise"]["byte"], 2100 * 512);
    for (const std::string typed : {"sector 2100s", "--kernel-sectors sector 2100"}) {
        const auto kernel = cliJson(fmt::format("show --json {} {}", shellQuoted(disk), typed));
        EXPECT_EQ(kernel["taken_as"], "kernel");
        EXPECT_EQ(kernel["byte"], 2100 * 512);
        EXPECT_EQ(kernel["block"], (2100 * 512 - 256 * 4096) / 4096);
        EXPECT_EQ(kernel["otherwise"]["byte"], 2100 * 4096);
    }
    EXPECT_THAT(cli(fmt::format("show {} sector 2100", shellQuoted(disk))).out,
                testing::ContainsRegex("taken as +logical sector 2,100 \\(4,096 bytes\\); as sector 2100s of the "
                                       "kernel's log \\(512 bytes\\) it is byte 1,075,200: in partition 1"));
    const auto past = cli(fmt::format("show {} sector 200000", shellQuoted(disk)));
    EXPECT_EQ(past.exitCode, 2);
    EXPECT_THAT(past.err, HasSubstr("type 200000s"));
    EXPECT_EQ(cli(fmt::format("show {} byte 2100s", shellQuoted(disk))).exitCode, 2) << "a byte has no such unit";
}

} // namespace
} // namespace atlas::test
