// SPDX-License-Identifier: GPL-3.0-or-later
// Elements of a snapshot's arrays as rows of integers of one width: `Row<T>` is the type of a row, toRow and fromRow convert.
#pragma once

#include "report/json/snapshot_fields.h"

#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string_view>

namespace atlas::sections {

template <class A, class T>
constexpr void describeRow(A& a, T& element) {
    describe(a, element);
}
template <class A, Is<Region> T>
constexpr void describeRow(A& a, T& region) {
    describePlace(a, region);
    a("kind", region.kind);
}

template <class T>
concept StrongNumber = std::unsigned_integral<decltype(T::value)>; // BlockNumber, GroupCount …

/// Appends the columns of an element. A number is one column; an optional value is preceded by 1, or by 0 if it is empty.
struct RowWriter {
    std::span<std::uint64_t> row;
    std::size_t columns = 0;

    constexpr void operator()(std::string_view, const auto& member) { add(member); }

    constexpr void add(std::uint64_t number) { row[columns++] = number; }
    constexpr void add(const StrongNumber auto& number) { add(std::uint64_t{number.value}); }
    constexpr void add(RegionKind kind) { add(std::uint64_t{index(kind)}); }
    template <class T>
    constexpr void add(const std::optional<T>& maybe) {
        add(std::uint64_t{maybe ? 1u : 0u});
        add(maybe.value_or(T{}));
    }
    template <class T>
    constexpr void add(const T& members) {
        describeRow(*this, members);
    }
};

/// Reads what RowWriter wrote. `valid` becomes false if a number is out of its member's range.
struct RowReader {
    std::span<const std::uint64_t> row;
    std::size_t columns = 0;
    bool valid = true;

    void operator()(std::string_view, auto& member) { take(member); }

    std::uint64_t next(std::uint64_t largest) {
        valid = valid && row[columns] <= largest;
        return row[columns++];
    }
    template <StrongNumber T>
    void take(T& number) {
        using Rep = decltype(number.value);
        number = {static_cast<Rep>(next(std::numeric_limits<Rep>::max()))};
    }
    void take(RegionKind& kind) {
        const auto number = next(regionKindCount - 1);
        kind = number < regionKindCount ? allRegionKinds[number] : RegionKind{};
    }
    template <class T>
    void take(std::optional<T>& maybe) {
        const bool there = next(1) != 0;
        take(maybe.emplace());
        if (!there) {
            maybe.reset();
        }
    }
    template <class T>
    void take(T& members) {
        describeRow(*this, members);
    }
};

template <class T>
consteval std::size_t columnsOf() {
    std::array<std::uint64_t, 16> scratch{};
    RowWriter row{scratch};
    row.add(T{});
    return row.columns;
}

template <class T>
struct RowOf {
    using Row = std::array<std::uint64_t, columnsOf<T>()>;
};
template <std::unsigned_integral T>
struct RowOf<T> {
    using Row = std::array<T, 1>;
};
template <class T>
using Row = typename RowOf<T>::Row;

/// Is the encoding of the elements equal to their memory layout? Whole arrays are then copied.
template <class T>
inline constexpr bool isPlainRow =
    std::endian::native == std::endian::little &&
    (std::unsigned_integral<T> || (std::same_as<T, BlockNumber> && sizeof(BlockNumber) == sizeof(std::uint64_t)));

template <class T>
Row<T> toRow(const T& element) {
    if constexpr (std::unsigned_integral<T>) {
        return {element};
    } else {
        Row<T> row{};
        RowWriter{row}.add(element);
        return row;
    }
}

/// Returns false if a number is out of its member's range.
template <class T>
bool fromRow(const Row<T>& row, T& element) {
    if constexpr (std::unsigned_integral<T>) {
        element = row[0];
        return true;
    } else {
        RowReader reader{row};
        reader.take(element);
        return reader.valid;
    }
}

} // namespace atlas::sections
