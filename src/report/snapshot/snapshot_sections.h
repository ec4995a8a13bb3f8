// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of the binary snapshot: their arrays, and the little-endian encoding of each element.
#pragma once

#include "layout/layout.h"

#include <bit>
#include <concepts>
#include <cstddef>
#include <span>
#include <string_view>

namespace atlas::sections {

inline constexpr std::string_view magic = "EXT4ATLS";
inline constexpr std::uint32_t version = 1;
inline constexpr std::size_t headerBytes = 16;
inline constexpr std::size_t entryBytes = 24;

enum class Id : std::uint32_t {
    Json = 1,
    BlockBitmap,
    InodeBitmap,
    InodeTable,
    FreeBlocks,
    FreeInodes,
    UsedDirectories,
    UnusedInodes,
    Flags,
    Checksum,
    ComputedChecksum,
    Copies,
    Regions,
};
inline constexpr std::uint32_t maxSections = 13;

/// Calls `visit(id, array)` for every array of `layout`.
template <class L, class Visit>
void forEachArray(L& layout, Visit visit) {
    auto& groups = layout.groups;
    visit(Id::BlockBitmap, groups.blockBitmap);
    visit(Id::InodeBitmap, groups.inodeBitmap);
    visit(Id::InodeTable, groups.inodeTable);
    visit(Id::FreeBlocks, groups.freeBlocks);
    visit(Id::FreeInodes, groups.freeInodes);
    visit(Id::UsedDirectories, groups.usedDirectories);
    visit(Id::UnusedInodes, groups.unusedInodes);
    visit(Id::Flags, groups.flags);
    visit(Id::Checksum, groups.checksum);
    visit(Id::ComputedChecksum, groups.computedChecksum);
    visit(Id::Copies, layout.copies);
    visit(Id::Regions, layout.regions);
}

// An element is encoded as a row of integers of one width: `Row<T>` is its type, toRow and fromRow convert.
template <class T>
struct RowOf {
    using Row = std::array<T, 1>;
};
template <>
struct RowOf<BlockNumber> {
    using Row = std::array<std::uint64_t, 1>;
};
template <>
struct RowOf<GroupCopies> {
    using Row = std::array<std::uint64_t, 7>;
};
template <>
struct RowOf<Region> {
    using Row = std::array<std::uint64_t, 5>;
};
template <class T>
using Row = typename RowOf<T>::Row;

/// Is the encoding of the elements equal to their memory layout? Whole arrays are then copied.
template <class T>
inline constexpr bool isPlain =
    std::endian::native == std::endian::little &&
    (std::unsigned_integral<T> || (std::same_as<T, BlockNumber> && sizeof(BlockNumber) == sizeof(std::uint64_t)));

template <std::unsigned_integral T>
Row<T> toRow(T number) {
    return {number};
}
inline Row<BlockNumber> toRow(BlockNumber block) { return {block.value}; }
inline Row<GroupCopies> toRow(const GroupCopies& c) {
    return {c.group.value,
            c.superblock ? 1u : 0u,
            c.superblock ? c.superblock->value : 0u,
            c.descriptors.first.value,
            c.descriptors.count.value,
            c.reservedGdt.first.value,
            c.reservedGdt.count.value};
}
inline Row<Region> toRow(const Region& r) {
    return {r.first.value, r.count.value, r.group.value, r.groups.value, index(r.kind)};
}

// fromRow returns false if a number is out of its member's range.
template <std::unsigned_integral T>
bool fromRow(const Row<T>& row, T& number) {
    number = row[0];
    return true;
}
inline bool fromRow(const Row<BlockNumber>& row, BlockNumber& block) {
    block = {row[0]};
    return true;
}
inline bool fromRow(const Row<GroupCopies>& row, GroupCopies& c) {
    c.group = {static_cast<std::uint32_t>(row[0])};
    c.superblock = row[1] != 0 ? std::optional(BlockNumber{row[2]}) : std::nullopt;
    c.descriptors = {{row[3]}, {row[4]}};
    c.reservedGdt = {{row[5]}, {row[6]}};
    return row[0] < noGroup.value && row[1] <= 1;
}
inline bool fromRow(const Row<Region>& row, Region& r) {
    r = {.first = {row[0]},
         .count = {row[1]},
         .group = {static_cast<std::uint32_t>(row[2])},
         .groups = {static_cast<std::uint32_t>(row[3])},
         .kind = row[4] < regionKindCount ? allRegionKinds[row[4]] : RegionKind{}};
    return row[2] <= noGroup.value && row[3] <= noGroup.value && row[4] < regionKindCount;
}

/// Appends `number` in little-endian order.
template <std::unsigned_integral N>
void put(std::string& out, N number) {
    for (std::size_t i = 0; i < sizeof number; ++i) {
        out += static_cast<char>(number >> (8 * i) & 0xFF);
    }
}

/// Reads a little-endian number. Precondition: `from` holds at least sizeof(N) bytes.
template <std::unsigned_integral N>
N get(std::span<const std::byte> from) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof(N); ++i) {
        number |= std::to_integer<std::uint64_t>(from[i]) << (8 * i);
    }
    return static_cast<N>(number);
}

} // namespace atlas::sections
