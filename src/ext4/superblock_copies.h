// SPDX-License-Identifier: GPL-3.0-or-later
// Which groups keep copies of the superblock and the group descriptors, as libext2fs places them.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

/// Superblock, descriptor and reserved-GDT copies, as misc/dumpe2fs.c lists them.
[[nodiscard]] std::vector<GroupCopies> copiesOf(ext2_filsys fs);

} // namespace atlas
