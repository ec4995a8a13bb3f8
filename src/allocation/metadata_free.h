// SPDX-License-Identifier: GPL-3.0-or-later
// Metadata that a bitmap marks as free: the kernel would hand it out, or refuses the bitmap (fs/ext4/balloc.c,
// ext4_valid_block_bitmap()).
#pragma once

#include "layout/layout.h"

#include <span>

namespace atlas {

/// That the block bitmap of `group` marks blocks of metadata as free. Nullopt also where the descriptor of `group` has a wrong
/// checksum; bitmaps and inode tables that a descriptor with a wrong checksum names are left out: that is a finding already.
[[nodiscard]] std::optional<Finding> metadataFreeFault(const Layout& layout, GroupNumber group,
                                                       std::span<const std::byte> bitmap);

/// That the inode bitmap of `group` marks reserved inodes or those of system files as free. Nullopt also where the descriptor of
/// `group` has a wrong checksum.
[[nodiscard]] std::optional<Finding> systemInodesFreeFault(const Layout& layout, GroupNumber group,
                                                           std::span<const std::byte> bitmap);

} // namespace atlas
