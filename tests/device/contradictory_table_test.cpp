// SPDX-License-Identifier: GPL-3.0-or-later
// Tables whose checksums and signatures are right, and that Linux or the partitioning tools do not accept nevertheless.
#include "device/images.h"
#include "ondisk/crc.h"
#include "ondisk/mbr_and_gpt.h"
#include "support/file_text.h"

#include <array>
#include <gmock/gmock.h>

namespace atlas {
namespace {

using test::bytesOfNumber;
using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

Disk diskOf(const std::string& image) {
    const auto disk = test::readDisk(image, {});
    return disk ? *disk : throw std::runtime_error(sentence(disk.error()));
}

class ContradictoryGpt : public testing::Test {
protected:
    static constexpr std::array<std::uint64_t, 2> copies{1, 131071};
    static constexpr std::size_t firstUsable = 40, lastUsable = 48, diskGuid = 56, entryCount = 80; // in a header
    static constexpr std::size_t first = 32, last = 40; // in an entry

    const test::TempDir m_folder;
    const std::string m_image = test::partitioned(m_folder, "label: gpt\nsize=16M\nsize=16M\nsize=24M\n");

    [[nodiscard]] Disk read() const { return diskOf(m_image); }

    [[nodiscard]] GptHeader headerAt(std::uint64_t lba) const {
        const auto text = test::fileText(m_image).substr(lba * 512, 512);
        return *parseGptHeader(std::as_bytes(std::span(text)));
    }

    /// Writes the checksums of the entries and of the header in sector `lba`.
    void seal(std::uint64_t lba) const {
        const auto header = headerAt(lba);
        const auto text = test::fileText(m_image).substr(header.entries.value * 512, header.entriesBytes().value);
        Crc32 crc;
        crc.add(std::as_bytes(std::span(text)));
        test::overwrite(m_image, lba * 512 + 88, bytesOfNumber(crc.value(), 4));
        test::overwrite(m_image, lba * 512 + 16, bytesOfNumber(headerAt(lba).computedChecksum, 4));
    }

    void changeHeader(std::uint64_t lba, std::size_t at, const std::string& bytes) const {
        test::overwrite(m_image, lba * 512 + at, bytes);
        seal(lba);
    }

    void changeHeaders(std::size_t at, std::uint64_t value) const {
        for (const auto lba : copies) {
            changeHeader(lba, at, bytesOfNumber(value, 8));
        }
    }

    /// Changes a field of the entry of partition `number` in both copies.
    void changeEntry(std::uint32_t number, std::size_t at, std::uint64_t value) const {
        for (const auto lba : copies) {
            const auto entry = headerAt(lba).entries.value * 512 + (number - 1) * 128;
            test::overwrite(m_image, entry + at, bytesOfNumber(value, 8));
            seal(lba);
        }
    }
};

TEST_F(ContradictoryGpt, MayLeaveSectorsForPartitionsPastTheEnd) {
    changeHeaders(lastUsable, 131071);
    EXPECT_THAT(read().table.faults, IsEmpty()) << "Linux compares with the last sector only";
    changeHeaders(lastUsable, 131082);
    EXPECT_THAT(read().table.partitions, SizeIs(3));
    EXPECT_THAT(read().table.faults, ElementsAre(TableFault{.kind = TableFaultKind::UsablePastEnd, .amount = 11}));
}

TEST_F(ContradictoryGpt, MayLeaveNoSectorsForPartitions) {
    changeHeaders(lastUsable, 33);
    EXPECT_THAT(read().table.faults,
                testing::Contains(TableFault{.kind = TableFaultKind::UsableReversed, .amount = 33}));
}

TEST_F(ContradictoryGpt, MayHaveEntriesThatLinuxRefuses) {
    const auto entry = test::fileText(m_image).substr(1024, 128);
    for (const auto lba : copies) {
        test::overwrite(m_image, headerAt(lba).entries.value * 512, entry + std::string(16384 - 128, '\0'));
        changeHeader(lba, entryCount, bytesOfNumber(64, 4) + bytesOfNumber(256, 4));
    }
    EXPECT_THAT(read().table.partitions, SizeIs(1));
    EXPECT_THAT(read().table.faults, ElementsAre(TableFault{.kind = TableFaultKind::EntrySizeOther, .amount = 256}));
}

TEST_F(ContradictoryGpt, MayEndAPartitionBeforeItsStart) {
    for (const std::uint64_t end : {34815, 30000}) {
        changeEntry(2, last, end);
        EXPECT_THAT(read().table.faults,
                    ElementsAre(TableFault{.kind = TableFaultKind::EndsBeforeStart, .partition = 2, .amount = 34816}));
    }
    changeEntry(2, last, 34816);
    EXPECT_THAT(read().table.faults, IsEmpty()) << "a partition of one sector";
}

TEST_F(ContradictoryGpt, MayLayAPartitionOverItself) {
    const auto over = [](std::uint32_t partition, std::uint64_t sectors) {
        return ElementsAre(TableFault{.kind = TableFaultKind::OverTable, .partition = partition, .amount = sectors});
    };
    changeEntry(1, first, 33);
    EXPECT_THAT(read().table.faults, over(1, 1)) << "the last sector of the entries";
    changeEntry(1, first, 0);
    EXPECT_THAT(read().table.faults, over(1, 34));
    changeEntry(1, first, 2048);
    EXPECT_THAT(read().table.faults, IsEmpty());
    changeEntry(3, last, 131071);
    EXPECT_THAT(read().table.faults, over(3, 33)) << "the backup";
}

TEST_F(ContradictoryGpt, MayLayAPartitionOutsideTheUsableSectors) {
    const auto outside = [](std::uint32_t partition, std::uint64_t sectors) {
        return ElementsAre(
            TableFault{.kind = TableFaultKind::OutsideUsable, .partition = partition, .amount = sectors});
    };
    changeHeaders(firstUsable, 4096);
    EXPECT_THAT(read().table.faults, outside(1, 2048));
    changeHeaders(firstUsable, 2048);
    EXPECT_THAT(read().table.faults, IsEmpty());
    changeHeaders(lastUsable, 110000);
    EXPECT_THAT(read().table.faults, outside(3, 67584 + 49152 - 110001));
}

TEST_F(ContradictoryGpt, MayHaveABackupWithAnotherHeader) {
    changeHeader(131071, diskGuid, "otherwise");
    EXPECT_THAT(read().table.faults,
                ElementsAre(TableFault{.kind = TableFaultKind::HeadersDiffer, .detail = "disk_guid"}));
    changeHeader(131071, lastUsable, bytesOfNumber(131000, 8));
    EXPECT_THAT(read().table.faults,
                ElementsAre(TableFault{.kind = TableFaultKind::HeadersDiffer, .detail = "last_usable_lba, disk_guid"}));
}

class ContradictoryMbr : public testing::Test {
protected:
    const test::TempDir m_folder;
    /// The extended partition begins at sector 2048, and each record 2048 sectors before its partition.
    const std::string m_image =
        test::partitioned(m_folder, "label: dos\n1: size=40M,type=5\n5: size=8M\n6: size=8M\n7: size=8M\n");

    [[nodiscard]] PartitionTable read() const { return diskOf(m_image).table; }
};

TEST_F(ContradictoryMbr, MayLeadToARecordPastTheEnd) {
    ASSERT_THAT(read().faults, IsEmpty());
    ASSERT_THAT(read().partitions, SizeIs(4));
    test::overwrite(m_image, 2048 * 512 + 446 + 16 + 8, bytesOfNumber(0x7FFFFFFF, 4));
    EXPECT_THAT(read().partitions, SizeIs(2)) << "the extended one and the first logical one";
    EXPECT_THAT(read().faults,
                ElementsAre(TableFault{.kind = TableFaultKind::RecordPastEnd, .amount = 0x7FFFFFFF + 2048ULL}));
}

TEST_F(ContradictoryMbr, MayLayLogicalPartitionsOutsideTheExtendedOne) {
    test::overwrite(m_image, 446 + 12, bytesOfNumber(30000, 4));
    const auto outside = [](std::uint32_t partition, std::uint64_t sectors) {
        return TableFault{
            .kind = TableFaultKind::OutsideExtended, .partition = partition, .other = 1, .amount = sectors};
    };
    const auto table = read();
    ASSERT_THAT(table.partitions, SizeIs(4));
    const auto endOf = [&](std::uint32_t number) { return table.find(number)->sectors.end().value; };
    EXPECT_THAT(table.faults, ElementsAre(outside(6, endOf(6) - 32048), outside(7, 16384)));
    EXPECT_LT(endOf(5), 32048U);
}

} // namespace
} // namespace atlas
