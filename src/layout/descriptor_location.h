// SPDX-License-Identifier: GPL-3.0-or-later
// Where on the volume the descriptor of a block group lies.
#pragma once

#include "layout/layout.h"

namespace atlas {

/// The bytes, counted from the volume's start, of `group`'s descriptor in the primary table; none when the layout does not know
/// that copy. With meta_bg a metagroup's descriptors lie in its first group, from s_first_meta_bg on.
[[nodiscard]] std::optional<ByteInterval> descriptorBytes(const Layout& layout, GroupNumber group);

} // namespace atlas
