// SPDX-License-Identifier: GPL-3.0-or-later
// French: containers and logical volumes. A no-break space stands before : ; ? ! and %.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry frenchContainers[] = {
    {MessageId::MemberOfArray,
     "membre md, métadonnées {0:text}, {1:names} à {2:count|# membre|# membres}, membre {3:number}"},
    {MessageId::SpareOfArray, "membre md, métadonnées {0:text}, {1:names} à {2:count|# membre|# membres}, de secours"},
    {MessageId::ContainerRaidLevel, "RAID {0:number}"},
    {MessageId::LinearArray, "linéaire"},
    {MessageId::OtherArray, "une grappe md de niveau {0:text}"},
    {MessageId::ExtentsOf, "étendues de {0:size}"},
    {MessageId::ChunksOf, "tronçons (chunks) de {0:size}"},
    {MessageId::SealedInside, "scellé : le contenu est illisible sans sa clé"},
    {MessageId::PartOfArray, "non lu : un membre seul ne contient qu’une partie de la grappe ({0:names})"},
    {MessageId::MemberNotInSync, "non lu : ce membre est de secours ou n’a pas encore toutes les données de la grappe"},
    {MessageId::InVolumeGroup, "le groupe de volumes {0:text}"},
    {MessageId::InNoVolumeGroup, "aucun groupe de volumes, ou un dont les métadonnées sont illisibles"},
    {MessageId::ContentsNotListed, "{0:count|# autre conteneur ou volume logique n’est pas recensé|# autres conteneurs "
                                   "ou volumes logiques ne sont pas recensés}"},
    {MessageId::LogicalVolumeName, "volume logique {0:text}"},
    {MessageId::OtherSegmentType, "non lu : LVM place ses segments{0:text|| #} selon des règles propres"},
    {MessageId::StoresSnapshot, "non lu : il conserve les blocs modifiés d’un instantané{0:text|| de #}"},
    {MessageId::PhysicalVolumeMissing,
     "non lu : {0:text|un volume physique|le volume physique #} n’est pas dans cette image"},
    {MessageId::SegmentPastEnd, "non lu : un segment se trouve au-delà de la fin de son volume physique{0:text|| #}"},
    {MessageId::SegmentGap, "non lu : ses segments se recouvrent, laissent un vide ou sont endommagés"},
    {MessageId::ExtentsShared,
     "non lu : {0:text|un autre volume logique|#} revendique aussi certaines de ses étendues"},
    {MessageId::SegmentsTooMany, "non lu : il a {0:text} segments, plus que ce programme n’en place"},
    {MessageId::PlacedAtByte, "à l’octet {0:byte}"},
    {MessageId::PlacedInPieces, "en {0:count|# morceau|# morceaux}, le premier à l’octet {1:byte}"},
};

} // namespace atlas
