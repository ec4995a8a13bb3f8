// SPDX-License-Identifier: GPL-3.0-or-later
#include "layout/structure_place.h"

#include "layout/descriptor_location.h"
#include "ondisk/group_descriptor.h"
#include "ondisk/inode.h"
#include "ondisk/journal.h"
#include "ondisk/luks.h"
#include "ondisk/lvm.h"
#include "ondisk/mbr_and_gpt.h"
#include "ondisk/md.h"
#include "ondisk/mmp_and_orphans.h"
#include "ondisk/superblock.h"

#include <algorithm>

namespace atlas {
namespace {

using enum PlacementReason::Kind;

/// Whether the block bitmaps of the second flex group directly follow those of the first.
bool isPacked(const Layout& layout) {
    const auto& bitmaps = layout.groups.blockBitmap;
    const auto perFlex = layout.filesystem.groupsPerFlex();
    return perFlex < bitmaps.size() && bitmaps[perFlex].value == bitmaps[perFlex - 1].value + 1;
}

PlacementReason homeOf(const Layout& layout, GroupNumber group) {
    const auto& fs = layout.filesystem;
    const auto flex = fs.flexGroupAround(group);
    const auto where = fs.groupOf(layout.groups.blockBitmap[group.value]);
    if (isPacked(layout))
        return {.kind = Packed};
    if (where != flex.first)
        return {.kind = Elsewhere, .first = flex.first, .last = where};
    const auto alone = fs.flexGroupSize ? FlexOfOne : NoFlexBg;
    return {.kind = fs.hasFlexGroups() ? FlexGroup : alone, .first = flex.first, .last = flex.last()};
}

/// Blocks of superblock, descriptors and reserved descriptors at the start of `group`; 0 without a superblock.
std::uint64_t blocksOfCopies(const Layout& layout, GroupNumber group) {
    const auto* copies = layout.copiesIn(group);
    if (group.value > 0 && (copies == nullptr || !copies->superblock))
        return 0;
    const auto blocks = layout.filesystem.blocksOf(group);
    std::uint64_t count = 0;
    for (auto at = layout.firstRegionEndingAfter(blocks.first); at < layout.regions.size(); ++at) {
        const auto& region = layout.regions[at];
        const bool copy = region.isCopy() || region.kind == RegionKind::PrimarySuperblock;
        const bool descriptors = region.kind == RegionKind::GroupDescriptors || region.kind == RegionKind::ReservedGdt;
        if ((!copy && !descriptors) || region.first >= blocks.end())
            break;
        count += region.count.value;
    }
    return count;
}

} // namespace

std::vector<PlacementReason> placementReasons(const Layout& layout, GroupNumber group) {
    const auto& fs = layout.filesystem;
    const auto home = homeOf(layout, group);
    std::vector<PlacementReason> reasons{home};
    const auto start = home.kind == Packed ? GroupNumber{0} : home.first;
    const auto copies = home.kind == Elsewhere ? 0 : blocksOfCopies(layout, start);
    if (copies > 0)
        reasons.push_back({.kind = start.value == 0 ? BehindPrimary : BehindBackup, .first = start, .blocks = copies});
    if (fs.raidStride > 0 && home.kind != Packed && home.kind != Elsewhere)
        reasons.push_back({.kind = fs.flexGroupSize ? StrideIgnored : Stride, .blocks = fs.raidStride});
    return reasons;
}

namespace {

constexpr ByteCount superblockBytes{1024};

/// The primary superblock is at byte 1024 for any block size; a backup is at the start of its block.
ByteOffset superblockByte(const Filesystem& fs, const GroupCopies& copies) {
    return copies.group.value == 0 ? ByteOffset{1024} : byteOf(*copies.superblock, fs.blockSize);
}

std::optional<StructurePlace> inSystemFile(const Layout& layout, RegionKind file, StructureKind kind) {
    const auto found = std::ranges::find(layout.files, file, &SystemFile::kind);
    if (found == layout.files.end())
        return std::nullopt;
    const auto extents = found->dataExtents();
    if (extents.empty())
        return std::nullopt;
    return StructurePlace{.kind = kind,
                          .bytes = {byteOf(extents.front().first, layout.filesystem.blockSize), {tableOf(kind).size()}},
                          .group = layout.filesystem.groupOf(extents.front().first),
                          .number = found->inode};
}

std::optional<StructurePlace> inodeAt(const Layout& layout, const Region& region, ByteOffset at) {
    const auto& fs = layout.filesystem;
    const auto group = region.ownerOf(blockOf(at, fs.blockSize));
    if (group == noGroup || fs.inodeSize == 0)
        return std::nullopt;
    const auto first = byteOf(layout.groups.inodeTable[group.value], fs.blockSize);
    const auto index = (at - first).value / fs.inodeSize;
    return index < fs.inodesPerGroup ? inodePlace(layout, static_cast<std::uint32_t>(fs.firstInodeOf(group) + index))
                                     : std::nullopt;
}

std::optional<StructurePlace> descriptorAt(const Layout& layout, BlockNumber block, ByteOffset at) {
    const auto* const copies = layout.copiesIn(layout.filesystem.groupOf(block));
    const auto group = copies == nullptr ? std::nullopt : describedGroup(layout, *copies, at);
    if (!group)
        return std::nullopt;
    const auto places = descriptorPlaces(layout, *group);
    const auto found = std::ranges::find_if(places, [&](const StructurePlace& p) { return p.bytes.contains(at); });
    return found == places.end() ? std::nullopt : std::optional(*found);
}

std::optional<StructurePlace> ifInside(std::optional<StructurePlace> place, ByteOffset at) {
    return place && place->bytes.contains(at) ? place : std::nullopt;
}

} // namespace

std::string_view name(StructureKind kind) {
    switch (kind) {
    case StructureKind::Superblock: return "superblock";
    case StructureKind::GroupDescriptor: return "group_descriptor";
    case StructureKind::Inode: return "inode";
    case StructureKind::JournalSuperblock: return "journal_superblock";
    case StructureKind::MmpBlock: return "mmp_block";
    case StructureKind::Mbr: return "mbr";
    case StructureKind::GptHeader: return "gpt_header";
    case StructureKind::GptBackupHeader: return "gpt_backup_header";
    case StructureKind::GptEntry: return "gpt_entry";
    case StructureKind::Ebr: return "ebr";
    case StructureKind::Luks1Header: return "luks1_header";
    case StructureKind::Luks2Header: return "luks2_header";
    case StructureKind::Luks2Copy: return "luks2_second_header";
    case StructureKind::LvmLabel: return "lvm_label";
    case StructureKind::LvmPhysicalVolume: return "lvm_physical_volume";
    case StructureKind::LvmMetadata: return "lvm_metadata_area";
    case StructureKind::MdSuperblock: return "md_superblock";
    case StructureKind::MdOldSuperblock: return "md_superblock_0_90";
    }
    return "";
}

const FieldTable& tableOf(StructureKind kind) {
    switch (kind) {
    case StructureKind::Superblock: break;
    case StructureKind::GroupDescriptor: return groupDescriptorTable;
    case StructureKind::Inode: return inodeTable;
    case StructureKind::JournalSuperblock: return journalSuperblockTable;
    case StructureKind::MmpBlock: return mmpTable;
    case StructureKind::Mbr:
    case StructureKind::Ebr: return mbrTable;
    case StructureKind::GptHeader:
    case StructureKind::GptBackupHeader: return gptHeaderTable;
    case StructureKind::GptEntry: return gptEntryTable;
    case StructureKind::Luks1Header: return luks1Table;
    case StructureKind::Luks2Header:
    case StructureKind::Luks2Copy: return luks2Table;
    case StructureKind::LvmLabel: return lvmLabelTable;
    case StructureKind::LvmPhysicalVolume: return lvmPhysicalVolumeTable;
    case StructureKind::LvmMetadata: return lvmMetadataTable;
    case StructureKind::MdSuperblock: return mdTable;
    case StructureKind::MdOldSuperblock: return mdOldTable;
    }
    return superblockTable;
}

std::vector<StructurePlace> superblockPlaces(const Layout& layout) {
    std::vector<StructurePlace> out;
    for (const auto& copies : layout.copies) {
        if (copies.superblock) {
            out.push_back({.kind = StructureKind::Superblock,
                           .bytes = {superblockByte(layout.filesystem, copies), superblockBytes},
                           .group = copies.group,
                           .copyIn = copies.group});
        }
    }
    return out;
}

std::vector<StructurePlace> descriptorPlaces(const Layout& layout, GroupNumber group) {
    std::vector<StructurePlace> out;
    for (const auto& [in, bytes] : descriptorCopies(layout, group))
        out.push_back({.kind = StructureKind::GroupDescriptor, .bytes = bytes, .group = group, .copyIn = in});
    return out;
}

std::optional<StructurePlace> inodePlace(const Layout& layout, std::uint32_t number) {
    const auto& fs = layout.filesystem;
    if (number == 0 || fs.inodesPerGroup == 0 || fs.groupOfInode(number) >= GroupNumber{layout.groups.size().value})
        return std::nullopt;
    const auto group = fs.groupOfInode(number);
    const std::uint64_t index = fs.indexOfInode(number);
    const auto table = layout.groups.inodeTable[group.value];
    const auto first = byteOf(table, fs.blockSize) + ByteCount{index * fs.inodeSize};
    if (table >= fs.end() || !fs.blockAt(first))  // a table far beyond the end would wrap around
        return std::nullopt;
    return StructurePlace{
        .kind = StructureKind::Inode, .bytes = {first, {fs.inodeSize}}, .group = group, .number = number};
}

std::optional<StructurePlace> journalPlace(const Layout& layout) {
    return inSystemFile(layout, RegionKind::Journal, StructureKind::JournalSuperblock);
}

std::optional<StructurePlace> placeAt(const Layout& layout, ByteOffset at) {
    const auto& fs = layout.filesystem;
    const auto block = fs.blockAt(at);
    if (!block)
        return std::nullopt;
    // The primary superblock shares its block with the boot sectors, and may lie before the first data block.
    const ByteInterval primary{ByteOffset{1024}, superblockBytes};
    if (primary.contains(at) && !fs.primaryIsLost()) {
        return StructurePlace{
            .kind = StructureKind::Superblock, .bytes = primary, .group = {0}, .copyIn = GroupNumber{0}};
    }
    const auto* const region = layout.regionAt(*block);
    if (region == nullptr)
        return std::nullopt;
    switch (region->kind) {
    case RegionKind::BackupSuperblock:
        return ifInside(StructurePlace{.kind = StructureKind::Superblock,
                                       .bytes = {byteOf(*block, fs.blockSize), superblockBytes},
                                       .group = region->group,
                                       .copyIn = region->group},
                        at);
    case RegionKind::GroupDescriptors: return descriptorAt(layout, *block, at);
    case RegionKind::InodeTable: return inodeAt(layout, *region, at);
    case RegionKind::Journal: return ifInside(journalPlace(layout), at);
    case RegionKind::Mmp: return ifInside(inSystemFile(layout, RegionKind::Mmp, StructureKind::MmpBlock), at);
    default: return std::nullopt;
    }
}

} // namespace atlas
