// SPDX-License-Identifier: GPL-3.0-or-later
// The place that a step of a lesson selects: "group 3 inode_table", "block {journal_first}", "inode 2", "descriptor 5".
#pragma once

#include "lesson/figures.h"

namespace atlas {

struct LessonPlace {
    std::optional<GroupNumber> group{}; ///< the group as a whole
    std::optional<BlockNumber> block{};
    std::uint32_t inBlock = 0; ///< byte of `block`
    bool operator==(const LessonPlace&) const = default;
};

/// "group N", alone or followed by superblock, descriptors, reserved_gdt, block_bitmap, inode_bitmap or inode_table;
/// "descriptor N", "inode N", "block N", "journal". N is a number, or an expression in braces. Fails with ErrorKind::Usage
/// where `text` is no place, with ErrorKind::Unsupported where the volume has none such.
[[nodiscard]] Result<LessonPlace> placeIn(std::string_view text, const LessonVolume& volume);

/// Whether `text` is a place, on whatever volume.
[[nodiscard]] Status checkPlace(std::string_view text);

} // namespace atlas
