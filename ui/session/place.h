// SPDX-License-Identifier: GPL-3.0-or-later
// A selectable place on the disk, and the places of structures.
#pragma once

#include "base/units.h"
#include "disk/partition_table.h"
#include "layout/layout.h"

#include <QString>
#include <cstdint>
#include <expected>
#include <optional>
#include <variant>

namespace atlas::ui {

struct PartitionPlace {
    std::uint32_t number = 0;
    bool operator==(const PartitionPlace&) const = default;
};

/// The MBR in sector 0, or the GPT header after it.
struct TablePlace {
    TableKind kind{};
    bool operator==(const TablePlace&) const = default;
};

/// A block group as a whole, represented by its descriptor.
struct GroupPlace {
    GroupNumber group;
    bool operator==(const GroupPlace&) const = default;
};

struct BlockPlace {
    BlockNumber block;
    std::optional<std::uint32_t> inBlock{}; ///< the requested byte in the block
    bool operator==(const BlockPlace&) const = default;
};

/// A byte of the disk outside the open file system: in another partition, in a table, or in a gap.
struct DiskPlace {
    ByteOffset byte;
    bool operator==(const DiskPlace&) const = default;
};

using Place = std::variant<std::monostate, TablePlace, PartitionPlace, GroupPlace, BlockPlace, DiskPlace>;

/// Byte `byte` of the volume; empty if outside.
[[nodiscard]] Place placeAtByte(const Layout& layout, ByteOffset byte);

/// The first byte of the inode; empty if it does not exist or is outside the volume.
[[nodiscard]] Place placeOfInode(const Layout& layout, std::uint32_t inode);

/// Byte `offset` of the superblock that the file system was opened with; empty if that has no place.
[[nodiscard]] Place placeInSuperblock(const Layout& layout, std::uint64_t offset);

/// The bitmap, inode table or descriptor of `group`, its superblock copy, or the journal. The error is one sentence.
[[nodiscard]] std::expected<Place, QString> placeOfStructure(const Layout& layout, RegionKind kind,
                                                             std::uint64_t group);

} // namespace atlas::ui
