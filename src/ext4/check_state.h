// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

/// Reports a journal that is to be replayed or lies elsewhere, a file system that is not clean, and recorded errors. A backup
/// keeps the state of the time at which it was written, mostly that of mke2fs, which says "not clean": that is not reported.
void checkState(const Filesystem& fs, const ext2_super_block& sb, std::vector<Finding>& findings);

} // namespace atlas
