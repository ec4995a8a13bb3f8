// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/disk.h"
#include "disk/partition_table.h"

#include <gmock/gmock.h>
#include <limits>

namespace atlas {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr auto huge = std::numeric_limits<std::uint64_t>::max();

Partition at(std::uint32_t number, std::uint64_t first, std::uint64_t count,
             PartitionRole role = PartitionRole::Primary) {
    Partition p;
    p.number = number;
    p.sectors = {{first}, {count}};
    p.role = role;
    return p;
}

TableFault overlap(std::uint32_t a, std::uint32_t b, std::uint64_t sectors) {
    return {.kind = TableFaultKind::Overlap, .partition = a, .other = b, .amount = sectors};
}

TableFault pastEnd(std::uint32_t number, std::uint64_t sectors) {
    return {.kind = TableFaultKind::PastEnd, .partition = number, .amount = sectors};
}

TableFault whollyPastEnd(std::uint32_t number, std::uint64_t sectors) {
    return {.kind = TableFaultKind::WhollyPastEnd, .partition = number, .amount = sectors};
}

TEST(TableFaults, AreNoneWherePartitionsTouch) {
    EXPECT_THAT(findFaults({}, {100}), IsEmpty());
    EXPECT_THAT(findFaults({at(1, 10, 10), at(2, 20, 80)}, {100}), IsEmpty());
    EXPECT_THAT(findFaults({at(2, 20, 80), at(1, 10, 10)}, {100}), IsEmpty());
}

TEST(TableFaults, NameOverlapsByNumber) {
    EXPECT_THAT(findFaults({at(1, 10, 10), at(2, 19, 10)}, {100}), ElementsAre(overlap(1, 2, 1)));
    EXPECT_THAT(findFaults({at(1, 50, 10), at(2, 40, 30)}, {100}), ElementsAre(overlap(1, 2, 10)));
}

TEST(TableFaults, NameEveryPartitionThatBeginsInAnother) {
    EXPECT_THAT(findFaults({at(1, 0, 90), at(2, 10, 5), at(3, 20, 5), at(4, 95, 5)}, {100}),
                ElementsAre(overlap(1, 2, 5), overlap(1, 3, 5)));
    EXPECT_THAT(findFaults({at(1, 0, 10), at(2, 5, 50), at(3, 50, 10)}, {100}),
                ElementsAre(overlap(1, 2, 5), overlap(2, 3, 5)));
}

TEST(TableFaults, LogicalPartitionsMayLieInTheExtendedOne) {
    const auto extended = at(2, 20, 60, PartitionRole::Extended);
    const auto five = at(5, 22, 20, PartitionRole::Logical);
    const auto six = at(6, 44, 30, PartitionRole::Logical);
    EXPECT_THAT(findFaults({at(1, 1, 19), extended, five, six}, {100}), IsEmpty());
    EXPECT_THAT(findFaults({at(1, 1, 20), extended, five}, {100}), ElementsAre(overlap(1, 2, 1)));
    EXPECT_THAT(findFaults({at(1, 1, 25), five}, {100}), ElementsAre(overlap(1, 5, 4)));
    EXPECT_THAT(findFaults({extended, five, at(6, 41, 4, PartitionRole::Logical)}, {100}),
                ElementsAre(overlap(5, 6, 1)));
}

TEST(TableFaults, NamePartitionsPastTheEnd) {
    EXPECT_THAT(findFaults({at(1, 10, 91)}, {100}), ElementsAre(pastEnd(1, 1)));
    EXPECT_THAT(findFaults({at(1, 200, 10)}, {100}), ElementsAre(whollyPastEnd(1, 10)));
    EXPECT_THAT(findFaults({at(1, 100, 0)}, {100}), IsEmpty()) << "an empty partition covers nothing";
}

TEST(TableFaults, DoNotWrapAround) {
    EXPECT_THAT(findFaults({at(1, huge - 1, 10)}, {100}), ElementsAre(whollyPastEnd(1, 10)));
    EXPECT_THAT(findFaults({at(1, 10, huge), at(2, 5, 10)}, {100}),
                ElementsAre(overlap(1, 2, 5), pastEnd(1, huge - 100)));
}

TEST(TableFaults, NameLogicalPartitionsOutsideTheExtendedOne) {
    const auto outside = [](std::uint32_t number, std::uint64_t sectors) {
        return TableFault{.kind = TableFaultKind::OutsideExtended, .partition = number, .other = 2, .amount = sectors};
    };
    const auto extended = at(2, 20, 60, PartitionRole::Extended);
    EXPECT_THAT(findFaults({extended, at(5, 21, 59, PartitionRole::Logical)}, {100}), IsEmpty());
    EXPECT_THAT(
        findFaults({extended, at(5, 70, 15, PartitionRole::Logical), at(6, 90, 5, PartitionRole::Logical)}, {100}),
        ElementsAre(outside(5, 5), outside(6, 5)));
    EXPECT_THAT(findFaults({at(5, 90, 5, PartitionRole::Logical)}, {100}), IsEmpty()) << "no extended one is known";
    EXPECT_THAT(
        findFaults({at(1, 1, 9, PartitionRole::Extended), extended, at(5, 30, 5, PartitionRole::Logical)}, {100}),
        IsEmpty());
}

TEST(TableFaults, NameASecondExtendedPartition) {
    auto second = at(3, 80, 10);
    second.typeCode = "0x0f";
    EXPECT_THAT(findFaults({at(2, 20, 60, PartitionRole::Extended), second}, {100}),
                ElementsAre(TableFault{.kind = TableFaultKind::SecondExtended, .partition = 3}));
}

TEST(TableFaults, NameMisplacedPartitionsOfAGpt) {
    const GptArea area{.usable = {{10}, {80}}, .own = {{{0}, {1}}, {{1}, {1}}, {{2}, {4}}, {{99}, {1}}}};
    const auto fault = [](TableFaultKind kind, std::uint32_t number, std::uint64_t amount) {
        return TableFault{.kind = kind, .partition = number, .amount = amount};
    };
    EXPECT_THAT(findMisplaced({at(1, 10, 80)}, area, {100}), IsEmpty());
    EXPECT_THAT(findMisplaced({at(1, 9, 80), at(2, 89, 2), at(3, 1, 50), at(4, 20, 0)}, area, {100}),
                ElementsAre(fault(TableFaultKind::OutsideUsable, 1, 1), fault(TableFaultKind::OutsideUsable, 2, 1),
                            fault(TableFaultKind::OverTable, 3, 5), fault(TableFaultKind::EndsBeforeStart, 4, 20)));
    EXPECT_THAT(findMisplaced({at(1, huge - 1, 10), at(2, 0, huge)}, area, {100}),
                ElementsAre(fault(TableFaultKind::OverTable, 2, 7)));
}

TEST(TableFaults, StayFewForAHostileTable) {
    std::vector<Partition> partitions;
    for (std::uint32_t i = 1; i <= 200'000; ++i) {
        partitions.push_back(at(i, 1, 50));
    }
    EXPECT_EQ(findFaults(partitions, {100}).size(), partitions.size() - 1);
}

TEST(PartitionBytes, CountByTheLogicalSector) {
    Disk disk;
    disk.drive.logicalSector = {{4096}, Source::Table};
    EXPECT_EQ(bytesOf(disk, at(1, 256, 10)), (ByteInterval{{1048576}, {40960}}));
}

TEST(PartitionBytes, DoNotWrapAround) {
    const auto bytes = bytesOf(Disk{}, at(1, huge / 4, huge));
    EXPECT_GT(bytes.first.value, huge / 2);
    EXPECT_GE(bytes.end(), bytes.first);
}

TEST(TableFaults, TellPartitionsThatAreCutFromThoseThatAreNotThere) {
    EXPECT_THAT(findFaults({at(1, 90, 20)}, {100}), ElementsAre(pastEnd(1, 10)));
    EXPECT_THAT(findFaults({at(1, 99, 20)}, {100}), ElementsAre(pastEnd(1, 19)));
    EXPECT_THAT(findFaults({at(1, 100, 20)}, {100}), ElementsAre(whollyPastEnd(1, 20)));
}

} // namespace
} // namespace atlas
