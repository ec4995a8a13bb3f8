// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/layout_summary.h"

#include "base/ceil_div.h"
#include "layout/heeded_flags.h"
#include "layout/missing_bytes.h"

#include <algorithm>

namespace atlas {
namespace {

MetadataSummary metadataOf(const Layout& layout) {
    const auto& fs = layout.filesystem;
    MetadataSummary summary;
    for (const auto& region : layout.regions) {
        const auto bytes = bytesOf(region.count, fs.blockSize);
        summary.bytes += bytes;
        summary.kinds[index(region.kind)] += bytes;
    }
    const auto volume = bytesOf(fs.blockCount, fs.blockSize);
    if (volume.value > 0) {
        summary.share = static_cast<double>(summary.bytes.value) / static_cast<double>(volume.value);
    }
    return summary;
}

FlexGroupSummary flexGroupsOf(const Filesystem& fs) {
    const std::uint64_t groups = fs.groupCount.value;
    const auto inOne = std::min<std::uint64_t>(fs.groupsPerFlex(), std::max<std::uint64_t>(groups, 1));
    return {fs.flexGroupSize, fs.flexGroupCount(), bytesOf(BlockCount{inOne}, fs.blockSize)};
}

JournalSummary journalOf(const Layout& layout) {
    const auto& fs = layout.filesystem;
    JournalSummary summary{.needsRecovery = fs.needsRecovery};
    if (!fs.has("has_journal")) {
        return summary;
    }
    const auto file = std::ranges::find(layout.files, RegionKind::Journal, &SystemFile::kind);
    if (file == layout.files.end() || file->extents.empty()) {
        summary.kind = JournalSummary::Kind::External;
        return summary;
    }
    summary.kind = JournalSummary::Kind::Internal;
    for (const auto& extent : file->mapping) {
        summary.mapping += extent.count;
    }
    for (const auto& extent : file->extents) {
        summary.missing += intersection(extent, missingBlocks(layout)).count;
    }
    for (const auto& extent : file->dataExtents()) {
        summary.bytes += bytesOf(extent.count, fs.blockSize);
    }
    const auto pieces = piecesOf(*file);
    summary.first = pieces.empty() ? BlockNumber{} : pieces.front().first;
    summary.pieces = pieces.size();
    return summary;
}

/// By the numbers of blocks and of inodes, which have 32 bits (fs/ext4/resize.c, ext4_resize_fs: "resize would cause
/// inodes_count overflow").
std::uint64_t mostBlocksByNumber(const Filesystem& fs) {
    return fs.has("64bit") ? std::uint64_t{1} << 48 : (std::uint64_t{1} << 32) - 1;
}

std::uint64_t mostBlocksByInodes(const Filesystem& fs) {
    if (fs.inodesPerGroup == 0) {
        return mostBlocksByNumber(fs);
    }
    const std::uint64_t mostGroups = 0xFFFFFFFF / fs.inodesPerGroup;
    return fs.firstDataBlock.value + mostGroups * fs.blocksPerGroup;
}

GrowthSummary growthOf(const Filesystem& fs) {
    const std::uint64_t descriptorsPerBlock = fs.descriptorSize > 0 ? fs.blockSize.value / fs.descriptorSize : 0;
    const std::uint64_t descriptorBlocks = std::uint64_t{fs.descriptorBlocks} + fs.reservedGdtBlocks;
    const auto byTable = descriptorBlocks * descriptorsPerBlock * fs.blocksPerGroup;
    const bool inodesEndFirst = mostBlocksByInodes(fs) < mostBlocksByNumber(fs);
    const auto mostBlocks =
        std::max(inodesEndFirst ? mostBlocksByInodes(fs) : mostBlocksByNumber(fs), fs.blockCount.value);
    using enum GrowthSummary::Then;
    if (fs.has("sparse_super2")) {
        return {bytesOf(fs.blockCount, fs.blockSize), Refused};
    }
    if (!fs.primaryIsLost() && fs.state.ends_with("with errors")) {
        return {bytesOf(fs.blockCount, fs.blockSize), Errors};
    }
    if (fs.has("meta_bg") || byTable >= mostBlocks) {
        return {bytesOf(BlockCount{mostBlocks}, fs.blockSize), inodesEndFirst ? TheEndOfInodes : TheEnd};
    }
    return {bytesOf(BlockCount{std::max(byTable, fs.blockCount.value)}, fs.blockSize), MetaBg};
}

/// Backup superblocks past the end of the image or partition.
std::uint64_t missingBackups(const Layout& layout) {
    const auto missing = missingBlocks(layout);
    return static_cast<std::uint64_t>(std::ranges::count_if(layout.copies, [&](const GroupCopies& copies) {
        return copies.group.value > 0 && copies.superblock && missing.contains(*copies.superblock);
    }));
}

} // namespace

std::vector<BlockInterval> piecesOf(const SystemFile& file) {
    std::vector<BlockInterval> pieces;
    auto whole = file.extents.begin(); // in which the data lie, perhaps between blocks of the map
    bool goesOn = false;
    for (const auto& data : file.dataExtents()) {
        for (; whole != file.extents.end() && !whole->contains(data.first); ++whole) {
            goesOn = false;
        }
        goesOn = goesOn || (!pieces.empty() && pieces.back().end() == data.first);
        if (goesOn) {
            pieces.back().count = data.end() - pieces.back().first;
        } else {
            pieces.push_back(data);
        }
        goesOn = true;
    }
    return pieces;
}

std::vector<GroupNumber> backupGroups(const Layout& layout) {
    std::vector<GroupNumber> groups;
    for (const auto& copies : layout.copies) {
        if (copies.superblock && copies.group.value > 0) {
            groups.push_back(copies.group);
        }
    }
    return groups;
}

LazyInitSummary lazyInitOf(const Layout& layout) {
    const auto& fs = layout.filesystem;
    const HeededFlags flags(layout);
    LazyInitSummary summary;
    summary.applies = fs.checksumsDescriptors();
    if (!summary.applies || fs.inodeSize == 0) {
        return summary;
    }
    const auto inodesPerBlock = std::max<std::uint64_t>(fs.blockSize.value / fs.inodeSize, 1);
    for (std::uint32_t g = 0; g < layout.groups.size().value; ++g) {
        const GroupNumber group{g};
        summary.inodeUninit += flags.inodesUninitialised(group) ? 1 : 0;
        summary.blockUninit += flags.blocksUninitialised(group) ? 1 : 0;
        if (flags.awaitsZeroing(group)) {
            const auto used = flags.initialisedInodes(group);
            const auto usedBlocks =
                std::min<std::uint64_t>(ceilDiv(std::uint64_t{used}, inodesPerBlock), fs.inodeTableBlocks);
            ++summary.notZeroed;
            summary.toZero += bytesOf(BlockCount{fs.inodeTableBlocks - usedBlocks}, fs.blockSize);
        }
    }
    return summary;
}

LayoutSummary summarise(const Layout& layout) {
    return {metadataOf(layout),   flexGroupsOf(layout.filesystem), lazyInitOf(layout),         journalOf(layout),
            backupGroups(layout), missingBackups(layout),          growthOf(layout.filesystem)};
}

} // namespace atlas
