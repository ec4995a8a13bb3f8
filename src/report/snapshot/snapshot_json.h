// SPDX-License-Identifier: GPL-3.0-or-later
// A snapshot as JSON, complete (the export) or without its arrays (in the binary file), and the sections of that file.
#pragma once

#include "base/error.h"
#include "layout/snapshot.h"
#include "report/json/measurement_fields.h"
#include "report/json/snapshot_fields.h"

#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
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

/// Appends the columns of an element. A number is one column; an optional value takes a column 1 or 0 (empty), then its
/// value.
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
        if (!there)
            maybe.reset();
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

/// Whether elements are encoded exactly as in memory, so that whole arrays can be copied.
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

inline constexpr std::uint32_t version = 1;
inline constexpr std::size_t headerBytes = 16;
inline constexpr std::size_t entryBytes = 24;

/// Identifies a section in the file's table. The arrays of Groups are numbered from FirstOfGroups on; those that older
/// files lack, from FirstLater on.
enum class Id : std::uint32_t { Json = 1, FirstOfGroups = 2, Copies = 12, Regions = 13, FirstLater = 14 };

/// Such a section is not written when empty.
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
    for (std::size_t i = 0; i < sizeof number; ++i)
        out += static_cast<char>(number >> (8 * i) & 0xFF);
}

/// Reads a little-endian number. Precondition: `from` holds at least sizeof(N) bytes.
template <std::unsigned_integral N>
N get(std::span<const std::byte> from) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < sizeof(N); ++i)
        number |= std::to_integer<std::uint64_t>(from[i]) << (8 * i);
    return static_cast<N>(number);
}

} // namespace atlas::sections

namespace atlas {

// A snapshot as JSON: complete (the export), or without its arrays (the JSON section of the binary file).

inline constexpr std::string_view snapshotSchema = "ext4atlas-snapshot/1";

/// Whether groups, copies and regions are part of the JSON or stored separately.
enum class Arrays : std::uint8_t { Inside, Beside };

/// Key of the snapshots of the other ext file systems, in the export only.
inline constexpr auto* otherSnapshots = "other_snapshots";

void writeSnapshotJson(const Snapshot& snapshot, Arrays arrays, std::ostream& out,
                       std::span<const Snapshot> others = {});

/// A snapshot whose layout is still mutable. `layout` is what `snapshot.layout` will own; null if there is none.
struct Draft {
    Snapshot snapshot;
    std::shared_ptr<Layout> layout;
};

/// Refuses text that is not JSON of this schema, nests too deeply, or has missing fields or wrong types.
[[nodiscard]] Result<Draft> readSnapshotJson(std::span<const std::byte> text, Arrays arrays);

/// The export: the chosen volume, then the others.
[[nodiscard]] Result<std::vector<Draft>> readExport(std::span<const std::byte> text);

/// All members except the schema, written before them and checked first, and the layout, which follows them.
template <class A, Is<Snapshot> T>
void describeMembers(A& a, T& snapshot) {
    a("program", snapshot.program);
    a("disk", snapshot.disk);
    a("placement", snapshot.placement);
    a("layers", snapshot.layers);
    a("findings", snapshot.findings);
    a.later("image", snapshot.image);
    a.later("asked_partition", snapshot.askedPartition);
    a.later("volume_named", snapshot.isVolumeNamed);
    a.later("other_volumes", snapshot.otherVolumes);
    a.later("no_volume", snapshot.noVolume);
    if (!std::is_const_v<T> || !snapshot.notes.empty())
        a.later("notes", snapshot.notes);
    if (!std::is_const_v<T> || !snapshot.measurements.empty())
        a.later("measurements", snapshot.measurements);
}

template <class A, Is<Layout> T>
void describeMembers(A& a, T& layout, Arrays arrays) {
    a("filesystem", layout.filesystem);
    a("files", layout.files);
    a("findings", layout.findings);
    a.later("backups_read", layout.backups.read);
    a.later("backups_alike", layout.backups.alike);
    if (arrays == Arrays::Inside) {
        a("copies", layout.copies);
        a("groups", layout.groups);
        a("regions", layout.regions);
    }
}

} // namespace atlas
