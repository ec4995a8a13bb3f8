// SPDX-License-Identifier: GPL-3.0-or-later
// Determines the volume size, block size and cluster size as PRS() of misc/mke2fs.c does.
#pragma once

#include "mkfs/decide.h"

namespace atlas {

/// The number of blocks of `unit` bytes on `device`, or the operand of `options` if given. `unit` is the block size known so
/// far.
[[nodiscard]] Result<blk64_t> deviceBlocks(const Device& device, const MkfsOptions& options, std::uint64_t unit);

/// The block size in bytes. If -b does not give it, converts `blocks` from KiB to blocks of that size.
[[nodiscard]] Result<int> blockSizeFor(const Device& device, const MkfsOptions& options, const TypedProfile& settings,
                                       blk64_t& blocks, std::vector<std::string>& warnings);

void setBlockSize(ext2_super_block& param, int bytes);

/// Sets the block count, and the 64bit feature if the count needs it and mke2fs.conf allows it.
[[nodiscard]] Status setBlockCount(ext2_super_block& param, blk64_t blocks, const TypedProfile& settings);

/// Takes -C, else mke2fs.conf, else 16 blocks of `blockSize`; without bigalloc, one block.
[[nodiscard]] Status setClusterSize(ext2_super_block& param, int blockSize, const MkfsOptions& options,
                                    const TypedProfile& settings);

/// Checks the block size against the page size: the kernel mounts no file system with larger blocks.
[[nodiscard]] Status checkPageSize(int blockSize, bool force, std::vector<std::string>& warnings);

/// floor(log2(number)) as mke2fs's int_log2; 0 for 0 and 1.
[[nodiscard]] int floorLog2(std::uint64_t number);

} // namespace atlas
