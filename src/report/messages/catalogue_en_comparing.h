// SPDX-License-Identifier: GPL-3.0-or-later
// English: metrics, recommendations and notes on mke2fs options.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

/// In the order of MetricKind.
inline constexpr CatalogueEntry englishMetrics[] = {
    {MessageId::LabelBlockBitmapRuns, "block bitmap runs"},
    {MessageId::LabelInodeBitmapRuns, "inode bitmap runs"},
    {MessageId::LabelInodeTableRuns, "inode table runs"},
    {MessageId::LabelBitmapReads, "reads for all bitmaps"},
    {MessageId::LabelBitmapSeconds, "seconds for all bitmaps (model)"},
    {MessageId::LabelBlockBitmapDistanceMean, "mean distance to block bitmap"},
    {MessageId::LabelBlockBitmapDistanceLargest, "largest distance to block bitmap"},
    {MessageId::LabelInodeTableDistanceMean, "mean distance to inode table"},
    {MessageId::LabelInodeTableDistanceLargest, "largest distance to inode table"},
    {MessageId::LabelLongestMetadataFree, "longest stretch without metadata"},
    {MessageId::LabelMetadataFreeStretches, "stretches without metadata"},
    {MessageId::LabelMetadataBlocks, "metadata blocks"},
    {MessageId::LabelMetadataShare, "metadata share"},
    {MessageId::LabelInodeTableCuts, "inode tables cut by backups"},
    {MessageId::LabelJournalExtents, "pieces of the journal"},
    {MessageId::LabelStructuresWhole, "structures whole"},
    {MessageId::LabelStructuresPartial, "structures partial"},
    {MessageId::LabelStructuresStraddling, "structures straddling"},
    {MessageId::LabelStructuresMisaligned, "misaligned structures"},
    {MessageId::LabelRaidBlockBitmapImbalance, "block bitmaps, RAID imbalance"},
    {MessageId::LabelRaidInodeBitmapImbalance, "inode bitmaps, RAID imbalance"},
    {MessageId::LabelRaidInodeTableImbalance, "inode tables, RAID imbalance"},
};

inline constexpr CatalogueEntry englishMetricValues[] = {
    {MessageId::MetricNumber, "{0:number}"},     {MessageId::MetricDecimal, "{0:decimal}"},
    {MessageId::MetricSize, "{0:size}"},         {MessageId::MetricSeconds, "{0:decimal} s"},
    {MessageId::MetricPercent, "{0:decimal} %"}, {MessageId::MetricSame, "±0"},
    {MessageId::MetricMore, "+{0:names}"},       {MessageId::MetricLess, "−{0:names}"},
};

/// One sentence each. Metrics that differ only in the kind of structure share a definition.
inline constexpr CatalogueEntry englishDefinitions[] = {
    {MessageId::DefineBlockBitmapRuns, "Stretches in which block bitmaps lie one behind the other."},
    {MessageId::DefineInodeBitmapRuns, "Stretches in which inode bitmaps lie one behind the other."},
    {MessageId::DefineInodeTableRuns, "Stretches in which inode tables lie one behind the other."},
    {MessageId::DefineBitmapReads,
     "Reads that load every block and inode bitmap, neighbours joined, each at most the largest request."},
    {MessageId::DefineBitmapSeconds,
     "A model: those reads at a fixed cost each, and their bytes at a fixed bandwidth."},
    {MessageId::DefineBlockBitmapDistanceMean,
     "Blocks from a group's first block to its block bitmap, averaged over the groups."},
    {MessageId::DefineBlockBitmapDistanceLargest,
     "Blocks from a group's first block to its block bitmap, where that is largest."},
    {MessageId::DefineInodeTableDistanceMean,
     "Blocks from a group's first block to its inode table, averaged over the groups."},
    {MessageId::DefineInodeTableDistanceLargest,
     "Blocks from a group's first block to its inode table, where that is largest."},
    {MessageId::DefineLongestMetadataFree,
     "Blocks of the longest stretch that holds no superblock, descriptors, bitmap or inode table."},
    {MessageId::DefineMetadataFreeStretches, "Stretches that hold no superblock, descriptors, bitmap or inode table."},
    {MessageId::DefineMetadataBlocks,
     "Blocks of superblocks, descriptors and their reserve, bitmaps and inode tables."},
    {MessageId::DefineMetadataShare, "Those blocks as a part of the volume."},
    {MessageId::DefineInodeTableCuts,
     "Places where a backup superblock stands between two inode tables that would be neighbours."},
    {MessageId::DefineJournalExtents, "Stretches of neighbouring blocks that the journal lies in."},
    {MessageId::DefineVerdicts,
     "Structures by the verdict of their worst block, at the chosen start and physical sector."},
    {MessageId::DefineMisaligned,
     "Structures that do not lie on whole physical sectors, at the chosen partition start."},
    {MessageId::DefineImbalance, "The fullest member's share over the mean one: 1 is even."},
};

inline constexpr CatalogueEntry englishRecommendations[] = {
    {MessageId::NoSettingAccepted, "No setting of -G is accepted with these options."},
    {MessageId::OneSettingAccepted, "Only {0:text} is accepted with these options, so there is nothing to choose."},
    {MessageId::NoDifference, "-G makes no difference here: with every setting there {0:count|is # block group|are # "
                              "block groups} and {1:count|# run|# runs} of "
                              "block bitmaps, and all bitmaps are loaded with {2:count|# read|# reads}. Leave it out."},
    {MessageId::RaidNotNamed,
     "RAID members: name the level, chunk and members, so that the load on each member can be counted."},
    {MessageId::KeepForGeneral,
     "General use: keep {0:text}, the default of these options: {1:count|# read|# reads} ({2:decimal} s by the model) "
     "{1:count|loads|load} all bitmaps; a group lies {3:size} from its block bitmap on average."},
    {MessageId::TakeForGeneral,
     "General use: {0:text}: {1:count|# read|# reads} ({2:decimal} s by the model) {1:count|loads|load} all bitmaps, "
     "against {4:count|# read|# reads} ({5:decimal} s by the model) with {6:text}; a group lies {3:size} from its "
     "block bitmap on average."},
    {MessageId::KeepForSmallFiles, "Many small files: keep {0:text}, the default of these options: creating files "
                                   "writes to {1:count|# run|# runs} of bitmaps "
                                   "and inode tables; a group lies {2:size} from its inode table on average."},
    {MessageId::TakeForSmallFiles,
     "Many small files: {0:text}: creating files writes to {1:count|# run|# runs} of bitmaps and inode tables, "
     "against {3:number} with {4:text}; a group lies {2:size} from its inode table on average."},
    {MessageId::KeepForStreaming,
     "Streaming: keep {0:text}, the default of these options: the longest stretch without metadata is {1:size}."},
    {MessageId::TakeForStreaming,
     "Streaming: {0:text}: the longest stretch without metadata is {1:size}, against {2:size} with {3:text}."},
    {MessageId::KeepForRaid,
     "RAID members: keep {0:text}, the default of these options: block bitmaps lie {1:text} on the "
     "members ({2:decimal} times the mean at most)."},
    {MessageId::TakeForRaid,
     "RAID members: {0:text}: block bitmaps lie {1:text} on the members ({2:decimal} times the mean at most), against "
     "{3:text} on the members ({4:decimal} times the mean at most) with {5:text}."},
    {MessageId::KeepForManyMembers, "RAID members: keep {0:text}, the default of these options: the fullest member has "
                                    "{1:decimal} times the mean of the block bitmaps."},
    {MessageId::TakeForManyMembers, "RAID members: {0:text}: the fullest member has {1:decimal} times the mean of the "
                                    "block bitmaps, against {2:decimal} times with {3:text}."},
    {MessageId::KeepForSdCard,
     "SD card: keep {0:text}, the default of these options: all bitmaps lie in {1:count|# run|# runs}, "
     "each in few erase blocks."},
    {MessageId::TakeForSdCard, "SD card: {0:text}: all bitmaps lie in {1:count|# run|# runs}, each in few erase "
                               "blocks, against {2:number} with {3:text}."},
    {MessageId::KeepForSdCardOffEraseBlock, "SD card: keep {0:text}, the default of these options: all bitmaps lie in "
                                            "{1:count|# run|# runs}, each in few erase blocks; "
                                            "start the partition at a multiple of {2:size}, the usual erase block."},
    {MessageId::TakeForSdCardOffEraseBlock,
     "SD card: {0:text}: all bitmaps lie in {1:count|# run|# runs}, each in few erase blocks, against {2:number} with "
     "{3:text}; start the partition at a multiple of {4:size}, the usual erase block."},
};

inline constexpr CatalogueEntry englishNotes[] = {
    {MessageId::StrideMovesNothing,
     "The stride of {0:count|# block|# blocks} moves nothing: with flex groups of {1:number} the bitmaps lie together, "
     "whatever mke2fs(8) says; only -G 1 or ^flex_bg spread them."},
    {MessageId::PackedNeedsFlexBg, "packed_meta_blocks has no effect without flex_bg."},
    {MessageId::FlexGroupAboveGroups, "-G {0:number} is more than the {1:count|one group|# groups} there "
                                      "{1:count|is|are}: all of them make one flex group."},
    {MessageId::FlexGroupVeryLarge,
     "With -G {0:number}, above {1:number}, the kernel may refuse to grow the file system "
     "online, or scatter what it adds."},
    {MessageId::EagerInodeTables, "Without lazy initialisation mke2fs writes {0:size} of inode tables before it ends."},
    {MessageId::BogusStripeWidth, "A stripe width of {0:count|# block|# blocks} comes from a controller's bogus "
                                  "optimal I/O size, not from a RAID set."},
    {MessageId::BlockBelowSector, "A block of {0:size} is smaller than a physical sector of {1:size}: every single "
                                  "block written costs a read-modify-write."},
    {MessageId::Mke2fsWarns, "mke2fs warns: {0:text}"},
    {MessageId::TypeByDefault, "Without -t, mke2fs makes {0:text}; -t ext4 is what mkfs.ext4 makes."},
    {MessageId::FlexBgAdded, "-G needs flex_bg, which these options leave out: it was added to every -G."},
    {MessageId::SizeInBytes, "{0:text} is {1:bytes|# byte|# bytes}"},
};

inline constexpr CatalogueEntry englishInput[] = {
    {MessageId::InputNotUnderstood,
     "“{0:text}” is not understood there: {1:text}. What is shown is of the value before."},
    {MessageId::InputOutOfRange, "“{0:text}” is refused there: the value goes from {1:number} to {2:number}. What is "
                                 "shown is of the value before."},
    {MessageId::InputRefused, "“{0:text}” is refused there: {1:text}. What is shown is of the value before."},
};

inline constexpr CatalogueEntry englishPlans[] = {
    {MessageId::PlannedAs, "Planned as e2fsprogs {0:text} places it, with {1:text}."},
    {MessageId::PlannedWithDefaultMarked,
     "Planned as e2fsprogs {0:text} places it, with {1:text}; * is what mke2fs takes without -G."},
    {MessageId::MadeBy, "Made by: {0:text}"},
    {MessageId::NoteLine, "Note: {0:names}"},
    {MessageId::NoteOn, "{0:text}: {1:names}"},
    {MessageId::ModelOfReads,
     "Model: {0:decimal} ms for each read and {1:decimal} MB/s, requests of at most {2:size}."},
    {MessageId::RecommendationRefused, "Nothing to recommend: {0:text}"},
    {MessageId::RecommendationPlanned, "Planning every -G for a recommendation…"},
    {MessageId::ColumnSetting, "setting"},
    {MessageId::ColumnModel, "model"},
};

inline constexpr CatalogueEntry englishDifferences[] = {
    {MessageId::ComparedFrom, "from: {0:text}"},
    {MessageId::ComparedTo, "to:   {0:text}"},
    {MessageId::NoDifferences, "No difference."},
    {MessageId::MoreChanges, "… and {0:number} more (--all)"},
};

} // namespace atlas
