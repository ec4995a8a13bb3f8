// SPDX-License-Identifier: GPL-3.0-or-later
// English: the facts in reports, each with a name and a value, and the headings of sections and columns.
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
    {MessageId::Colon, ": "},
    {MessageId::InBrackets, " ({0:names})"},
    {MessageId::OneBlock, "{0:block}"},
    {MessageId::BlockRange, "{0:block}–{1:block}"},
    {MessageId::FileAt, "{0:count|# block|# blocks} ({1:size}) at {2:names}"},
    {MessageId::FileAtAndMore, "{0:count|# block|# blocks} ({1:size}) at {2:names} and {3:number} more"},
    {MessageId::InodeAt, "inode {0:number}, {1:count|# block|# blocks} ({2:size}) at {3:names}"},
    {MessageId::FileAndMapping, "{0:names}; {1:count|# block maps|# blocks map} them"},
    {MessageId::InodeAtAndMore,
     "inode {0:number}, {1:count|# block|# blocks} ({2:size}) at {3:names} and {4:number} more"},
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

inline constexpr CatalogueEntry englishHeadings[] = {
    {MessageId::HeadingStack, "The stack"},
    {MessageId::HeadingGranularities, "The granularities, and who says so"},
    {MessageId::HeadingDevices, "The devices below, by sysfs and their headers"},
    {MessageId::HeadingPlaces, "The places below, by the partition table and the metadata of the volume group"},
    {MessageId::HeadingCures, "Cause and cure"},
    {MessageId::HeadingSweep, "Read-modify-writes to write all metadata once, by partition start"},
    {MessageId::HeadingStructures, "Structures"},
    {MessageId::HeadingPartitions, "Partitions"},
    {MessageId::HeadingFreeExtents, "Free extents by size"},
    {MessageId::HeadingGroups, "Groups"},
    {MessageId::HeadingFindings, "Findings"},
    {MessageId::HeadingPartitionStarts, "Partitions (their starts; not part of the verdict)"},
    {MessageId::HeadingCost, "What it costs (a model: {0:names})"},
    {MessageId::HeadingFileSystem, "File system: {0:text}"},
    {MessageId::HeadingFileSystemOfPartition, "File system of partition {0:partition}: {1:text}"},
    {MessageId::HeadingFileSystemOfVolume, "File system of the logical volume {0:text}: {1:text}"},
    {MessageId::HeadingContainers, "Containers"},
    {MessageId::HeadingLogicalVolumes, "Logical volumes"},
};

/// Headings of table columns.
inline constexpr CatalogueEntry englishColumns[] = {
    {MessageId::ColumnKind, "kind"},
    {MessageId::ColumnReadModifyWrites, "read-modify-writes"},
    {MessageId::ColumnNumber, "no"},
    {MessageId::ColumnContent, "content"},
    {MessageId::ColumnStartWorking, "start × sector = byte"},
    {MessageId::ColumnVerdict, "verdict"},
    {MessageId::ColumnLayer, "layer"},
    {MessageId::ColumnFirstByte, "first byte"},
    {MessageId::ColumnDevice, "device"},
    {MessageId::ColumnPlaceOnDisk, "where the one above begins on the disk"},
    {MessageId::ColumnWriteTime, "a write"},
    {MessageId::ColumnWritesPerSecond, "writes per second"},
    {MessageId::ColumnSector, "sector"},
    {MessageId::ColumnWorking, "working"},
    {MessageId::ColumnKnownFrom, "known from"},
    {MessageId::ColumnStart, "start"},
    {MessageId::ColumnSectors, "sectors"},
    {MessageId::ColumnType, "type"},
    {MessageId::ColumnName, "name"},
    {MessageId::ColumnFrom, "from"},
    {MessageId::ColumnToBelow, "to below"},
    {MessageId::ColumnExtents, "extents"},
    {MessageId::ColumnOfTheFree, "of the free"},
    {MessageId::ColumnGroup, "group"},
    {MessageId::ColumnChange, "change"},
    {MessageId::ColumnFromBlock, "from block"},
    {MessageId::ColumnToBlock, "to block"},
    {MessageId::ColumnFlex, "flex"},
    {MessageId::ColumnReservedGdt, "reserved GDT"},
    {MessageId::ColumnFreeBlocks, "free blocks"},
    {MessageId::ColumnFreeInodes, "free inodes"},
    {MessageId::ColumnDirectories, "directories"},
    {MessageId::ColumnUnusedInodes, "unused inodes"},
    {MessageId::ColumnFlags, "flags"},
    {MessageId::ColumnChecksum, "checksum"},
    {MessageId::ColumnMetric, "metric"},
    {MessageId::ColumnBlockBitmapsOnEachMember, "block bitmaps on each member"},
    {MessageId::ColumnSpeed, "at {0:decimal} rpm"},
    {MessageId::ColumnPartition, "partition"},
    {MessageId::ColumnContainer, "container"},
    {MessageId::ColumnDataOffset, "data offset"},
    {MessageId::ColumnUnits, "units"},
    {MessageId::ColumnInside, "inside"},
    {MessageId::ColumnPlace, "place on the disk"},
};

} // namespace atlas
