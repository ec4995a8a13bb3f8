// SPDX-License-Identifier: GPL-3.0-or-later
// Derives mke2fs options that reproduce a layout, for planning variants of an existing volume.
#pragma once

#include "layout/layout.h"
#include "mkfs/format_options.h"

namespace atlas {

/// Uses only the superblock and assumes the planned version of mke2fs. The layout may differ if the volume was resized or was
/// made by another version or with packed_meta_blocks.
[[nodiscard]] FormatOptions formatOptionsOf(const Layout& layout);

} // namespace atlas
