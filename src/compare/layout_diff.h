// SPDX-License-Identifier: GPL-3.0-or-later
// Compares two layouts, structure by structure and group by group.
#pragma once

#include "layout/layout.h"

#include <span>
#include <variant>

namespace atlas {

enum class ChangeKind : std::uint8_t { Moved, Grew, Shrank, Split, Joined, Appeared, Vanished };
inline constexpr std::size_t changeKindCount = 7;

[[nodiscard]] std::string_view name(ChangeKind kind); ///< for example "moved"

/// A change of one structure, identified by its kind and its group or, for a file, its inode. Positions are compared in
/// bytes, so block sizes may differ.
struct Change {
    ChangeKind change{};
    RegionKind kind{};
    GroupNumber group = noGroup;
    std::uint32_t inode = 0;
    std::optional<BlockInterval> from{}; ///< first extent in the first layout's blocks; nullopt if it appeared
    std::optional<BlockInterval> to{}; ///< first extent in the second layout's blocks; nullopt if it vanished
    std::uint64_t pieces[2]{}; ///< extents in the first and second layout
    std::size_t stored[2]{}; ///< index into LayoutDiff::extents, if there are several
    BlockCount moved{}; ///< for Moved: those of `compared` at another place, in blocks of the second layout
    BlockCount compared{}; ///< for Moved: blocks in both layouts
    bool operator==(const Change&) const = default;
};

/// A number, a text, or nothing.
using FieldValue = std::variant<std::monostate, std::uint64_t, std::string>;

/// A superblock field with different values.
struct FieldDifference {
    std::string_view name; ///< "block_count"
    FieldValue from;
    FieldValue to;
    bool operator==(const FieldDifference&) const = default;
};

struct LayoutDiff {
    std::vector<FieldDifference> fields;
    std::array<std::array<std::uint64_t, changeKindCount>, regionKindCount> counts{}; ///< by RegionKind and ChangeKind
    std::vector<Change> changes; ///< sorted by kind, then by group
    std::vector<BlockInterval> extents; ///< of changes with several extents
    bool operator==(const LayoutDiff&) const = default;

    [[nodiscard]] bool empty() const { return fields.empty() && changes.empty(); }
    /// All extents of a change in this diff.
    [[nodiscard]] std::span<const BlockInterval> from(const Change& change) const;
    [[nodiscard]] std::span<const BlockInterval> to(const Change& change) const;
    [[nodiscard]] std::uint64_t count(RegionKind kind, ChangeKind change) const {
        return counts[index(kind)][static_cast<std::size_t>(change)];
    }
};

[[nodiscard]] LayoutDiff diff(const Layout& from, const Layout& to);

} // namespace atlas
