// SPDX-License-Identifier: GPL-3.0-or-later
// What differs between two layouts: structure by structure, group by group.
#pragma once

#include "layout/layout.h"

namespace atlas {

enum class ChangeKind : std::uint8_t { Moved, Grew, Shrank, Split, Joined, Appeared, Vanished };
inline constexpr std::size_t changeKindCount = 7;

[[nodiscard]] std::string_view name(ChangeKind kind); ///< "moved"

/// A structure is known by its kind and its group, or for a file its inode. Places are compared in bytes, so block sizes may differ.
struct Change {
    ChangeKind change{};
    RegionKind kind{};
    GroupNumber group = noGroup;
    std::uint32_t inode = 0;
    std::optional<BlockInterval>
        from{}; ///< the first stretch there; in the first layout's blocks; none where it appeared
    std::optional<BlockInterval> to{}; ///< in the second layout's blocks; none where it vanished
    std::uint64_t pieces[2]{}; ///< stretches there and here, for Split and Joined
    bool operator==(const Change&) const = default;
};

/// A field of the superblock that is not the same.
struct FieldChange {
    std::string_view name; ///< "block_count"
    std::string from;
    std::string to;
    bool operator==(const FieldChange&) const = default;
};

struct LayoutDiff {
    std::vector<FieldChange> fields;
    std::array<std::array<std::uint64_t, changeKindCount>, regionKindCount>
        counts{}; ///< by kind of structure and of change
    std::vector<Change> changes; ///< by kind, then by group
    bool operator==(const LayoutDiff&) const = default;

    [[nodiscard]] bool empty() const { return fields.empty() && changes.empty(); }
    [[nodiscard]] std::uint64_t count(RegionKind kind, ChangeKind change) const {
        return counts[index(kind)][static_cast<std::size_t>(change)];
    }
};

[[nodiscard]] LayoutDiff diff(const Layout& from, const Layout& to);

} // namespace atlas
