// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/starts.h"

#include "alignment/judgement.h"
#include "report/words/plan_text.h"
#include "support/synthetic.h"

#include <gtest/gtest.h>
#include <utility>

namespace atlas::test {
namespace {

/// A disk of 1,000,000 sectors; the volume is partition 2.
Snapshot threePartitions(TableKind kind = TableKind::Gpt) {
    Snapshot snapshot;
    snapshot.layout = std::make_shared<const Layout>(resolve(syntheticClaims({})));
    auto& disk = snapshot.disk;
    disk.size = {1'000'000 * 512};
    disk.table.kind = kind;
    for (const std::uint64_t first : {2048, 200'000, 600'000}) {
        Partition partition;
        partition.number = static_cast<std::uint32_t>(disk.table.partitions.size() + 1);
        partition.sectors = {Lba{first}, SectorCount{100'000}};
        disk.table.partitions.push_back(partition);
    }
    snapshot.placement = Placement{.bytes = bytesOf(disk, disk.table.partitions[1]), .partition = 2};
    return snapshot;
}

std::string words(const Snapshot& snapshot, std::uint64_t start) {
    const auto conflict = conflictAt(snapshot, Lba{start});
    return conflict ? format(sentence(*conflict)) : "";
}

TEST(StartConflict, SaysWhatIsInTheWay) {
    const auto snapshot = threePartitions();
    EXPECT_EQ(words(snapshot, 200'000), "");
    EXPECT_EQ(words(snapshot, 102'048), "") << "right behind partition 1";
    EXPECT_EQ(words(snapshot, 102'047), "There is no room at sector 102,047: the partition would overlap partition 1.");
    EXPECT_EQ(words(snapshot, 500'001), "There is no room at sector 500,001: the partition would overlap partition 3.");
    EXPECT_EQ(words(snapshot, 899'967), "");
    EXPECT_EQ(words(snapshot, 899'968),
              "There is no room at sector 899,968: the partition would not lie within sectors 34 to 999,966, which "
              "the partition table leaves for partitions.");
    EXPECT_EQ(words(snapshot, 900'002),
              "There is no room at sector 900,002: the partition would end 1 KiB past the end of the disk.");
}

TEST(StartConflict, AVolumeInNoPartitionHasTheWholeDisk) {
    auto snapshot = threePartitions(TableKind::None);
    snapshot.disk.table.partitions.clear();
    snapshot.placement->partition.reset();
    EXPECT_EQ(words(snapshot, 0), "");
    EXPECT_EQ(words(snapshot, 900'000), "");
    EXPECT_EQ(words(snapshot, 900'001),
              "There is no room at sector 900,001: the partition would end 512 B past the end of the disk.");
}

/// Partitions 2 and 3 are logical.
Snapshot logicalPartitions(std::vector<Lba> records) {
    auto snapshot = threePartitions(TableKind::Mbr);
    snapshot.disk.table.records = std::move(records);
    auto& all = snapshot.disk.table.partitions;
    all[0].role = PartitionRole::Extended;
    all[0].sectors = between(Lba{100'000}, Lba{900'000});
    all[1].role = PartitionRole::Logical;
    all[2].role = PartitionRole::Logical;
    return snapshot;
}

TEST(StartConflict, ALogicalPartitionMovesInsideTheExtendedOne) {
    const auto snapshot = logicalPartitions({{100'000}, {599'999}});
    EXPECT_EQ(words(snapshot, 300'000), "");
    EXPECT_EQ(words(snapshot, 550'000), "There is no room at sector 550,000: the partition would overlap partition 3.");
    EXPECT_EQ(words(snapshot, 800'000), "");
    EXPECT_EQ(words(snapshot, 800'001),
              "There is no room at sector 800,001: the partition would not lie inside the extended partition 1.");
    EXPECT_EQ(words(snapshot, 99'999),
              "There is no room at sector 99,999: the partition would not lie inside the extended partition 1.");
}

TEST(StartConflict, ALogicalPartitionKeepsOffTheExtendedBootRecords) {
    const auto known = logicalPartitions({{100'000}, {450'000}});
    EXPECT_EQ(
        words(known, 100'000),
        "There is no room at sector 100,000: the partition would overlap the extended boot record in sector 100,000.");
    EXPECT_EQ(words(known, 100'001), "");
    EXPECT_EQ(words(known, 350'000), "");
    EXPECT_EQ(
        words(known, 350'001),
        "There is no room at sector 350,001: the partition would overlap the extended boot record in sector 450,000.");
    EXPECT_EQ(words(known, 450'001), "");
}

TEST(StartConflict, AnExtendedBootRecordWhosePlaceIsNotKnownMayLieInTheWholeGap) {
    const auto unknown = logicalPartitions({});
    EXPECT_EQ(words(unknown, 199'999),
              "There is no room at sector 199,999: the extended boot record of partition 2 may lie there.");
    EXPECT_EQ(words(unknown, 200'000), "");
    EXPECT_EQ(words(unknown, 300'000),
              "There is no room at sector 300,000: the extended boot record of partition 3 may lie there.");
    EXPECT_EQ(words(unknown, 800'000), "") << "behind the last logical partition lies none";
}

TEST(StartConflict, IsPartOfTheJudgementOfAWhatIf) {
    const auto snapshot = threePartitions();
    EXPECT_FALSE(judge(snapshot).remedies.conflict);
    EXPECT_TRUE(judge(snapshot, {.start = Lba{2048}}).remedies.conflict);
    EXPECT_FALSE(judge(snapshot, {.start = Lba{200'008}}).remedies.conflict);
}

} // namespace
} // namespace atlas::test
