// SPDX-License-Identifier: GPL-3.0-or-later
// Damaged, truncated, contradictory or hostile tables: the fault is reported, and the rest is read.
#include "device/gpt_copies.h"
#include "device/images.h"
#include "support/failing_source.h"
#include "support/file_text.h"

#include <filesystem>
#include <gmock/gmock.h>

namespace atlas {
namespace {

using test::bytesOfNumber;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;

constexpr auto gptOfThree = "label: gpt\nsize=16M\nsize=16M\nsize=24M\n";
const std::string emptySector(512, '\0');

auto isFault(TableFaultKind kind, const std::string& detail = "") {
    return testing::AllOf(testing::Field(&TableFault::kind, kind),
                          testing::Field(&TableFault::detail, HasSubstr(detail)));
}

std::string mbrEntry(std::uint8_t type, std::uint32_t first, std::uint32_t sectors) {
    return std::string(4, '\0') + static_cast<char>(type) + std::string(3, '\0') + bytesOfNumber(first, 4) +
           bytesOfNumber(sectors, 4);
}

class DamagedGpt : public testing::Test {
protected:
    const test::TempDir m_folder;
    const std::string m_image = test::partitioned(m_folder, gptOfThree);
    const std::uint64_t m_size = 64 * MiB;

    [[nodiscard]] Disk read() const {
        const auto disk = test::readDisk(m_image, {});
        return disk ? *disk : throw std::runtime_error(sentence(disk.error()));
    }
};

TEST_F(DamagedGpt, ReadsTheBackupWhereThePrimaryIsLost) {
    test::overwrite(m_image, 512, emptySector);
    const auto disk = read();
    EXPECT_EQ(disk.drive.logicalSector, (Known<ByteCount>{{512}, Source::Table}));
    EXPECT_THAT(disk.table.partitions, SizeIs(3));
    EXPECT_THAT(disk.table.faults,
                ElementsAre(isFault(TableFaultKind::PrimaryDamaged, "no GPT header is in sector 1")));
}

TEST_F(DamagedGpt, NamesAWrongChecksum) {
    test::overwrite(m_image, 1024 + 56, "renamed");
    EXPECT_THAT(read().table.faults,
                ElementsAre(isFault(TableFaultKind::PrimaryDamaged, "the checksum of its entries is 0x")));
    test::overwrite(m_image, 512 + 48, "\1");
    EXPECT_THAT(read().table.faults,
                ElementsAre(isFault(TableFaultKind::PrimaryDamaged, "the checksum of its header is 0x")));
}

TEST_F(DamagedGpt, NamesALostBackup) {
    test::overwrite(m_image, m_size - 512, emptySector);
    const auto disk = read();
    EXPECT_THAT(disk.table.partitions, SizeIs(3));
    EXPECT_THAT(disk.table.faults,
                ElementsAre(isFault(TableFaultKind::BackupDamaged, "no GPT header is in sector 131,071")));
    const std::vector<Interval<Lba>> primary{{Lba{0}, {1}}, {Lba{1}, {1}}, {Lba{2}, {32}}};
    EXPECT_EQ(disk.table.own, primary) << "the MBR, the header and its entries";
}

TEST_F(DamagedGpt, IsReadOfADiskCutShort) {
    std::filesystem::resize_file(m_image, 40 * MiB);
    const auto disk = read();
    EXPECT_THAT(disk.table.partitions, SizeIs(3));
    EXPECT_THAT(disk.table.faults,
                ElementsAre(isFault(TableFaultKind::BackupDamaged, "past the end"),
                            isFault(TableFaultKind::UsablePastEnd), isFault(TableFaultKind::PastEnd)));
    EXPECT_EQ(disk.table.faults[1].amount, (64 - 40) * MiB / 512 - 33);
    EXPECT_EQ(disk.table.faults[2].partition, 3u);
    EXPECT_EQ(disk.table.faults[2].amount, (1 + 16 + 16 + 24 - 40) * MiB / 512);
}

TEST_F(DamagedGpt, IsSeenByLinuxOnADiskWithoutItsBackup) {
    std::filesystem::resize_file(m_image, m_size - 33 * 512);
    EXPECT_THAT(read().table.faults, ElementsAre(isFault(TableFaultKind::BackupDamaged, "past the end")));
}

TEST_F(DamagedGpt, IsReadOfADiskThatGrew) {
    std::filesystem::resize_file(m_image, 80 * MiB);
    const auto disk = read();
    EXPECT_THAT(disk.table.partitions, SizeIs(3));
    ASSERT_THAT(disk.table.faults, ElementsAre(isFault(TableFaultKind::BackupNotAtEnd)));
    EXPECT_EQ(disk.table.faults[0].amount, 16 * MiB / 512);
    const Lba backup{64 * MiB / 512 - 1};
    EXPECT_THAT(disk.table.own, testing::Contains(Interval<Lba>{backup, {1}})) << "where it is, not where it should be";
    EXPECT_THAT(disk.table.own, testing::Contains(Interval<Lba>{backup - SectorCount{32}, {32}}));
    if (test::hasTool("sgdisk")) {
        test::mustRun("sgdisk -e " + test::shellQuoted(m_image));
        EXPECT_THAT(read().table.faults, SizeIs(0)) << "what the finding advises";
    }
}

TEST_F(DamagedGpt, NamesTwoIntactCopiesThatDiffer) {
    constexpr std::size_t backupBytes = 33 * 512;
    const auto before = test::fileText(m_image).substr(m_size - backupBytes);
    test::mustRun("sfdisk -q --part-label " + test::shellQuoted(m_image) + " 2 renamed");
    ASSERT_THAT(read().table.faults, SizeIs(0));
    test::overwrite(m_image, m_size - backupBytes, before);
    EXPECT_THAT(read().table.faults,
                ElementsAre(TableFault{.kind = TableFaultKind::CopiesDiffer, .partition = 2, .amount = 1}));
}

TEST_F(DamagedGpt, NamesPartitionsOfTheMbr) {
    test::overwrite(m_image, 446 + 16, mbrEntry(0x83, 2048, 32768) + mbrEntry(0x0C, 34816, 1000));
    const auto disk = read();
    EXPECT_EQ(disk.table.kind, TableKind::Gpt);
    EXPECT_THAT(disk.table.partitions, SizeIs(3));
    EXPECT_THAT(disk.table.faults, ElementsAre(TableFault{.kind = TableFaultKind::HybridMbr, .amount = 2}));
}

TEST_F(DamagedGpt, IsReadUnderAProtectiveEntryOfAnotherType) {
    test::overwrite(m_image, 446 + 4, "\x83");
    const auto disk = read();
    EXPECT_EQ(disk.table.kind, TableKind::Gpt);
    EXPECT_THAT(disk.table.partitions, SizeIs(3));
    ASSERT_THAT(disk.table.faults, ElementsAre(isFault(TableFaultKind::ProtectiveTypeWrong)));
    EXPECT_EQ(disk.table.faults[0].amount, 0x83U);
}

TEST_F(DamagedGpt, IsReadUnderAProtectiveEntryThatStartsElsewhere) {
    test::overwrite(m_image, 446 + 8, "\5");
    const auto disk = read();
    EXPECT_EQ(disk.table.kind, TableKind::Gpt);
    EXPECT_THAT(disk.table.partitions, SizeIs(3));
    EXPECT_THAT(disk.table.faults, ElementsAre(TableFault{.kind = TableFaultKind::ProtectiveStartWrong, .amount = 5}));
    test::overwrite(m_image, 446 + 16, mbrEntry(0xEE, 1, 131071));
    EXPECT_THAT(read().table.faults, SizeIs(0)) << "Linux accepts any of the four entries";
}

TEST_F(DamagedGpt, IsReadWithoutItsProtectiveMbr) {
    test::overwrite(m_image, 0, emptySector);
    const auto disk = read();
    EXPECT_EQ(disk.table.kind, TableKind::Gpt);
    EXPECT_THAT(disk.table.partitions, SizeIs(3));
    EXPECT_THAT(disk.table.faults, ElementsAre(isFault(TableFaultKind::ProtectiveMbrLost)));
}

TEST_F(DamagedGpt, IsReadFromItsEndWhereTheStartIsOverwritten) {
    test::overwrite(m_image, 0, std::string(MiB, '\0'));
    const auto disk = read();
    EXPECT_THAT(disk.table.partitions, SizeIs(3));
    EXPECT_THAT(disk.table.faults,
                ElementsAre(isFault(TableFaultKind::PrimaryDamaged), isFault(TableFaultKind::ProtectiveMbrLost)));
}

TEST_F(DamagedGpt, SaysHowBothCopiesAre) {
    test::overwrite(m_image, 512, emptySector);
    test::overwrite(m_image, m_size - 512 + 20, "\1"); // reserved field, 0 on every disk; the next field may be 1
    const auto disk = read();
    EXPECT_EQ(disk.table.kind, TableKind::Gpt);
    EXPECT_THAT(disk.table.partitions, SizeIs(0));
    EXPECT_THAT(disk.table.faults, ElementsAre(isFault(TableFaultKind::Unreadable, "both copies of the GPT")));
}

TEST_F(DamagedGpt, SaysSoWhereNothingIsLeftOfIt) {
    test::overwrite(m_image, 512, emptySector);
    test::overwrite(m_image, m_size - 512, emptySector);
    const auto disk = read();
    EXPECT_EQ(disk.table.kind, TableKind::Gpt);
    EXPECT_THAT(disk.table.partitions, SizeIs(0)) << "the announcement is no partition";
    EXPECT_THAT(disk.table.faults, ElementsAre(isFault(TableFaultKind::Unreadable, "announces a GPT")));

    // A hybrid MBR lists other partitions as well.
    test::overwrite(m_image, 446 + 16, mbrEntry(0x83, 2048, 64));
    EXPECT_EQ(read().table.kind, TableKind::Mbr);
    EXPECT_THAT(read().table.partitions, SizeIs(1));
}

TEST_F(DamagedGpt, IsNotTheTableOfABareFileSystemMadeOverIt) {
    test::overwrite(m_image, 0, std::string(MiB, '\0'));
    test::fill(m_folder, m_image, 0, 60 * MiB, test::mke2fs);
    const auto disk = read();
    EXPECT_EQ(disk.table.kind, TableKind::None);
    EXPECT_THAT(disk.table.faults, SizeIs(0));
    EXPECT_EQ(disk.content.type, "ext4");
}

/// A GPT header that claims `entries` of `entrySize` bytes, with a valid header checksum. The checksum is computed by
/// the code under test, which tests/ondisk compares with the standard's check value.
std::string hostileHeader(std::uint32_t entries, std::uint32_t entrySize, std::uint64_t entriesAt) {
    auto header = "EFI PART" + bytesOfNumber(0x10000, 4) + bytesOfNumber(92, 4) + bytesOfNumber(0, 8) +
                  bytesOfNumber(1, 8) + bytesOfNumber(131071, 8) + bytesOfNumber(34, 8) + bytesOfNumber(131038, 8) +
                  std::string(16, 'A') + bytesOfNumber(entriesAt, 8) + bytesOfNumber(entries, 4) +
                  bytesOfNumber(entrySize, 4) + bytesOfNumber(0, 4);
    header.resize(512);
    const auto computed = parseGptHeader(std::as_bytes(std::span(header)))->computedChecksum;
    return header.replace(16, 4, bytesOfNumber(computed, 4));
}

TEST_F(DamagedGpt, IsNotTrustedWithItsClaims) {
    test::overwrite(m_image, m_size - 512, emptySector);
    for (const auto& [header, says] :
         {std::pair{hostileHeader(0xFFFFFFFF, 128, 2), "4,294,967,295 entries of 128 bytes"},
          std::pair{hostileHeader(128, 1 << 24, 2), "128 entries of 16,777,216 bytes"},
          std::pair{hostileHeader(128, 8, 2), "128 entries of 8 bytes"},
          std::pair{hostileHeader(0, 128, 2), "0 entries of 128 bytes"},
          std::pair{hostileHeader(128, 128, std::uint64_t{1} << 63), "lie past the end"},
          std::pair{hostileHeader(128, 128, 131070), "lie past the end"}}) {
        test::overwrite(m_image, 512, header);
        EXPECT_THAT(read().table.faults, ElementsAre(isFault(TableFaultKind::Unreadable, says)));
    }
}

std::string diskWithMbr(const test::TempDir& folder, const std::string& entries) {
    const auto path = folder.file("disk.img");
    test::makeSparse(path, 16 * MiB);
    test::overwrite(path, 446, entries);
    test::overwrite(path, 510, "\x55\xAA");
    return path;
}

TEST(DamagedMbr, NamesOverlapsAndPartitionsPastTheEnd) {
    const test::TempDir folder;
    const auto disk = test::readDisk(
        diskWithMbr(folder, mbrEntry(0x83, 2048, 4096) + mbrEntry(0x83, 6143, 4096) + mbrEntry(0x83, 32000, 4096)), {});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->table.kind, TableKind::Mbr);
    EXPECT_THAT(
        disk->table.faults,
        ElementsAre(TableFault{.kind = TableFaultKind::Overlap, .partition = 1, .other = 2, .amount = 1},
                    TableFault{.kind = TableFaultKind::PastEnd, .partition = 3, .amount = 32000 + 4096 - 32768}));
}

TEST(DamagedMbr, EndsAChainOfLogicalPartitionsThatBitesItsTail) {
    const test::TempDir folder;
    const auto path = diskWithMbr(folder, mbrEntry(5, 64, 30000));
    for (const std::uint64_t at : {64, 164}) {
        const std::uint32_t next = at == 64 ? 100 : 0;
        test::overwrite(path, at * 512 + 446, mbrEntry(0x83, 2, 10) + mbrEntry(5, next, 100));
        test::overwrite(path, at * 512 + 510, "\x55\xAA");
    }
    const auto disk = test::readDisk(path, {});
    ASSERT_TRUE(disk);
    EXPECT_THAT(disk->table.partitions, SizeIs(testing::Lt(100u)));
    EXPECT_THAT(disk->table.faults, testing::Contains(isFault(TableFaultKind::Overlap)));
}

TEST(DamagedMbr, SaysWhichRecordOfAChainCannotBeRead) {
    const test::TempDir folder;
    const auto file = openFile(test::partitioned(folder, "label: dos\ntype=5\nsize=4M\nsize=4M\nsize=4M\n")).value();
    const auto whole = readDisk(*file, {}, {});
    ASSERT_TRUE(whole);
    ASSERT_THAT(whole->table.partitions, SizeIs(4));
    test::FailingSource disk(*file);
    const auto record = byteOf(whole->table.partitions[2].sectors.first, {512}).value - MiB;
    disk.failBytes({{record}, {512}});
    const auto read = readDisk(disk, {}, {});
    ASSERT_TRUE(read);
    EXPECT_THAT(read->table.partitions, SizeIs(testing::Lt(4U)));
    EXPECT_THAT(read->table.faults,
                testing::Contains(isFault(TableFaultKind::Unreadable, "cannot read byte " + std::to_string(record))));
}

TEST(DamagedMbr, NamesTheRecordOfAChainWithoutSignature) {
    const test::TempDir folder;
    const auto path = test::partitioned(folder, "label: dos\ntype=5\nsize=4M\nsize=4M\nsize=4M\n");
    const auto whole = test::readDisk(path, {});
    ASSERT_TRUE(whole);
    EXPECT_THAT(whole->table.faults, SizeIs(0));
    ASSERT_THAT(whole->table.records, SizeIs(3));
    const auto record = whole->table.records[1];
    EXPECT_EQ(record, whole->table.partitions[2].sectors.first - SectorCount{MiB / 512});
    test::overwrite(path, record.value * 512 + 510, std::string(2, '\0'));
    const auto damaged = test::readDisk(path, {});
    ASSERT_TRUE(damaged);
    ASSERT_THAT(damaged->table.faults, ElementsAre(isFault(TableFaultKind::RecordUnsigned)));
    EXPECT_EQ(damaged->table.faults[0].amount, record.value);
}

TEST(DamagedMbr, MayHoldAnEmptyExtendedPartition) {
    const test::TempDir folder;
    const auto disk = test::readDisk(diskWithMbr(folder, mbrEntry(5, 64, 30000)), {});
    ASSERT_TRUE(disk);
    EXPECT_THAT(disk->table.faults, SizeIs(0)) << "its record is zeros";
}

TEST(DamagedMbr, NamesABootFlagForWhichLinuxIgnoresTheTable) {
    const test::TempDir folder;
    auto entry = mbrEntry(0x83, 2048, 4096);
    entry[0] = '\x12';
    const auto disk = test::readDisk(diskWithMbr(folder, mbrEntry(0x83, 8192, 4096) + entry), {});
    ASSERT_TRUE(disk);
    EXPECT_THAT(disk->table.partitions, SizeIs(2));
    EXPECT_THAT(disk->table.faults,
                ElementsAre(TableFault{.kind = TableFaultKind::BootFlagWrong, .partition = 2, .amount = 0x12}));
}

TEST(DamagedMbr, IsNoneWhereItsEntriesAreBootCode) {
    const test::TempDir folder;
    const auto disk = test::readDisk(diskWithMbr(folder, std::string(64, 'b')), {});
    ASSERT_TRUE(disk);
    EXPECT_EQ(disk->table.kind, TableKind::None);
    EXPECT_THAT(disk->table.faults, SizeIs(0));
}

} // namespace
} // namespace atlas
