// SPDX-License-Identifier: GPL-3.0-or-later
// What `show` says of LUKS, LVM, md and extended boot records, against cryptsetup, mdadm, the kernel's header and sfdisk.
#include "cli/program.h"
#include "ondisk/md.h"
#include "support/lvm_image.h"
#include "support/md_superblock.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <linux/types.h>
#include <tuple>
// md_p.h uses the byte order without including it.
#include <asm/byteorder.h>
#include <linux/raid/md_p.h>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;

/// Also of images with errors, for which the status is 1.
json layerStructures(const std::string& image, const std::string& what) {
    const auto ran = cli(fmt::format("show --json {} {}", image, what));
    EXPECT_LE(ran.exitCode, 1) << ran.err;
    return json::parse(ran.out)["structures"];
}

std::string layerValue(const json& structure, const std::string& name) {
    for (const auto& field : structure["fields"]) {
        if (field["field"] == name) {
            return field["value"];
        }
    }
    return "no field " + name;
}

class ShowLayers : public testing::Test {
protected:
    std::string luks(int version) const {
        auto path = m_images.folder().file(fmt::format("luks{}.img", version));
        mustRun(
            fmt::format("truncate -s 32M {0} && echo secret | cryptsetup luksFormat -q --type luks{1} --pbkdf pbkdf2 "
                        "--pbkdf-force-iterations 1000 {0} -",
                        path, version));
        return path;
    }

    std::string member(const std::string& superblock, std::uint64_t at) const {
        auto path = m_images.folder().file("member.img");
        mustRun("truncate -s 64M " + path);
        spoil(path, at, superblock);
        return path;
    }

    Images m_images;
};

TEST_F(ShowLayers, LuksIsWhatCryptsetupPrints) {
    const auto first = luks(1);
    const auto header = layerStructures(first, "layers");
    ASSERT_EQ(header.size(), 1U);
    const auto dump = mustRun("cryptsetup luksDump " + first);
    EXPECT_EQ(header[0]["structure"], "luks1_header");
    for (const auto* name : {"uuid", "payload-offset", "cipher-mode", "mk-digest-iter"}) {
        EXPECT_THAT(dump, HasSubstr(layerValue(header[0], name))) << name;
    }
    EXPECT_EQ(layerValue(header[0], "active[0]"), "in use");
    EXPECT_EQ(layerValue(header[0], "active[7]"), "free");

    const auto second = luks(2);
    const auto copies = layerStructures(second, "layers");
    ASSERT_EQ(copies.size(), 2U);
    EXPECT_EQ(copies[0]["structure"], "luks2_header");
    EXPECT_EQ(copies[1]["structure"], "luks2_second_header");
    EXPECT_EQ(layerValue(copies[1], "hdr_offset"), std::to_string(copies[1]["byte"].get<std::uint64_t>()));
    EXPECT_EQ(layerValue(copies[0], "seqid"), layerValue(copies[1], "seqid"));
    EXPECT_THAT(mustRun("cryptsetup luksDump " + second), HasSubstr(layerValue(copies[0], "uuid")));
}

TEST_F(ShowLayers, MdIsWhatMdadmPrints) {
    const auto image = member(mdSuperblock({.members = 3, .events = 77}), 4096);
    const auto found = layerStructures(image, "layers");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0]["structure"], "md_superblock");
    EXPECT_EQ(found[0]["checksum"]["right"], true);
    const auto examined = run("mdadm --examine " + image).out;
    EXPECT_THAT(examined, HasSubstr(fmt::format("Events : {}\n", layerValue(found[0], "events"))));
    EXPECT_THAT(examined, HasSubstr(fmt::format("Data Offset : {} sectors", layerValue(found[0], "data_offset"))));
    EXPECT_THAT(examined, HasSubstr(fmt::format("Raid Devices : {}\n", layerValue(found[0], "raid_disks"))));
    EXPECT_THAT(examined, HasSubstr("- correct"));
    spoil(image, 4096 + 200, "\x09");
    EXPECT_EQ(layerStructures(image, "layers")[0]["checksum"]["right"], false);
    EXPECT_THAT(run("mdadm --examine " + image).out, HasSubstr("- expected"));
}

TEST_F(ShowLayers, TheOldMdSuperblockIsReadToo) {
    const auto found = layerStructures(member(oldMdSuperblock({.members = 2}), (64 << 20) - (64 << 10)), "layers");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0]["structure"], "md_superblock_0_90");
    EXPECT_EQ(layerValue(found[0], "minor_version"), "90");
    EXPECT_EQ(layerValue(found[0], "raid_disks"), "2");
    EXPECT_EQ(found[0]["checksum"]["right"], true);
}

#define MEMBER(type, member)                                                                                           \
    std::tuple { #member, offsetof(type, member), sizeof(type::member) }

TEST_F(ShowLayers, MdFieldsLieWhereTheKernelPutsThem) {
    for (const auto& [name, offset, width] :
         {MEMBER(mdp_superblock_1, feature_map), MEMBER(mdp_superblock_1, set_name), MEMBER(mdp_superblock_1, level),
          MEMBER(mdp_superblock_1, chunksize), MEMBER(mdp_superblock_1, raid_disks),
          MEMBER(mdp_superblock_1, new_offset), MEMBER(mdp_superblock_1, data_offset),
          MEMBER(mdp_superblock_1, super_offset), MEMBER(mdp_superblock_1, device_uuid),
          MEMBER(mdp_superblock_1, bblog_offset), MEMBER(mdp_superblock_1, events), MEMBER(mdp_superblock_1, sb_csum),
          MEMBER(mdp_superblock_1, max_dev)}) {
        const auto* const field = mdTable.find(name);
        ASSERT_NE(field, nullptr) << name;
        EXPECT_EQ(field->offset, offset) << name;
        EXPECT_EQ(field->width, width) << name;
    }
    for (const auto& [name, offset, width] :
         {MEMBER(mdp_super_t, size), MEMBER(mdp_super_t, set_uuid3), MEMBER(mdp_super_t, utime),
          MEMBER(mdp_super_t, sb_csum), MEMBER(mdp_super_t, events_lo), MEMBER(mdp_super_t, recovery_cp),
          MEMBER(mdp_super_t, new_chunk), MEMBER(mdp_super_t, chunk_size), MEMBER(mdp_super_t, disks)}) {
        const auto* const field = mdOldTable.find(name);
        ASSERT_NE(field, nullptr) << name;
        EXPECT_EQ(field->offset, offset) << name;
        EXPECT_EQ(field->width, width) << name;
    }
}

TEST_F(ShowLayers, LvmIsReadWithItsChecksums) {
    const auto image = m_images.folder().file("pv.img");
    mustRun("truncate -s 64M " + image);
    writePhysicalVolume(image, 0, {}, "vg { id = \"x\" seqno = 1 extent_size = 8192 }\n");
    const auto found = layerStructures(image, "layers");
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(layerValue(found[0], "id"), "LABELONE");
    EXPECT_EQ(found[0]["checksum"]["right"], true);
    EXPECT_EQ(layerValue(found[1], "pv_uuid"), HandMadePhysicalVolume().id);
    EXPECT_EQ(found[2]["structure"], "lvm_metadata_area");
    EXPECT_EQ(found[2]["checksum"]["right"], true);
    EXPECT_EQ(layerValue(found[2], "start"), std::to_string(found[2]["byte"].get<std::uint64_t>()));
    spoil(image, 512 + 33, "\x7f");
    EXPECT_EQ(layerStructures(image, "layers")[0]["checksum"]["right"], false);
}

TEST_F(ShowLayers, ExtendedBootRecordsFollowTheMbr) {
    const auto disk =
        m_images.disk("logical.img", 64, "label: dos\n2048,20480,L\n22528,,E\n24576,4096,L\n30720,4096,L\n");
    const auto found = layerStructures(disk, "mbr");
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0]["structure"], "mbr");
    const auto dump = mustRun("sfdisk --dump " + disk);
    for (std::size_t n = 1; n < found.size(); ++n) {
        EXPECT_EQ(found[n]["structure"], "ebr");
        const auto at = found[n]["byte"].get<std::uint64_t>() / 512;
        const auto start = at + std::stoull(layerValue(found[n], "starting_lba[0]"));
        EXPECT_THAT(dump, HasSubstr(fmt::format("start= {:>11},", start)));
    }
    // A chain that leads back to itself ends.
    spoil(disk, found[2]["byte"].get<std::uint64_t>() + 462, std::string("\0\0\0\0\x05\0\0\0\0\0\0\0\x01\0\0\0", 16));
    EXPECT_EQ(layerStructures(disk, "mbr").size(), 3U);
}

TEST_F(ShowLayers, AreNotInAPlainVolume) {
    const auto ran = cli("show " + m_images.bare("fs.img", 8, "-t ext4") + " layers");
    EXPECT_EQ(ran.exitCode, 3);
    EXPECT_THAT(ran.err, HasSubstr("no header of LUKS, LVM or md"));
}

} // namespace
} // namespace atlas::test
