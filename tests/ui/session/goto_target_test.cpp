// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/session/fixture.h"
#include "ui/session/goto_place.h"

#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

struct Typed {
    const char* text;
    GotoKind kind;
    std::uint64_t value;
};

class GotoTargetParses : public testing::TestWithParam<Typed> {};

TEST_P(GotoTargetParses, WhatPeopleType) {
    const auto target = parseGoto(QString::fromUtf8(GetParam().text));
    ASSERT_TRUE(target) << target.error().toStdString();
    EXPECT_EQ(target->kind, GetParam().kind);
    EXPECT_EQ(target->value, GetParam().value);
}

INSTANTIATE_TEST_SUITE_P(
    , GotoTargetParses,
    testing::Values(Typed{"group 21", GotoKind::Group, 21}, Typed{"g21", GotoKind::Group, 21},
                    Typed{"  Groups: 7 ", GotoKind::Group, 7}, Typed{"block 524293", GotoKind::Block, 524293},
                    Typed{"block 524,293", GotoKind::Block, 524293}, Typed{"524 293", GotoKind::Block, 524293},
                    Typed{"sector 8390759", GotoKind::Sector, 8390759}, Typed{"lba 63", GotoKind::Sector, 63},
                    Typed{"byte 4296068608", GotoKind::Byte, 4296068608}, Typed{"0x10", GotoKind::Block, 16},
                    Typed{"byte 0xFF", GotoKind::Byte, 255}, Typed{"2100M", GotoKind::Byte, 2100ULL << 20U},
                    Typed{"1 GiB", GotoKind::Byte, 1ULL << 30U}, Typed{"byte 4k", GotoKind::Byte, 4096},
                    Typed{"3T", GotoKind::Byte, 3ULL << 40U}, Typed{"63s", GotoKind::Sector, 63},
                    Typed{"inode 11", GotoKind::Inode, 11}, Typed{"fsblock 7", GotoKind::Block, 7},
                    Typed{"groupe 21", GotoKind::Group, 21}, Typed{"bloc 1\u00A0027", GotoKind::Block, 1027},
                    Typed{"secteurs 63", GotoKind::Sector, 63}, Typed{"octet 4096", GotoKind::Byte, 4096},
                    Typed{"组 21", GotoKind::Group, 21}, Typed{"扇区 2,048", GotoKind::Sector, 2048}));

TEST(GotoTargetParsesPaths, AsTheyAreTyped) {
    const auto typed = [](const char* input) { return parseGoto(QString::fromUtf8(input)).value(); };
    EXPECT_EQ(typed("/etc/hosts"), (GotoTarget{.kind = GotoKind::Path, .path = "/etc/hosts"}));
    EXPECT_EQ(typed(" /a b "), (GotoTarget{.kind = GotoKind::Path, .path = "/a b "})); // a space may end a name
    EXPECT_EQ(typed("path etc"), (GotoTarget{.kind = GotoKind::Path, .path = "/etc"}));
    EXPECT_EQ(typed("Path /"), (GotoTarget{.kind = GotoKind::Path, .path = "/"}));
}

TEST(GotoTargetParsesStructures, InTheWordsOfTheWindow) {
    const auto typed = [](const char* input) { return parseGoto(QString::fromUtf8(input)).value(); };
    const auto structure = [](RegionKind kind, std::uint64_t group) {
        return GotoTarget{.kind = GotoKind::Structure, .value = group, .structure = kind};
    };
    for (const auto* bitmap : {"block bitmap 17", "Block bitmap of group 17", "block bitmap: 17", " block  bitmap #17 ",
                               "bitmap de blocs du groupe 17", "Block-Bitmap der Gruppe 17", "块位图 17"}) {
        EXPECT_EQ(typed(bitmap), structure(RegionKind::BlockBitmap, 17)) << bitmap;
    }
    EXPECT_EQ(typed("inode table 3"), structure(RegionKind::InodeTable, 3));
    EXPECT_EQ(typed("table d’inodes du groupe 3"), structure(RegionKind::InodeTable, 3));
    EXPECT_EQ(typed("descriptor 5"), structure(RegionKind::GroupDescriptors, 5));
    EXPECT_EQ(typed("superblock"), structure(RegionKind::PrimarySuperblock, 0));
    EXPECT_EQ(typed("superblock in group 3"), structure(RegionKind::PrimarySuperblock, 3));
    EXPECT_EQ(typed("Journal"), structure(RegionKind::Journal, 0));
    EXPECT_EQ(typed("inode 12"), (GotoTarget{.kind = GotoKind::Inode, .value = 12})) << "no table";
}

class GotoTargetRefuses : public testing::TestWithParam<const char*> {};

TEST(GotoTargetParsesFields, WithAndWithoutTheirPrefix) {
    for (const auto* const typed : {"s_raid_stride", " raid_stride ", "RAID_STRIDE"}) {
        EXPECT_EQ(parseGoto(typed), (GotoTarget{.kind = GotoKind::Field, .value = 0x164})) << typed;
    }
    EXPECT_FALSE(parseGoto("raid_strid"));
}

TEST_P(GotoTargetRefuses, WithASentence) {
    const auto target = parseGoto(QString::fromUtf8(GetParam()));
    ASSERT_FALSE(target);
    EXPECT_TRUE(target.error().endsWith('.')) << target.error().toStdString();
}

INSTANTIATE_TEST_SUITE_P(, GotoTargetRefuses,
                         testing::Values("", "group", "planet 3", "group 17 18", "block bitmap x", "inode table 3M",
                                         "block -1", "12x", "99999999999999999999", "byte 99999999999T"));

class GotoPlaces : public testing::Test {
protected:
    Snapshot snapshot = test::twoPartitions();
    Judgement judgement = judge(snapshot, {});

    [[nodiscard]] std::expected<Place, QString> go(GotoKind kind, std::uint64_t value) const {
        return placeOfTarget(snapshot, judgement, {.kind = kind, .value = value});
    }
};

TEST_F(GotoPlaces, GroupsAndBlocksOfTheVolume) {
    EXPECT_EQ(go(GotoKind::Group, 21).value(), Place{GroupPlace{{21}}});
    EXPECT_EQ(go(GotoKind::Block, 1059).value(), Place{BlockPlace{{1059}}});
    EXPECT_EQ(go(GotoKind::Group, 128).error(), "The last block group of this file system is 127.");
    EXPECT_FALSE(go(GotoKind::Block, snapshot.layout->filesystem.blockCount.value));
}

TEST_F(GotoPlaces, TheStructuresOfAGroup) {
    const auto goTo = [&](RegionKind kind, std::uint64_t group) {
        return placeOfTarget(snapshot, judgement, {.kind = GotoKind::Structure, .value = group, .structure = kind});
    };
    const auto& groups = snapshot.layout->groups;
    EXPECT_EQ(goTo(RegionKind::BlockBitmap, 17).value(), Place{BlockPlace{groups.blockBitmap[17]}});
    EXPECT_EQ(goTo(RegionKind::InodeTable, 3).value(), Place{BlockPlace{groups.inodeTable[3]}});
    EXPECT_EQ(goTo(RegionKind::PrimarySuperblock, 0).value(), (Place{BlockPlace{{0}, 1024}}));
    EXPECT_EQ(goTo(RegionKind::PrimarySuperblock, 3).value(), (Place{BlockPlace{{3 * 32768}, 0}}));
    EXPECT_EQ(goTo(RegionKind::PrimarySuperblock, 2).error(), "Group 2 holds no superblock.");
    EXPECT_EQ(goTo(RegionKind::GroupDescriptors, 5).value(), (Place{BlockPlace{{1}, 5 * 64}}));
    EXPECT_EQ(goTo(RegionKind::BlockBitmap, 128).error(), "The last block group of this file system is 127.");
}

TEST_F(GotoPlaces, AFieldOfTheSuperblock) {
    EXPECT_EQ(go(GotoKind::Field, 0x164).value(), (Place{BlockPlace{{0}, 1024 + 0x164}}));
}

TEST_F(GotoPlaces, TheTablesOfTheDisk) {
    EXPECT_EQ(parseGoto(" MBR ").value(), GotoTarget{.kind = GotoKind::Mbr});
    EXPECT_EQ(go(GotoKind::Mbr, 0).value(), Place{TablePlace{TableKind::Mbr}}); // that protects the GPT
    EXPECT_EQ(go(GotoKind::Gpt, 0).value(), Place{TablePlace{TableKind::Gpt}});
    snapshot.disk.table.kind = TableKind::Mbr;
    EXPECT_EQ(go(GotoKind::Gpt, 0).error(), "This disk has no GPT.");
}

TEST_F(GotoPlaces, SectorsAndBytesOfTheDisk) {
    EXPECT_EQ(go(GotoKind::Sector, 4196415).value(), (Place{BlockPlace{{0}, 0}}));
    EXPECT_EQ(go(GotoKind::Byte, 4196415ULL * 512 + 4099).value(), (Place{BlockPlace{{1}, 3}}));
    EXPECT_EQ(go(GotoKind::Sector, 2048).value(), Place{DiskPlace{{2048 * 512}}}) << "in partition 1";
    EXPECT_EQ(go(GotoKind::Byte, 3).value(), Place{DiskPlace{{3}}}) << "in the MBR";
    EXPECT_FALSE(go(GotoKind::Byte, snapshot.disk.size.value));
}

TEST_F(GotoPlaces, AnInodeLeadsToItsBlockOfTheTable) {
    const auto& fs = snapshot.layout->filesystem;
    const auto table = snapshot.layout->groups.inodeTable[3].value;
    const std::uint64_t inode = 3ULL * fs.inodesPerGroup + 16 + 1; // 16 inodes of 256 bytes fill a block
    EXPECT_EQ(go(GotoKind::Inode, inode).value(), (Place{BlockPlace{{table + 1}, 0}}));
    EXPECT_EQ(go(GotoKind::Inode, inode + 1).value(), (Place{BlockPlace{{table + 1}, 256}}));
    EXPECT_FALSE(go(GotoKind::Inode, 0));
}

TEST_F(GotoPlaces, SectorsOfTheKernelsLog) {
    const auto typed = [](const char* input) { return parseGoto(QString::fromUtf8(input)).value(); };
    EXPECT_EQ(typed("sector 63s"), (GotoTarget{.kind = GotoKind::KernelSector, .value = 63}));
    EXPECT_EQ(typed("I/O error, dev sda, sector 4196415 op 0x0:(READ)"),
              (GotoTarget{.kind = GotoKind::KernelSector, .value = 4196415}));
    EXPECT_EQ(go(GotoKind::KernelSector, 4196415).value(), (Place{BlockPlace{{0}, 0}}));
    EXPECT_FALSE(go(GotoKind::KernelSector, snapshot.disk.size.value / 512));
    const auto logged = typed("EXT4-fs error (device sda2): ext4_iget:1: inode #12: comm ls: bad");
    EXPECT_EQ(logged, (GotoTarget{.kind = GotoKind::Inode, .value = 12, .partition = 2}));
    EXPECT_EQ(placeOfTarget(snapshot, judgement, logged), go(GotoKind::Inode, 12));
    auto other = logged;
    other.partition = 1;
    EXPECT_EQ(placeOfTarget(snapshot, judgement, other).error(),
              "This line is about partition 1, which is not the open one.");
}

/// Bytes and sectors are those of the opened disk, whose pieces may have another order than the volume.
TEST_F(GotoPlaces, BytesOfAVolumeInPieces) {
    const auto start = snapshot.placement->bytes.first;
    const auto size = snapshot.placement->bytes.count;
    const ByteCount half{GiB};
    snapshot.image = snapshot.disk;
    snapshot.disk.table = {};
    snapshot.disk.size = size;
    snapshot.disk.map = {{{{0}, half}, {start + (size - half)}}, {{{half.value}, size - half}, {start}}};
    snapshot.placement->bytes.first = {0};
    judgement = judge(snapshot, {});
    EXPECT_EQ(go(GotoKind::Byte, start.value).value(), (Place{BlockPlace{{GiB / 4096}, 0}}));
    EXPECT_EQ(go(GotoKind::Sector, (start + (size - half)).value / 512).value(), (Place{BlockPlace{{0}, 0}}));
    EXPECT_EQ(go(GotoKind::Byte, 0).error(), "Byte 0 lies in the MBR.");
}

/// A damaged superblock may claim more inodes than its groups hold, and a damaged descriptor a table outside the volume.
TEST_F(GotoPlaces, AnInodeThatLiesNowhereIsRefused) {
    auto damaged = *snapshot.layout;
    auto& fs = damaged.filesystem;
    const std::uint64_t beyond = fs.inodeCount + 1;
    fs.inodeCount = 4'000'000'000;
    damaged.groups.inodeTable[3] = BlockNumber{fs.blockCount.value - 1};
    snapshot.layout = std::make_shared<const Layout>(damaged);
    EXPECT_EQ(go(GotoKind::Inode, beyond).error(), "Inode 1,048,577 lies outside the file system.");
    const std::uint64_t inode = 3ULL * fs.inodesPerGroup + 1;
    EXPECT_EQ(go(GotoKind::Inode, inode).value(), (Place{BlockPlace{{fs.blockCount.value - 1}, 0}}));
    EXPECT_FALSE(go(GotoKind::Inode, inode + 16)) << "in the block after the last";
    fs.inodesPerGroup = 0;
    snapshot.layout = std::make_shared<const Layout>(damaged);
    EXPECT_EQ(go(GotoKind::Inode, 5).error(), "Inode 5 lies outside the file system.");
}

/// The bytes view, which shows what was read, tells the same addresses.
TEST_F(GotoPlaces, AWhatIfStartMovesNoByteOfTheDisk) {
    judgement = judge(snapshot, {.start = Lba{4196352}});
    ASSERT_TRUE(judgement.remedies.whatIf);
    EXPECT_EQ(go(GotoKind::Sector, 4196415).value(), (Place{BlockPlace{{0}, 0}}));
    EXPECT_EQ(go(GotoKind::Byte, 4196415ULL * 512 + 4099).value(), (Place{BlockPlace{{1}, 3}}));
    EXPECT_EQ(go(GotoKind::Sector, 4196352).value(), Place{DiskPlace{{4196352ULL * 512}}}) << "still in the gap";
}

} // namespace
} // namespace atlas::ui
