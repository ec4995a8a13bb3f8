// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/layout_summary.h"

#include "base/units.h"
#include "layout/layout.h"

#include <algorithm>

namespace atlas {
namespace {

/// Half the journal if that is whole MiB (-J size) and at least the 1,024 blocks that mke2fs demands (misc/util.c,
/// figure_journal_size()), else 0.
ByteCount halfOfJournal(const Layout& layout) {
    constexpr std::uint64_t fewestBlocks = 1024;
    const auto half = journalBytes(layout).value / 2;
    return {half % MiB == 0 && half >= fewestBlocks * layout.filesystem.blockSize.value ? half : 0};
}

MetadataSavings savingsOf(const Layout& layout, const MetadataSummary& metadata) {
    const auto& fs = layout.filesystem;
    const bool halves = fs.inodeTableBlocks % 2 == 0 && fs.inodesPerGroup % 16 == 0; // multiples of 8 inodes per group
    const auto of = [&](RegionKind kind) { return metadata.kinds[index(kind)].value; };
    return {{halves ? of(RegionKind::InodeTable) / 2 : 0},
            {fs.has("resize_inode") ? of(RegionKind::ReservedGdt) + of(RegionKind::ResizeInode) : 0},
            halfOfJournal(layout)};
}

MetadataSummary metadataOf(const Layout& layout) {
    const auto& fs = layout.filesystem;
    MetadataSummary summary;
    for (const auto& region : layout.regions) {
        const auto bytes = bytesOf(region.count, fs.blockSize);
        summary.bytes += bytes;
        summary.kinds[index(region.kind)] += bytes;
    }
    const auto volume = fs.size();
    if (volume.value > 0)
        summary.share = static_cast<double>(summary.bytes.value) / static_cast<double>(volume.value);
    summary.savings = savingsOf(layout, summary);
    return summary;
}

/// Runs of adjacent block bitmaps.
std::uint64_t bitmapRuns(const Layout& layout) {
    std::uint64_t runs = 0;
    BlockNumber end{};
    for (const auto& region : layout.regions) {
        if (region.kind == RegionKind::BlockBitmap) {
            runs += runs == 0 || region.first != end ? 1 : 0;
            end = region.end();
        }
    }
    return runs;
}

/// The largest span of all flex groups, or of single groups without flex_bg. Positions past the end count as the end.
BlockCount bitmapSpan(const Layout& layout) {
    const auto perFlex = layout.filesystem.groupsPerFlex();
    const auto all = layout.groups.size().value;
    std::uint64_t largest = 0;
    for (std::uint64_t first = 0; first < all; first += perFlex) {
        auto from = layout.filesystem.end();
        BlockNumber last{};
        for (auto g = first; g < std::min<std::uint64_t>(first + perFlex, all); ++g) {
            for (const auto bitmap : {layout.groups.blockBitmap[g], layout.groups.inodeBitmap[g]}) {
                if (!layout.isPlaceStated(bitmap, {static_cast<std::uint32_t>(g)}))
                    continue;
                from = std::min(from, bitmap);
                last = std::max(last, bitmap);
            }
        }
        if (last < from)
            continue; // all left out by a text
        last = std::min(last, layout.filesystem.end());
        largest = std::max(largest, (last - from).value + 1);
    }
    return {largest};
}

FlexGroupSummary flexGroupsOf(const Layout& layout) {
    const auto& fs = layout.filesystem;
    const std::uint64_t groups = fs.groupCount.value;
    const auto inOne = std::min<std::uint64_t>(fs.groupsPerFlex(), std::max<std::uint64_t>(groups, 1));
    return {fs.flexGroupSize, fs.flexGroupCount(), bytesOf(BlockCount{inOne}, fs.blockSize), bitmapRuns(layout),
            bytesOf(bitmapSpan(layout), fs.blockSize)};
}

JournalSummary journalOf(const Layout& layout) {
    const auto& fs = layout.filesystem;
    JournalSummary summary{.needsRecovery = fs.needsRecovery};
    if (!fs.has("has_journal") && fs.areFeaturesKnown)
        return summary;
    const auto file = std::ranges::find(layout.files, RegionKind::Journal, &SystemFile::kind);
    if (file == layout.files.end() || file->extents.empty()) {
        const bool elsewhere = std::ranges::any_of(
            layout.findings, [](const Finding& finding) { return finding.kind == FindingKind::ExternalJournal; });
        summary.kind = elsewhere                                       ? JournalSummary::Kind::External
                       : isOfText(layout) || isOfMetadataImage(layout) ? JournalSummary::Kind::Unstated
                                                                       : JournalSummary::Kind::Unreadable;
        return summary;
    }
    summary.kind = JournalSummary::Kind::Internal;
    const auto missing = missingBlocks(layout);
    for (const auto& extent : file->mapping)
        summary.mapping += extent.count;
    for (const auto& extent : file->extents)
        summary.missing += extent.count - blocksThere(extent, missing).count;
    summary.bytes = journalBytes(layout);
    const auto pieces = piecesOf(*file);
    summary.first = pieces.empty() ? BlockNumber{} : pieces.front().first;
    summary.pieces = pieces.size();
    return summary;
}

/// Backup superblocks past the end of the image or partition.
std::uint64_t missingBackups(const Layout& layout) {
    const auto missing = missingBlocks(layout);
    return static_cast<std::uint64_t>(std::ranges::count_if(layout.copies, [&](const GroupCopies& copies) {
        return copies.group.value > 0 && copies.superblock && *copies.superblock >= missing.first;
    }));
}

} // namespace

ByteCount journalBytes(const Layout& layout) {
    ByteCount bytes{};
    const auto file = std::ranges::find(layout.files, RegionKind::Journal, &SystemFile::kind);
    if (file != layout.files.end())
        for (const auto& extent : file->dataExtents())
            bytes += bytesOf(extent.count, layout.filesystem.blockSize);
    return bytes;
}

std::vector<BlockInterval> piecesOf(const SystemFile& file) {
    std::vector<BlockInterval> pieces;
    auto whole = file.extents.begin(); // the extent that contains the data, perhaps between blocks of the map
    bool goesOn = false;
    for (const auto& data : file.dataExtents()) {
        for (; whole != file.extents.end() && !whole->contains(data.first); ++whole)
            goesOn = false;
        goesOn = goesOn || (!pieces.empty() && pieces.back().end() == data.first);
        if (goesOn)
            pieces.back().count = data.end() - pieces.back().first;
        else
            pieces.push_back(data);
        goesOn = true;
    }
    return pieces;
}

std::vector<GroupNumber> backupGroups(const Layout& layout) {
    std::vector<GroupNumber> groups;
    for (const auto& copies : layout.copies)
        if (copies.superblock && copies.group.value > 0)
            groups.push_back(copies.group);
    return groups;
}

std::vector<BackupBlock> backupBlocks(const Layout& layout) {
    std::vector<BackupBlock> blocks;
    for (const auto& copies : layout.copies)
        if (copies.superblock && copies.group.value > 0)
            blocks.push_back({copies.group, *copies.superblock});
    return blocks;
}

std::vector<GroupNumber> differingBackups(const Layout& layout) {
    std::vector<GroupNumber> groups;
    for (const auto& finding : layout.findings) {
        const bool isOfBackups =
            finding.kind == FindingKind::BackupDiffers || finding.kind == FindingKind::BackupDamaged;
        if (isOfBackups && severityOf(finding) != Severity::Note) {
            groups.push_back(finding.group);
            groups.insert(groups.end(), finding.others.begin(), finding.others.end());
        }
    }
    std::ranges::sort(groups);
    const auto again = std::ranges::unique(groups);
    groups.erase(again.begin(), again.end());
    return groups;
}

LazyInitSummary lazyInitOf(const Layout& layout) {
    const auto& fs = layout.filesystem;
    const HeededFlags flags(layout);
    LazyInitSummary summary;
    summary.applies = fs.checksumsDescriptors();
    summary.isZeroingKnown = saysWhatIsZeroed(layout);
    if (!summary.applies || fs.inodeSize == 0)
        return summary;
    summary.unknown = (layout.groups.size() - layout.groups.countFrom(DescriptorSource::Primary)).value;
    const auto inodesPerBlock = std::max<std::uint64_t>(fs.blockSize.value / fs.inodeSize, 1);
    for (std::uint32_t g = 0; g < layout.groups.size().value; ++g) {
        const GroupNumber group{g};
        summary.inodeUninit += flags.says(group, GroupFlag::InodeUninit) ? 1 : 0;
        summary.blockUninit += flags.says(group, GroupFlag::BlockUninit) ? 1 : 0;
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

bool isBeforeReplay(const Filesystem& fs) {
    return fs.replay ? !fs.replay->isComplete() : fs.needsRecovery && !fs.mounted;
}

LayoutSummary summarise(const Layout& layout) {
    return {metadataOf(layout),
            flexGroupsOf(layout),
            lazyInitOf(layout),
            journalOf(layout),
            backupGroups(layout),
            differingBackups(layout),
            missingBackups(layout),
            growthLimitOf(layout.filesystem),
            unmountedGrowthLimitOf(layout.filesystem)};
}

} // namespace atlas
