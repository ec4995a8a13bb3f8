// SPDX-License-Identifier: GPL-3.0-or-later
// The sizes that mke2fs decides: blocks, inodes, groups, flex groups, journal (PRS() of misc/mke2fs.c).
#pragma once

#include "mkfs/decide.h"

#include "base/libext2fs.h"

namespace atlas {

/// Blocks of `unit` bytes on `device`, or the operand of `options` if given. `unit` is the block size known so far.
[[nodiscard]] Result<blk64_t> deviceBlocks(const Device& device, const MkfsOptions& options, std::uint64_t unit);

/// Block size in bytes. If -b does not give it, converts `blocks` from KiB to blocks of that size.
[[nodiscard]] Result<int> blockSizeFor(const Device& device, const MkfsOptions& options, const TypedProfile& settings,
                                       blk64_t& blocks, std::vector<std::string>& warnings);

void setBlockSize(ext2_super_block& param, int bytes);

/// Also sets the 64bit feature if the count needs it and mke2fs.conf allows it.
[[nodiscard]] Status setBlockCount(ext2_super_block& param, blk64_t blocks, const TypedProfile& settings);

/// From -C, else mke2fs.conf, else 16 blocks of `blockSize`; without bigalloc, one block.
[[nodiscard]] Status setClusterSize(ext2_super_block& param, int blockSize, const MkfsOptions& options,
                                    const TypedProfile& settings);

/// The kernel cannot mount a file system with blocks larger than a page.
[[nodiscard]] Status checkPageSize(int blockSize, bool force, std::vector<std::string>& warnings);

/// floor(log2(number)) as mke2fs's int_log2; 0 for 0 and 1.
[[nodiscard]] int floorLog2(std::uint64_t number);

/// Bytes of the volume per inode: from -i, else from mke2fs.conf but at least the block and cluster size.
[[nodiscard]] int inodeRatioFor(ext2_super_block& param, int blockSize, const MkfsOptions& options,
                                const TypedProfile& settings);

/// -I in bytes, at least 256 with project quota; 0: not given.
[[nodiscard]] Result<int> projectInodeSize(ext2_super_block& param, const MkfsOptions& options,
                                           const TypedProfile& settings);

/// Sets the inode size. Returns the size in bytes for later steps; 0: neither `wanted` nor mke2fs.conf gives one.
[[nodiscard]] Result<int> setInodeSize(ext2_super_block& param, int wanted, int blockSize, const TypedProfile& settings,
                                       std::vector<std::string>& warnings);

/// From -N, else one inode per `ratio` bytes. An `inodeSize` of 0 means 128.
[[nodiscard]] Status setInodeCount(ext2_super_block& param, std::uint64_t given, int ratio, int inodeSize);

/// With bigalloc, -g is in clusters.
[[nodiscard]] Status setGroupSize(ext2_super_block& param, int blockSize);

[[nodiscard]] Status setFlexGroupSize(ext2_super_block& param, const MkfsOptions& options,
                                      const TypedProfile& settings);

/// Sets the blocks of the journal and its fast-commit area like figure_journal_size() of misc/util.c. They stay 0, with
/// a warning, if the file system is too small for a journal.
[[nodiscard]] Status chooseJournalSize(Decision& decision, ext2_filsys fs, ext2fs_journal_params& journal);

} // namespace atlas
