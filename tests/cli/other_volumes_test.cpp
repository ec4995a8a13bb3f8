// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of the volumes of an image besides the chosen one: judged, or named as not looked at.
#include "cli/other_volumes_parts.h"
#include "support/lvm_image.h"
#include "support/md_superblock.h"
#include "support/paths.h"
#include "support/run.h"
#include "support/temp_dir.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace atlas::test {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

constexpr std::uint64_t secondSector = 53248; // of the second partition
constexpr auto small = "-t ext4 -b 1024"; // a backup superblock within 24 MiB

class OtherVolumes : public testing::Test {
protected:
    /// ext4 in the first partition; the second is of `type` and holds what `mkfs` makes.
    std::string beside(const std::string& type, const std::string& mkfs = {}) const {
        std::vector<PartitionContent> contents{{2048, 24, "-t ext4 -b 4096"}};
        if (!mkfs.empty()) {
            contents.push_back({secondSector, 24, mkfs});
        }
        return m_images.disk("beside-" + type + ".img", 64,
                             fmt::format("label: dos\n2048,49152,L\n{},49152,{}\n", secondSector, type), contents);
    }

    Images m_images;
};

TEST_F(OtherVolumes, WithADestroyedSuperblockAreFoundByABackup) {
    for (const auto* type : {"L", "7"}) {
        const auto image = beside(type, small);
        EXPECT_EQ(cli("check --health " + image).exitCode, 0);
        overwrite(image, secondSector * 512, std::string(4096, '\0'));
        const auto ran = cli("check --health " + image);
        EXPECT_EQ(ran.exitCode, 1) << type;
        EXPECT_THAT(ran.out, HasSubstr("partition 2: the primary superblock cannot be used; the copy of group 1"));
    }
}

TEST_F(OtherVolumes, OfAMirrorWithATableAreJudgedLikeThoseOfTheArray) {
    for (const auto& [start, exit] : {std::pair{63, 1}, {2048, 0}}) {
        const auto array = m_images.disk(fmt::format("array{}.img", start), 34,
                                         fmt::format("label: dos\nunit: sectors\n{},65536,L\n", start),
                                         {{static_cast<std::uint64_t>(start), 32, "-t ext4 -b 4096"}});
        const auto member = m_images.folder().file(fmt::format("member{}.img", start));
        makeSparse(member, 40 << 20);
        mustRun("dd if=" + shellQuoted(array) + " of=" + shellQuoted(member) +
                " bs=1M seek=1 conv=notrunc status=none");
        overwrite(member, 4096, mdSuperblock({.dataSectors = 34 * 2048}));
        EXPECT_EQ(cli("check " + shellQuoted(array)).exitCode, exit);
        const auto check = cliJson("check --json " + shellQuoted(member), exit);
        EXPECT_EQ(check["state"], exit == 1 ? "others_off" : "whole");
    }
}

TEST_F(OtherVolumes, InWhichNothingIsRecognisedAreNamed) {
    const auto linux = beside("L");
    overwrite(linux, secondSector * 512, std::string(4096, 'x'));
    const auto ran = cli("check --strict --health " + linux);
    EXPECT_EQ(ran.exitCode, 1) << "a file system without backups may have been there";
    EXPECT_THAT(ran.out, HasSubstr("partition 2 (Linux): contents not recognised, not looked at"));
    const auto one = cli("check --health --partition 1 " + linux);
    EXPECT_EQ(one.exitCode, 0) << "asked about one alone";
    EXPECT_THAT(one.out, HasSubstr("; not looked at: the rest of the disk"));
    const auto named = cli("check --explain --partition 2 " + linux);
    EXPECT_THAT(named.out, HasSubstr("warning: partition 2 (Linux): contents not recognised, not looked at"));
    EXPECT_THAT(named.out, HasSubstr("nothing to cure in what was judged"));
    const auto other = cliJson("check --json " + beside("7"));
    EXPECT_EQ(other["health"]["verdict"], "healthy") << "nobody expects ext there";
    EXPECT_EQ(other["health"]["not_looked_at"], 2) << "the bitmaps, too";
    EXPECT_THAT(other["health"]["coverage"].get<std::string>(), HasSubstr("not looked at: partition 2"));
}

TEST_F(OtherVolumes, ThatAreMisalignedAreFoundBesideTheVerdict) {
    const auto image = beside("L", small);
    const auto ran = cli("check " + image);
    EXPECT_EQ(ran.exitCode, 0);
    EXPECT_EQ(cli("check --strict " + image).exitCode, 1);
    EXPECT_THAT(ran.out, HasSubstr("partition 1  ext4     ✓ all 8 whole"));
    EXPECT_THAT(ran.out,
                HasSubstr("warning: partition 2: each block of 1,024 bytes fills 1/4 of a physical sector of 4,096"));
    EXPECT_EQ(cli("check --partition 1 " + image).exitCode, 0) << "asked about one alone";
    EXPECT_EQ(cli("check --physical-sector 512 " + image).exitCode, 0);
    const auto snapshot = shellQuoted(m_images.folder().file("two.atlas"));
    mustRun(built("ext4atlas-cli") + " snapshot -o " + snapshot + " " + image);
    EXPECT_EQ(cli("check " + snapshot).out.substr(ran.out.find("Findings")), ran.out.substr(ran.out.find("Findings")));
}

TEST_F(OtherVolumes, ThatCannotBeReadLeaveNoAllClear) {
    const auto image = beside("L", "-t ext4 -b 4096");
    EXPECT_EQ(cliJson("check --json " + image)["state"], "whole");
    overwrite(image, secondSector * 512 + 1024 + 0x28, std::string(4, '\0')); // s_inodes_per_group, without a backup
    const auto check = cliJson("check --json " + image, 1);
    EXPECT_EQ(check["verdict"], "unknown") << "no all-clear with exit status 1";
    EXPECT_EQ(check["state"], "others_unread");
    const auto ran = cli("check --explain " + image);
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.out, HasSubstr("; 1 other volume was not read"));
    EXPECT_THAT(ran.out, HasSubstr("error: the file system of partition 2 cannot be read"));
    EXPECT_THAT(ran.out, HasSubstr("nothing to cure in what was judged"));
    EXPECT_EQ(cli("check --partition 1 " + image).exitCode, 0) << "asked about one alone";
}

TEST_F(OtherVolumes, AreReadWithinTheLimitThatWasGiven) {
    const auto image = beside("L", small); // of 3 groups
    const auto check = cliJson("check --json --max-groups 1 " + image, 1);
    EXPECT_EQ(check["state"], "others_unread");
    EXPECT_THAT(check["health"]["text"].get<std::string>(), HasSubstr("above the limit of 1 (--max-groups)"));
}

TEST_F(OtherVolumes, HaveTheirBitmapsReadToo) {
    const auto image = beside("L", "-t ext4 -b 4096");
    EXPECT_EQ(cliJson("check --health --json " + image)["health"]["not_looked_at"], 0);
    EXPECT_THAT(cli("check --health " + image).out, Not(HasSubstr("bitmaps of 1")));
    EXPECT_EQ(cliJson("check --json " + image)["health"]["not_looked_at"], 1) << "none were read";
}

TEST_F(OtherVolumes, ThatAreSealedAreNamedByTheAllClear) {
    if (!hasTool("cryptsetup")) {
        GTEST_SKIP() << "cryptsetup is not installed";
    }
    const auto image = beside("L");
    const auto file = m_images.folder().file("luks");
    makeSparse(file, 20 << 20);
    mustRun("cryptsetup luksFormat -q --type luks2 --pbkdf pbkdf2 --pbkdf-force-iterations 1000 " + shellQuoted(file) +
                " -",
            "secret");
    mustRun(fmt::format("dd if={} of={} bs=512 seek={} conv=notrunc status=none", shellQuoted(file), shellQuoted(image),
                        secondSector));
    const auto check = cliJson("check --json " + image);
    EXPECT_EQ(check["health"]["verdict"], "healthy");
    EXPECT_THAT(check["health"]["coverage"].get<std::string>(), testing::EndsWith("; not looked at: partition 2"));
    ASSERT_EQ(unseen(check).size(), 1U);
    EXPECT_EQ(unseen(check)[0]["text"], "partition 2: encrypted: what is inside cannot be read without its key");
    EXPECT_EQ(cli("check --health " + image).exitCode, 0);
}

TEST_F(OtherVolumes, InMembersOfArraysAreJudgedOrNamed) {
    const auto image = beside("fd");
    const auto file = m_images.bare("inside", 16, small);
    overwrite(image, secondSector * 512 + 4096, mdSuperblock({.dataOffset = 2048, .dataSectors = 16 * 2048}));
    mustRun(fmt::format("dd if={} of={} bs=512 seek={} conv=notrunc status=none", shellQuoted(file), shellQuoted(image),
                        secondSector + 2048));
    EXPECT_EQ(cli("check --health " + image).exitCode, 0);
    overwrite(image, (secondSector + 2048) * 512, std::string(4096, '\0'));
    EXPECT_THAT(cli("check " + image).out, HasSubstr("partition 2: the primary superblock cannot be used"));
    overwrite(image, secondSector * 512 + 4096, mdSuperblock({.level = 5, .members = 3, .dataSectors = 40000}));
    const auto check = cliJson("check --json " + image);
    EXPECT_EQ(check["health"]["verdict"], "healthy");
    ASSERT_EQ(unseen(check).size(), 1U);
    EXPECT_THAT(unseen(check)[0]["text"].get<std::string>(),
                HasSubstr("partition 2: not read: one member of RAID 5 holds only part"));
}

TEST_F(OtherVolumes, TheKernelsRefusalOfAnArrayMemberIsAFinding) {
    const auto image = beside("fd");
    for (const auto at : {std::uint64_t{32}, std::uint64_t{256}}) { // the array's name, the roles
        auto superblock = mdSuperblock({.level = 5, .members = 3, .dataSectors = 40000});
        overwrite(image, secondSector * 512 + 4096, superblock);
        EXPECT_EQ(cli("check --health " + image).exitCode, 0);
        superblock[at] = '\x07';
        overwrite(image, secondSector * 512 + 4096, superblock);
        const auto ran = cli("check --health " + image);
        EXPECT_EQ(ran.exitCode, 1);
        EXPECT_THAT(ran.out, HasSubstr("the md superblock (metadata 1.2) has a wrong checksum"));
    }
}

TEST_F(OtherVolumes, OverTheLimitsAreCounted) {
    const auto image = beside("8e");
    writePhysicalVolume(image, secondSector * 512, {.bytes = 24 << 20}, groupOf(600));
    const auto ran = cli("check " + image);
    // 88 that are not listed, and all but 64 of those that are.
    EXPECT_THAT(ran.out, HasSubstr("536 further volumes and containers were not looked at"));
    EXPECT_THAT(ran.out, HasSubstr("logical volume vg/lv0: blank (its first 4 KiB hold only zeros), not looked at"));
    const auto all = json::parse(cli("check --json " + image).out);
    EXPECT_EQ(all["health"]["not_looked_at"], 601) << "those over the limits and the bitmaps count too";
    EXPECT_EQ(all["state"], "others_unread");
    const auto named = cli("check --volume vg/lv599 " + image);
    EXPECT_EQ(named.exitCode, 2);
    EXPECT_THAT(named.err, HasSubstr("there is no logical volume vg/lv599 among those that are listed; 88 more"));
}

TEST_F(OtherVolumes, ThatLvmMapsByOtherRulesAreNamedByTheAllClear) {
    const auto image = beside("8e");
    auto text = groupOf(1);
    text.replace(text.find("striped"), 7, "thin");
    writePhysicalVolume(image, secondSector * 512, {.bytes = 24 << 20}, text);
    const auto check = cliJson("check --json " + image);
    EXPECT_EQ(check["health"]["verdict"], "healthy");
    EXPECT_THAT(check["health"]["coverage"].get<std::string>(),
                testing::EndsWith("; not looked at: logical volume vg/lv0"));
    ASSERT_EQ(unseen(check).size(), 1U);
    EXPECT_EQ(unseen(check)[0]["logical_volume"], "vg/lv0");
    EXPECT_THAT(unseen(check)[0]["text"].get<std::string>(), HasSubstr("not read: LVM maps its thin segments"));
}

TEST_F(OtherVolumes, InACopyOfAPhysicalVolumeAreNotPassedOver) {
    const auto image = m_images.disk("copies.img", 96, "label: dos\n2048,49152,L\n53248,49152,8e\n104448,49152,8e\n",
                                     {{2048, 24, "-t ext4 -b 4096"}});
    for (const std::uint64_t sector : {secondSector, std::uint64_t{104448}}) {
        writePhysicalVolume(image, sector * 512, {.bytes = 24 << 20}, groupOf(1));
    }
    EXPECT_THAT(cli("check " + image).out,
                HasSubstr("partition 3: a physical volume without any of the logical volumes"));
}

TEST_F(OtherVolumes, AreBlankOrDisksOfGuests) {
    const auto image = beside("8e");
    writePhysicalVolume(image, secondSector * 512, {.bytes = 24 << 20}, groupOf(2));
    EXPECT_EQ(cli("check --health " + image).exitCode, 0);
    const auto table = m_images.folder().file("table");
    makeSparse(table, 4096);
    mustRun("echo 2,4,L | sfdisk -q " + shellQuoted(table));
    mustRun(fmt::format("dd if={} of={} bs=512 seek={} conv=notrunc status=none", shellQuoted(table), image,
                        secondSector + 2048 + 8));
    const auto named = unseen(cliJson("check --json " + image));
    ASSERT_EQ(named.size(), 2U);
    EXPECT_EQ(named[0]["text"], "logical volume vg/lv0: blank (its first 4 KiB hold only zeros), not looked at");
    EXPECT_EQ(named[1]["text"], "logical volume vg/lv1: a disk of its own with a partition table, not looked at");
    EXPECT_EQ(cli("check --health " + image).exitCode, 0);
    overwrite(image, (secondSector + 2048) * 512 + 2000, "something");
    const auto ran = cli("check --strict --health " + image);
    EXPECT_EQ(ran.exitCode, 1);
    EXPECT_THAT(ran.out, HasSubstr("logical volume vg/lv0: contents not recognised, not looked at"));
}

TEST_F(OtherVolumes, ThatMkswapOverwroteAreFoundByTheirBackups) {
    for (const auto& [type, exitCode] : {std::pair{"L", 1}, {"S", 0}}) {
        const auto image = beside(type, small);
        mustRun(fmt::format("dd if={} of={} bs=512 skip={} count=49152 status=none", image,
                            shellQuoted(m_images.folder().file("part")), secondSector));
        mustRun("mkswap " + shellQuoted(m_images.folder().file("part")));
        mustRun(fmt::format("dd if={} of={} bs=512 seek={} conv=notrunc status=none",
                            shellQuoted(m_images.folder().file("part")), image, secondSector));
        const auto ran = cli("check --strict --only health --health " + image);
        EXPECT_EQ(ran.exitCode, exitCode) << type;
        EXPECT_THAT(ran.out, HasSubstr("partition 2 holds swap, and behind its first bytes backup superblocks"))
            << type;
    }
}

/// Two members of a RAID 1 with the event counts; each holds what `fill` writes at its data.
std::string mirror(const Images& images, std::uint64_t firstEvents, std::uint64_t secondEvents) {
    const auto image = images.disk("mirror.img", 80, "label: dos\n2048,49152,fd\n53248,49152,fd\n", {});
    for (const auto& [sector, events] : {std::pair{std::uint64_t{2048}, firstEvents}, {secondSector, secondEvents}}) {
        overwrite(image, sector * 512 + 4096,
                  mdSuperblock({.dataOffset = 2048, .dataSectors = 16 * 2048, .events = events}));
    }
    return image;
}

TEST_F(OtherVolumes, InAMirroredPhysicalVolumeAreNamedAsTheOtherHalf) {
    const auto image = mirror(m_images, 7, 7);
    for (const auto sector : {std::uint64_t{2048}, secondSector}) {
        writePhysicalVolume(image, (sector + 2048) * 512, {.bytes = 16 << 20}, groupOf(1));
    }
    const auto named = unseen(cliJson("check --json " + image, 0));
    ASSERT_GE(named.size(), 1U);
    EXPECT_THAT(named.front()["text"].get<std::string>(),
                HasSubstr("partition 2: a RAID 1 copy of the physical volume in partition 1"));
}

TEST_F(OtherVolumes, OfAnOutdatedArrayMemberAreNotChosen) {
    const auto file = m_images.bare("inside", 16, small);
    for (const auto& [events, chosen, lines] :
         {std::tuple{std::uint64_t{9}, "partition 2", 1}, {std::uint64_t{6}, "partition 1", 0}}) {
        const auto image = mirror(m_images, 5, events);
        for (const auto sector : {std::uint64_t{2048}, secondSector}) {
            mustRun(fmt::format("dd if={} of={} bs=512 seek={} conv=notrunc status=none", shellQuoted(file),
                                shellQuoted(image), sector + 2048));
        }
        if (hasTool("mdadm")) {
            mustRun(fmt::format("dd if={} of={} bs=512 skip={} status=none", image,
                                shellQuoted(m_images.folder().file("member")), secondSector));
            EXPECT_THAT(mustRun("mdadm --examine " + shellQuoted(m_images.folder().file("member"))),
                        HasSubstr(fmt::format("Events : {}", events)));
        }
        const auto ran = cli("check " + image);
        EXPECT_THAT(ran.out, HasSubstr(chosen));
        const auto check = json::parse(cli("check --json " + image).out);
        EXPECT_EQ(check["partition"], lines == 1 ? 2 : 1);
        EXPECT_EQ(
            std::ranges::count(check["findings"], "layer_outdated", [](const json& each) { return each["kind"]; }),
            lines);
        if (lines == 1) {
            EXPECT_THAT(ran.out, HasSubstr("this member of an md array has the event count 5 and is outdated: another "
                                           "member has 9"));
        }
    }
}

TEST_F(OtherVolumes, ExtOnTheWholeDiskBesideATableIsNamed) {
    const TempDir folder;
    const auto image = folder.file("both.img");
    makeSparse(image, 100 << 20);
    mustRun("mke2fs -q -F -t ext4 -b 4096 " + shellQuoted(image));
    mustRun("echo 81920,65536,L | sfdisk -q --no-reread --no-tell-kernel -w never -W never " + shellQuoted(image));
    mustRun("mke2fs -q -F -t ext4 -E offset=41943040 " + shellQuoted(image) + " 32M");
    EXPECT_THAT(cli("check " + shellQuoted(image)).out, HasSubstr("in addition to the partition table"));
}

TEST_F(OtherVolumes, ThatHoldAGuestsDiskAreNoDamagedFileSystems) {
    const auto image = beside("L");
    mustRun(fmt::format("mke2fs -q -F -t ext4 -b 1024 -E offset={} {} 12M", secondSector * 512 + (8 << 20), image));
    const auto ran = cli("check --health " + image);
    EXPECT_THAT(ran.out, HasSubstr("partition 2 holds ext4 that begins 8,388,608 bytes after its start"));
    EXPECT_THAT(ran.out, Not(HasSubstr("holds a file system")));
}

TEST_F(OtherVolumes, AJournalOnAnotherDeviceIsNamedByTheAllClear) {
    const auto journal = m_images.bare("journal", 8, "-O journal_dev -b 4096");
    const auto image = m_images.bare("external", 24, "-t ext4 -b 4096 -O ^has_journal");
    const auto uuid = mustRun("blkid -p -s UUID -o value " + shellQuoted(journal));
    mustRun("debugfs -w -f - " + shellQuoted(image) + " 2>/dev/null",
            "feature has_journal\nssv journal_uuid " + uuid + "\nssv journal_dev 0x700\n");
    const auto check = cliJson("check --json " + shellQuoted(image));
    EXPECT_EQ(check["health"]["verdict"], "healthy");
    EXPECT_EQ(check["health"]["not_looked_at"], 2) << "the bitmaps, too";
    EXPECT_THAT(check["health"]["coverage"].get<std::string>(),
                testing::EndsWith("; not looked at: the journal on another device"));
}

TEST_F(OtherVolumes, StructuresPastTheEndOfTheImageAreCounted) {
    const auto image = m_images.bare("cut", 64, "-t ext4 -b 1024 -g 8192 -O ^flex_bg");
    EXPECT_EQ(cliJson("check --json " + shellQuoted(image))["structures_past_end"], 0);
    const auto journal = std::stoull(mustRun("debugfs -R 'bmap <8> 0' " + shellQuoted(image) + " 2>/dev/null"));
    mustRun(fmt::format("truncate -s {} {}", (journal + 1) * 1024, shellQuoted(image)));
    const auto ran = cli("check " + shellQuoted(image));
    const auto check = json::parse(cli("check --json " + shellQuoted(image)).out);
    const auto past = check["structures_past_end"].get<int>();
    EXPECT_GT(past, 3);
    EXPECT_THAT(ran.out,
                HasSubstr(fmt::format("{} structures lie past the end of the file system, image or partition", past)));
    const auto& summary = check["summary"];
    EXPECT_GT(summary["journal"]["blocks_past_end"], 0);
    EXPECT_GT(summary["backups_past_end"], 0);
    EXPECT_THAT(ran.out, HasSubstr(fmt::format("{} past the end", summary["backups_past_end"] == 1 ? "lies" : "lie")));
    EXPECT_THAT(ran.out, testing::Not(HasSubstr(", clean")));
}

TEST_F(OtherVolumes, AStructureOutsideTheFileSystemIsNoAllClear) {
    const auto image = m_images.bare("outside", 64, "-t ext4 -b 4096 -O ^metadata_csum,^uninit_bg");
    mustRun("debugfs -w -R 'set_bg 0 block_bitmap 999999' " + shellQuoted(image) + " 2>&1");
    const auto ran = cli("check --explain " + shellQuoted(image));
    EXPECT_THAT(ran.out, HasSubstr("1 structure lies past the end of the file system, image or partition"));
    EXPECT_THAT(ran.out, Not(HasSubstr("block bitmap  0"))) << "nothing claims block 0";
    const auto check = json::parse(cli("check --json " + shellQuoted(image)).out);
    EXPECT_EQ(check["structures_past_end"], 1);
    EXPECT_EQ(check["cure_state"], "nothing_to_cure_in_judged");
}

TEST_F(OtherVolumes, AnImageNamedLikeAnOptionIsNoOptionOfACommand) {
    const auto image = m_images.disk("-x.img", 40, "label: dos\n63,49152,L\n", {{63, 24, "-t ext4 -b 4096"}});
    const auto ran = run("cd " + shellQuoted(m_images.folder().path().native()) + " && " +
                         shellQuoted(built("ext4atlas-cli")) + " check --explain -- -x.img");
    EXPECT_THAT(ran.out, HasSubstr(" ./-x.img"));
    EXPECT_THAT(ran.out, Not(HasSubstr("sfdisk --move-data -N 1 -x.img")));
}

} // namespace
} // namespace atlas::test
