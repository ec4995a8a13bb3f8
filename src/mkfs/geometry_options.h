// SPDX-License-Identifier: GPL-3.0-or-later
// The mke2fs options that decide where the blocks of a layout lie, derived from the layout itself.
#pragma once

#include "layout/layout.h"
#include "mkfs/format_options.h"

namespace atlas {

/// All but -G with which mke2fs places every block of `layout` again: features, inodes, clusters, groups, journal, descriptor
/// size, reserved GDT blocks, backups with sparse_super2, quota and orphan files, and the stripe if `raid`. Options that mke2fs
/// takes by itself are left out. The exceptions are those of formatOptionsOf().
///
/// With blocks of another size than those of the layout, bytes stay: what is counted in blocks is counted in the new ones,
/// and left out where they do not fill it exactly. The limit of growth is then left to mke2fs.
[[nodiscard]] FormatOptions geometryOptions(const Layout& layout, ByteCount blockSize, bool raid);

} // namespace atlas
