// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the superblock of an open libext2fs handle to plain values, for the reader and the planner.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

[[nodiscard]] Filesystem filesystemOf(ext2_filsys fs);

} // namespace atlas
