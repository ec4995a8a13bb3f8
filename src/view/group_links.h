// SPDX-License-Identifier: GPL-3.0-or-later
// Links from a group to its bitmaps and inode table, which flex_bg may place in another group.
#pragma once

#include "layout/layout.h"

namespace atlas {

struct Link {
    RegionKind kind{};
    BlockInterval blocks;
    bool operator==(const Link&) const = default;
};

/// Block bitmap, inode bitmap and inode table of `group` by its descriptor; those outside the volume are omitted.
[[nodiscard]] std::vector<Link> linksOf(const Layout& layout, GroupNumber group);

} // namespace atlas
