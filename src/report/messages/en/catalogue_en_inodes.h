// SPDX-License-Identifier: GPL-3.0-or-later
// English: the inodes of a group.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishInodes[] = {
    {MessageId::HeadingInodes, "Inodes of group {0:group}"},
    {MessageId::InodesListed,
     "{0:count|# inode is|# inodes are} in use; {1:count|# free one still says|# free ones still say} what {1:count|it "
     "was|they were}; {2:count|# free one is|# free ones are} blank"},
    {MessageId::InodesUnread, "{0:count|# inode was|# inodes were} not read: {1:text}"},
    {MessageId::InodesBeyondLimit,
     "{0:count|# inode is|# inodes are} not listed: they lie after the first 64 MiB of the inode table"},
    {MessageId::InodeStateInUse, "in use"},
    {MessageId::ReservedBadBlocks, "reserved: list of bad blocks"},
    {MessageId::ReservedRoot, "reserved: root directory"},
    {MessageId::ReservedUserQuota, "reserved: user quota"},
    {MessageId::ReservedGroupQuota, "reserved: group quota"},
    {MessageId::ReservedBootLoader, "reserved: boot loader"},
    {MessageId::ReservedUndelete, "reserved: undelete directory"},
    {MessageId::ReservedResize, "reserved: resize inode"},
    {MessageId::ReservedJournal, "reserved: journal"},
    {MessageId::ReservedExclude, "reserved: exclude inode"},
    {MessageId::ReservedReplica, "reserved: replica inode"},
    {MessageId::InodeStateLinkless, "in use without a link (orphan)"},
    {MessageId::InodeStateDeleted, "deleted"},
    {MessageId::InodeStateLeftover, "left over"},
    {MessageId::InodeStateUnknown, "unknown: the inode bitmap cannot be read"},
    {MessageId::InodeLeftoverMeans, "left over: free, and after the inodes that the group calls initialised: deleted "
                                    "long ago, or of an older file system"},
    {MessageId::InodeHoldsContent, "in the inode"},
    {MessageId::InodeHoldsExtents, "{0:count|# extent|# extents}"},
    {MessageId::InodeHoldsTree, "extent tree of depth {0:number}, {1:count|# branch|# branches}"},
    {MessageId::InodeHoldsBlocks, "{0:count|# block number|# block numbers}"},
    {MessageId::ColumnMode, "mode"},
    {MessageId::ColumnLinks, "links"},
    {MessageId::ColumnModified, "modified"},
    {MessageId::ColumnDeleted, "deleted at"},
};

} // namespace atlas
