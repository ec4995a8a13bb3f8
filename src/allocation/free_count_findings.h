// SPDX-License-Identifier: GPL-3.0-or-later
// Free blocks and inodes that the bitmaps count, and the group descriptors otherwise.
#pragma once

#include "allocation/allocation.h"

namespace atlas {

/// Appends a finding for each group whose descriptor and bitmap disagree on the number of free clusters. A descriptor with a wrong
/// checksum is a finding already: its count and its BLOCK_UNINIT, which says whether the bitmap was ever written, prove nothing.
void addFreeCountFindings(const Layout& layout, const Allocation& allocation, std::vector<Finding>& findings);

/// That the descriptor of `group` and its inode bitmap disagree on the number of free inodes; nullopt also where the descriptor has
/// a wrong checksum.
[[nodiscard]] std::optional<Finding> freeInodesFault(const Layout& layout, GroupNumber group,
                                                     std::span<const std::byte> bitmap);

} // namespace atlas
