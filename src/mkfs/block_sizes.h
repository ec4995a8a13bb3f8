// SPDX-License-Identifier: GPL-3.0-or-later
// How large the volume, its blocks and its clusters are, as PRS() of misc/mke2fs.c finds out.
#pragma once

#include "mkfs/decide.h"

namespace atlas {

/// What `device` or the operand of `options` gives room for, in blocks of `unit` bytes, the size that is known so far.
[[nodiscard]] Result<blk64_t> deviceBlocks(const Device& device, const MkfsOptions& options, std::uint64_t unit);

/// In bytes. Where -b does not say it, `blocks`, counted in KiB so far, is counted in these from then on.
[[nodiscard]] Result<int> blockSizeFor(const Device& device, const MkfsOptions& options, const TypedProfile& settings,
                                       blk64_t& blocks, std::vector<std::string>& warnings);

void setBlockSize(ext2_super_block& param, int bytes);

/// Gives `param` the count, and 64-bit block numbers where it needs them and mke2fs.conf allows them.
[[nodiscard]] Status setBlockCount(ext2_super_block& param, blk64_t blocks, const TypedProfile& settings);

/// -C, else by mke2fs.conf, else 16 blocks of `blockSize`; without bigalloc a block.
[[nodiscard]] Status setClusterSize(ext2_super_block& param, int blockSize, const MkfsOptions& options,
                                    const TypedProfile& settings);

/// The kernel mounts no blocks above the size of a page.
[[nodiscard]] Status checkPageSize(int blockSize, bool force, std::vector<std::string>& warnings);

/// As mke2fs's int_log2: 0 for 0 and 1.
[[nodiscard]] int floorLog2(std::uint64_t number);

} // namespace atlas
