// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/filesystem.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

/// Features of ext2 and ext3; any other feature makes it ext4 (util-linux libblkid/src/superblocks/ext.c).
constexpr std::array<std::string_view, 14> oldFeatures{
    "dir_prealloc", "imagic_inodes",  "has_journal", "ext_attr",     "resize_inode", "dir_index",   "sparse_super2",
    "filetype",     "needs_recovery", "meta_bg",     "sparse_super", "large_file",   "fast_commit", "exclude_bitmap"};

/// fs/ext4/ext4.h, EXT4_ERR_UNKNOWN (1) and following
constexpr std::array<std::string_view, 17> errorNames{
    "unknown", "EIO",    "ENOMEM",    "EFSBADCRC", "EFSCORRUPTED", "ENOSPC",    "ENOKEY",    "EROFS", "EFBIG",
    "EEXIST",  "ERANGE", "EOVERFLOW", "EBUSY",     "ENOTDIR",      "ENOTEMPTY", "ESHUTDOWN", "EFAULT"};

} // namespace

std::string codeName(const RecordedError& error) {
    if (error.code == 0)
        return {};
    return error.code <= errorNames.size() ? std::string(errorNames[error.code - 1U]) : std::to_string(error.code);
}

bool Filesystem::has(std::string_view feature) const { return std::ranges::find(features, feature) != features.end(); }

std::string_view Filesystem::extName() const {
    if (!areFeaturesKnown)
        return "ext2/3/4";
    const bool old = std::ranges::all_of(features, [](std::string_view feature) {
        return std::ranges::find(oldFeatures, feature) != oldFeatures.end();
    });
    if (!old)
        return "ext4";
    return has("has_journal") ? "ext3" : "ext2";
}

std::optional<BlockNumber> Filesystem::blockAt(ByteOffset byte, ByteOffset volume) const {
    if (byte < volume || blockSize.value == 0)
        return std::nullopt;
    const auto block = blockOf(byte, blockSize, volume);
    return block < end() ? std::optional(block) : std::nullopt;
}

BlockInterval Filesystem::blocksOf(GroupNumber group) const {
    const auto first = firstDataBlock + BlockCount{std::uint64_t{group.value} * blocksPerGroup};
    return between(first, std::min(first + BlockCount{blocksPerGroup}, end()));
}

GroupNumber Filesystem::groupOf(BlockNumber block) const {
    if (block < firstDataBlock)
        return {0};
    return {static_cast<std::uint32_t>((block - firstDataBlock).value / blocksPerGroup)};
}

std::uint64_t Filesystem::bitOf(BlockNumber block) const {
    return (block - blocksOf(groupOf(block)).first).value / std::max(blocksPerCluster(), 1U);
}

BlockNumber Filesystem::blockOfBit(GroupNumber group, std::uint64_t bit) const {
    return blocksOf(group).first + BlockCount{bit * blocksPerCluster()};
}

Interval<GroupNumber> Filesystem::flexGroupAround(GroupNumber group) const {
    const auto perFlex = groupsPerFlex();
    const GroupNumber first{group.value - group.value % perFlex};
    return {first, {std::min(perFlex, groupCount.value - first.value)}};
}

} // namespace atlas
