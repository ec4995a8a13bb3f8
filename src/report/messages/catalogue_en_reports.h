// SPDX-License-Identifier: GPL-3.0-or-later
// English: the facts in reports, each with a name and a value.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishDisk[] = {
    {MessageId::NameSize, "size"},
    {MessageId::NameTable, "table"},
    {MessageId::DeviceSize, "{0:size} ({1:bytes} B), block device"},
    {MessageId::ImageSize, "{0:size} ({1:bytes} B), image file"},
    {MessageId::NoTableOnDevice, "none; the whole device holds {0:names}"},
    {MessageId::NoTableInImage, "none; the whole image holds {0:names}"},
    {MessageId::TableOfPartitions, "{0:names}{1:text|| #}, {2:count|# partition|# partitions}"},
};

inline constexpr CatalogueEntry englishGeometry[] = {
    {MessageId::NameBlocks, "blocks"},
    {MessageId::NameGroups, "groups"},
    {MessageId::NameClusters, "clusters"},
    {MessageId::NameInodes, "inodes"},
    {MessageId::NameDescriptors, "descriptors"},
    {MessageId::NameRaid, "RAID"},
    {MessageId::NameFree, "free"},
    {MessageId::NameFeatures, "features"},
    {MessageId::NameState, "state"},
    {MessageId::NameUuid, "UUID"},
    {MessageId::NameLastMounted, "last mounted"},
    {MessageId::Blocks, "{0:number} of {1:bytes} B ({2:size})"},
    {MessageId::BlocksFromOne, "{0:number} of {1:bytes} B ({2:size}), group 0 begins at block {3:block}"},
    {MessageId::GroupsWithoutFlexBg, "{0:number} of {1:count|# block|# blocks} ({2:size}), no flex_bg"},
    {MessageId::GroupsInFlexGroups, "{0:number} of {1:count|# block|# blocks} ({2:size}), in {3:count|# flex group|# "
                                    "flex groups} of {4:number}"},
    {MessageId::Clusters, "{0:size} ({1:count|# block|# blocks}); bitmaps and free counts of groups are in clusters"},
    {MessageId::Inodes, "{0:number} of {1:bytes} B, {2:number} in each group's table of {3:count|# block|# blocks}"},
    {MessageId::Descriptors, "{0:bytes} B each, {1:count|# block|# blocks}"},
    {MessageId::DescriptorsOfMetagroups, "{0:bytes} B each, {1:count|# block|# blocks}, spread over the volume from "
                                         "metagroup {2:number} (meta_bg)"},
    {MessageId::DescriptorsWithReserve,
     "{0:bytes} B each, {1:count|# block|# blocks}, {2:number} more reserved for growth"},
    {MessageId::RaidGeometryOfSuperblock, "stride {0:count|# block|# blocks}, stripe width {1:count|# block|# blocks}"},
    {MessageId::FreeOfVolume, "{0:count|# block|# blocks} ({1:decimal} %), {2:count|# inode|# inodes}"},
    {MessageId::Verbatim, "{0:text}"},
    {MessageId::OneBlock, "{0:block}"},
    {MessageId::BlockRange, "{0:block}–{1:block}"},
    {MessageId::FileAt, "{0:count|# block|# blocks} ({1:size}) at {2:names}"},
    {MessageId::FileAtAndMore, "{0:count|# block|# blocks} ({1:size}) at {2:names} and {3:number} more"},
    {MessageId::InodeAt, "inode {0:number}, {1:count|# block|# blocks} ({2:size}) at {3:names}"},
    {MessageId::InodeAtAndMore,
     "inode {0:number}, {1:count|# block|# blocks} ({2:size}) at {3:names} and {4:number} more"},
};

inline constexpr CatalogueEntry englishCheck[] = {
    {MessageId::NameVerdict, "Verdict"},
    {MessageId::NameStart, "Start"},
    {MessageId::NameSectors, "Sectors"},
    {MessageId::NameWriting, "Writing"},
    {MessageId::AllStructuresWhole,
     "all {0:count|# structure starts and ends|# structures start and end} on physical sectors"},
    {MessageId::SomeStructuresMisaligned,
     "{0:count|#|#} of {1:count|# structure|# structures} {0:count|is|are} misaligned"},
    {MessageId::OnWorstMember, "{0:names}, as judged on {1:text}, the worst of {2:count|# member|# members}"},
    {MessageId::SaidByKernel, "the kernel reports that the layers below fit no common grid (alignment_offset -1), and "
                              "where they lie is not known"},
    {MessageId::OnPhysicalSector, "on a {0:size} physical sector"},
    {MessageId::PastPhysicalSector, "{0:bytes|# byte|# bytes} past a {1:size} physical sector"},
    {MessageId::OnBoundary, "on a boundary of {0:size}"},
    {MessageId::PastBoundary, "{0:bytes|# byte|# bytes} past a boundary of {1:size}"},
    {MessageId::Sectors, "{0:bytes} B logical ({1:names}), {2:bytes} B physical ({3:names})"},
    {MessageId::SectorsWithPhase, "{0:bytes} B logical ({1:names}), {2:bytes} B physical ({3:names}), first boundary "
                                  "at byte {4:byte} ({5:names})"},
    {MessageId::WritingCostsNothing,
     "one block of {0:bytes} B: no read-modify-write; every block of the metadata once: {1:number}"},
    {MessageId::WritingCosts, "one block of {0:bytes} B: up to {1:count|# read-modify-write|# read-modify-writes}; "
                              "every block of the metadata once: {2:number}"},
    {MessageId::Together, "together"},
    {MessageId::BesideThem, "beside them:"},
};

inline constexpr CatalogueEntry englishExplanation[] = {
    {MessageId::Unknown, "unknown"},
    {MessageId::LabelWithSize, "{0:names} {1:size}"},
    {MessageId::LabelUnknown, "{0:names} unknown"},
    {MessageId::AllOf, "all {0:number}"},
    {MessageId::SomeOf, "{0:number} of {1:number}"},
    {MessageId::PlaceUnknown, "the place of {0:text} on its disk is unknown"},
    {MessageId::PlaceWorking, "{0:byte} + {1:byte} = {2:byte}; mod {3:bytes} = {4:bytes}"},
    {MessageId::NamedDevice, "{0:names} {1:text}"},
    {MessageId::NothingToCure, "nothing to cure by the granularities that are known"},
    {MessageId::WorstBlockHere, "the worst block here"},
    {MessageId::CostOfMetadata, "All metadata once, block by block: {0:count|# read-modify-write|# "
                                "read-modify-writes}, {1:duration} more than if all were whole."},
};

inline constexpr CatalogueEntry englishFreeSpace[] = {
    {MessageId::NameGroupsRead, "Groups"},
    {MessageId::NameBitmaps, "Bitmaps"},
    {MessageId::NameFreeSpace, "Free"},
    {MessageId::NameFreeExtents, "Free extents"},
    {MessageId::GroupsOf, "{0:groups} of {1:number}"},
    {MessageId::BitmapsRead, "{0:number} read, {1:number} never written and computed"},
    {MessageId::BitmapsReadAndUnreadable,
     "{0:number} read, {1:number} never written and computed, {2:number} unreadable"},
    {MessageId::FreeBlocks, "{0:number} of {1:count|# block|# blocks} ({2:decimal} %), {3:size}"},
    {MessageId::FreeBlocksContradicted, "{0:number} of {1:count|# block|# blocks} ({2:decimal} %), {3:size}; the "
                                        "superblock says {4:number}"},
    {MessageId::NoFreeExtents, "none"},
    {MessageId::FreeExtentSizes, "{0:number}: smallest {1:size}, largest {2:size}, average {3:size}"},
};

} // namespace atlas
