// SPDX-License-Identifier: GPL-3.0-or-later
// Where a what-if has room, how far a partition can move and where it is proposed to move, against room that is worked out by hand.
#include "alignment/starts.h"
#include "disk/disk.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <limits>

namespace atlas::test {
namespace {

using enum PartitionRole;

struct Entry {
    std::uint32_t number = 0;
    Interval<Lba> sectors;
    PartitionRole role = Primary;
};

/// All sectors in which a partition may lie.
struct Free {
    std::uint32_t partition = 0;
    std::vector<Interval<Lba>> parts; ///< none touches another
};

struct Shape {
    const char* name;
    TableKind kind;
    std::vector<Entry> partitions;
    std::vector<Free> free;
    std::vector<Lba> records{};
    Interval<Lba> usable{};
    ByteCount sector{512};
};

constexpr std::uint64_t diskSectors = 9'000;

constexpr Interval<Lba> from(std::uint64_t first, std::uint64_t end) { return between(Lba{first}, Lba{end}); }

const std::vector<Entry>& logicals() {
    static const std::vector<Entry> all{{1, from(63, 1'000)},
                                        {2, from(1'000, 8'000), Extended},
                                        {5, from(1'063, 2'063), Logical},
                                        {6, from(3'000, 4'000), Logical},
                                        {7, from(5'000, 6'000), Logical}};
    return all;
}

std::vector<Shape> intactShapes() {
    const std::vector<Entry> three{{1, from(2'048, 3'048)}, {2, from(4'001, 4'501)}, {3, from(6'000, 8'000)}};
    return {
        {"GPT",
         TableKind::Gpt,
         three,
         {{1, {from(34, 4'001), from(4'501, 6'000), from(8'000, 8'967)}},
          {2, {from(34, 2'048), from(3'048, 6'000), from(8'000, 8'967)}},
          {3, {from(34, 2'048), from(3'048, 4'001), from(4'501, 8'967)}}}},
        {.name = "GPT whose header leaves less",
         .kind = TableKind::Gpt,
         .partitions = three,
         .free = {{1, {from(2'048, 4'001), from(4'501, 6'000)}}, {3, {from(3'048, 4'001), from(4'501, 8'001)}}},
         .usable = from(2'048, 8'001)},
        {.name = "GPT with sectors of 4 KiB",
         .kind = TableKind::Gpt,
         .partitions = {{1, from(256, 1'256)}, {2, from(2'001, 3'001)}},
         .free = {{1, {from(6, 2'001), from(3'001, 8'995)}}, {2, {from(6, 256), from(1'256, 8'995)}}},
         .sector = {4096}},
        {"MBR",
         TableKind::Mbr,
         {{1, from(63, 2'063)}, {2, from(2'063, 3'000)}, {3, from(4'000, 6'000), Extended}},
         {{1, {from(1, 2'063), from(3'000, 4'000), from(6'000, 9'000)}},
          {2, {from(1, 63), from(2'063, 4'000), from(6'000, 9'000)}}}},
        {"logical partitions",
         TableKind::Mbr,
         logicals(),
         {{1, {from(1, 1'000), from(8'000, 9'000)}},
          {5, {from(1'001, 2'500), from(2'501, 3'000), from(4'000, 4'999), from(6'000, 8'000)}},
          {6, {from(1'001, 1'063), from(2'063, 2'500), from(2'501, 4'999), from(6'000, 8'000)}},
          {7, {from(1'001, 1'063), from(2'063, 2'500), from(2'501, 3'000), from(4'000, 4'999), from(5'000, 8'000)}}},
         {{1'000}, {2'500}, {4'999}}},
        {"logical partitions whose EBRs are not known",
         TableKind::Mbr,
         logicals(),
         {{1, {from(1, 1'000), from(8'000, 9'000)}},
          {5, {from(1'063, 2'063), from(6'000, 8'000)}},
          {6, {from(3'000, 4'000), from(6'000, 8'000)}},
          {7, {from(5'000, 8'000)}}}},
    };
}

std::vector<Shape> faultyShapes() {
    constexpr auto huge = std::numeric_limits<std::uint64_t>::max();
    return {
        {"partitions that overlap",
         TableKind::Gpt,
         {{1, from(2'048, 3'048)}, {2, from(3'000, 4'000)}},
         {{1, {from(34, 3'000), from(4'000, 8'967)}}, {2, {from(34, 2'048), from(3'048, 8'967)}}}},
        {"a partition that ends before its start, and one beyond 64 bits",
         TableKind::Gpt,
         {{1, from(2'048, 3'048)}, {2, {{5'000}, {0}}}, {3, {{8'000}, {huge}}}},
         {{1, {from(34, 5'000), from(5'001, 8'000)}}}},
        {"a partition that ends before its start, at the start of another",
         TableKind::Gpt,
         {{1, from(2'048, 3'048)}, {2, {{2'048}, {0}}}},
         {{1, {from(34, 2'048), from(2'049, 8'967)}}}},
        {"an extended partition past the end of the disk",
         TableKind::Mbr,
         {{2, from(1'000, 12'000), Extended}, {5, from(2'000, 3'000), Logical}},
         {{5, {from(1'001, 9'000)}}},
         {{1'000}}},
        {"a logical partition outside the extended one",
         TableKind::Mbr,
         {{2, from(4'000, 8'000), Extended}, {5, from(1'000, 2'000), Logical}},
         {{5, {from(4'001, 8'000)}}},
         {{4'000}}},
    };
}

std::vector<Shape> allShapes() {
    auto all = intactShapes();
    std::ranges::copy(faultyShapes(), std::back_inserter(all));
    return all;
}

Snapshot snapshotOf(const Shape& shape) {
    Snapshot snapshot;
    auto& disk = snapshot.disk;
    disk.size = {diskSectors * shape.sector.value};
    disk.drive.logicalSector.value = shape.sector;
    disk.table.kind = shape.kind;
    disk.table.records = shape.records;
    disk.table.usable = shape.usable;
    for (const auto& entry : shape.partitions) {
        Partition partition;
        partition.number = entry.number;
        partition.sectors = entry.sectors;
        partition.role = entry.role;
        disk.table.partitions.push_back(partition);
    }
    return snapshot;
}

/// A partition of a table, the snapshot whose volume is in it, and where it may lie.
struct Case {
    Snapshot snapshot;
    Partition partition;
    std::vector<Interval<Lba>> free;

    /// The part of `free` in which all of `place` lies; none when there is no such part.
    [[nodiscard]] std::optional<Interval<Lba>> partAround(Interval<Lba> place) const {
        const auto holds = [&](Interval<Lba> part) { return part.first <= place.first && place.end() <= part.end(); };
        const auto found = std::ranges::find_if(free, holds);
        return found == free.end() ? std::nullopt : std::optional(*found);
    }
    [[nodiscard]] bool hasConflict(Lba start) const { return conflictAt(snapshot, start).has_value(); }
    [[nodiscard]] Interval<Lba> room() const { return roomAround(snapshot.disk, partition); }
};

void forEachCase(void (*check)(const Case&)) {
    for (const auto& shape : allShapes()) {
        for (const auto& free : shape.free) {
            SCOPED_TRACE(std::string(shape.name) + ", partition " + std::to_string(free.partition));
            Case one{.snapshot = snapshotOf(shape), .partition = {}, .free = free.parts};
            one.partition = *one.snapshot.disk.table.find(free.partition);
            one.snapshot.placement =
                Placement{.bytes = bytesOf(one.snapshot.disk, one.partition), .partition = free.partition};
            check(one);
        }
    }
}

const std::vector<SectorGrid>& grids() {
    static const std::vector<SectorGrid> all{{{512}, {0}}, {{4096}, {0}}, {{4096}, {3584}}, {{1 << 20}, {0}}};
    return all;
}

TEST(Room, IsWhereNothingIsInTheWayOfAWhatIf) {
    forEachCase([](const Case& one) {
        for (Lba start; start.value < diskSectors + 100; ++start) {
            const bool fits = one.partAround({start, one.partition.sectors.count}).has_value();
            ASSERT_EQ(one.hasConflict(start), !fits) << "at sector " << start.value;
        }
    });
}

TEST(Room, AroundAPartitionIsTheFreePartInWhichItLies) {
    forEachCase([](const Case& one) {
        if (const auto part = one.partAround(one.partition.sectors)) {
            EXPECT_EQ(one.room(), *part);
        } else {
            EXPECT_LT(one.room().count, one.partition.sectors.count);
        }
    });
}

TEST(Room, AroundAPartitionHasNothingInTheWay) {
    forEachCase([](const Case& one) {
        const auto room = one.room();
        const auto size = one.partition.sectors.count;
        for (auto start = room.first; start + size <= room.end(); ++start) {
            ASSERT_FALSE(one.hasConflict(start)) << "at sector " << start.value;
        }
    });
}

TEST(Room, HoldsEveryStartThatIsProposed) {
    static std::size_t moved = 0;
    moved = 0;
    forEachCase([](const Case& one) {
        const bool isFaulty = !one.partAround(one.partition.sectors);
        for (const auto grid : grids()) {
            const auto proposed = nearestAlignedStart(one.snapshot.disk, one.partition, grid);
            EXPECT_FALSE(isFaulty && proposed);
            if (proposed && !proposed->shrinks) {
                EXPECT_FALSE(one.hasConflict(proposed->start)) << "at sector " << proposed->start.value;
                moved += proposed->start != one.partition.sectors.first ? 1 : 0;
            }
        }
    });
    EXPECT_GE(moved, 6U) << "the test must have seen moves";
}

} // namespace
} // namespace atlas::test
