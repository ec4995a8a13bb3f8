// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the internal files of an open libext2fs handle to plain values, for the reader and the planner.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

/// Journal, MMP block, quota files, orphan file, resize inode; one that cannot be read is a finding.
[[nodiscard]] std::vector<SystemFile> systemFilesOf(ext2_filsys fs, std::vector<Finding>& findings);

} // namespace atlas
