// SPDX-License-Identifier: GPL-3.0-or-later
// English: what a step of a history wrote.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishHistory[] = {
    {MessageId::HistoryStepHead, "step {0:number}: {1:text}"},
    {MessageId::HistoryBetween, "from the image after step {0:number} to that after step {1:number}"},
    {MessageId::HistoryTotal, "{0:count|# block|# blocks} written, {1:size} of changed sectors, {2:names} where the "
                              "volume starts at byte {3:byte} of "
                              "a drive with physical sectors of {4:size}"},
    {MessageId::HistorySectors, "{0:count|# sector|# sectors} of 512 B written; no file system can be read"},
    {MessageId::HistoryNothing, "nothing changed"},
    {MessageId::FieldFromTo, "{0:text} {1:text} → {2:text}"},
    {MessageId::FieldNowIs, "{0:text} {1:text}"},
    {MessageId::StructureChanged, "{0:names}: {1:names}"},
    {MessageId::BitsChanged, "{0:names} of group {1:group}: {2:names}"},
    {MessageId::BlockSet, "block {0:block} set"},
    {MessageId::BlockCleared, "block {0:block} cleared"},
    {MessageId::BlocksSet, "blocks {0:block}–{1:block} set"},
    {MessageId::BlocksCleared, "blocks {0:block}–{1:block} cleared"},
    {MessageId::InodeSet, "inode {0:number} set"},
    {MessageId::InodeCleared, "inode {0:number} cleared"},
    {MessageId::InodesSet, "inodes {0:number}–{1:number} set"},
    {MessageId::InodesCleared, "inodes {0:number}–{1:number} cleared"},
    {MessageId::EntryAdded, "directory block {0:block}: entry {1:text} of inode {2:number} added"},
    {MessageId::EntryRemoved, "directory block {0:block}: entry {1:text} of inode {2:number} removed"},
    {MessageId::BlockWritten, "{0:names}: block {1:block} written"},
    {MessageId::BlocksWritten, "{0:names}: blocks {1:block}–{2:block} written"},
    {MessageId::BlocksOfFile, "inode {0:number}"},
    {MessageId::BlocksOfNoStructure, "data or free"},
    {MessageId::BlocksOfUnknownOwner, "data or free, their file not looked for"},
    {MessageId::MoreHistoryChanges, "and {0:count|# more change|# more changes}"},
    {MessageId::RunningStep, "running step {0:number}"},
};

} // namespace atlas
