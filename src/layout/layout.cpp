// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/layout.h"

#include "layout/structures.h"

#include <algorithm>

namespace atlas {
namespace {

std::optional<BlockNumber> startOfCopy(const GroupCopies& copies, RegionKind kind) {
    const auto firstOf = [](BlockInterval blocks) {
        return blocks.empty() ? std::nullopt : std::optional(blocks.first);
    };
    switch (kind) {
    case RegionKind::PrimarySuperblock:
    case RegionKind::BackupSuperblock: return copies.superblock;
    case RegionKind::GroupDescriptors: return firstOf(copies.descriptors);
    case RegionKind::ReservedGdt: return firstOf(copies.reservedGdt);
    default: return std::nullopt;
    }
}

} // namespace

std::string_view name(DescriptorSource source) {
    switch (source) {
    case DescriptorSource::Primary: return "primary";
    case DescriptorSource::Copy: return "copy";
    case DescriptorSource::Nowhere: return "nowhere";
    case DescriptorSource::Unstated: break;
    }
    return "unstated";
}

namespace {

const Finding* findingOfText(const LayoutClaims& claims) {
    const auto found = std::ranges::find(claims.findings, FindingKind::ReadFromText, &Finding::kind);
    return found == claims.findings.end() ? nullptr : &*found;
}

} // namespace

bool isOfText(const LayoutClaims& claims) { return findingOfText(claims) != nullptr; }

bool isOfMetadataImage(const LayoutClaims& claims) {
    return std::ranges::find(claims.findings, FindingKind::MetadataImage, &Finding::kind) != claims.findings.end();
}

bool saysWhatIsZeroed(const LayoutClaims& claims) {
    const auto* const text = findingOfText(claims);
    return text == nullptr || text->numbers[2] != 0;
}

void Groups::resize(GroupCount count) {
    blockBitmap.resize(count.value);
    inodeBitmap.resize(count.value);
    inodeTable.resize(count.value);
    freeBlocks.resize(count.value);
    freeInodes.resize(count.value);
    usedDirectories.resize(count.value);
    unusedInodes.resize(count.value);
    flags.resize(count.value);
    checksum.resize(count.value);
    computedChecksum.resize(count.value);
}

GroupCount Groups::countFrom(DescriptorSource where) const {
    if (source.empty())
        return where == DescriptorSource::Primary ? size() : GroupCount{0};
    return {static_cast<std::uint32_t>(std::ranges::count(source, static_cast<std::uint16_t>(where)))};
}

std::size_t Layout::firstRegionEndingAfter(BlockNumber block) const {
    const auto it = std::ranges::upper_bound(regions, block, {}, &Region::end);
    return static_cast<std::size_t>(it - regions.begin());
}

const Region* Layout::regionAt(BlockNumber block) const {
    const auto at = firstRegionEndingAfter(block);
    return at < regions.size() && regions[at].blocks().contains(block) ? &regions[at] : nullptr;
}

GroupNumber Layout::groupAt(BlockNumber block) const {
    const auto* region = regionAt(block);
    return region != nullptr && region->owned() ? region->ownerOf(block) : filesystem.groupOf(block);
}

const SystemFile* Layout::fileAt(BlockNumber block) const {
    const auto found = std::ranges::find_if(files, [&](const SystemFile& file) {
        return std::ranges::any_of(file.extents, [&](const BlockInterval& blocks) { return blocks.contains(block); });
    });
    return found == files.end() ? nullptr : &*found;
}

const Region* Layout::firstOf(RegionKind kind) const {
    const auto found = std::ranges::find(regions, kind, &Region::kind);
    return found == regions.end() ? nullptr : &*found;
}

const GroupCopies* Layout::copiesIn(GroupNumber group) const {
    const auto it = std::ranges::lower_bound(copies, group, {}, &GroupCopies::group);
    return it != copies.end() && it->group == group ? &*it : nullptr;
}

std::optional<BlockNumber> Layout::startOf(RegionKind kind, GroupNumber group) const {
    const auto stated = [&](BlockNumber first) {
        return isPlaceStated(first, group) ? std::optional(first) : std::nullopt;
    };
    switch (kind) {
    case RegionKind::BlockBitmap: return stated(groups.blockBitmap[group.value]);
    case RegionKind::InodeBitmap: return stated(groups.inodeBitmap[group.value]);
    case RegionKind::InodeTable: return stated(groups.inodeTable[group.value]);
    default: break;
    }
    const auto* const found = copiesIn(group);
    return found == nullptr ? std::nullopt : startOfCopy(*found, kind);
}

std::vector<BlockInterval> SystemFile::dataExtents() const {
    std::vector<BlockInterval> data;
    auto parts = mapping;
    std::ranges::sort(parts);
    const auto endOf = [](const BlockInterval& part) { return part.end(); };
    for (auto extent : extents) {
        auto part = std::ranges::upper_bound(parts, extent.first, {}, endOf);
        for (; part != parts.end() && part->first < extent.end(); ++part) {
            if (const auto cut = intersection(extent, *part); !cut.empty()) {
                if (cut.first > extent.first)
                    data.push_back(between(extent.first, cut.first));
                extent = between(cut.end(), extent.end());
            }
        }
        if (!extent.empty())
            data.push_back(extent);
    }
    return data;
}

void setAvailable(LayoutClaims& claims, ByteCount available) {
    const auto claimed = claims.filesystem.size();
    if (claimed > available) {
        claims.missing = claimed - available;
        claims.findings.push_back({.kind = FindingKind::VolumePastEnd, .numbers = {claimed.value, available.value}});
    }
}

ByteCount missingBytes(std::span<const Finding> findings) {
    const auto found = std::ranges::find(findings, FindingKind::VolumePastEnd, &Finding::kind);
    if (found == findings.end())
        return {};
    const ByteCount claimed{found->numbers[0]};
    const ByteCount available{found->numbers[1]};
    return claimed - std::min(claimed, available);
}

BlockInterval missingBlocks(const Layout& layout) {
    const auto& fs = layout.filesystem;
    if (layout.missing.value == 0 || fs.blockSize.value == 0)
        return {fs.end(), {}};
    const auto size = fs.size();
    const auto there = size - std::min(size, layout.missing); // a snapshot may claim more than the size
    return between(blockOf(ByteOffset{there.value}, fs.blockSize), fs.end());
}

std::string_view name(Presence presence) {
    switch (presence) {
    case Presence::All: return "all";
    case Presence::Part: return "part";
    case Presence::None: break;
    }
    return "none";
}

BlockInterval blocksThere(BlockInterval blocks, BlockInterval missing) {
    const auto begins = blocks.first < missing.first; // a corrupt end may overflow
    return {blocks.first, begins ? std::min(blocks.count, missing.first - blocks.first) : BlockCount{}};
}

Presence presenceOf(BlockInterval blocks, BlockInterval missing) {
    const auto there = blocksThere(blocks, missing);
    return there.count == blocks.count ? Presence::All : there.empty() ? Presence::None : Presence::Part;
}

std::uint64_t structuresPastEnd(const Layout& layout) {
    const auto missing = missingBlocks(layout);
    const auto isMissing = [&](BlockInterval blocks) { return presenceOf(blocks, missing) != Presence::All; };
    std::uint64_t count = 0;
    eachStructure(layout, [&](RegionKind, BlockInterval blocks, GroupNumber) { count += isMissing(blocks) ? 1 : 0; });
    return count + static_cast<std::uint64_t>(std::ranges::count_if(layout.files, [&](const SystemFile& file) {
               return std::ranges::any_of(file.extents, isMissing);
           }));
}

} // namespace atlas
