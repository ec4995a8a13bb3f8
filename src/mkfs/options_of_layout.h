// SPDX-License-Identifier: GPL-3.0-or-later
// Derives mke2fs options that reproduce a layout, for planning variants of an existing volume.
#pragma once

#include "layout/layout.h"
#include "mkfs/format_options.h"

namespace atlas {

/// The options that make `layout` again, without -G: what moves a block, see geometryOptions(), and strict names. Assumes the
/// planned version of mke2fs. What the layout does not tell, so that blocks may lie elsewhere:
/// - -E packed_meta_blocks, and -E root_owner=, which may lengthen the quota files;
/// - how many blocks of the journal are for fast commits, which moves none: they are shared out as mke2fs does;
/// - an external journal, for which an internal one is made;
/// - bad blocks, and what resize2fs, tune2fs or another version of mke2fs placed by its own rules.
[[nodiscard]] FormatOptions formatOptionsOf(const Layout& layout);

/// The line that makes the file system of `layout` again with blocks of `blockSize`, with the same exceptions: besides what
/// formatOptionsOf() keeps, its type, -G, label, UUID, reserved blocks, behaviour on errors, hash seed and MMP interval stay.
/// Without `raid` its stride and stripe width are left out. What tune2fs set besides is not kept: default mount options and
/// check intervals.
[[nodiscard]] OptionLine lineToMakeAgain(const Layout& layout, std::string_view type, ByteCount blockSize,
                                         bool raid = true);

} // namespace atlas
