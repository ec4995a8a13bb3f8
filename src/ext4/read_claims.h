// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the data of an open libext2fs handle to plain values, for the reader and the planner.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

[[nodiscard]] Filesystem filesystemOf(ext2_filsys fs);
[[nodiscard]] Groups groupsOf(ext2_filsys fs);
/// Superblock, descriptor and reserved-GDT copies, as misc/dumpe2fs.c lists them.
[[nodiscard]] std::vector<GroupCopies> copiesOf(ext2_filsys fs);
/// Journal, MMP block, quota files, orphan file, resize inode; one that cannot be read is a finding.
[[nodiscard]] std::vector<SystemFile> systemFilesOf(ext2_filsys fs, std::vector<Finding>& findings);
/// Reports runs of groups whose group descriptor has a wrong checksum.
void addChecksumFindings(const Groups& groups, std::vector<Finding>& findings);

} // namespace atlas
