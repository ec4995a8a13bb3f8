// SPDX-License-Identifier: GPL-3.0-or-later
// English: who owns the blocks of a volume.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishOwners[] = {
    {MessageId::HeadingLargestFiles, "The largest files"},
    {MessageId::HeadingOwnerKinds, "The rest"},
    {MessageId::OwnedByOtherFiles, "other files"},
    {MessageId::OwnedByDirectories, "directories"},
    {MessageId::OwnedByMaps, "extent trees and indirect blocks"},
    {MessageId::OwnedByAttributes, "extended attributes"},
    {MessageId::OwnedBySystemFiles, "system files (journal, resize inode …)"},
    {MessageId::OwnedByNoFile, "no file: in use by the block bitmap only"},
    {MessageId::ColumnOwner, "owner"},
    {MessageId::ColumnFiles, "files"},
    {MessageId::ColumnPieces, "pieces"},
    {MessageId::ColumnOfTheVolume, "of the volume"},
    {MessageId::BlocksContested,
     "{0:count|# block is|# blocks are} claimed twice, by inodes or by an inode and metadata; e2fsck -fn lists them"},
    {MessageId::BlocksFreeButOwned,
     "{0:count|# block belongs|# blocks belong} to files, and the block bitmap says free; e2fsck -fn lists them"},
    {MessageId::OwnerMapIncomplete,
     "not read completely: {0:count|# inode table|# inode tables}, {1:count|# block bitmap|# block bitmaps}, the maps "
     "of {2:count|# inode|# inodes}, {3:count|# block|# blocks} of directories"},
    {MessageId::OwnerMapCut, "more pieces than are kept: the owners of the rest are not known"},
    {MessageId::OwnerMapComplete,
     "All inodes in use and all block bitmaps were read: no block has two owners, and none that has one is free."},
};

} // namespace atlas
