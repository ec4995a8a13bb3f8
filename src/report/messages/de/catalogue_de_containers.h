// SPDX-License-Identifier: GPL-3.0-or-later
// German: containers and logical volumes.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanContainers[] = {
    {MessageId::MemberOfArray, "md-Mitglied, Metadaten {0:text}, {1:names} aus {2:count|# Mitglied|# "
                               "Mitgliedern}, Mitglied {3:number}"},
    {MessageId::SpareOfArray, "md-Mitglied, Metadaten {0:text}, {1:names} aus {2:count|# Mitglied|# "
                              "Mitgliedern}, eine Reserve"},
    {MessageId::ContainerRaidLevel, "RAID {0:number}"},
    {MessageId::LinearArray, "linear"},
    {MessageId::OtherArray, "ein md-Array der Ebene {0:text}"},
    {MessageId::ExtentsOf, "Extents von {0:size}"},
    {MessageId::ChunksOf, "Chunks von {0:size}"},
    {MessageId::SealedInside, "versiegelt: was darin ist, lässt sich ohne Schlüssel nicht lesen"},
    {MessageId::PartOfArray, "nicht gelesen: ein Mitglied von {0:names} enthält nur einen Teil dessen, "
                             "was das Array enthält"},
    {MessageId::MemberNotInSync, "nicht gelesen: dieses Mitglied ist eine Reserve oder hat noch nicht alle "
                                 "Daten des Arrays"},
    {MessageId::InVolumeGroup, "die Volume-Gruppe {0:text}"},
    {MessageId::InNoVolumeGroup, "keine Volume-Gruppe, oder eine, deren Metadaten nicht lesbar sind"},
    {MessageId::ContentsNotListed, "{0:count|# weiterer Container oder logisches Volume ist|# weitere "
                                   "Container oder logische Volumes sind} nicht aufgeführt"},
    {MessageId::LogicalVolumeName, "logisches Volume {0:text}"},
    {MessageId::OtherSegmentType, "nicht gelesen: LVM ordnet seine{0:text|| "
                                  "#}-Segmente nach eigenen Regeln zu"},
    {MessageId::StoresSnapshot, "nicht gelesen: es speichert die geänderten "
                                "Blöcke eines Snapshots{0:text|| von #}"},
    {MessageId::PhysicalVolumeMissing, "nicht gelesen: {0:text|ein Physical Volume|das Physical Volume #} ist "
                                       "nicht in diesem Abbild"},
    {MessageId::SegmentPastEnd, "nicht gelesen: ein Segment liegt hinter dem "
                                "Ende seines Physical Volume{0:text|| #}"},
    {MessageId::SegmentGap, "nicht gelesen: seine Segmente überlappen sich, "
                            "lassen eine Lücke oder sind beschädigt"},
    {MessageId::ExtentsShared, "nicht gelesen: {0:text|ein anderes logisches Volume|#} beansprucht auch "
                               "einige seiner Extents"},
    {MessageId::SegmentsTooMany, "nicht gelesen: es hat {0:text} Segmente, "
                                 "mehr als dieses Programm zuordnet"},
    {MessageId::PlacedAtByte, "bei Byte {0:byte}"},
    {MessageId::PlacedInPieces, "in {0:count|# Stück|# Stücken}, das erste bei Byte {1:byte}"},
};

} // namespace atlas
