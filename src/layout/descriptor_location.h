// SPDX-License-Identifier: GPL-3.0-or-later
// Locates the group descriptor of a block group.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// Bytes of the descriptor of `group` in the primary GDT, relative to the volume start. Returns nullopt when the layout does
/// not contain that copy. With meta_bg, from s_first_meta_bg on, the descriptors of a metagroup lie in its first group.
[[nodiscard]] std::optional<ByteInterval> descriptorBytes(const Layout& layout, GroupNumber group);

struct DescriptorCopy {
    GroupNumber in; ///< the group that the copy lies in
    ByteInterval bytes; ///< relative to the volume start
    bool operator==(const DescriptorCopy&) const = default;
};

/// The primary descriptor of `group` and its backups, by the group that they lie in.
[[nodiscard]] std::vector<DescriptorCopy> descriptorCopies(const Layout& layout, GroupNumber group);

/// The group whose descriptor covers byte `at` of a copy of the GDT in group `in`.
[[nodiscard]] std::optional<GroupNumber> describedGroup(const Layout& layout, const GroupCopies& in, ByteOffset at);

} // namespace atlas
