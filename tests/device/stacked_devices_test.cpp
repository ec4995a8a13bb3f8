// SPDX-License-Identifier: GPL-3.0-or-later
// Judges devices that lie on several others: sysfs trees as kernels show them, with tables as `dmsetup table` prints them.
#include "alignment/judgement.h"
#include "device/device_stack.h"
#include "device/read_disk.h"
#include "device/sysfs_tree.h"
#include "disk/drive_overrides.h"
#include "support/synthetic.h"

#include <algorithm>
#include <gmock/gmock.h>
#include <map>

namespace atlas {
namespace {

using test::queue;
using testing::ElementsAre;

/// Disks of 512-byte logical and 4096-byte physical sectors, each with one partition.
class StackedDevices : public testing::Test {
protected:
    void addDisk(const std::string& name, int minor, std::uint64_t start, long optimalIo = 0) {
        m_tree.add(name, "8:" + std::to_string(minor), queue(512, 4096, 4096, optimalIo));
        m_tree.add(name + "/" + name + "1", "8:" + std::to_string(minor + 1),
                   {{"partition", "1"}, {"start", std::to_string(start)}});
    }

    void addDm(int minor, const std::string& uuid, const std::string& table, const std::vector<std::string>& below,
               std::map<std::string, std::string> files = queue(512, 4096, 4096, 0)) {
        const auto number = "253:" + std::to_string(minor);
        const auto name = "dm-" + std::to_string(minor);
        files["dm/name"] = "mapped";
        files["dm/uuid"] = uuid;
        m_tree.add(name, number, files);
        m_tree.stack(name, below);
        m_tables[number] = table;
    }

    /// An array of sda1, sdb1 … with its data 1 MiB into each.
    void addArray(const std::string& level, std::uint64_t chunk, int members, int alignmentOffset = -1) {
        auto files = queue(512, 4096, 4096, static_cast<long>(chunk) * (members - 1), 0, alignmentOffset);
        files["md/level"] = level;
        files["md/chunk_size"] = std::to_string(chunk);
        std::vector<std::string> below;
        for (int n = 0; n < members; ++n) {
            const auto disk = std::string("sd") + static_cast<char>('a' + n);
            files["md/dev-" + disk + "1/offset"] = "2048";
            below.push_back(disk + "/" + disk + "1");
        }
        m_tree.add("md0", "9:0", files);
        m_tree.stack("md0", below);
    }

    /// A file system that fills the device `number`.
    Judgement judged(const std::string& number) const {
        auto snapshot = test::syntheticSnapshot({.groups = {2}, .journalBlocks = 64}, {0});
        snapshot.disk.table = {};
        snapshot.placement->partition.reset();
        snapshot.disk.isDevice = true;
        snapshot.disk.drive = driveOf(sysfsGeometry(m_tree.root() + "/dev/block/" + number));
        snapshot.disk.devices = blockStackOf(
            number, {.sysfs = m_tree.root(), .dev = m_dev.path(), .dmTable = [this](const std::string& device) {
                         const auto found = m_tables.find(device);
                         return found == m_tables.end() ? std::string() : found->second;
                     }});
        return judge(snapshot);
    }

    test::SysfsTree m_tree;
    test::TempDir m_dev;
    std::map<std::string, std::string> m_tables;
};

std::vector<std::string> namesOf(const Judgement& judgement) {
    std::vector<std::string> names;
    for (const auto& verdict : judgement.verdict.members) {
        names.push_back(verdict.member.name);
    }
    return names;
}

std::vector<Fit> fitsOf(const Judgement& judgement) {
    std::vector<Fit> fits;
    for (const auto& verdict : judgement.verdict.members) {
        fits.push_back(verdict.fit);
    }
    return fits;
}

TEST_F(StackedDevices, ArraysAreJudgedOnEachMember) {
    addDisk("sda", 0, 2048);
    addDisk("sdb", 16, 2049);
    addDisk("sdc", 32, 2048);
    for (const auto& [level, chunk] :
         {std::pair{"raid0", 65536}, {"raid1", 0}, {"raid5", 524288}, {"raid10", 524288}}) {
        m_tree.remove("md0", "9:0");
        addArray(level, static_cast<std::uint64_t>(chunk), 3);
        const auto judgement = judged("9:0");
        EXPECT_THAT(namesOf(judgement), ElementsAre("sda1", "sdb1", "sdc1")) << level;
        EXPECT_THAT(fitsOf(judgement), ElementsAre(Fit::Whole, Fit::Straddling, Fit::Whole)) << level;
        EXPECT_EQ(judgement.verdict.fit, Fit::Straddling) << "the volume's verdict is the worst";
        EXPECT_EQ(judgement.verdict.alignment->verdict, Fit::Straddling);
        EXPECT_FALSE(judgement.verdict.saidByKernel) << "the members are known";
        EXPECT_EQ(judgement.verdict.members[1].start, ByteOffset{2049 * 512 + MiB});
        EXPECT_EQ(judgement.verdict.members[1].past.value, 512U);
        EXPECT_THAT(judgement.found.findings,
                    testing::Contains(testing::Field(&Finding::kind, FindingKind::MemberOffGrid)));
    }
}

TEST_F(StackedDevices, AlignedArraysAreWhole) {
    addDisk("sda", 0, 2048);
    addDisk("sdb", 16, 4096);
    addArray("raid0", 65536, 2, 0);
    const auto judgement = judged("9:0");
    EXPECT_EQ(judgement.verdict.fit, Fit::Whole);
    EXPECT_THAT(fitsOf(judgement), ElementsAre(Fit::Whole, Fit::Whole));
}

TEST_F(StackedDevices, TheKernelIsBelievedWhereMembersAreUnknown) {
    addDisk("sda", 0, 2048);
    addDm(0, "LVM-thin", "0 409600 thin 253:4 1\n", {"sda/sda1"}, queue(512, 4096, 4096, 0, 0, -1));
    const auto judgement = judged("253:0");
    EXPECT_TRUE(judgement.verdict.saidByKernel);
    EXPECT_EQ(judgement.verdict.fit, Fit::Straddling);
    EXPECT_THAT(judgement.found.findings,
                testing::Contains(testing::Field(&Finding::kind, FindingKind::KernelSaysMisaligned)));
}

TEST_F(StackedDevices, StripedAndSpanningVolumesHaveAPlaceOnEachDisk) {
    addDisk("sda", 0, 2048);
    addDisk("sdb", 16, 63);
    addDm(0, "LVM-striped", "0 131072 striped 2 128 8:1 2048 8:17 2048\n", {"sda/sda1", "sdb/sdb1"});
    EXPECT_THAT(fitsOf(judged("253:0")), ElementsAre(Fit::Whole, Fit::Straddling));
    addDm(1, "LVM-spanning", "0 65536 linear 8:1 10240\n65536 65536 linear 8:17 2048\n", {"sda/sda1", "sdb/sdb1"});
    const auto spanning = judged("253:1");
    EXPECT_THAT(fitsOf(spanning), ElementsAre(Fit::Whole, Fit::Straddling));
    EXPECT_EQ(spanning.verdict.members[0].start, ByteOffset{(2048 + 10240) * 512});
    EXPECT_EQ(spanning.verdict.members[1].start, ByteOffset{(63 + 2048) * 512});
    EXPECT_EQ(spanning.verdict.members[1].member.bytes.first, ByteOffset{65536 * 512});
}

TEST_F(StackedDevices, ALinearMappingAtSectorOneIsOff) {
    addDisk("sda", 0, 2048);
    addDm(0, "", "0 131072 linear 8:0 1\n", {"sda"});
    const auto judgement = judged("253:0");
    EXPECT_EQ(judgement.verdict.fit, Fit::Straddling);
    EXPECT_EQ(judgement.verdict.members[0].past.value, 512U);
}

/// 2048 sectors of partition start and 2112 of LUKS header: byte 2,129,920 of the disk, 32,768 past a 512 KiB stripe.
TEST_F(StackedDevices, GranularitiesCountFromTheFirstByteOfTheDeviceThatOwnsThem) {
    addDisk("sda", 0, 2048, 524288);
    addDm(0, "CRYPT-LUKS1-0123-mapped", "0 131072 crypt aes-xts-plain64 - 0 8:1 2112\n", {"sda/sda1"},
          queue(512, 4096, 4096, 524288));
    const auto judgement = judged("253:0");
    EXPECT_EQ(judgement.verdict.members[0].start, ByteOffset{2129920});
    const auto& row = judgement.verdict.stack.rows[1];
    ASSERT_EQ(judgement.verdict.stack.rows[0].kind, StackRowKind::Disk);
    ASSERT_EQ(row.kind, StackRowKind::Member);
    const auto past = [&](GranularityKind kind) {
        const auto& granularity = judgement.granularity(kind);
        return pastBoundary(judgement.placement()->bytes.first, granularity.grid()).value;
    };
    EXPECT_EQ(past(GranularityKind::Stripe), 32768U);
    EXPECT_EQ(past(GranularityKind::Partitioning), 32768U);
    EXPECT_EQ(judgement.verdict.fit, Fit::Whole);
    EXPECT_TRUE(judgement.granularity(GranularityKind::Stripe).ofOneDisk);
}

TEST_F(StackedDevices, TheStripeOfAnArrayCountsFromTheArray) {
    addDisk("sda", 0, 63);
    addDisk("sdb", 16, 63);
    addDisk("sdc", 32, 63);
    addArray("raid5", 524288, 3, 512);
    addDm(0, "CRYPT-LUKS2-0123-mapped", "0 131072 crypt aes-xts-plain64 - 0 9:0 32768\n", {"md0"},
          queue(512, 4096, 4096, 1048576, 0, 512));
    const auto stripe = judged("253:0").granularity(GranularityKind::Stripe);
    EXPECT_FALSE(stripe.ofOneDisk);
    EXPECT_EQ(stripe.size.value, MiB);
    EXPECT_EQ(pastBoundary({0}, stripe.grid()).value, 0U) << "16 MiB into the array, wherever its members start";
}

TEST_F(StackedDevices, NothingCoarseIsJudgedWhereThePlaceIsUnknown) {
    addDisk("sda", 0, 2048, 524288);
    addDm(0, "LVM-thin", "0 409600 thin 253:4 1\n", {"sda/sda1"}, queue(512, 4096, 4096, 524288));
    const auto judgement = judged("253:0");
    EXPECT_FALSE(judgement.granularity(GranularityKind::Stripe).known());
    EXPECT_FALSE(judgement.granularity(GranularityKind::Partitioning).known());
}

TEST_F(StackedDevices, ALoopDeviceHasAParent) {
    addDisk("sda", 0, 63);
    auto files = queue(512, 4096, 4096, 0);
    files["loop/backing_file"] = "/dev/sda1";
    files["loop/offset"] = "512";
    m_tree.add("loop0", "7:0", files);
    const auto overPartition = judged("7:0");
    EXPECT_EQ(overPartition.verdict.members[0].start, ByteOffset{64 * 512});
    EXPECT_EQ(overPartition.verdict.fit, Fit::Whole);
    files["loop/backing_file"] = "/srv/disk.img";
    files["loop/offset"] = "32256";
    m_tree.add("loop1", "7:16", files);
    const auto overFile = judged("7:16");
    EXPECT_EQ(overFile.verdict.members[0].past.value, 3584U);
    EXPECT_EQ(overFile.verdict.fit, Fit::Straddling);
    files["loop/offset"] = "0";
    m_tree.add("loop2", "7:32", files);
    EXPECT_THAT(judged("7:32").verdict.members, testing::IsEmpty());
}

TEST_F(StackedDevices, TheLayerAtFaultIsNamed) {
    addDisk("sda", 0, 2048);
    addDm(0, "CRYPT-LUKS1-0123-mapped", "0 131072 crypt aes-xts-plain64 - 0 8:1 4097\n", {"sda/sda1"});
    const auto luks = judged("253:0").remedies.cures;
    ASSERT_EQ(luks.size(), 1U);
    EXPECT_EQ(luks[0].cause, CauseKind::LayerOffset);
    EXPECT_EQ(luks[0].layer->kind, LayerKind::Luks1);
    EXPECT_EQ(luks[0].device, "/dev/sda1");
    EXPECT_EQ(luks[0].past.value, 512U);
    ASSERT_TRUE(luks[0].newData());
    EXPECT_EQ(luks[0].after.misaligned, 0U);
    addDm(1, "LVM-0123", "0 131072 linear 8:1 2055\n", {"sda/sda1"});
    const auto lvm = judged("253:1").remedies.cures;
    ASSERT_EQ(lvm.size(), 1U);
    EXPECT_EQ(lvm[0].layer->kind, LayerKind::LvmPhysicalVolume);
    EXPECT_EQ(lvm[0].device, "/dev/sda1");
}

TEST_F(StackedDevices, ThePartitionAtFaultIsNamed) {
    addDisk("sda", 0, 63);
    addDm(0, "CRYPT-LUKS2-0123-mapped", "0 131072 crypt aes-xts-plain64 - 0 8:1 32768\n", {"sda/sda1"});
    const auto cures = judged("253:0").remedies.cures;
    ASSERT_EQ(cures.size(), 1U);
    EXPECT_EQ(cures[0].cause, CauseKind::PartitionStart);
    EXPECT_EQ(cures[0].device, "/dev/sda1");
    EXPECT_EQ(cures[0].past.value, 3584U);
    EXPECT_TRUE(std::holds_alternative<remedy::MoveLowerPartition>(cures[0].remedy));
    EXPECT_FALSE(cures[0].move()) << "the report on its disk names the move";
}

TEST_F(StackedDevices, WhatTheUserSaysOfThePhaseOverrulesTheMembers) {
    addDisk("sda", 0, 63);
    addDm(0, "", "0 131072 linear 8:1 0\n", {"sda/sda1"});
    auto snapshot = judged("253:0").snapshot;
    EXPECT_EQ(judge(snapshot, {.drive = {.phase = ByteOffset{0}}}).verdict.fit, Fit::Whole);
    EXPECT_EQ(judge(snapshot, {.drive = {.physicalSector = ByteCount{512}}}).verdict.fit, Fit::Whole);
    EXPECT_EQ(judge(snapshot).verdict.fit, Fit::Straddling);
}

TEST_F(StackedDevices, APresetIsOfTheDisksAndNoAllClear) {
    addDisk("sda", 0, 63);
    addDm(0, "", "0 131072 linear 8:1 0\n", {"sda/sda1"});
    const auto snapshot = judged("253:0").snapshot;
    const auto preset = [&](const char* key) { return judge(snapshot, {.drive = withPreset({}, findPreset(key))}); };
    EXPECT_EQ(preset("512e").verdict.fit, Fit::Straddling);
    EXPECT_EQ(preset("512e").snapshot.disk.devices.back().grid, (SectorGrid{{4096}, {0}}));
    EXPECT_EQ(preset("512n").verdict.fit, Fit::Whole);
    EXPECT_EQ(preset("512e-jumper").verdict.fit, Fit::Whole) << "sector 63 is the first of a physical sector there";
}

TEST_F(StackedDevices, AnUnknownMappingIsNoAllClear) {
    addDisk("sda", 0, 2048);
    addDisk("sdb", 16, 63);
    addDm(0, "CRYPT-INTEGRITY-tags", "0 131072 integrity 8:1 0 - D 1 block_size:512\n", {"sda/sda1"});
    const auto placed = judged("253:0");
    EXPECT_EQ(placed.verdict.state, AlignmentState::PlaceUnknown);
    EXPECT_TRUE(isFailure(placed.verdict.state));
    EXPECT_EQ(name(placed.verdict), "unknown");
    EXPECT_FALSE(isAnythingMisaligned(placed).has_value());
    EXPECT_EQ(placed.writes(), nullptr) << "what writing costs is unknown, too";
    EXPECT_THAT(placed.found.findings, testing::Contains(testing::Field(&Finding::kind, FindingKind::PlaceUnknown)));
    addDm(1, "CRYPT-INTEGRITY-more", "0 131072 integrity 8:17 0 - D 1 block_size:512\n", {"sdb/sdb1"});
    const auto off = judged("253:1");
    EXPECT_EQ(isAnythingMisaligned(off), std::optional(true));
    EXPECT_THAT(off.found.findings,
                testing::Contains(testing::AllOf(testing::Field(&Finding::kind, FindingKind::LowerStartOff),
                                                 testing::Field(&Finding::detail, "sdb1"))));
    EXPECT_EQ(judge(off.snapshot, {.drive = withPreset({}, findPreset("512n"))}).verdict.state, AlignmentState::Whole)
        << "every place is a whole sector there";
}

TEST_F(StackedDevices, MappingsInChunksAreKnownInTheSectors) {
    addDisk("sda", 0, 2048);
    addDisk("sdb", 16, 2049);
    addDm(4, "", "0 131072 thin-pool 8:17 8:1 128 0\n", {"sda/sda1", "sdb/sdb1"});
    addDm(0, "LVM-thin", "0 131072 thin 253:4 1\n", {"dm-4"});
    EXPECT_EQ(judged("253:0").verdict.fit, Fit::Whole) << "sdb1 holds only metadata";
    addDm(5, "", "0 131072 cache 8:1 8:17 8:1 128 1 writethrough smq 0\n", {"sda/sda1", "sdb/sdb1"});
    const auto cached = judged("253:5");
    EXPECT_THAT(namesOf(cached), ElementsAre("sda1", "sdb1"));
    EXPECT_THAT(fitsOf(cached), ElementsAre(Fit::Whole, Fit::Straddling));
    addDm(6, "", "0 131072 writecache s 8:1 8:17 4096 2 start_sector 7\n", {"sda/sda1", "sdb/sdb1"});
    EXPECT_THAT(fitsOf(judged("253:6")), ElementsAre(Fit::Whole, Fit::Whole)) << "2049 and 7 sectors";
    addDm(7, "", "0 131072 delay 8:1 0 50 8:17 7 50\n", {"sda/sda1", "sdb/sdb1"});
    EXPECT_THAT(fitsOf(judged("253:7")), ElementsAre(Fit::Whole, Fit::Whole));
    addDm(8, "mpath-1", "0 131072 multipath 0 0 1 1 service-time 0 2 2 8:0 1 1 8:16 1 1\n", {"sda", "sdb"});
    EXPECT_EQ(judged("253:8").verdict.state, AlignmentState::Whole);
}

TEST_F(StackedDevices, ABlockThatPiecesCutIsMisaligned) {
    addDisk("sda", 0, 2048);
    addDm(0, "", "0 66 linear 8:1 2048\n66 131006 linear 8:1 8202\n", {"sda/sda1"});
    const auto cut = judged("253:0");
    EXPECT_EQ(cut.verdict.state, AlignmentState::Misaligned);
    ASSERT_EQ(cut.verdict.cuts.blocks, std::vector{BlockNumber{8}});
    EXPECT_TRUE(cut.structureJudge().fit({BlockNumber{8}, {1}}).isMisaligned());
    EXPECT_FALSE(cut.structureJudge().fit({BlockNumber{9}, {1}}).isMisaligned());
    const auto found = std::ranges::find(cut.found.findings, FindingKind::BlockCut, &Finding::kind);
    ASSERT_NE(found, cut.found.findings.end());
    EXPECT_THAT(found->numbers, ElementsAre(1024, 2 * MiB + 32768, MiB + 8202 * 512));
    addDm(1, "", "0 64 linear 8:1 2048\n64 131008 linear 8:1 8200\n", {"sda/sda1"});
    EXPECT_EQ(judged("253:1").verdict.state, AlignmentState::Whole) << "the pieces hold whole blocks";
    addDm(2, "", "0 66 linear 8:1 2048\n66 131006 linear 8:1 2114\n", {"sda/sda1"});
    EXPECT_EQ(judged("253:2").verdict.state, AlignmentState::Whole) << "the pieces lie one behind the other";
    EXPECT_EQ(judge(cut.snapshot, {.drive = withPreset({}, findPreset("512n"))}).verdict.state, AlignmentState::Whole);
}

TEST_F(StackedDevices, ChunksSmallerThanASectorCutEveryBlock) {
    addDisk("sda", 0, 2048);
    addDisk("sdb", 16, 2048);
    addDm(0, "", "0 131072 striped 2 4 8:1 0 8:17 0\n", {"sda/sda1", "sdb/sdb1"});
    const auto striped = judged("253:0");
    EXPECT_EQ(striped.verdict.state, AlignmentState::Misaligned);
    EXPECT_TRUE(striped.verdict.cuts.every);
    EXPECT_EQ(striped.verdict.alignment->total().whole, 0U);
    EXPECT_THAT(striped.found.findings,
                testing::Contains(testing::Field(&Finding::kind, FindingKind::ChunkCutsBlocks)));
    EXPECT_EQ(judge(striped.snapshot, {.drive = withPreset({}, findPreset("512n"))}).verdict.state,
              AlignmentState::Whole);
}

TEST_F(StackedDevices, TheKernelsDisagreementIsExplained) {
    addDisk("sda", 0, 2048);
    addDm(0, "", "0 131072 linear 8:1 0\n", {"sda/sda1"}, queue(512, 4096, 4096, 0, 0, -1));
    const auto judgement = judged("253:0");
    EXPECT_EQ(judgement.verdict.state, AlignmentState::Whole);
    EXPECT_THAT(judgement.found.findings,
                testing::Contains(testing::Field(&Finding::kind, FindingKind::KernelSaysOtherwise)));
}

TEST_F(StackedDevices, AReportOf512BytesIsNoProof) {
    m_tree.add("vda", "252:0", queue(512, 512, 512, 0));
    m_tree.add("vda/vda1", "252:1", {{"partition", "1"}, {"start", "63"}});
    m_tree.add("vda/vda2", "252:2", {{"partition", "2"}, {"start", "4096"}});
    addDm(0, "", "0 131072 linear 252:1 0\n", {"vda/vda1"});
    const auto off = judged("253:0");
    EXPECT_EQ(off.verdict.state, AlignmentState::Misaligned);
    const auto found = std::ranges::find(off.found.findings, FindingKind::FitsReportedSectors, &Finding::kind);
    ASSERT_NE(found, off.found.findings.end());
    EXPECT_THAT(found->numbers, ElementsAre(512, 3584, 4096));
    EXPECT_EQ(severityOf(*found), Severity::Warning);
    EXPECT_EQ(off.found.health.warnings, 0U) << "it is no fault of the file system";
    EXPECT_EQ(judge(off.snapshot, {.drive = withPreset({}, findPreset("512n"))}).verdict.state, AlignmentState::Whole)
        << "the user's word";
    addDm(1, "", "0 131072 linear 252:2 0\n", {"vda/vda2"});
    const auto on = judged("253:1");
    EXPECT_EQ(on.verdict.state, AlignmentState::Whole);
    EXPECT_THAT(on.found.findings,
                testing::Not(testing::Contains(testing::Field(&Finding::kind, FindingKind::FitsReportedSectors))));
}

TEST_F(StackedDevices, ANodeThatIsNoLinkIsFoundByItsName) {
    addDisk("sda", 0, 63);
    addDm(0, "", "0 131072 linear 8:1 0\n", {"sda/sda1"});
    auto files = queue(512, 512, 512, 0);
    files["loop/backing_file"] = "/dev/mapper/mapped";
    files["loop/offset"] = "512";
    m_tree.add("loop0", "7:0", files);
    const auto judgement = judged("7:0");
    ASSERT_EQ(judgement.verdict.members.size(), 1U);
    EXPECT_EQ(judgement.verdict.members[0].start, ByteOffset{64 * 512});
}

TEST_F(StackedDevices, ExtentsAreNotBlamedOnThePhysicalVolume) {
    BlockDevice disk{.kind = BlockDeviceKind::Disk, .name = "sda", .depth = 1};
    disk.onDisk = ByteOffset{0};
    disk.carries = ByteOffset{MiB + 1024};
    disk.pieces = {{{{0}, {64 * MiB}}, {MiB + 1024}}};
    disk.extents = ByteOffset{MiB};
    addDisk("sda", 0, 2048);
    auto snapshot = judged("8:0").snapshot;
    snapshot.disk.devices = {{.kind = BlockDeviceKind::LogicalVolume, .name = "dm-0", .label = "vg-lv"}, disk};
    const auto ofExtents = judge(snapshot).remedies.cures;
    ASSERT_EQ(ofExtents.size(), 1U);
    EXPECT_EQ(ofExtents[0].layer->kind, LayerKind::LvmLinearVolume);
    EXPECT_FALSE(ofExtents[0].isOffered()) << "pvcreate cannot help";
    EXPECT_FALSE(ofExtents[0].hasCommands);
    snapshot.disk.devices[1].extents = ByteOffset{MiB + 1024};
    EXPECT_EQ(judge(snapshot).remedies.cures[0].layer->kind, LayerKind::LvmPhysicalVolume);
}

TEST(DmTable, HasTheTargetsThatPlaceTheirBytes) {
    const auto targets = parseDmTable("0 100 linear 8:17 2048\n"
                                      "100 200 striped 2 128 8:1 384 8:17 512\n"
                                      "300 100 crypt aes-xts-plain64 - 0 9:0 32768 1 allow_discards\n"
                                      "400 100 raid raid1 3 0 region_size 1024 2 253:0 253:1 253:2 253:3\n"
                                      "500 100 raid raid5_ls 1 128 3 - 253:1 - - - 253:5\n"
                                      "600 100 mirror core 1 1024 2 8:1 0 8:17 8\n"
                                      "700 100 vdo V4 8:1 100 4096 1 1\n"
                                      "800 100 linear 8:17 many\n");
    ASSERT_EQ(targets.size(), 8U);
    EXPECT_EQ(targets[0].bytes, (ByteInterval{{0}, {51200}}));
    EXPECT_THAT(targets[0].legs, ElementsAre(DmLeg{"8:17", {2048 * 512}}));
    EXPECT_THAT(targets[1].legs, ElementsAre(DmLeg{"8:1", {384 * 512}}, DmLeg{"8:17", {512 * 512}}));
    EXPECT_EQ(targets[1].chunk.value, 65536U);
    EXPECT_THAT(targets[2].legs, ElementsAre(DmLeg{"9:0", {16 * MiB}}));
    EXPECT_THAT(targets[3].legs, ElementsAre(DmLeg{"253:1", {0}}, DmLeg{"253:3", {0}}));
    EXPECT_EQ(targets[3].chunk.value, 0U);
    EXPECT_THAT(targets[4].legs, ElementsAre(DmLeg{"253:1", {0}}, DmLeg{"253:5", {0}}));
    EXPECT_EQ(targets[4].chunk.value, 65536U);
    EXPECT_THAT(targets[5].legs, ElementsAre(DmLeg{"8:1", {0}}, DmLeg{"8:17", {4096}}));
    EXPECT_THAT(targets[6].legs, testing::IsEmpty());
    EXPECT_THAT(targets[7].legs, testing::IsEmpty());
}

} // namespace
} // namespace atlas
