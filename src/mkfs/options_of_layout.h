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
/// UUID, reserved blocks, quota types, strict names, behaviour on errors, hash seed and MMP interval stay. The RAID geometry,
/// kept if `raid`, and the size of groups are rewritten in the new blocks. What tune2fs set besides is not kept: default
/// mount options and check intervals.
[[nodiscard]] OptionLine lineToMakeAgain(const Layout& layout, std::string_view type, ByteCount blockSize,
                                         bool raid = true);

} // namespace atlas
