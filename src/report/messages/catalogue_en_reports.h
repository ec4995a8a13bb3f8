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
    {MessageId::FileAndMapping, "{0:names}; {1:count|# block maps|# blocks map} them"},
    {MessageId::InodeAtAndMore,
     "inode {0:number}, {1:count|# block|# blocks} ({2:size}) at {3:names} and {4:number} more"},
};

inline constexpr CatalogueEntry englishCheck[] = {
    {MessageId::NameAlignment, "Alignment"},
    {MessageId::NameHealth, "Health"},
    {MessageId::NameStart, "Start"},
    {MessageId::NameSectors, "Sectors"},
    {MessageId::NameWriting, "Writing"},
    {MessageId::AllStructuresWhole,
     "all {0:count|# structure starts and ends|# structures start and end} on physical sectors"},
    {MessageId::SomeStructuresMisaligned,
     "{0:count|#|#} of {1:count|# structure|# structures} {0:count|is|are} misaligned"},
    {MessageId::CannotBeMounted, "cannot be mounted there: blocks of {0:bytes|# byte|# bytes} on logical sectors of "
                                 "{1:bytes|# byte|# bytes}"},
    {MessageId::AllStartsWhole,
     "{0:count|the start lies|all # starts lie} on a boundary of the {1:size} physical sectors"},
    {MessageId::SomeStartsOff,
     "{0:count|#|#} of {1:count|# start|# starts} {0:count|lies|lie} off the {2:size} physical sectors"},
    {MessageId::NothingToJudge, "neither a file system nor a partition to judge"},
    {MessageId::ContainerNotRead, "{0:names}; what is inside {1:count|the container|# containers} was not read"},
    {MessageId::StructuresPastEnd,
     "{0:names}; {1:count|# of them lies|# of them lie} past the end of the image or partition and cannot be read"},
    {MessageId::OthersOffGrid, "{0:names}; beside it {1:count|# start lies|# starts lie} off the physical sectors"},
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

/// Verdicts of structures.
inline constexpr CatalogueEntry englishFits[] = {
    {MessageId::AllStructuresStraddle, "all {0:number} structures are misaligned: they straddle physical sectors"},
    {MessageId::AllStructuresFillPart,
     "all {0:number} structures are misaligned: their blocks fill only part of a physical sector"},
    {MessageId::SomeStructuresStraddle,
     "{0:number} of {1:number} structures are misaligned: they straddle physical sectors"},
    {MessageId::SomeStructuresFillPart,
     "{0:number} of {1:number} structures are misaligned: they fill only part of a physical sector"},
    {MessageId::SomeOfBothKinds, "{0:number} of {1:number} structures are misaligned: {2:number} straddle physical "
                                 "sectors, {3:number} fill only part of one"},
    {MessageId::AllStraddle, "{0:number} straddle"},
    {MessageId::AllPartial, "{0:number} partial"},
    {MessageId::AllMisaligned, "{0:number} misaligned"},
    {MessageId::SomeStraddle, "{0:number} of {1:number} straddle"},
    {MessageId::SomePartial, "{0:number} of {1:number} partial"},
    {MessageId::SomeMisaligned, "{0:number} of {1:number} misaligned"},
    {MessageId::FillsWholeSectors, "whole {0:size} physical sectors"},
    {MessageId::FillsPartOfSector, "fills only part of a {0:size} physical sector; a write of one block costs "
                                   "{1:count|# read-modify-write|# read-modify-writes}"},
    {MessageId::StraddlesSectors, "straddles {0:size} physical sectors; a write of one block costs {1:count|# "
                                  "read-modify-write|# read-modify-writes}"},
};

/// An all-clear names what was read and what was not.
inline constexpr CatalogueEntry englishHealth[] = {
    {MessageId::Healthy, "no fault found by the checks of the superblock, the group descriptors and the inodes of the "
                         "system files, which are "
                         "fewer than those of e2fsck; "
                         "bitmaps, backup copies, directories and files were not read"},
    {MessageId::HealthyInShort, "no fault found; e2fsck checks more"},
    {MessageId::HealthyInShortExcept,
     "no fault found in what was read; {0:count|# volume was|# volumes were} not looked at"},
    {MessageId::HealthExcept, "{0:names}; not looked at: {1:names}"},
    {MessageId::AndMore, "{0:count|# more|# more}"},
    {MessageId::HealthyDisk, "no fault in the partition table; no ext file system was read"},
    {MessageId::HealthOfOtherContent, "unknown: no ext file system was read"},
    {MessageId::HealthOfNothing, "unknown: nothing here was recognised"},
    {MessageId::HealthErrors, "{0:count|# error|# errors}: {1:names}"},
    {MessageId::HealthWarnings, "{0:count|# warning|# warnings}: {1:names}"},
    {MessageId::HealthErrorsAndWarnings, "{0:count|# error|# errors} and {1:count|# warning|# warnings}: {2:names}"},
};

inline constexpr CatalogueEntry englishExplanation[] = {
    {MessageId::Unknown, "unknown"},
    {MessageId::LabelWithSize, "{0:names} {1:size}"},
    {MessageId::LabelUnknown, "{0:names} unknown"},
    {MessageId::AllOf, "all {0:number}"},
    {MessageId::PlaceUnknown, "the place of {0:text} on its disk is unknown"},
    {MessageId::PlaceWorking, "{0:byte} + {1:byte} = {2:byte}; mod {3:bytes} = {4:bytes}"},
    {MessageId::NamedDevice, "{0:names} {1:text}"},
    {MessageId::NothingToCure, "nothing to cure by the granularities that are known"},
    {MessageId::CauseOf, "cause:  "},
    {MessageId::CureOf, "cure:   "},
    {MessageId::EffectOf, "effect: {0:names}."},
    {MessageId::DestroysData, "destroys the data"},
    {MessageId::CommandsAnew, "or, where the data are not needed:"},
    {MessageId::NowHere, "◀ now"},
    {MessageId::ComputedChecksum, "{0:hex}, computed {1:hex}"},
    {MessageId::FlashFormula, "flash rewrites whole pages or erase blocks"},
    {MessageId::RevolutionFormula, "a synced write of one block takes 1 + read-modify-writes revolutions"},
    {MessageId::WorstBlockHere, "the worst block here"},
    {MessageId::CostOfMetadata, "All metadata once, block by block: {0:count|# read-modify-write|# "
                                "read-modify-writes}, {1:duration} more than if all were whole."},
    {MessageId::CostOfMetadataOnFlash,
     "All metadata once, block by block: {0:count|# read-modify-write|# read-modify-writes}."},
    {MessageId::CostAssumptions, "The model assumes one write at a time (queue depth 1), no write cache, the raw "
                                 "device and no journal."},
    {MessageId::WrittenPerAsked,
     "A synced write of one block of {0:bytes} B rewrites {1:count|# unit|# units} of {2:size} at the worst: "
     "{3:decimal} bytes written for each byte asked."},
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

inline constexpr CatalogueEntry englishProgress[] = {
    {MessageId::ReadingPartitionTable, "reading the partition table"},
    {MessageId::ReadingDescriptors, "reading group descriptors"},
    {MessageId::FindingRegions, "finding regions"},
    {MessageId::ReadingBlockBitmaps, "reading block bitmaps"},
    {MessageId::WritingSnapshot, "writing the snapshot"},
};

/// What the command line says beside its output.
inline constexpr CatalogueEntry englishRemarks[] = {
    {MessageId::PartitionOfSeveral,
     "{0:text} holds {1:number} ext file systems; this is partition {2:partition}, choose another with {3:text}"},
    {MessageId::LogicalVolumeOfSeveral,
     "{0:text} holds {1:number} ext file systems; this is the logical volume {2:text}, choose another with {3:text}"},
    {MessageId::WholeDiskOfSeveral,
     "{0:text} holds {1:number} ext file systems; this is that of the whole disk, choose another with {2:text}"},
    {MessageId::ExplainTells, "check --explain says why and what to type"},
    {MessageId::SandboxOff,
     "--no-sandbox: a damaged or hostile image is read with all rights of this user; for debugging only"},
    {MessageId::SandboxPartly, "the sandbox is not complete: this kernel does not offer {0:names}"},
    {MessageId::NameLandlock, "Landlock, which closes the file system"},
    {MessageId::NameSeccomp, "seccomp, which limits the system calls"},
};

} // namespace atlas
