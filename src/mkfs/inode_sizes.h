// SPDX-License-Identifier: GPL-3.0-or-later
// Determines the number and the size of inodes as PRS() of misc/mke2fs.c does.
#pragma once

#include "mkfs/decide.h"

namespace atlas {

/// Bytes of the volume per inode: -i, else from mke2fs.conf but not below the block size and the cluster size.
[[nodiscard]] int inodeRatioFor(ext2_super_block& param, int blockSize, const MkfsOptions& options,
                                const TypedProfile& settings);

/// -I in bytes, at least 256 with project quota; 0: not given.
[[nodiscard]] Result<int> projectInodeSize(ext2_super_block& param, const MkfsOptions& options,
                                           const TypedProfile& settings);

/// Sets the inode size. Returns the size in bytes that later steps use; 0: neither `wanted` nor mke2fs.conf gives one.
[[nodiscard]] Result<int> setInodeSize(ext2_super_block& param, int wanted, int blockSize, const TypedProfile& settings,
                                       std::vector<std::string>& warnings);

/// Takes -N, else one inode per `ratio` bytes. An `inodeSize` of 0 means 128.
[[nodiscard]] Status setInodeCount(ext2_super_block& param, std::uint64_t given, int ratio, int inodeSize);

} // namespace atlas
