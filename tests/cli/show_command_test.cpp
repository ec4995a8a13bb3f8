// SPDX-License-Identifier: GPL-3.0-or-later
// What `show` says of structures, against debugfs and dumpe2fs.
#include "cli/program.h"

#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <gmock/gmock.h>
#include <regex>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::UnorderedElementsAre;

json fieldOf(const json& structure, const std::string& name) {
    for (const auto& field : structure["fields"]) {
        if (field["field"] == name) {
            return field;
        }
    }
    ADD_FAILURE() << "no field " << name;
    return {};
}

std::string valueOf(const json& structure, const std::string& name) { return fieldOf(structure, name)["value"]; }

/// The text behind "label:" in the output of `command`.
std::string told(const std::string& command, const std::string& label) {
    const auto out = run(command).out;
    std::smatch match;
    EXPECT_TRUE(std::regex_search(out, match, std::regex(label + R"(:\s*([^\n]*))"))) << label << " in\n" << out;
    return match[1];
}

class ShowCommand : public testing::Test {
protected:
    json shown(const std::string& what, int exitCode = 0) const {
        return cliJson(fmt::format("show --json {} {}", m_image, what), exitCode);
    }
    json first(const std::string& what) const { return shown(what)["structures"][0]; }

    Images m_images;
    std::string m_image = m_images.bare("fs.img", 600, "-t ext4 -b 4096 -L label -O ^resize_inode,metadata_csum");
};

TEST_F(ShowCommand, SuperblockIsWhatDumpe2fsPrints) {
    const auto sb = first("superblock");
    const auto dumpe2fs = "dumpe2fs -h " + m_image;
    EXPECT_EQ(valueOf(sb, "s_inodes_count"), told(dumpe2fs, "Inode count"));
    EXPECT_EQ(valueOf(sb, "s_blocks_count_lo"), told(dumpe2fs, "Block count"));
    EXPECT_EQ(valueOf(sb, "s_free_blocks_count_lo"), told(dumpe2fs, "Free blocks"));
    EXPECT_EQ(valueOf(sb, "s_uuid"), told(dumpe2fs, "Filesystem UUID"));
    EXPECT_EQ(valueOf(sb, "s_hash_seed"), told(dumpe2fs, "Directory Hash Seed"));
    EXPECT_EQ(valueOf(sb, "s_volume_name"), "label");
    EXPECT_EQ(valueOf(sb, "s_checksum"), told(dumpe2fs, "Checksum"));
    EXPECT_EQ(valueOf(sb, "s_default_mount_opts"), told(dumpe2fs, "Default mount options"));
    EXPECT_EQ(valueOf(sb, "s_flags") + " ", told(dumpe2fs, "Filesystem flags"));
    EXPECT_EQ(valueOf(sb, "s_feature_compat") + " " + valueOf(sb, "s_feature_incompat") + " " +
                  valueOf(sb, "s_feature_ro_compat"),
              told(dumpe2fs, "Filesystem features"));
    EXPECT_EQ(sb["byte"], 1024);
    EXPECT_EQ(sb["checksum"]["right"], true);
}

TEST_F(ShowCommand, WhatHasNoMeaningIsKeptAndMarked) {
    const auto block = fieldOf(first("superblock"), "s_mmp_block");
    EXPECT_EQ(block["valid"], false);
    EXPECT_EQ(block["needs"], "mmp");
    EXPECT_THAT(cli(fmt::format("show {} superblock", m_image)).out, HasSubstr("no meaning without mmp"));
}

TEST_F(ShowCommand, GroupIsWhatDumpe2fsPrints) {
    const auto group = first("group 2");
    const auto out = run("dumpe2fs " + m_image).out;
    std::smatch match;
    ASSERT_TRUE(std::regex_search(
        out, match,
        std::regex(R"(Group 2:[^\n]*csum (\S+) \[([^\]]*)\]\n  Block bitmap at (\d+) [^\n]*csum (\S+)\n)"
                   R"(  Inode bitmap at (\d+) [^\n]*csum (\S+)\n  Inode table at (\d+)-)")));
    EXPECT_EQ(valueOf(group, "bg_checksum"), match[1]);
    EXPECT_EQ(valueOf(group, "bg_flags"), std::regex_replace(match[2].str(), std::regex(", "), " "));
    EXPECT_EQ(valueOf(group, "bg_block_bitmap_lo"), match[3]);
    EXPECT_EQ(valueOf(group, "bg_block_bitmap_csum_lo"), match[4]);
    EXPECT_EQ(valueOf(group, "bg_inode_bitmap_lo"), match[5]);
    EXPECT_EQ(valueOf(group, "bg_inode_bitmap_csum_lo"), match[6]);
    EXPECT_EQ(valueOf(group, "bg_inode_table_lo"), match[7]);
    EXPECT_EQ(group["checksum"]["right"], true);
    EXPECT_EQ(cli(fmt::format("show {} group 5", m_image)).exitCode, 2) << "there are 5 groups";
}

TEST_F(ShowCommand, InodeIsWhatDebugfsPrints) {
    for (const int inode : {2, 8, 11}) {
        const auto shown = first(fmt::format("inode {}", inode));
        const auto stat = run(fmt::format("debugfs -R 'stat <{}>' {}", inode, m_image)).out;
        EXPECT_THAT(stat, HasSubstr(fmt::format("Links: {} ", valueOf(shown, "i_links_count"))));
        EXPECT_THAT(stat, HasSubstr("Size: " + valueOf(shown, "i_size_lo") + "\n"));
        EXPECT_THAT(stat, HasSubstr("Blockcount: " + valueOf(shown, "i_blocks_lo") + "\n"));
        EXPECT_THAT(stat, HasSubstr("Inode checksum: " + valueOf(shown, "l_i_checksum_lo")));
        EXPECT_EQ(shown["checksum"]["right"], true);
        const auto imap = run(fmt::format("debugfs -R 'imap <{}>' {}", inode, m_image)).out;
        const std::uint64_t at = shown["byte"];
        EXPECT_THAT(imap, HasSubstr(fmt::format("located at block {}, offset 0x{:04x}", at / 4096, at % 4096)));
    }
    EXPECT_EQ(cli(fmt::format("show {} inode 0", m_image)).exitCode, 2);
    EXPECT_EQ(cli(fmt::format("show {} inode 4294967297", m_image)).exitCode, 2);
}

TEST_F(ShowCommand, JournalIsThatOfTheJournalInode) {
    const auto journal = first("journal");
    const auto block = std::stoull(run("debugfs -R 'bmap <8> 0' " + m_image).out);
    EXPECT_EQ(journal["byte"], block * 4096);
    EXPECT_EQ(valueOf(journal, "h_blocktype"), "superblock v2");
    EXPECT_EQ(valueOf(journal, "s_maxlen"), told("dumpe2fs -h " + m_image, "Total journal blocks"));
    const auto bare = m_images.bare("ext2.img", 8, "-t ext2");
    EXPECT_EQ(cli(fmt::format("show {} journal", bare)).exitCode, 3);
}

TEST_F(ShowCommand, AByteIsNamedByItsField) {
    const auto at = 4096 + 3 * 64 + 0x0B; // 4,299
    const auto byte = shown(fmt::format("byte {}", at));
    EXPECT_EQ(byte["structure"], "group_descriptor");
    EXPECT_EQ(byte["group"], 3);
    EXPECT_EQ(byte["field"], "bg_inode_table_lo");
    EXPECT_EQ(byte["offset"], 3);
    EXPECT_EQ(byte["value"], std::to_string(byte["raw"].get<std::uint64_t>()));
    EXPECT_EQ(shown(fmt::format("byte 0x{:x}", at))["field"], "bg_inode_table_lo");
    EXPECT_EQ(shown(fmt::format("byte 0X{:X}", at))["field"], "bg_inode_table_lo");
    EXPECT_EQ(shown("byte 4,299")["field"], "bg_inode_table_lo");
    EXPECT_EQ(shown("byte 0")["field"], json());
    EXPECT_EQ(shown("sector 2")["field"], "s_inodes_count");
    EXPECT_EQ(cli(fmt::format("show {} byte {}", m_image, 600ull << 20)).exitCode, 2) << "behind the end";
    EXPECT_EQ(cli(fmt::format("show {} byte", m_image)).exitCode, 2);
    EXPECT_EQ(cli(fmt::format("show {} byte twelve", m_image)).exitCode, 2);
}

TEST_F(ShowCommand, TellsRealDifferencesOfCopiesFromLegitimateOnes) {
    ASSERT_EQ(run("debugfs -w -R 'set_super_value mnt_count 7' " + m_image).exitCode, 0);
    spoil(m_image, 32768ull * 4096 + 0x28, "\x01"); // s_inodes_per_group of the copy in group 1
    const auto shownCopies = shown("--all-copies superblock");
    EXPECT_EQ(shownCopies["structures"].size(), 3U);
    std::vector<std::string> real;
    std::vector<std::string> legitimate;
    for (const auto& difference : shownCopies["differences"]) {
        const std::string text =
            fmt::format("{} {}", difference["field"].get<std::string>(), difference["copy_in_group"].get<int>());
        (difference["legitimate"] == true ? legitimate : real).push_back(text);
    }
    EXPECT_THAT(real, UnorderedElementsAre("s_inodes_per_group 1", "s_checksum 1"));
    EXPECT_THAT(legitimate, testing::IsSupersetOf({"s_block_group_nr 1", "s_block_group_nr 3", "s_mnt_count 1"}));
    const auto text = cli(fmt::format("show --all-copies {} superblock", m_image)).out;
    EXPECT_THAT(text, HasSubstr("s_inodes_per_group  differs"));
    EXPECT_THAT(text, testing::ContainsRegex("s_checksum +differs"));
    EXPECT_EQ(shownCopies["structures"][1]["checksum"]["right"], false);
}

TEST_F(ShowCommand, AWrongChecksumIsNeverLegitimate) {
    spoil(m_image, (32768ull + 1) * 4096 + 64 + 0x0C,
          "\x01"); // free blocks of group 1 in the copy in group 1, which may differ
    bool isReal = false;
    const auto copies = shown("--all-copies group 1");
    for (const auto& difference : copies["differences"]) {
        isReal = isReal || (difference["field"] == "bg_checksum" && difference["legitimate"] == false);
    }
    EXPECT_TRUE(isReal) << copies["differences"];
    EXPECT_EQ(copies["structures"][1]["checksum"]["right"], false);
}

TEST_F(ShowCommand, AWrongChecksumOfThePrimaryIsTold) {
    spoil(m_image, 4096 + 64 + 0x1E, "\x12\x34"); // bg_checksum of group 1
    const auto text = cli(fmt::format("show --all-copies {} group 1", m_image)).out;
    EXPECT_THAT(text, testing::ContainsRegex("bg_checksum +differs"));
    EXPECT_THAT(cli("check " + m_image).out, HasSubstr("; the copy in group 1 is right"));
    spoil(m_image, (32768ull + 1) * 4096 + 64 + 0x1E, "\x12\x34");
    EXPECT_THAT(cli("check " + m_image).out, HasSubstr("; the copy in group 3 is right"));
    spoil(m_image, (3 * 32768ull + 1) * 4096 + 64 + 0x1E, "\x12\x34");
    EXPECT_THAT(cli("check " + m_image).out, testing::Not(HasSubstr("the copy in group")));
}

TEST_F(ShowCommand, CopiesPastTheEndOfATruncatedImageAreNamed) {
    mustRun("truncate -s 300M " + m_image);
    const auto copies = shown("--all-copies group 1", 1);
    EXPECT_EQ(copies["structures"].size(), 2U);
    EXPECT_EQ(copies["copies_unreadable"], json::array({3}));
    EXPECT_THAT(cli(fmt::format("show --all-copies {} group 1", m_image)).out,
                HasSubstr("1 copy cannot be read: group 3"));
    const auto summary = cliJson("check --json " + m_image, 1)["summary"];
    EXPECT_EQ(summary["backups_read"], 1);
    EXPECT_EQ(summary["backups_alike"], 1);
    EXPECT_THAT(cli("check " + m_image).out, HasSubstr("1 of 2 agree; 1 lies past the end"));
}

TEST_F(ShowCommand, WhatATruncatedImageLacksIsStillOfItsStructure) {
    const auto table = cliJson("layout --json " + m_image)["groups"][3]["inode_table"].get<std::uint64_t>();
    const auto length = cliJson("layout --json " + m_image)["groups"][3]["inode_table_blocks"].get<std::uint64_t>();
    EXPECT_EQ(shown(fmt::format("block {}", table))["presence"], "all");
    std::filesystem::resize_file(m_image, (table + 1) * 4096);
    const auto text = [&](std::uint64_t block) { return cli(fmt::format("show {} block {}", m_image, block)).out; };
    const auto there = shown(fmt::format("block {}", table), 1);
    EXPECT_EQ(there["presence"], "part");
    EXPECT_EQ(there["structure"], "inode");
    EXPECT_THAT(text(table),
                HasSubstr(fmt::format("{} blocks of {} of the structure lie past the end of the image or partition",
                                      length - 1, length)));
    const auto gone = shown(fmt::format("block {}", table + 1), 1);
    EXPECT_EQ(gone["presence"], "part") << "of the same table";
    EXPECT_EQ(gone["region"], "inode_table");
    EXPECT_EQ(gone["structures"], json::array());
    EXPECT_FALSE(gone.contains("contents"));
    EXPECT_THAT(text(table + 1), testing::AllOf(HasSubstr("inode table of group 3"),
                                                HasSubstr("past the end of the image or partition, so its bytes"),
                                                testing::Not(HasSubstr("outside"))));
    EXPECT_EQ(shown(fmt::format("block {}", table + length), 1)["presence"], "none");
    EXPECT_EQ(shown("block 100000", 1)["region"], json()) << "data, which lie past the end too";
    EXPECT_EQ(shown("block 100000", 1)["presence"], "none");
}

TEST_F(ShowCommand, LongValuesOfCopiesAreWrapped) {
    spoil(m_image, 32768ull * 4096 + 0x284, std::string(300, '\x7A')); // s_reserved
    const auto out = cli(fmt::format("show --all-copies {} superblock", m_image)).out;
    const auto copies = out.find("Copies");
    ASSERT_NE(copies, std::string::npos);
    std::istringstream lines(out.substr(copies));
    std::size_t widest = 0;
    for (std::string line; std::getline(lines, line);) {
        widest = std::max(widest, line.size());
    }
    EXPECT_LT(widest, 260U);
    EXPECT_THAT(out.substr(copies), HasSubstr("s_reserved"));
}

TEST_F(ShowCommand, DescriptorCopiesLieBehindEachSuperblock) {
    const auto copies = shown("--all-copies group 4");
    ASSERT_EQ(copies["structures"].size(), 3U);
    EXPECT_EQ(copies["structures"][1]["byte"], (32768ull + 1) * 4096 + 4 * 64);
    EXPECT_EQ(copies["structures"][1]["copy_in_group"], 1);
    for (const auto& difference : copies["differences"]) {
        EXPECT_EQ(difference["legitimate"], true) << difference;
    }
    EXPECT_EQ(cli(fmt::format("show --all-copies {} inode 2", m_image)).exitCode, 2);
}

TEST_F(ShowCommand, BytesAreThoseOfTheImage) {
    const auto out = cli(fmt::format("show --hex {} superblock", m_image)).out;
    EXPECT_THAT(out, HasSubstr("000000000430  "));
    EXPECT_THAT(out, HasSubstr(" 53 ef "));
    const std::string hex = shown("--hex superblock")["structures"][0]["hex"];
    EXPECT_EQ(hex.size(), 1024U * 3 - 1);
}

TEST_F(ShowCommand, ASnapshotHoldsNoBytes) {
    const auto saved = m_images.folder().file("saved");
    ASSERT_EQ(cli(fmt::format("snapshot -o {} {}", saved, m_image)).exitCode, 0);
    const auto ran = cli(fmt::format("show {} superblock", saved));
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, HasSubstr("a snapshot holds no bytes"));
}

TEST(ShowDisk, TableIsWhatSfdiskWrote) {
    const Images images;
    const auto disk = gptDisk(images, 2048);
    const auto gpt = cliJson("show --json " + disk + " gpt")["structures"];
    ASSERT_EQ(gpt.size(), 3U);
    EXPECT_EQ(gpt[0]["structure"], "gpt_header");
    EXPECT_EQ(gpt[0]["checksum"]["right"], true);
    EXPECT_EQ(gpt[2]["structure"], "gpt_backup_header");
    EXPECT_EQ(gpt[2]["checksum"]["right"], true);
    EXPECT_EQ(valueOf(gpt[1], "starting_lba"), "2048");
    const auto uuid = told("sfdisk --dump " + disk, "label-id");
    std::string lower;
    std::ranges::transform(uuid, std::back_inserter(lower), [](char c) { return static_cast<char>(std::tolower(c)); });
    EXPECT_EQ(valueOf(gpt[0], "disk_guid"), lower);
    const auto mbr = cliJson("show --json " + disk + " mbr")["structures"][0];
    EXPECT_EQ(valueOf(mbr, "os_type[0]"), "0xee");
    const auto sb = cliJson("show --json " + disk + " superblock")["structures"][0];
    EXPECT_EQ(sb["byte"], 2048 * 512 + 1024);
    EXPECT_EQ(cliJson(fmt::format("show --json {} byte {}", disk, 2048 * 512 + 1024 + 0x39))["field"], "s_magic");
    EXPECT_EQ(cliJson(fmt::format("show --json {} byte 600", disk))["field"], json()) << "outside the volume";
    spoil(disk, 512 + 40, "\x23");
    const auto spoilt = json::parse(cli("show --json " + disk + " gpt").out);
    EXPECT_EQ(spoilt["structures"][0]["checksum"]["right"], false);
}

TEST(ShowDisk, ThereIsNoBlockBehindTheFilesystem) {
    const Images images;
    const auto image = images.bare("fs.img", 8, "-t ext4");
    std::filesystem::resize_file(image, 9 << 20);
    const auto behind = cliJson(fmt::format("show --json {} byte {}", image, 8 << 20));
    EXPECT_FALSE(behind.contains("block"));
    EXPECT_EQ(behind["region"], json());
    EXPECT_EQ(behind["presence"], json());
    EXPECT_THAT(cli(fmt::format("show {} byte {}", image, 8 << 20)).out, HasSubstr("outside the file system"));
    EXPECT_TRUE(cliJson(fmt::format("show --json {} byte {}", image, (8 << 20) - 1)).contains("block"));
}

TEST(ShowDisk, AnImageWithoutAGptSaysSo) {
    const Images images;
    const auto ran = cli("show " + images.bare("fs.img", 8, "-t ext4") + " gpt");
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, HasSubstr("no GPT header in sector 1"));
}

} // namespace
} // namespace atlas::test
