// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/snapshot_cases.h"

#include "measure/measurement.h"
#include "report/json/measurement_json.h"
#include "support/synthetic.h"

#include <gtest/gtest.h>
#include <sstream>

namespace atlas::test {
namespace {

Finding everyPart() {
    return {.kind = FindingKind::ClaimLost,
            .region = RegionKind::InodeTable,
            .group = {3},
            .groups = {2},
            .block = BlockNumber{77},
            .numbers = {1, 2, 0xFFFFFFFFFFFFFFFF},
            .fit = Fit::Straddling,
            .volume = {.partition = 2, .logicalVolume = "vg/root"},
            .layer = LayerKind::MdMember,
            .fault = TableFault{TableFaultKind::Overlap, 1, 2, 3, "shared"},
            .backups = BackupSet{.type = "ext4",
                                 .label = "older",
                                 .uuid = "01234567-89ab-cdef-0123-456789abcdef",
                                 .created = 5,
                                 .copies = {{{1}, {8193}, {1024}}, {{3}, {24577}, {1024}}},
                                 .sound = 1,
                                 .expected = 4},
            .detail = "\"quoted\" \\ Größe\n",
            .worst = {{.kind = FindingKind::NotClean, .detail = "with errors"}}};
}

Measurement measuredOnce() {
    return {.program = "ext4atlas",
            .time = "2026-11-30T01:00:00Z",
            .experiment = Experiment::SyncedWrites,
            .target = "/home/somebody",
            .drive = {.device = "sda", .spins = true},
            .points = {{.setting = {.access = Access::Write, .request = {4096}, .period = {4096}, .isSynced = true},
                        .command = "fio --filename=/home/somebody/scratch",
                        .runs = {{.requests = 10, .perSecond = 118, .sync = Latencies{.median = 0.008}}},
                        .modelled = 120}},
            .doubts = {{.kind = DoubtKind::Unsteady, .point = 0, .points = 1}}};
}

Layout strangeLayout() {
    auto claims = syntheticClaims({.groups = {37}, .blocksInLastGroup = {20'000}});
    claims.filesystem.created = -1;
    claims.filesystem.needsRecovery = true;
    claims.filesystem.replay = JournalReplay{.transactions = 3,
                                             .firstSequence = 7,
                                             .lastSequence = 9,
                                             .lastCommit = -1,
                                             .blocks = 40,
                                             .revoked = 2,
                                             .damagedSequence = 10,
                                             .damagedBlocks = 1,
                                             .fastCommits = 5};
    claims.filesystem.defaultMountOptions = 0xC;
    claims.filesystem.mountOptions = "nodelalloc";
    claims.files.push_back({RegionKind::Mmp, 0, {{{40'000}, {1}}, {{50'000}, {2}}}});
    claims.groups.blockBitmap[5] = {0xFFFFFFFFFFFFFFFF};
    claims.groups.source.resize(37);
    claims.groups.source[5] = 2;
    claims.filesystem.overheadClusters = 9;
    claims.filesystem.errorCount = 4;
    claims.filesystem.firstError = {
        .time = 7, .function = "ext4_lookup", .line = 1855, .inode = 12, .block = 77, .code = 5};
    claims.findings = {everyPart(), {.kind = FindingKind::NeedsRecovery}};
    return resolve(std::move(claims));
}

} // namespace

Snapshot richSnapshot() {
    auto snapshot = syntheticSnapshot({.groups = {37}});
    snapshot.layout = std::make_shared<const Layout>(strangeLayout());
    snapshot.measurements = {std::make_shared<const Measurement>(measuredOnce())};
    auto& disk = snapshot.disk;
    disk.isDevice = true;
    disk.drive.physicalSector = {{512}, Source::User};
    disk.drive.phase = {{3584}, Source::Device};
    disk.drive.optimalIo = {{65536}, Source::Device};
    disk.drive.eraseBlock = {{4 << 20}, Source::User};
    disk.drive.minimumIo = {{8192}, Source::User};
    disk.drive.discardGranularity = {{512}, Source::Assumption};
    disk.table.usable = {{34}, {1'000'000}};
    disk.table.own = {{{0}, {1}}, {{1}, {1}}, {{2}, {32}}};
    disk.devices = {{.kind = BlockDeviceKind::Crypt, .name = "dm-0", .label = "secret", .onDisk = ByteOffset{1 << 20}},
                    {.kind = BlockDeviceKind::Disk, .name = "sda", .depth = 1, .carries = ByteOffset{1 << 20}}};
    auto swap = disk.table.partitions.front();
    swap.number = 5;
    swap.role = PartitionRole::Logical;
    swap.bootable = true;
    swap.content = {"swap", "swap", "", "1"};
    disk.table.partitions.push_back(swap);
    disk.table.faults = {{TableFaultKind::PastEnd, 5, 0, 9, {}}};
    snapshot.findings = {{.kind = FindingKind::TableFaulty, .fault = disk.table.faults.front()}};
    const Layer damaged{.kind = LayerKind::MdMember,
                        .header = {1 << 20},
                        .data = {2 << 20},
                        .fault = LayerFault::Superblock,
                        .generation = 4,
                        .newest = 9,
                        .damagedGeneration = 8};
    disk.inside.containers = {{.partition = 5, .layers = {damaged}, .mirrorOf = 1}};
    snapshot.placement->source = Source::User;
    snapshot.layers = {{.kind = LayerKind::Luks2, .header = {1 << 20}, .data = {17 << 20}, .name = "secret"}};
    snapshot.askedPartition = 2;
    snapshot.isVolumeNamed = true;
    snapshot.otherVolumes = {{.name = {5, "vg/root"}, .starts = {{3 << 20}, {9 << 20}}, .blockSize = {1024}}};
    return snapshot;
}

Snapshot snapshotOfPieces() {
    auto snapshot = syntheticSnapshot();
    snapshot.image = snapshot.disk;
    snapshot.image->size = snapshot.disk.size + ByteCount{1 << 20};
    snapshot.disk.logicalVolume = "vg/root";
    snapshot.disk.map = {{.bytes = {{0}, snapshot.disk.size}, .at = {{1 << 20}}, .chunk = {}}};
    return snapshot;
}

Snapshot bareSnapshot() {
    Snapshot snapshot;
    snapshot.disk.path = "blank.img";
    snapshot.disk.size = {1 << 20};
    snapshot.disk.content.type = "xfs";
    snapshot.program = "test";
    snapshot.noVolume = Error{.kind = ErrorKind::Unsupported,
                              .what = "holds no file system",
                              .where = snapshot.disk.path,
                              .found = "xfs",
                              .expected = "ext",
                              .hint = "another disk"};
    return snapshot;
}

std::string binaryOf(const Snapshot& snapshot) {
    std::ostringstream out;
    writeSnapshot(snapshot, out);
    return out.str();
}

std::string jsonOf(const Snapshot& snapshot) {
    std::ostringstream out;
    exportSnapshot(snapshot, out);
    return out.str();
}

Result<Snapshot> readText(std::string_view bytes) { return readSnapshot(std::as_bytes(std::span(bytes))); }

namespace {

void expectSameReason(const std::optional<Error>& a, const std::optional<Error>& b) {
    ASSERT_EQ(a.has_value(), b.has_value());
    if (a) {
        EXPECT_EQ(a->kind, b->kind);
        EXPECT_EQ(sentence(*a), sentence(*b));
    }
}

void expectSameLayout(const LayoutPtr& a, const LayoutPtr& b) {
    ASSERT_EQ(a == nullptr, b == nullptr);
    if (a) {
        EXPECT_EQ(*a, *b);
    }
}

/// Those that snapshots of the first version lack.
std::string measurementJson(const Measurement& measurement) {
    std::ostringstream out;
    writeMeasurementJson(measurement, out);
    return out.str();
}

void expectSameLaterMembers(const Snapshot& a, const Snapshot& b) {
    EXPECT_EQ(a.image, b.image);
    EXPECT_EQ(a.askedPartition, b.askedPartition);
    EXPECT_EQ(a.isVolumeNamed, b.isVolumeNamed);
    EXPECT_EQ(a.otherVolumes, b.otherVolumes);
    ASSERT_EQ(a.measurements.size(), b.measurements.size());
    for (std::size_t n = 0; n < a.measurements.size(); ++n) {
        EXPECT_EQ(measurementJson(*a.measurements[n]), measurementJson(*b.measurements[n]));
    }
}

} // namespace

void expectEqual(const Snapshot& a, const Snapshot& b) {
    EXPECT_EQ(a.disk, b.disk);
    EXPECT_EQ(a.placement, b.placement);
    EXPECT_EQ(a.layers, b.layers);
    EXPECT_EQ(a.findings, b.findings);
    EXPECT_EQ(a.program, b.program);
    expectSameReason(a.noVolume, b.noVolume);
    expectSameLaterMembers(a, b);
    expectSameLayout(a.layout, b.layout);
}

} // namespace atlas::test
