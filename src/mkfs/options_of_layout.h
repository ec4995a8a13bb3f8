// SPDX-License-Identifier: GPL-3.0-or-later
// Derives mke2fs options that reproduce a layout, for planning variants of an existing volume.
#pragma once

#include "layout/layout.h"
#include "mkfs/format_options.h"

namespace atlas {

/// Uses only the superblock and assumes the planned version of mke2fs. The layout may differ if the volume was resized or was
/// made by another version or with packed_meta_blocks.
[[nodiscard]] FormatOptions formatOptionsOf(const Layout& layout);

/// The line that makes the file system of `layout` again with blocks of `blockSize`: its type, features, inodes, label,
/// UUID and reserved blocks stay. The RAID geometry is rewritten in the new blocks; the size of groups is not kept when
/// the block size changes.
[[nodiscard]] OptionLine lineToMakeAgain(const Layout& layout, std::string_view type, ByteCount blockSize);

} // namespace atlas
