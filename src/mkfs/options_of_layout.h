// SPDX-License-Identifier: GPL-3.0-or-later
// The mke2fs options that would make a given layout again: "what would another -G have been?" for a volume that exists.
#pragma once

#include "layout/layout.h"
#include "mkfs/format_options.h"

namespace atlas {

/// By the superblock alone, as mke2fs would make it now: what was resized, or made by another version or with
/// packed_meta_blocks, may lie elsewhere.
[[nodiscard]] FormatOptions formatOptionsOf(const Layout& layout);

} // namespace atlas
