// SPDX-License-Identifier: GPL-3.0-or-later
// The features that mke2fs's -O takes: the kernel or tune2fs sets the others.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace atlas {

/// misc/mke2fs.c ok_features, by the names of lib/e2p/feature.c.
inline constexpr std::array<std::string_view, 32> settableFeatures{
    "has_journal",  "resize_inode",  "dir_index",   "ext_attr",  "sparse_super2",
    "fast_commit",  "stable_inodes", "orphan_file", "filetype",  "extent",
    "journal_dev",  "meta_bg",       "flex_bg",     "ea_inode",  "mmp",
    "64bit",        "inline_data",   "encrypt",     "casefold",  "metadata_csum_seed",
    "large_dir",    "large_file",    "huge_file",   "dir_nlink", "extra_isize",
    "sparse_super", "uninit_bg",     "bigalloc",    "quota",     "metadata_csum",
    "project",      "verity"};

[[nodiscard]] inline bool isSettable(std::string_view feature) {
    return std::ranges::find(settableFeatures, feature) != settableFeatures.end();
}

} // namespace atlas
