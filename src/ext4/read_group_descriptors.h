// SPDX-License-Identifier: GPL-3.0-or-later
// Converts the group descriptors of an open libext2fs handle to plain values, for the reader and the planner.
#pragma once

#include "ext4/filesystem_handle.h"
#include "layout/layout.h"

namespace atlas {

/// Left out, the checksums are 0 or empty: those of a plan are not computed.
enum class DescriptorChecksums { Read, LeftOut };

[[nodiscard]] Groups groupsOf(ext2_filsys fs, DescriptorChecksums checksums);
/// Puts the structures of groups whose descriptors cannot be read past the end of the volume, where nothing is: zeros would
/// claim block 0.
void placeUnreadOutside(ext2_filsys fs, Groups& groups);

} // namespace atlas
