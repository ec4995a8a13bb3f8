// SPDX-License-Identifier: GPL-3.0-or-later
// English: metrics, recommendations and notes on mke2fs options.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishMetrics[] = {
    {MessageId::LabelBlockBitmapRuns, "block bitmap runs"},
    {MessageId::LabelInodeBitmapRuns, "inode bitmap runs"},
    {MessageId::LabelInodeTableRuns, "inode table runs"},
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
    {MessageId::LabelJournalMappingBlocks, "mapping blocks of the journal"},
    {MessageId::LabelStructuresWhole, "structures whole"},
    {MessageId::LabelStructuresPartial, "structures partial"},
    {MessageId::LabelStructuresStraddling, "structures straddling"},
    {MessageId::LabelStructuresMisaligned, "misaligned structures"},
    {MessageId::LabelRaidBlockBitmapImbalance, "block bitmaps, RAID imbalance"},
    {MessageId::LabelRaidInodeBitmapImbalance, "inode bitmaps, RAID imbalance"},
    {MessageId::LabelRaidInodeTableImbalance, "inode tables, RAID imbalance"},
    {MessageId::ReadsOfStructure, "{0:names}, {1:names}: {2:names}"},
    {MessageId::FillFresh, "fresh"},
    {MessageId::FillFull, "full"},
    {MessageId::WorkFirstWrite, "first write when nearly full"},
    {MessageId::WorkFsck, "e2fsck -f"},
    {MessageId::WorkFind, "find /"},
    {MessageId::WorkDeleteTree, "delete a large tree"},
    {MessageId::WorkMount, "mount"},
    {MessageId::QuantityOfWork, "{0:names}: {1:names}"},
    {MessageId::QuantityReads, "reads"},
    {MessageId::QuantityBytes, "bytes"},
    {MessageId::QuantitySeekBytes, "seek distance"},
    {MessageId::QuantitySeconds, "seconds (model)"},
};

inline constexpr CatalogueEntry englishMetricValues[] = {
    {MessageId::MetricNumber, "{0:number}"},     {MessageId::MetricDecimal, "{0:decimal}"},
    {MessageId::MetricSize, "{0:size}"},         {MessageId::MetricSeconds, "{0:decimal} s"},
    {MessageId::MetricPercent, "{0:decimal} %"}, {MessageId::MetricSame, "±0"},
    {MessageId::MetricMore, "+{0:names}"},       {MessageId::MetricLess, "−{0:names}"},
};

/// One sentence each. Metrics that differ only in the kind of structure share a definition.
inline constexpr CatalogueEntry englishDefinitions[] = {
    {MessageId::DefineBlockBitmapRuns, "Stretches in which block bitmaps lie one after the other."},
    {MessageId::DefineInodeBitmapRuns, "Stretches in which inode bitmaps lie one after the other."},
    {MessageId::DefineInodeTableRuns, "Stretches in which inode tables lie one after the other."},
    {MessageId::DefineBlockBitmapReads,
     "Reads of block bitmaps as the kernel's allocator asks for them (fs/ext4/mballoc.c, s_mb_prefetch; Linux 5.9 and "
     "later, before each alone): those of one flex group together, neighbours joined, each at most the largest "
     "request. "
     "Fresh: without the groups flagged "
     "BLOCK_UNINIT, whose bitmaps are not read. Full: of all groups."},
    {MessageId::DefineInodeBitmapReads,
     "Reads of inode bitmaps as e2fsck reads ahead (e2fsck/readahead.c): in the order of the blocks, neighbours "
     "joined, "
     "the first as long as the largest request and those after it 128 KiB (mm/readahead.c); the kernel reads each "
     "alone (fs/ext4/ialloc.c). Fresh: without the groups flagged INODE_UNINIT, whose bitmaps are not read. Full: of "
     "all groups."},
    {MessageId::DefineInodeTableReads,
     "Reads of inode tables as e2fsck reads ahead (pass1_readahead): tables until they are more than two, neighbours "
     "joined, the first as long as the largest request and those after it 128 KiB (mm/readahead.c). Fresh: without "
     "the "
     "inodes that were never used. Full: all inodes."},
    {MessageId::DefineFirstWrite,
     "Reads of block bitmaps for a first write after a mount of a nearly full volume, where only the last group has as "
     "many free blocks as it asks for: every block bitmap, those of one flex group together (fs/ext4/mballoc.c, "
     "s_mb_prefetch; Linux 5.9 and later, before each alone). Where other groups have as many in pieces the kernel "
     "takes the best of 200 free extents "
     "(s_mb_max_to_scan), and where it has loaded bitmaps in the background since the mount (Linux 5.13 and later, "
     "unless no_prefetch_block_bitmaps is given) it "
     "has them: they are fewer. In the model a read that does not begin where the one before ended costs a jump, near "
     "or far."},
    {MessageId::DefineFsck, "Reads of inode tables and then of all bitmaps by e2fsck -f on a full volume, with its "
                            "readahead (e2fsck/pass1.c, pass4.c, "
                            "readahead.c). Without directories, which a layout does not tell. In the model a read that "
                            "does not begin where the "
                            "one before ended costs a jump, near or far."},
    {MessageId::DefineFind,
     "Reads of every inode of a full volume, group after group: 32 blocks of the table at a time (mount option "
     "inode_readahead_blks, fs/ext4/inode.c) in three requests, for the block of an inode, those before and those "
     "after "
     "it; and one block of a directory at the start of each group. In the model a read that does not begin where the "
     "one "
     "before ended costs a jump, near or far."},
    {MessageId::DefineDeleteTree,
     "Reads for deleting a tree with files in every group: its inodes, 32 blocks of the table at a time in three "
     "requests, then its block bitmap and its inode bitmap, each alone (fs/ext4/mballoc.c, ialloc.c). Without "
     "directories, and without writes, which the journal collects. In the model a read that does not begin where the "
     "one before ended costs a jump, near or far."},
    {MessageId::DefineMount, "Reads of a mount: superblock, group descriptors block by block, root inode with its "
                             "neighbours, journal superblock, and the orphan file block by block (fs/ext4/super.c, "
                             "orphan.c); no bitmap."},
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
    {MessageId::DefineJournalExtents, "Stretches of neighbouring blocks that hold the journal's data."},
    {MessageId::DefineJournalMappingBlocks, "Blocks of the journal's extent tree or its indirect blocks."},
    {MessageId::DefineVerdicts,
     "Structures by the verdict of their worst block, at the chosen start and physical sector."},
    {MessageId::DefineMisaligned,
     "Structures that do not lie on whole physical sectors, at the chosen partition start."},
    {MessageId::DefineImbalance, "Blocks that the fullest member writes when every one of these structures is written "
                                 "once, with copies and parity, over "
                                 "the mean of the members: 1 is even."},
};

inline constexpr CatalogueEntry englishRecommendations[] = {
    {MessageId::NoSettingAccepted, "No setting of -G is accepted with these options."},
    {MessageId::OneSettingAccepted, "Only {0:text} is accepted with these options, so there is nothing to choose."},
    {MessageId::NoDifference, "-G makes no difference here: with every setting there {0:count|is # block group|are # "
                              "block groups} in the same places. Leave it out."},
    {MessageId::RaidNotNamed,
     "RAID members: name the level, chunk and members, so that the load on each member can be counted."},
    {MessageId::AdviceForGeneral, "General use"},
    {MessageId::AdviceForSmallFiles, "Many small files"},
    {MessageId::AdviceForStreaming, "Streaming"},
    {MessageId::AdviceForRaid, "RAID members"},
    {MessageId::AdviceForSdCard, "SD card"},
    {MessageId::AdviceForVmImage, "VM image"},
    {MessageId::AdviceForDatabase, "Database"},
    {MessageId::KeepDefault, "keep {0:text}, the default of these options"},
    {MessageId::KeepFirst, "keep {0:text}, the first"},
    {MessageId::OnHardDisk, "on a hard disk"},
    {MessageId::OnSolidState, "on an SSD"},
    {MessageId::OnSdCard, "on an SD card"},
    {MessageId::GainFirstWrite, "{0:names}, the first write after a mount of the nearly full volume waits at most "
                                "{1:duration} for {2:count|# read|# reads} of block bitmaps"},
    {MessageId::GainFsck,
     "{0:names}, e2fsck -f of the full volume spends {1:duration} on {2:count|# read|# reads} of inode "
     "tables and bitmaps"},
    {MessageId::GainRaid,
     "when every block bitmap is updated, the fullest member writes {0:decimal} times the mean ({1:names})"},
    {MessageId::GainSdCard,
     "the bitmaps, which most writes change, lie in {0:count|# erase block|# erase blocks} of {1:size}"},
    {MessageId::BriefReads, "{0:duration} for {1:count|# read|# reads}"},
    {MessageId::BriefRaid, "{0:decimal} times ({1:names})"},
    {MessageId::BriefSdCard, "{0:count|# erase block|# erase blocks}"},
    {MessageId::MembersListed, "{0:text} blocks"},
    {MessageId::MembersCounted, "{0:number} of {1:count|# block|# blocks}; {2:count|# member|# members} of {3:number} "
                                "{2:count|writes|write} none"},
    {MessageId::LossOfWork, "{0:names} takes {1:duration} instead of {2:duration}"},
    {MessageId::LossOfDistance, "a group lies {0:size} from its inode table on average instead of {1:size}"},
    {MessageId::LossOfBalance,
     "when every block bitmap is updated, the fullest member writes {0:decimal} times the mean instead of {1:decimal}"},
    {MessageId::LossOfEraseBlocks, "the bitmaps lie in {0:count|# erase block|# erase blocks} instead of {1:number}"},
    {MessageId::AgainstGeneral,
     "a volume with space left needs only the bitmaps up to the first extent that fits, and {0:names}"},
    {MessageId::AgainstAnyWait, "since Linux 5.13 a thread reads all block bitmaps ahead after each mount for writing, "
                                "unless no_prefetch_block_bitmaps is given"},
    {MessageId::AgainstSmallFiles, "find / needs about {0:count|# read|# reads} with every -G"},
    {MessageId::AgainstStreaming, "reading all data takes {0:duration} with either, {1:decimal} % of it for jumps over "
                                  "metadata with {2:text} and {3:decimal} % with {4:text}, since an extent ends after "
                                  "32,768 blocks anyway"},
    {MessageId::AgainstRaid, "a block that is written alone costs the array {0:count|# read|# reads} and "
                             "{1:count|# write|# writes} with every -G, and bitmaps are few of those blocks"},
    {MessageId::AgainstSdCard, "the journal and the data rewrite erase blocks too"},
    {MessageId::AgainstDatabase, "a database writes into blocks that its files have already, for which no block bitmap "
                                 "is read"},
    {MessageId::AdviceBest, "{0:names}: {1:names}: {2:names}, and no other -G needs less."},
    {MessageId::AdviceUnnoticed,
     "{0:names}: {1:names}: no difference that you would notice: {2:names}; the best, {3:text}, "
     "needs {4:names}."},
    {MessageId::AdviceKeep, "{0:names}: {1:names}: {2:names}. {3:text} would need {4:names}, but with it {5:names}."},
    {MessageId::AdviceTake, "{0:names}: {1:text}: {2:names}, against {3:names} with {4:text}."},
    {MessageId::AdviceCost, "The cost: {0:names}."},
    {MessageId::AdviceNoCost, "No work gets noticeably slower."},
    {MessageId::AdviceAgainst, "Against it: {0:names}."},
    {MessageId::AdviceBesides, "Besides, {0:names}."},
    {MessageId::AdviceSentences, "{0:names} {1:names}"},
    {MessageId::AdviceArguments, "{0:names}; {1:names}"},
    {MessageId::NeighbourNeeds, "{0:text} needs {1:duration} with a group {2:size} from its inode table"},
    {MessageId::NeighbourOnRaid, "{0:text} writes {1:decimal} times the mean on the fullest member and needs "
                                 "{2:duration} for a first write when nearly full"},
    {MessageId::NeighbourOnSdCard, "{0:text} has its bitmaps in {1:count|# erase block|# erase blocks}"},
    {MessageId::WhyShortWait, "Why {0:text}: the default stays while that wait is at most {1:duration}; {2:names}."},
    {MessageId::WhyFewJumps,
     "Why {0:text}: {1:count|# block bitmap|# block bitmaps} of {2:size} side by side {1:count|is|are} {3:size}, "
     "which takes {4:duration} to read, against {5:duration} for the jump to it: a larger -G cannot halve "
     "{6:duration}; {7:names}."},
    {MessageId::WhyShortWay,
     "Why {0:text}: no other -G whose groups lie at most {1:size} from their inode tables needs less; {2:names}."},
    {MessageId::WhyEvenMembers,
     "Why {0:text}: {1:count|# block bitmap|# block bitmaps} of {2:size} side by side {1:count|is|are} {3:size} on "
     "chunks of {4:size}; no setting that slows no work is more even by 5 %; {5:names}."},
    {MessageId::WhyNotMoreEven, "Why {0:text}: every setting that is more even by 5 % slows a work; {1:names}."},
    {MessageId::WhyFewestEraseBlocks, "Why {0:text}: no other -G has fewer; {1:names}."},
    {MessageId::WhyDominates, "Why {0:text}: it is in nothing worse than its neighbours; {1:names}."},
    {MessageId::AdviceOfGrowth,
     "If the image will grow, ask ext4atlas-cli plan --grow first: packed_meta_blocks packs only what mke2fs itself "
     "places, not what resize2fs adds."},
    {MessageId::AdviceOfStart, "Start the partition at a multiple of {0:size}, the usual erase block of an SD card."},
    {MessageId::AdviceOfBlockSize, "The blocks of {0:size} are smaller than the drive’s sectors of {1:size}: with any "
                                   "-G, a block that is written alone costs a read-modify-write."},
    {MessageId::AdviceVerdictKeep, "{0:names}: {1:names}"},
    {MessageId::AdviceVerdictTake, "{0:names}: {1:text}"},
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
    {MessageId::BogusStripeWidth, "No RAID set has a stripe width of {0:count|# block|# blocks}: it is stride × data "
                                  "disks. Some controllers make up the optimal I/O size that mke2fs takes it from."},
    {MessageId::BlockBelowSector, "A block of {0:size} is smaller than a physical sector of {1:size}: every single "
                                  "block written costs a read-modify-write."},
    {MessageId::Mke2fsWarns, "mke2fs warns: {0:text}"},
    {MessageId::TypeByDefault, "Without -t, mke2fs makes {0:text}; -t ext4 is what mkfs.ext4 makes."},
    {MessageId::FlexBgAdded, "-G needs flex_bg, which these options leave out: it was added to every -G."},
    {MessageId::StripeOfOtherArray,
     "A stride of {0:number} blocks and a stripe width of {1:number} are not those of the array, which would be "
     "-E {2:text}."},
    {MessageId::LargerFlexGroupsLeftOut,
     "A -G above {0:number} is left out: the kernel does not grow such a file system as usual while it is mounted."},
    {MessageId::SizeInBytes, "{0:text} is {1:bytes|# byte|# bytes}"},
};

inline constexpr CatalogueEntry englishInput[] = {
    {MessageId::InputAddsFlexGroupSize, "Enter adds a layout with -G {0:text}."},
    {MessageId::InputFlexGroupSizeShown,
     "A layout with -G {0:text} is shown already; other options hold for every -G."},
    {MessageId::LayoutsAreFull, "There are {0:number} layouts already; remove one first."},
    {MessageId::InputNotUnderstood, "“{0:text}” is not understood: {1:text}. What is shown is of the value before."},
    {MessageId::InputOutOfRange, "“{0:text}” is refused: the value goes from {1:number} to {2:number}. What is "
                                 "shown is of the value before."},
    {MessageId::InputRefused, "“{0:text}” is refused: {1:text}. What is shown is of the value before."},
};

inline constexpr CatalogueEntry englishPlans[] = {
    {MessageId::PlannedAs, "Planned as e2fsprogs {0:text} places it, with {1:text}."},
    {MessageId::PlannedWithDefaultMarked,
     "Planned as e2fsprogs {0:text} places it, with {1:text}; * is what mke2fs takes without -G."},
    {MessageId::MadeBy, "Made by: {0:text}"},
    {MessageId::NoteLine, "Note: {0:names}"},
    {MessageId::NoteOn, "{0:text}: {1:names}"},
    {MessageId::ModelOfReads,
     "Model: {0:decimal} ms for each jump to another place and {1:decimal} MB/s, requests of at most {2:size}."},
    {MessageId::MeasuredFromDisk, "The volume starts at byte {0:number} of its disk."},
    {MessageId::MeasuredFromArray, "The volume starts at byte {0:number} of its array."},
    {MessageId::ProfileOfUpstream, "Without a configuration file mke2fs uses the profile that its distributor built "
                                   "in: the plan follows upstream's."},
    {MessageId::RecommendationRefused, "Nothing to recommend: {0:text}"},
    {MessageId::RecommendationPlanned, "Planning every -G for a recommendation…"},
    {MessageId::GrownByResize2fs,
     "Grown from {0:size} to {1:size} by resize2fs, the block bitmaps lie in {2:count|# run|# runs} instead of "
     "{3:number}, the inode bitmaps in {4:number} instead of {5:number}, the inode tables in {6:number} instead of "
     "{7:number}."},
    {MessageId::GrownAndAtOnce, "{0:names} Made with {1:size} at once, they would lie in {2:number}, {3:number} and "
                                "{4:number}."},
    {MessageId::GrowsOnline, "{0:names} While mounted it grows to {1:size} before the kernel changes to meta_bg or "
                             "stops."},
    {MessageId::GrowsNotOnline, "{0:names} While mounted it does not grow."},
    {MessageId::GrownRuns, "{0:count|# bitmap run|# bitmap runs}, was {1:number}"},
    {MessageId::MeasuredAfterGrowth, "Made by mke2fs, then measured as resize2fs grew it to {0:size}."},
    {MessageId::MakingByMke2fs, "mke2fs makes it"},
    {MessageId::GrowingByResize2fs, "resize2fs grows it to {0:size}"},
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
