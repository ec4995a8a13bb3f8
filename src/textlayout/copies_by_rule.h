// SPDX-License-Identifier: GPL-3.0-or-later
// Where libext2fs keeps copies of the superblock and of the group descriptors.
#pragma once

#include "layout/layout.h"

#include <array>
#include <optional>

namespace atlas {

/// The two groups that sparse_super2 names; 0 for none.
using BackupGroups = std::array<std::uint32_t, 2>;

/// The copies in `group` (lib/ext2fs/closefs.c, ext2fs_super_and_bgd_loc2); nullopt if it has none.
[[nodiscard]] std::optional<GroupCopies> copiesByRule(const Filesystem& fs, GroupNumber group,
                                                      const BackupGroups& backups);

} // namespace atlas
