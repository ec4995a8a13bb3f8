// SPDX-License-Identifier: GPL-3.0-or-later
// The partition table, independent of its format, and its faults.
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
    std::string type{}; ///< empty when nothing was recognised
    std::string label{};
    std::string uuid{};
    std::string version{};
    std::string alsoBears{}; ///< types whose signatures stand there too: "ntfs, swap"
    bool operator==(const Content&) const = default;
    /// Whether the content is ext2, ext3, ext4 or ext4dev, which libext2fs opens; an external journal ("jbd") is not.
    [[nodiscard]] bool isExt() const { return type.starts_with("ext"); }
    /// Whether the content is a container, whose data begin after its header (LUKS, LVM, md, ZFS …).
    [[nodiscard]] bool isContainer() const;
};

enum class PartitionRole : std::uint8_t { Primary, Extended, Logical };
enum class TableKind : std::uint8_t { None, Mbr, Gpt };

[[nodiscard]] std::string_view name(PartitionRole role); ///< "primary", "extended", "logical"
[[nodiscard]] std::string_view name(TableKind kind); ///< "none", "MBR", "GPT"

struct Partition {
    std::uint32_t number = 0; ///< as in sdX1
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
    PastEnd, ///< `partition` runs `amount` sectors past the end of the disk
    BackupDamaged, ///< the GPT at the disk's end is missing or damaged
    /// The GPT at the disk's start is damaged; the backup was read, as Linux does only with the boot option gpt
    /// (block/partitions/efi.c, find_valid_gpt()).
    PrimaryDamaged,
    ProtectiveMbrLost, ///< no protective MBR, so Linux ignores the GPT; it was read nevertheless
    EntriesLeftOut, ///< the table has `amount` more partitions than this program keeps
    Unreadable, ///< a table exists but cannot be read; `detail` is the reason
    BackupNotAtEnd, ///< the backup GPT lies `amount` sectors before the last one
    ProtectiveTypeWrong, ///< the protective MBR entry has the type `amount` instead of 0xEE; the GPT was read nevertheless
    RecordUnsigned, ///< the extended boot record in sector `amount` lacks its signature
    CopiesDiffer, ///< both GPTs are intact, and `amount` of their entries differ, the first of them that of `partition`
    HybridMbr, ///< beside the GPT, the MBR lists `amount` partitions of its own
    BootFlagWrong, ///< the MBR entry of `partition` has the boot flag `amount`, so Linux ignores the table
    ProtectiveStartWrong, ///< the protective MBR entry starts at sector `amount` instead of 1; the GPT was read nevertheless
    UsablePastEnd, ///< the usable sectors of the GPT reach `amount` sectors past the end of the disk, so Linux refuses it
    UsableReversed, ///< the last usable sector of the GPT, `amount`, lies before the first, so Linux refuses it
    EntrySizeOther, ///< the GPT has entries of `amount` bytes instead of 128, so Linux refuses it
    EndsBeforeStart, ///< by the GPT, `partition` ends before its start in sector `amount`
    OverTable, ///< `partition` covers `amount` sectors of the MBR or of the GPT itself
    OutsideUsable, ///< `partition` has `amount` sectors outside those that the GPT leaves for partitions
    OutsideExtended, ///< `partition`, a logical one, has `amount` sectors outside the extended one, `other`
    RecordPastEnd, ///< the chain of extended boot records leads to sector `amount`, past the end of the disk
    HeadersDiffer, ///< the headers of both GPTs are intact, and differ in the fields `detail`
    /// `partition` is an extended one after the first: Linux (block/partitions/msdos.c) reads its chain, libfdisk does not
    SecondExtended,
};

[[nodiscard]] std::string_view name(TableFaultKind kind); ///< as in JSON: "past_end"

/// Whether the fault is where its `partition` lies, and not one of the table as a whole.
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
    std::vector<Lba> records{}; ///< where the extended boot records of an MBR lie
    /// Of a GPT itself: the MBR, and the headers and entries of its intact copies. Empty when no header was read.
    std::vector<Interval<Lba>> own{};
    Interval<Lba> usable{}; ///< sectors usable for partitions by the GPT header; empty when no header was read
    bool operator==(const PartitionTable&) const = default;

    /// The partition with this number; null when there is none.
    [[nodiscard]] const Partition* find(std::uint32_t number) const;
    [[nodiscard]] Partition* find(std::uint32_t number);
};

/// Whether its type is that of an extended partition, of which libfdisk did not read the logical ones: see
/// TableFaultKind::SecondExtended.
[[nodiscard]] bool isUnreadExtended(const Partition& partition);

/// Whether its type is that of file systems of Linux; says nothing of its content.
[[nodiscard]] bool isOfLinuxType(const Partition& partition);

/// Whether to try libext2fs on the partition: its content is recognised as ext, or nothing is recognised and its type
/// is one used for Linux file systems (only libext2fs looks for backups of a destroyed primary superblock).
[[nodiscard]] bool mayHoldExt(const Partition& partition);

/// Whether nothing was recognised in a partition whose type says LVM or RAID.
[[nodiscard]] bool mayHoldContainer(const Partition& partition);

/// Cuts off what lies past the last position: a hostile entry may claim sectors beyond 64 bits.
[[nodiscard]] Interval<Lba> within64Bits(Interval<Lba> sectors);

/// The extended one of `partitions` that should hold `logical`: that in which it begins, else the first. Null when there is none,
/// and for a partition that is not logical.
[[nodiscard]] const Partition* holderOf(const std::vector<Partition>& partitions, const Partition& logical);

/// Whether partitions of these roles must not share sectors: an extended partition holds the logical ones, and no other.
[[nodiscard]] bool areRivals(PartitionRole one, PartitionRole other);
/// The same for two partitions of one table; a partition is not its own rival.
[[nodiscard]] bool areRivals(const Partition& one, const Partition& other);

/// What the name of a partition adds to the path of its disk: "1" for /dev/sda, "p1" for /dev/nvme0n1, "-part1" for the links of
/// udev in /dev/disk (util-linux, libfdisk/src/utils.c, fdisk_partname()).
[[nodiscard]] std::string partitionSuffix(std::string_view diskPath, std::uint32_t number);

// Finds the faults of a partition table that its partitions show.

/// Finds partitions past the end of a disk of `size` sectors, and overlaps. A partition that begins inside others is
/// reported once, with the one that extends furthest into it. An extended partition may contain logical ones, and should
/// contain them wholly.
[[nodiscard]] std::vector<TableFault> findFaults(const std::vector<Partition>& partitions, SectorCount size);

struct GptArea {
    Interval<Lba> usable; ///< left for partitions by the header
    std::vector<Interval<Lba>> own; ///< of the MBR, and of the headers and entries of the intact copies
};

/// Finds partitions of a GPT that end before their start, and those that lie over the table itself or outside the usable
/// sectors of a disk of `size` sectors. Linux looks for neither, but sfdisk --verify finds the former, and sgdisk --verify
/// both.
[[nodiscard]] std::vector<TableFault> findMisplaced(const std::vector<Partition>& partitions, const GptArea& area,
                                                    SectorCount size);

} // namespace atlas
