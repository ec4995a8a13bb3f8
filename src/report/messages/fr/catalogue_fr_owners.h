// SPDX-License-Identifier: GPL-3.0-or-later
// French: who owns the blocks of a volume.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry frenchOwners[] = {
    {MessageId::HeadingLargestFiles, "Les plus grands fichiers"},
    {MessageId::HeadingOwnerKinds, "Le reste"},
    {MessageId::OwnedByOtherFiles, "autres fichiers"},
    {MessageId::OwnedByDirectories, "répertoires"},
    {MessageId::OwnedByMaps, "arbres d’extents et blocs indirects"},
    {MessageId::OwnedByAttributes, "attributs étendus"},
    {MessageId::OwnedBySystemFiles, "fichiers système (journal, inode de redimensionnement …)"},
    {MessageId::OwnedByNoFile, "aucun fichier : occupés selon le seul bitmap de blocs"},
    {MessageId::ColumnOwner, "propriétaire"},
    {MessageId::ColumnFiles, "fichiers"},
    {MessageId::ColumnPieces, "morceaux"},
    {MessageId::ColumnOfTheVolume, "du volume"},
    {MessageId::BlocksContested, "{0:count|# bloc est réclamé|# blocs sont réclamés} deux fois, par des inodes ou par "
                                 "un inode et les métadonnées ; e2fsck -fn les énumère"},
    {MessageId::BlocksFreeButOwned, "{0:count|# bloc appartient|# blocs appartiennent} à des fichiers alors que le "
                                    "bitmap de blocs les dit libres ; e2fsck -fn les énumère"},
    {MessageId::OwnerMapIncomplete,
     "lus en partie : {0:count|# table d’inodes|# tables d’inodes}, {1:count|# bitmap de blocs|# bitmaps de blocs}, "
     "les extents de {2:count|# inode|# inodes}, {3:count|# bloc|# blocs} de répertoires"},
    {MessageId::OwnerMapCut, "plus de morceaux qu’il n’en est gardé : les propriétaires du reste sont inconnus"},
    {MessageId::OwnerMapComplete, "Tous les inodes utilisés et tous les bitmaps de blocs ont été lus : aucun bloc n’a "
                                  "deux propriétaires, aucun bloc attribué n’est libre."},
};

} // namespace atlas
