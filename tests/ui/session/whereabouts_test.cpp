// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/layout.h"
#include "tests/ui/session/fake_reader.h"
#include "ui/session/place.h"
#include "ui/session/session.h"
#include "ui/session/structure_copies.h"
#include "ui/session/whereabouts.h"

#include <QSignalSpy>
#include <gmock/gmock.h>

namespace atlas::ui {
namespace {

TEST(Whereabouts, CountsABlockInEveryUnit) {
    const auto snapshot = test::twoPartitions();
    const auto bitmap = snapshot.layout->groups.blockBitmap[21];
    const auto where = whereabouts(judge(snapshot, {}), bitmap);
    const std::uint64_t byte = 4196415ULL * 512 + bitmap.value * 4096;
    EXPECT_EQ(where.byte.value, byte);
    EXPECT_EQ(where.sector.value, byte / 512);
    EXPECT_EQ(where.physicalSector, byte / 4096);
    EXPECT_EQ(where.inPhysicalSector.value, 3584U);
    EXPECT_EQ(where.structure, RegionKind::BlockBitmap);
    EXPECT_EQ(where.owner, GroupNumber{21});
    EXPECT_EQ(where.group, snapshot.layout->filesystem.groupOf(bitmap));
    EXPECT_EQ(where.verdict.fit, Fit::Straddling);
    EXPECT_EQ(where.verdict.readModifyWrites, 2);
    EXPECT_EQ(where.partition, 2U);
}

TEST(Whereabouts, CountsPhysicalSectorsFromTheOneThatHoldsByte0) {
    const auto snapshot = test::twoPartitions();
    const auto judgement = judge(snapshot, {.drive = {.phase = ByteOffset{3584}}});
    EXPECT_EQ(whereabouts(judgement, ByteOffset{0}).physicalSector, 0U);
    EXPECT_EQ(whereabouts(judgement, ByteOffset{0}).inPhysicalSector.value, 512U);
    EXPECT_EQ(whereabouts(judgement, ByteOffset{3583}).physicalSector, 0U);
    EXPECT_EQ(whereabouts(judgement, ByteOffset{3584}).physicalSector, 1U);
    EXPECT_EQ(whereabouts(judgement, ByteOffset{3584}).inPhysicalSector.value, 0U);
}

TEST(Whereabouts, NamesTheFirstOfThePartitionsThatOverlapAsTheStripDoes) {
    auto snapshot = test::twoPartitions();
    auto& partitions = snapshot.disk.table.partitions;
    const ByteOffset byte{2048 * 512};
    partitions.push_back(test::partition(3, partitions[0].sectors, "swap"));
    EXPECT_EQ(whereabouts(judge(snapshot, {}), byte).partition, 1U);
    partitions.push_back(test::partition(5, partitions[0].sectors, "swap"));
    partitions.back().role = PartitionRole::Logical;
    EXPECT_EQ(whereabouts(judge(snapshot, {}), byte).partition, 5U);
    partitions.back().role = PartitionRole::Extended;
    EXPECT_EQ(whereabouts(judge(snapshot, {}), byte).partition, 1U);
}

TEST(Whereabouts, NamesNoPartitionWhereOnlyTheExtendedOneIs) {
    auto snapshot = test::twoPartitions();
    snapshot.disk.table.partitions[0].role = PartitionRole::Extended;
    EXPECT_FALSE(whereabouts(judge(snapshot, {}), ByteOffset{2048 * 512}).partition);
}

TEST(Whereabouts, JudgesNoBlockPastTheEndOfTheImage) {
    auto snapshot = test::twoPartitions();
    auto cut = *snapshot.layout;
    setAvailable(cut, ByteCount{1000 * 4096});
    snapshot.layout = std::make_shared<const Layout>(std::move(cut));
    const auto judgement = judge(snapshot, {});
    const auto last = whereabouts(judgement, BlockNumber{1000});
    EXPECT_TRUE(last.verdict.missing);
    EXPECT_FALSE(last.verdict.fit);
    EXPECT_EQ(last.verdict.readModifyWrites, 0);
    const auto before = whereabouts(judgement, BlockNumber{999});
    EXPECT_FALSE(before.verdict.missing);
    EXPECT_TRUE(before.verdict.fit);
}

TEST(Whereabouts, JudgesNothingInThePlaceOfALostPrimarySuperblock) {
    auto snapshot = test::twoPartitions();
    EXPECT_EQ(whereabouts(judge(snapshot, {}), BlockNumber{0}).verdict.fit, Fit::Straddling);
    auto fromBackup = *snapshot.layout;
    fromBackup.filesystem.superblockGroup = {1};
    snapshot.layout = std::make_shared<const Layout>(std::move(fromBackup));
    const auto judgement = judge(snapshot, {});
    const auto first = whereabouts(judgement, BlockNumber{0});
    EXPECT_EQ(first.structure, RegionKind::PrimarySuperblock);
    EXPECT_FALSE(first.verdict.fit);
    EXPECT_TRUE(structureWorking(judgement, {{0}, {1}}).contains("not judged: the primary superblock is lost"));
}

TEST(Whereabouts, OnTheStripABytePastThePartitionIsThatOfTheNextOne) {
    auto snapshot = test::twoPartitions();
    auto cut = *snapshot.layout;
    setAvailable(cut, ByteCount{GiB});
    snapshot.layout = std::make_shared<const Layout>(std::move(cut));
    auto& partitions = snapshot.disk.table.partitions;
    partitions[1].sectors.count = {GiB / 512};
    const auto end = partitions[1].sectors.end();
    partitions.push_back(test::partition(3, {end, {GiB / 512}}, "ext4"));
    snapshot.placement->bytes = bytesOf(snapshot.disk, partitions[1]);
    const test::FakeReader fake;
    Session session;
    session.reader().setProgram(fake.copier());
    QSignalSpy opened(&session, &Session::opened);
    session.open(fake.snapshotFile("two.img", snapshot));
    ASSERT_TRUE(opened.wait(test::patience));

    const auto next = bytesOf(session.snapshot().disk, partitions[2]).first;
    const auto where = whereaboutsOnDisk(session, next);
    EXPECT_EQ(where.partition, 3U);
    EXPECT_FALSE(where.block);
    EXPECT_FALSE(where.verdict.missing);
    EXPECT_EQ(whereabouts(session.judgement(), next).block, BlockNumber{GiB / 4096}) << "claimed by the file system";
    const auto last = whereaboutsOnDisk(session, ByteOffset{next.value - 1});
    EXPECT_EQ(last.partition, 2U);
    EXPECT_EQ(last.block, BlockNumber{GiB / 4096 - 1});
}

TEST(PlaceOfStructure, IsEmptyOutsideTheVolume) {
    const auto layout = *test::twoPartitions().layout;
    const auto end = byteOf(layout.filesystem.end(), layout.filesystem.blockSize);
    EXPECT_EQ(placeAtByte(layout, ByteOffset{4096 + 70}), (Place{BlockPlace{{1}, 70}}));
    EXPECT_EQ(placeAtByte(layout, end), Place{});
    EXPECT_EQ(placeOfInode(layout, 1), (Place{BlockPlace{layout.groups.inodeTable[0], 0}}));
    EXPECT_EQ(placeOfInode(layout, 0), Place{});
    EXPECT_EQ(placeOfInode(layout, static_cast<std::uint32_t>(layout.filesystem.inodeCount) + 1), Place{});
}

TEST(Whereabouts, AnAskedDescriptorIsOfItsGroup) {
    const auto snapshot = test::twoPartitions();
    const auto& layout = *snapshot.layout;
    const auto descriptor = placeOfStructure(layout, RegionKind::GroupDescriptors, 21).value();
    EXPECT_EQ(groupOf(layout, descriptor), GroupNumber{21});
    EXPECT_EQ(groupOf(layout, BlockPlace{std::get<BlockPlace>(descriptor).block}), GroupNumber{0})
        << "the block as a whole holds those of many groups";
    EXPECT_EQ(placeName(judge(snapshot, {}), descriptor), "group descriptor of group 21");
    const auto where = whereaboutsOf(judge(snapshot, {}), descriptor);
    EXPECT_EQ(where.value().byte.value, 4196415ULL * 512 + 4096 + 21 * 64);
    EXPECT_EQ(whereaboutsOf(judge(snapshot, {}), GroupPlace{{21}}).value().block, BlockNumber{21 * 32768});
    EXPECT_FALSE(whereaboutsOf(judge(snapshot, {}), PartitionPlace{2}));
}

TEST(Whereabouts, KnowsNothingOfBlocksOutsideTheVolume) {
    const auto snapshot = test::twoPartitions();
    const auto where = whereabouts(judge(snapshot, {}), ByteOffset{2048 * 512});
    EXPECT_FALSE(where.block);
    EXPECT_FALSE(where.verdict.fit);
    EXPECT_EQ(where.partition, 1U);
}

} // namespace
} // namespace atlas::ui
