// SPDX-License-Identifier: GPL-3.0-or-later
// Walks the blocks that an inode maps and checks its counts against them.
#pragma once

#include "base/units.h"
#include "ext4/filesystem_handle.h"
#include "ext4/read_system_files.h"

#include <string>
#include <vector>

namespace atlas {

struct BlockWalk {
    std::vector<BlockInterval> extents{}; ///< in file order, with the extent tree or indirect blocks
    std::vector<BlockInterval> mapping{}; ///< the extent tree or indirect blocks among `extents`
    std::uint64_t blocks = 0; ///< in `extents`
    std::uint64_t data = 0; ///< blocks without `mapping`
    std::uint64_t end = 0; ///< logical block after the last one
    bool holes = false; ///< there are holes before the last block
    std::string error{}; ///< why the walk ended early; empty otherwise
};

/// Precondition: ext2fs_inode_has_valid_blocks2().
[[nodiscard]] BlockWalk walkBlocks(ext2_filsys fs, ext2_ino_t number);

/// Compares i_blocks and i_size of `inode` with its blocks as e2fsck/pass1.c (check_blocks) does, and reports holes.
/// Journals (e2fsck/journal.c), orphan files (e2fsck/super.c) and directories may not have holes, quota files may.
void checkBlockCounts(ext2_filsys fs, ext2_inode& inode, const BlockWalk& walk, const FileName& file,
                      std::vector<Finding>& findings);

} // namespace atlas
