// SPDX-License-Identifier: GPL-3.0-or-later
// English: causes of misaligned structures, cures and their effects, each without a full stop.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishCauses[] = {
    {MessageId::CausePartitionStart,
     "partition {0:partition} starts at sector {1:sector}, which is {2:count|# sector|# sectors} ({3:bytes|# byte|# "
     "bytes}) past a boundary of {4:bytes|# byte|# bytes}"},
    {MessageId::CausePartitionStartBytes, "partition {0:partition} starts at sector {1:sector}, which is {2:bytes|# "
                                          "byte|# bytes} past a boundary of {3:bytes|# byte|# bytes}"},
    {MessageId::CauseLayer,
     "{0:names} starts its data {1:bytes|# byte|# bytes} past a boundary of {2:bytes|# byte|# bytes}"},
    {MessageId::CauseLayerInAlignedPartition, "{0:names} starts its data {1:bytes|# byte|# bytes} past a boundary of "
                                              "{2:bytes|# byte|# bytes}, inside a partition that is aligned"},
    {MessageId::CauseLowerPartition, "the partition {0:text} below starts {1:bytes|# byte|# bytes} past a boundary of "
                                     "{2:bytes|# byte|# bytes}"},
    {MessageId::CauseVolumeStart, "the volume starts {0:bytes|# byte|# bytes} past a boundary of {1:bytes|# byte|# "
                                  "bytes}, and no partition table places it"},
    {MessageId::CauseBlockSize, "blocks of {0:bytes|# byte|# bytes} fill only part of a physical sector of {1:bytes|# "
                                "byte|# bytes}"},
    {MessageId::CauseBogusStripeWidth,
     "the stripe width of {0:count|# block|# blocks} comes from an optimal I/O size of 33,553,920 bytes (65,535 × "
     "512), which a controller made up"},
    {MessageId::CauseStripeWidthNotOfStride,
     "the stripe width of {0:count|# block|# blocks} is no multiple of the stride of {1:count|# block|# blocks}, so it "
     "is that of no RAID set"},
    {MessageId::CauseStripeWidthTooManyDisks,
     "the stripe width of {0:count|# block|# blocks} would take more data disks than a RAID set can have"},
    {MessageId::CauseStripe, "the volume starts {0:bytes|# byte|# bytes} past a RAID stripe of {1:size}"},
    {MessageId::CauseStripeLayer, "the volume starts {0:bytes|# byte|# bytes} past a RAID stripe of {1:size}, because "
                                  "of where {2:names} starts its data"},
    {MessageId::CauseEraseBlock, "the volume starts {0:bytes|# byte|# bytes} past an erase block of {1:size}"},
    {MessageId::CauseEraseBlockLayer, "the volume starts {0:bytes|# byte|# bytes} past an erase block of {1:size}, "
                                      "because of where {2:names} starts its data"},
};

inline constexpr CatalogueEntry englishRemedies[] = {
    {MessageId::CureLowerPartition, "check its disk, whose report names the move: check --explain {0:text}"},
    {MessageId::CureLowerPartitionOfImage,
     "move the partition {0:text} of the image to a boundary, as sfdisk --move-data does; no command is given, because "
     "the other volumes that lie in it move along"},
    {MessageId::LeavesExternalJournal,
     "{0:names}; its journal is external, and the command makes one inside instead: with mke2fs -J device= it can be "
     "external again, after the journal device was made anew with these blocks"},
    {MessageId::UnmountFirst, "unmount it first; {0:names}"},
    {MessageId::PlaceVolume, "place the volume at a multiple of {0:size}"},
    {MessageId::PlaceOnSectors,
     "place it on a boundary, such as byte {0:byte}: no partition table says where it lies, so "
     "no command can move it here"},
    {MessageId::MakePhysicalVolumeAnewInImage,
     "take a backup of what its logical volumes hold, for pvmove does not work on an image; then make the physical "
     "volume anew with its data on a multiple of {0:size}: its place in the volume group and all it holds are lost"},
    {MessageId::MakeVolumeGroupAnew,
     "its extents begin off the grid, and pvmove does not work on an image: back the data up and make the volume group "
     "anew with extents that are a multiple of {0:size}"},
    {MessageId::StripeWidthLeftOut, "the file system that is made anew above has no stripe width"},
    {MessageId::MovePartition,
     "move partition {0:partition} with its data to sector {1:sector} (byte {2:byte}, {3:size}); take a backup first: "
     "a move that is interrupted loses them"},
    {MessageId::MoveMountedPartition,
     "move partition {0:partition} with its data to sector {1:sector} (byte {2:byte}, {3:size}); unmount it and take a "
     "backup first: a move that is interrupted loses them"},
    {MessageId::ShrinkPartition,
     "no aligned start has room for all of it: shrink it to {0:count|# sector|# sectors}, then move it with its data "
     "to sector {1:sector} (byte {2:byte}, {3:size}); take a backup first: a move that is interrupted loses them"},
    {MessageId::ShrinkMountedPartition,
     "no aligned start has room for all of it: shrink it to {0:count|# sector|# sectors}, then move it with its data "
     "to sector {1:sector} (byte {2:byte}, {3:size}); unmount it and take a backup first: a move that is interrupted "
     "loses them"},
    {MessageId::NoRoomForLogical, "no multiple of {0:size} is free for it between its neighbours' tables: back the "
                                  "data up, delete it and make it anew"},
    {MessageId::NoRoomBehind, "no multiple of {0:size} has room for all of it: make room after it, or back the data "
                              "up and make the partition anew"},
    {MessageId::NoRoomToShrink, "no multiple of {0:size} has room for all of it, and what it holds cannot be shrunk "
                                "here: back the data up and make the partition anew"},
    {MessageId::RepairTableFirst, "the partition table is faulty there, so no move is safe: repair the table first"},
    {MessageId::LengthenPartition, "the file system runs {1:bytes|# byte|# bytes} past the end of partition "
                                   "{0:partition}, or of the image: make that whole "
                                   "first; a move would leave these bytes behind"},
    {MessageId::JudgeContainerAlone,
     "its container was not read here, and its data may be aligned as they are: judge it "
     "alone with --partition {0:partition} before it is moved"},
    {MessageId::MakePhysicalVolumeAnew,
     "move its logical volumes to another disk with pvmove, or take a backup; then make the physical volume anew with "
     "its data on a multiple of {0:size}: its place in the volume group and all it holds are lost"},
    {MessageId::MoveExtents, "its extents begin off the grid: move them to others with pvmove, or make the volume "
                             "group with extents that are a multiple of {0:size}"},
    {MessageId::MakeArrayAnew, "take a backup, then make the array of {0:count|# member|# members} anew with mdadm "
                               "--create and a --data-offset that is a multiple of {1:size}"},
    {MessageId::MakeLayerAnew, "take a backup, also of its keys, then make the layer anew with its data on a multiple "
                               "of {0:size}: its keys, its UUID and all it holds are lost"},
    {MessageId::MakeFileSystemAnew,
     "make the file system anew with blocks of 4,096 bytes, after a backup: all files "
     "are lost; its type, features, label and UUID stay, but not what tune2fs set besides, such as "
     "mount options and check intervals"},
    {MessageId::MakeFileSystemAnewAligned, "first start it on a boundary, where blocks of 4,096 bytes are whole; here "
                                           "they would straddle"},
    {MessageId::NoBlockSizeCures,
     "no block size cures it: most machines mount no blocks above {0:bytes|# byte|# bytes}; on a start that is a "
     "multiple of {1:size}, each write stays inside one physical sector"},
    {MessageId::ClearStripeWidth, "clear stride and stripe width in the superblock; the data stay"},
};

inline constexpr CatalogueEntry englishEffects[] = {
    {MessageId::AllocatorStopsSpacing, "no structure's verdict changes; the allocator stops spacing large files by it"},
    {MessageId::WritesFillStripes, "no verdict on the physical sectors changes; large writes fill whole stripes"},
    {MessageId::WritesFillEraseBlocks,
     "no verdict on the physical sectors changes; large writes fill whole erase blocks"},
    {MessageId::LayerOnBoundary, "its data then start on a boundary"},
    {MessageId::PartitionOnBoundary, "the partition then starts on a boundary"},
    {MessageId::StayMisaligned, "{0:count|the misaligned structure stays so|the # misaligned structures stay so}"},
    {MessageId::NoneBecomesWhole, "{0:count|the misaligned structure does not become whole by this alone|none of the "
                                  "# misaligned structures becomes whole by this alone}"},
    {MessageId::NoneBecomesWholeButCheaper,
     "{0:count|the misaligned structure does not become whole by this alone|none of the # misaligned structures "
     "becomes "
     "whole by this alone}, but all metadata once, block by block, cost {1:count|# read-modify-write|# "
     "read-modify-writes} instead of {2:number}"},
    {MessageId::NewBlocksWhole, "each block of the new file system is whole; {0:count|# structure is|# structures are} "
                                "misaligned now"},
    {MessageId::PayloadOnBoundary, "the data of {0:names} inside then start on a boundary"},
    {MessageId::MovedLater, "the partition can then be judged again, and moved"},
    {MessageId::EffectUnknown, "what becomes of its data is not known here"},
    {MessageId::BecomeWhole, "{0:count|#|#} of {1:count|# misaligned structure|# misaligned structures} "
                             "{0:count|becomes|become} whole"},
};

} // namespace atlas
