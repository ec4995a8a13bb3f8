// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/growth_limit.h"

#include <algorithm>
#include <limits>

namespace atlas {
namespace {

/// By the numbers of blocks and of inodes, which have 32 bits (fs/ext4/resize.c, ext4_resize_fs: "resize would cause
/// inodes_count overflow").
std::uint64_t maxBlocksByNumber(const Filesystem& fs) {
    return fs.has("64bit") ? std::uint64_t{1} << 48 : (std::uint64_t{1} << 32) - 1;
}

std::uint64_t maxBlocksByInodes(const Filesystem& fs) {
    if (fs.inodesPerGroup == 0) {
        return maxBlocksByNumber(fs);
    }
    const std::uint64_t maxGroups = maxInodeCount / fs.inodesPerGroup;
    return fs.firstDataBlock.value + maxGroups * fs.blocksPerGroup;
}

} // namespace

std::string_view name(GrowthLimit::Then then) {
    switch (then) {
    case GrowthLimit::Then::MetaBg: return "meta_bg";
    case GrowthLimit::Then::TheEnd:
    case GrowthLimit::Then::TheEndOfInodes: return "end";
    case GrowthLimit::Then::Refused: return "refused";
    case GrowthLimit::Then::Errors: return "errors";
    }
    return "";
}

GrowthLimit growthLimitOf(const Filesystem& fs) {
    const std::uint64_t descriptorBlocks = std::uint64_t{fs.descriptorBlocks} + fs.reservedGdtBlocks;
    const auto byTable = descriptorBlocks * fs.descriptorsPerBlock() * fs.blocksPerGroup;
    const bool inodesEndFirst = maxBlocksByInodes(fs) < maxBlocksByNumber(fs);
    const auto maxBlocks =
        std::max(inodesEndFirst ? maxBlocksByInodes(fs) : maxBlocksByNumber(fs), fs.blockCount.value);
    using enum GrowthLimit::Then;
    if (fs.has("sparse_super2")) {
        return {fs.size(), Refused};
    }
    if (!fs.primaryIsLost() && fs.hasRecordedErrors()) {
        return {fs.size(), Errors};
    }
    if (fs.has("meta_bg") || byTable >= maxBlocks) {
        return {bytesOf(BlockCount{maxBlocks}, fs.blockSize), inodesEndFirst ? TheEndOfInodes : TheEnd};
    }
    return {bytesOf(BlockCount{std::max(byTable, fs.blockCount.value)}, fs.blockSize), MetaBg};
}

GroupCount grownGroupCount(const Filesystem& fs, ByteCount to) {
    if (to <= fs.size() || fs.blockSize.value == 0 || fs.blocksPerGroup == 0) {
        return fs.groupCount;
    }
    const auto blocks = to.value / fs.blockSize.value - fs.firstDataBlock.value;
    const auto rest = blocks % fs.blocksPerGroup;
    const bool lastIsMade = rest >= std::uint64_t{fs.inodeTableBlocks} + 2 + minBlocksOfLastGroup;
    const auto groups = blocks / fs.blocksPerGroup + (lastIsMade ? 1 : 0);
    return std::max(fs.groupCount, GroupCount{static_cast<std::uint32_t>(
                                       std::min<std::uint64_t>(groups, std::numeric_limits<std::uint32_t>::max()))});
}

} // namespace atlas
