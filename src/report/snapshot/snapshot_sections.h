// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of the binary snapshot. Its arrays, and the columns of their rows, are those that describe() lists.
#pragma once

#include "report/json/snapshot_fields.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace atlas::sections {

inline constexpr std::string_view magic = "EXT4ATLS";
inline constexpr std::uint32_t version = 1;
inline constexpr std::size_t headerBytes = 16;
inline constexpr std::size_t entryBytes = 24;

/// Identifies a section in the file's table. The arrays of Groups are numbered from FirstOfGroups on.
enum class Id : std::uint32_t { Json = 1, FirstOfGroups = 2, Copies = 12, Regions = 13 };

/// Calls `visit(id, array)` for each array that describe() lists for Groups.
template <class Visit>
struct GroupArrays {
    Visit& visit;
    std::uint32_t next = static_cast<std::uint32_t>(Id::FirstOfGroups);

    constexpr void operator()(std::string_view, auto& array) { visit(Id{next++}, array); }
};

/// Calls `visit(id, array)` for every array of `layout`.
template <class L, class Visit>
void forEachArray(L& layout, Visit visit) {
    GroupArrays<Visit> arrays{visit};
    describe(arrays, layout.groups);
    visit(Id::Copies, layout.copies);
    visit(Id::Regions, layout.regions);
}

inline constexpr std::uint32_t maxSections = [] {
    std::uint32_t groupArrays = 0;
    const auto count = [&groupArrays](Id, const auto&) { ++groupArrays; };
    GroupArrays<decltype(count)> arrays{count};
    const Groups none{};
    describe(arrays, none);
    return 1 + groupArrays + 2; // the JSON, these arrays, the copies and the regions
}();
static_assert(static_cast<std::uint32_t>(Id::Regions) == maxSections, "another array of Groups needs another version");

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
