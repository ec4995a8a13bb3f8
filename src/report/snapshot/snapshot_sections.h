// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of the binary snapshot. Its arrays, and the columns of their rows, are those that describe() lists.
#pragma once

#include "report/json/snapshot_fields.h"

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace atlas::sections {

inline constexpr std::uint32_t version = 1;
inline constexpr std::size_t headerBytes = 16;
inline constexpr std::size_t entryBytes = 24;

/// Identifies a section in the file's table. The arrays of Groups are numbered from FirstOfGroups on, those that older files lack
/// from FirstLater on.
enum class Id : std::uint32_t { Json = 1, FirstOfGroups = 2, Copies = 12, Regions = 13, FirstLater = 14 };

/// A section that is not written when it is empty, and may be missing.
[[nodiscard]] constexpr bool mayBeMissing(Id id) { return id >= Id::FirstLater; }

/// Calls `visit(id, array)` for each array that describe() lists for Groups.
template <class Visit>
struct GroupArrays {
    Visit& visit;
    std::uint32_t next = static_cast<std::uint32_t>(Id::FirstOfGroups);
    std::uint32_t nextLater = static_cast<std::uint32_t>(Id::FirstLater);

    constexpr void operator()(std::string_view, auto& array) { visit(Id{next++}, array); }
    constexpr void later(std::string_view, auto& array) { visit(Id{nextLater++}, array); }
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
    auto last = Id::Regions;
    const auto count = [&last](Id id, const auto&) { last = std::max(last, id); };
    GroupArrays<decltype(count)> arrays{count};
    const Groups none{};
    describe(arrays, none);
    return arrays.next == static_cast<std::uint32_t>(Id::Copies) ? static_cast<std::uint32_t>(last) : 0;
}();
static_assert(maxSections > 0, "another array of Groups is a later one, or needs another version");

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
