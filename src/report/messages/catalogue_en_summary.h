// SPDX-License-Identifier: GPL-3.0-or-later
// English: the summary of a volume; each topic has a short value and a detail.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishSummary[] = {
    {MessageId::NameMetadata, "Metadata"},
    {MessageId::NameFlexGroups, "Flex groups"},
    {MessageId::NameLazyInit, "Lazy init"},
    {MessageId::NameBackups, "Backups"},
    {MessageId::NameGrowth, "Growth"},
    {MessageId::NameJournal, "Journal"},
    {MessageId::ValueAndDetail, "{0:names}; {1:names}"},
    {MessageId::SummaryAllWhole, "all {0:number} whole"},
    {MessageId::SummaryAllOnBoundary, "all {0:number} begin on it"},
    {MessageId::SummaryMisaligned, "{0:number} of {1:number} off"},
    {MessageId::SummaryUnmountable, "cannot be mounted"},
    {MessageId::SummarySaidByKernel, "off, says the kernel"},
    {MessageId::SummaryNothingJudged, "nothing to judge"},
    {MessageId::SummaryStart, "{0:bytes} B past {1:size}"},
    {MessageId::SummaryOnSectors, "on {0:size} sectors"},
    {MessageId::SummarySound, "no fault found"},
    {MessageId::SummaryErrors, "{0:count|# error|# errors}"},
    {MessageId::SummaryWarnings, "{0:count|# warning|# warnings}"},
    {MessageId::SummaryMetadata, "{0:decimal} %"},
    {MessageId::SummaryMostMetadata, "{0:size}; {1:names}: {2:decimal} % of it"},
    {MessageId::SummaryNoFlexBg, "no flex_bg"},
    {MessageId::SummaryBitmapsInGroups, "bitmaps in each group"},
    {MessageId::SummaryFlexGroups, "{0:number} × {1:count|# group|# groups}"},
    {MessageId::SummaryShortFlexGroup, "1 of {0:count|# group|# groups}, -G {1:number}"},
    {MessageId::SummaryFlexBitmaps, "2 × {0:size} of bitmaps each"},
    {MessageId::SummaryLazyNotUsed, "not used"},
    {MessageId::SummaryNoDescriptorChecksums, "descriptors have no checksums"},
    {MessageId::SummaryZeroed, "nothing to zero"},
    {MessageId::SummaryToZero, "{0:size} to zero"},
    {MessageId::SummaryUninit, "no inode in {0:number} of {1:count|# group|# groups}"},
    {MessageId::SummaryNoJournal, "none"},
    {MessageId::SummaryNoReplay, "nothing to replay"},
    {MessageId::SummaryJournalElsewhere, "on another device"},
    {MessageId::SummaryJournalUnreadable, "its inode gives no blocks"},
    {MessageId::SummaryNotRead, "not read"},
    {MessageId::SummaryJournal, "{0:size}"},
    {MessageId::SummaryToReplay, "{0:count|# piece|# pieces} at block {1:block}, to replay"},
    {MessageId::SummaryNothingToReplay, "{0:count|# piece|# pieces} at block {1:block}, clean"},
    {MessageId::SummaryNoBackups, "none"},
    {MessageId::SummaryNoSecondSuperblock, "no second superblock"},
    {MessageId::SummaryBackups, "{0:number}"},
    {MessageId::SummaryBackupGroups, "{0:count|group|groups} {1:names}"},
    {MessageId::SummaryMoreBackupGroups, "groups {0:names} … {1:number}"},
    {MessageId::SummaryGrowth, "online to {0:size}"},
    {MessageId::SummaryThenMetaBg, "then meta_bg"},
    {MessageId::SummaryThenTheEnd, "the most it can have"},
    {MessageId::SummaryNoGrowth, "not while mounted"},
    {MessageId::SummarySparseSuper2, "sparse_super2"},
    {MessageId::SummaryErrorsRecorded, "errors are recorded: e2fsck first"},
    {MessageId::SummaryE2fsckChecksMore, "e2fsck checks more"},
    {MessageId::SummaryJournalMissing, "{0:count|# block|# blocks} past the end"},
    {MessageId::SummaryLiePastEnd, "{0:count|# lies|# lie} past the end"},
    {MessageId::SummaryBackupsHeld,
     "{0:count|# backup superblock: group|# backup superblocks: groups} {1:names}; of up to 64, the magic number, the "
     "checksum, size and geometry were compared with the primary one, and of their descriptors nothing"},
    {MessageId::SummaryGrowthByTable,
     "{0:count|# block|# blocks} of descriptors + {1:number} reserved, each of "
     "{2:count|# descriptor|# descriptors}; one describes a group of {3:size}: {4:size}"},
    {MessageId::SummaryGrowthByNumbers, "{0:number} block numbers × {1:size} = {2:size}"},
    {MessageId::SummaryUninitGroups, "{0:number} groups with INODE_UNINIT, {1:number} with BLOCK_UNINIT, {2:number} "
                                     "whose inode table was not zeroed; a click lists them"},
    {MessageId::SummaryWhatIf, "what if: {0:names}"},
    {MessageId::SummaryNoRoom, "no room there"},
    {MessageId::ConflictPastEnd,
     "There is no room at sector {0:number}: it would end {1:size} past the end of the disk."},
    {MessageId::ConflictWithTable, "There is no room at sector {0:number}: it would lie over the partition table."},
    {MessageId::ConflictWithPartition,
     "There is no room at sector {0:number}: it would lie over partition {1:number}."},
    {MessageId::ConflictOutsideExtended,
     "There is no room at sector {0:number}: it would not lie inside the extended partition {1:number}."},
    {MessageId::SummaryGrowthByInodes,
     "{0:count|# inode number|# inode numbers}, {1:number} of them to each group of {2:size}: {3:size}"},
    {MessageId::WhyFlexGroup, "flex_bg keeps the bitmaps and inode tables of groups {0:number} to {1:number} together, "
                              "from the first of them on."},
    {MessageId::WhyFlexOfOne, "Flex groups of one group: each group holds its own bitmaps and inode table."},
    {MessageId::WhyNoFlexBg, "Without flex_bg each group holds its own bitmaps and inode table."},
    {MessageId::WhyPacked, "The bitmaps and inode tables of all groups stand together in front, as mke2fs -E "
                           "packed_meta_blocks places them."},
    {MessageId::WhyElsewhere, "Its block bitmap lies in group {0:number}, and mke2fs would have placed it in group "
                              "{1:number}: resize2fs, or damage, moved it."},
    {MessageId::WhyBehindPrimary, "They begin after {0:count|# block|# blocks} of superblock, group descriptors and "
                                  "the blocks reserved for more of these."},
    {MessageId::WhyBehindBackup, "They begin after {1:count|# block|# blocks} of backup superblock and descriptors at "
                                 "the start of group {0:number}."},
    {MessageId::WhyStride, "The RAID stride of {0:count|# block|# blocks} shifts them from group to group."},
    {MessageId::WhyStrideIgnored,
     "The RAID stride of {0:count|# block|# blocks} moves nothing, because flex_bg keeps them together."},
};

} // namespace atlas
