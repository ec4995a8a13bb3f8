// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/layout.h"

namespace atlas {

/// Appends findings where the free blocks or inodes of the superblock are not the sum over the group descriptors. The kernel
/// writes the totals on unmounting only, and the backups keep those of an earlier time: looks at the primary superblock of a
/// volume that was unmounted cleanly.
void checkFreeTotals(const LayoutClaims& claims, std::vector<Finding>& findings);

} // namespace atlas
