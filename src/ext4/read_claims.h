// SPDX-License-Identifier: GPL-3.0-or-later
// What an open libext2fs handle says, as plain values. The reader and the planner share it.
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
/// Runs of groups whose descriptor checksum is not the computed one.
void addChecksumFindings(const Groups& groups, std::vector<Finding>& findings);

} // namespace atlas
