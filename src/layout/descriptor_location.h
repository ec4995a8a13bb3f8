// SPDX-License-Identifier: GPL-3.0-or-later
// Locates the descriptor of a block group and its copies.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// Bytes of the descriptor of `group` in the primary GDT, from the start of the volume; nullopt if the layout lacks
/// that copy. With meta_bg, from s_first_meta_bg on, the descriptors of a metagroup lie in its first group.
[[nodiscard]] std::optional<ByteInterval> descriptorBytes(const Layout& layout, GroupNumber group);

struct DescriptorCopy {
    GroupNumber in; ///< group that holds the copy
    ByteInterval bytes; ///< relative to the volume start
    bool operator==(const DescriptorCopy&) const = default;
};

/// The primary descriptor of `group` and its backups, sorted by the group that holds them.
[[nodiscard]] std::vector<DescriptorCopy> descriptorCopies(const Layout& layout, GroupNumber group);

/// The group described at byte `at` of the copy of the GDT in group `in`.
[[nodiscard]] std::optional<GroupNumber> describedGroup(const Layout& layout, const GroupCopies& in, ByteOffset at);

} // namespace atlas
