// SPDX-License-Identifier: GPL-3.0-or-later
// From a group to where its bitmaps and its inode table really live.
#pragma once

#include "layout/layout.h"

namespace atlas {

struct Link {
    RegionKind kind{};
    BlockInterval blocks;
    bool operator==(const Link&) const = default;
};

/// Block bitmap, inode bitmap and inode table of `group` as its descriptor claims them; what lies outside the volume is left out.
[[nodiscard]] std::vector<Link> linksOf(const Layout& layout, GroupNumber group);

} // namespace atlas
