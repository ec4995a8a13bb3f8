// SPDX-License-Identifier: GPL-3.0-or-later
// A disk's partition table as plain values, with its faults named.
#pragma once

#include "base/interval.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// What a stretch of disk holds, named as libblkid names it: "ext4", "swap", "crypto_LUKS", "LVM2_member", "xfs" …
struct Content {
    std::string type; ///< empty when nothing was recognised
    std::string label;
    std::string uuid;
    std::string version;
    bool operator==(const Content&) const = default;
    /// ext2, ext3, ext4 and ext4dev, which libext2fs opens (a "jbd" external journal is not a file system).
    [[nodiscard]] bool isExt() const { return type.starts_with("ext"); }
};

enum class PartitionRole : std::uint8_t { Primary, Extended, Logical };
enum class TableKind : std::uint8_t { None, Mbr, Gpt };

[[nodiscard]] std::string_view name(PartitionRole role); ///< "primary", "extended", "logical"
[[nodiscard]] std::string_view name(TableKind kind);     ///< "none", "MBR", "GPT"

struct Partition {
    std::uint32_t number = 0; ///< as in sdX1
    Interval<Lba> sectors;    ///< in logical sectors
    std::string typeCode;     ///< "0x83" or a GUID
    std::string typeName;     ///< "Linux filesystem"
    std::string name;         ///< GPT name
    std::string uuid;
    bool bootable = false;
    PartitionRole role = PartitionRole::Primary;
    Content content;
    bool operator==(const Partition&) const = default;
};

enum class TableFaultKind : std::uint8_t {
    Overlap,          ///< `partition` and `other` share `amount` sectors
    PastEnd,          ///< `partition` runs `amount` sectors past the end of the disk
    BackupDamaged,    ///< the GPT at the disk's end is missing or damaged
    PrimaryDamaged,   ///< the GPT at the disk's start is damaged; the backup was read
    ProtectiveMbrLost, ///< no MBR announces the GPT, so Linux ignores it; it was read nevertheless
    EntriesLeftOut,   ///< the table lists `amount` more partitions than are kept
    Unreadable,       ///< a table is there and cannot be read; `detail` says why
};

[[nodiscard]] std::string_view name(TableFaultKind kind); ///< as in JSON: "past_end"

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
    std::vector<Partition> partitions; ///< in the order of their numbers
    std::vector<TableFault> faults;
    Interval<Lba> usable{}; ///< sectors for partitions, as a GPT's header says; empty where no header was read
    bool operator==(const PartitionTable&) const = default;

    [[nodiscard]] const Partition* find(std::uint32_t number) const;
};

/// Whether it is worth asking libext2fs: an ext file system is recognised there, or nothing is and the type is one that Linux
/// file systems are kept in (a destroyed primary superblock leaves backups that nothing but libext2fs looks for).
[[nodiscard]] bool mayHoldExt(const Partition& partition);

/// Entries past the end of a disk of `size` sectors, and overlaps: each partition that begins inside another is named once,
/// with the one that reaches furthest into it. An extended partition may hold logical ones.
[[nodiscard]] std::vector<TableFault> findFaults(const std::vector<Partition>& partitions, SectorCount size);

} // namespace atlas
