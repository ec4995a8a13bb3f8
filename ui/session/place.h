// SPDX-License-Identifier: GPL-3.0-or-later
// What can be selected: a partition table, a partition, a block group, or a block of the volume.
#pragma once

#include "base/units.h"
#include "disk/partition_table.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace atlas::ui {

struct PartitionPlace {
    std::uint32_t number = 0;
    bool operator==(const PartitionPlace&) const = default;
};

/// The MBR in sector 0, or the header of the GPT behind it.
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
    std::optional<std::uint32_t> inBlock{}; ///< the byte of it that was asked for
    bool operator==(const BlockPlace&) const = default;
};

using Place = std::variant<std::monostate, TablePlace, PartitionPlace, GroupPlace, BlockPlace>;

} // namespace atlas::ui
