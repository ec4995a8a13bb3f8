// SPDX-License-Identifier: GPL-3.0-or-later
// The partition table, independent of its format, and faults that its partitions reveal.
#pragma once

#include "base/units.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// The content of an area of the disk, named as by libblkid: "ext4", "swap", "crypto_LUKS", "LVM2_member", "xfs" …
struct Content {
    std::string type{}; ///< empty if nothing was recognised
    std::string label{};
    std::string uuid{};
    std::string version{};
    std::string alsoBears{}; ///< other types whose signatures are present too: "ntfs, swap"
    bool operator==(const Content&) const = default;
    /// Whether libext2fs opens the content: ext2, ext3, ext4 or ext4dev, but not an external journal ("jbd").
    [[nodiscard]] bool isExt() const { return type.starts_with("ext"); }
    /// Whether the content is a container, with data after its header (LUKS, LVM, md, ZFS …).
    [[nodiscard]] bool isContainer() const;
};

enum class PartitionRole : std::uint8_t { Primary, Extended, Logical };
enum class TableKind : std::uint8_t { None, Mbr, Gpt };

[[nodiscard]] std::string_view name(PartitionRole role); ///< "primary", "extended", "logical"
[[nodiscard]] std::string_view name(TableKind kind); ///< "none", "MBR", "GPT"

struct Partition {
    std::uint32_t number = 0; ///< 1 for sdX1
    Interval<Lba> sectors{}; ///< in logical sectors
    std::string typeCode{}; ///< "0x83" or a GUID
    std::string typeName{}; ///< "Linux filesystem"
    std::string name{}; ///< GPT name
    std::string uuid{};
    bool bootable = false;
    PartitionRole role = PartitionRole::Primary;
    Content content{};
    bool operator==(const Partition&) const = default;
};

enum class TableFaultKind : std::uint8_t {
    Overlap, ///< `partition` and `other` share `amount` sectors
    PastEnd, ///< `partition` begins on the disk and runs `amount` sectors past its end
    BackupDamaged, ///< the GPT at the end of the disk is missing or damaged
    /// The GPT at the start of the disk is damaged and its backup was read, as Linux does only with the boot option gpt
    /// (block/partitions/efi.c, find_valid_gpt()).
    PrimaryDamaged,
    ProtectiveMbrLost, ///< no protective MBR, so Linux ignores the GPT; it was read anyway
    EntriesLeftOut, ///< the table has `amount` more partitions than this program reads
    Unreadable, ///< a table exists but cannot be read; `detail`: the reason
    BackupNotAtEnd, ///< the backup GPT lies `amount` sectors before the last one
    ProtectiveTypeWrong, ///< the protective MBR entry has type `amount` instead of 0xEE; the GPT was read anyway
    RecordUnsigned, ///< the extended boot record in sector `amount` lacks its signature
    CopiesDiffer, ///< both GPTs are intact, but differ in `amount` entries, the first being that of `partition`
    HybridMbr, ///< next to the GPT, the MBR lists `amount` partitions of its own
    BootFlagWrong, ///< the MBR entry of `partition` has the boot flag `amount`, so Linux ignores the table
    ProtectiveStartWrong, ///< the protective MBR entry starts at sector `amount` instead of 1; the GPT was read anyway
    UsablePastEnd, ///< usable sectors of the GPT reach `amount` sectors past the end of the disk, so Linux rejects it
    UsableReversed, ///< the last usable sector of the GPT, `amount`, precedes the first, so Linux rejects it
    EntrySizeOther, ///< the GPT has entries of `amount` bytes instead of 128, so Linux rejects it
    EndsBeforeStart, ///< in the GPT, `partition` ends before its start in sector `amount`
    OverTable, ///< `partition` covers `amount` sectors of the MBR or of the GPT itself
    OutsideUsable, ///< `partition` has `amount` sectors outside those that the GPT allows for partitions
    OutsideExtended, ///< the logical `partition` has `amount` sectors outside the extended one, `other`
    RecordPastEnd, ///< the chain of extended boot records leads to sector `amount`, past the end of the disk
    HeadersDiffer, ///< the headers of both GPTs are intact, but differ in the fields `detail`
    /// `partition` is a second extended one: Linux (block/partitions/msdos.c) reads its chain, libfdisk does not.
    SecondExtended,
    WhollyPastEnd, ///< none of the `amount` sectors of `partition` is on the disk
};

[[nodiscard]] std::string_view name(TableFaultKind kind); ///< JSON name: "past_end"

/// Whether the fault concerns the place of its `partition`, not the table as a whole.
[[nodiscard]] bool isMisplacement(TableFaultKind kind);

struct TableFault {
    TableFaultKind kind{};
    std::uint32_t partition = 0;
    std::uint32_t other = 0;
    std::uint64_t amount = 0;
    std::string detail{};
    bool operator==(const TableFault&) const = default;
};

struct PartitionTable {
    TableKind kind = TableKind::None;
    std::string id; ///< disk GUID or MBR signature
    std::vector<Partition> partitions; ///< sorted by number
    std::vector<TableFault> faults;
    std::vector<Lba> records{}; ///< sectors of the extended boot records of an MBR
    /// Sectors of a GPT itself: the MBR, and headers and entries of its intact copies. Empty if no header was read.
    std::vector<Interval<Lba>> own{};
    Interval<Lba> usable{}; ///< sectors usable for partitions, from the GPT header; empty if no header was read
    bool operator==(const PartitionTable&) const = default;

    /// The partition with this number; null without one.
    [[nodiscard]] const Partition* find(std::uint32_t number) const;
    [[nodiscard]] Partition* find(std::uint32_t number);
};

/// Whether its type is extended but libfdisk did not read its logical partitions: see TableFaultKind::SecondExtended.
[[nodiscard]] bool isUnreadExtended(const Partition& partition);

/// Whether its type is one for Linux file systems, whatever its content.
[[nodiscard]] bool isOfLinuxType(const Partition& partition);

/// Whether to try libext2fs on the partition: ext was recognised, or nothing was recognised and isOfLinuxType() (only
/// libext2fs looks for backups of a destroyed primary superblock).
[[nodiscard]] bool mayHoldExt(const Partition& partition);

/// Whether the partition type is LVM or RAID, but nothing was recognised.
[[nodiscard]] bool mayHoldContainer(const Partition& partition);

/// Clips to the last 64-bit position: a hostile entry may claim more.
[[nodiscard]] Interval<Lba> within64Bits(Interval<Lba> sectors);

/// The extended partition that should hold `logical`: the one in which it begins, else the first. Null without one, and
/// if `logical` is not a logical partition.
[[nodiscard]] const Partition* holderOf(const std::vector<Partition>& partitions, const Partition& logical);

/// Whether partitions of these roles must not share sectors: an extended partition may only contain logical ones.
[[nodiscard]] bool areRivals(PartitionRole one, PartitionRole other);
/// Likewise for two partitions of one table; a partition is not its own rival.
[[nodiscard]] bool areRivals(const Partition& one, const Partition& other);

/// Suffix of a partition's name after the path of its disk: "1" for /dev/sda, "p1" for /dev/nvme0n1, "-part1" for
/// udev's links in /dev/disk (util-linux, libfdisk/src/utils.c, fdisk_partname()).
[[nodiscard]] std::string partitionSuffix(std::string_view diskPath, std::uint32_t number);

/// Finds overlaps and partitions past the end of a disk of `size` sectors. A partition that begins inside others is
/// reported once, with the one that extends furthest into it. Logical partitions should lie wholly inside an extended
/// one.
[[nodiscard]] std::vector<TableFault> findFaults(const std::vector<Partition>& partitions, SectorCount size);

struct GptArea {
    Interval<Lba> usable; ///< available to partitions according to the header
    std::vector<Interval<Lba>> own; ///< the MBR, and headers and entries of the intact copies
};

/// Finds partitions of a GPT that end before their start, overlap the table itself or leave the usable sectors, on a
/// disk of `size` sectors. Linux checks none of this; sfdisk --verify finds the first, sgdisk --verify all.
[[nodiscard]] std::vector<TableFault> findMisplaced(const std::vector<Partition>& partitions, const GptArea& area,
                                                    SectorCount size);

} // namespace atlas
