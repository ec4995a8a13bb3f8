// SPDX-License-Identifier: GPL-3.0-or-later
// English: containers, the volumes in them, and why some cannot be read.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishContainers[] = {
    {MessageId::MemberOfArray, "md member, metadata {0:text}, {1:names} of {2:count|# member|# members}, member "
                               "{3:number}"},
    {MessageId::SpareOfArray, "md member, metadata {0:text}, {1:names} of {2:count|# member|# members}, a spare"},
    {MessageId::ContainerRaidLevel, "RAID {0:number}"},
    {MessageId::LinearArray, "linear"},
    {MessageId::OtherArray, "an md array of level {0:text}"},
    {MessageId::ExtentsOf, "extents of {0:size}"},
    {MessageId::ChunksOf, "chunks of {0:size}"},
    {MessageId::SealedInside, "sealed: what is inside cannot be read without its key"},
    {MessageId::PartOfArray, "not read: one member of {0:names} holds only a part of what the array holds"},
    {MessageId::MemberNotInSync, "not read: this member is a spare or does not have all data of the array yet"},
    {MessageId::InVolumeGroup, "the volume group {0:text}"},
    {MessageId::InNoVolumeGroup, "no volume group, or one whose metadata cannot be read"},
    {MessageId::ContentsNotListed,
     "{0:count|# more container or logical volume is|# more containers or logical volumes are} not listed"},
    {MessageId::LogicalVolumeName, "logical volume {0:text}"},
    {MessageId::OtherSegmentType, "not read: LVM maps its{0:text|| #} segments by rules of their own"},
    {MessageId::StoresSnapshot, "not read: it stores the changed blocks of a snapshot{0:text|| of #}"},
    {MessageId::PhysicalVolumeMissing,
     "not read: {0:text|a physical volume|the physical volume #} is not in this image"},
    {MessageId::SegmentPastEnd, "not read: a segment lies past the end of its physical volume{0:text|| #}"},
    {MessageId::SegmentGap, "not read: its segments overlap, leave a gap or are damaged"},
    {MessageId::ExtentsShared, "not read: {0:text|another logical volume|#} claims some of its extents as well"},
    {MessageId::SegmentsTooMany, "not read: it has {0:text} segments, more than this program maps"},
    {MessageId::PlacedAtByte, "at byte {0:byte}"},
    {MessageId::PlacedInPieces, "in {0:count|# piece|# pieces}, the first at byte {1:byte}"},
};

} // namespace atlas
