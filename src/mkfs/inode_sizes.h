// SPDX-License-Identifier: GPL-3.0-or-later
// How many inodes of which size, as PRS() of misc/mke2fs.c finds out.
#pragma once

#include "mkfs/decide.h"

namespace atlas {

/// Bytes of the volume for each inode: -i, else by mke2fs.conf, and then at least a block and a cluster.
[[nodiscard]] int inodeRatioFor(ext2_super_block& param, int blockSize, const MkfsOptions& options,
                                const TypedProfile& settings);

/// -I; with quota of projects at least 256, and 0 where nothing says it yet.
[[nodiscard]] Result<int> projectInodeSize(ext2_super_block& param, const MkfsOptions& options,
                                           const TypedProfile& settings);

/// Gives `param` the size; returns what counts as it from then on: 0 where nothing says it.
[[nodiscard]] Result<int> setInodeSize(ext2_super_block& param, int wanted, int blockSize, const TypedProfile& settings,
                                       std::vector<std::string>& warnings);

/// -N, else one for each `ratio` bytes; `inodeSize` 0 counts as 128.
[[nodiscard]] Status setInodeCount(ext2_super_block& param, std::uint64_t given, int ratio, int inodeSize);

} // namespace atlas
