// SPDX-License-Identifier: GPL-3.0-or-later
// French: the inodes of a group.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry frenchInodes[] = {
    {MessageId::HeadingInodes, "Inodes du groupe {0:group}"},
    {MessageId::InodesListed,
     "{0:count|# inode est utilisé|# inodes sont utilisés} ; {1:count|# inode libre dit|# inodes libres disent} encore "
     "ce {1:count|qu’il était|qu’ils étaient} ; {2:count|# inode libre est vierge|# inodes libres sont vierges}"},
    {MessageId::InodesUnread, "{0:count|# inode n’a|# inodes n’ont} pas été {0:count|lu|lus} : {1:text}"},
    {MessageId::InodesBeyondLimit, "{0:count|# inode n’est pas listé|# inodes ne sont pas listés} : au-delà des "
                                   "64 premiers Mio de la table d’inodes"},
    {MessageId::InodeStateInUse, "utilisé"},
    {MessageId::ReservedBadBlocks, "réservé : liste des blocs défectueux"},
    {MessageId::ReservedRoot, "réservé : répertoire racine"},
    {MessageId::ReservedUserQuota, "réservé : quotas d’utilisateurs"},
    {MessageId::ReservedGroupQuota, "réservé : quotas de groupes"},
    {MessageId::ReservedBootLoader, "réservé : chargeur d’amorçage"},
    {MessageId::ReservedUndelete, "réservé : répertoire de restauration"},
    {MessageId::ReservedResize, "réservé : inode de redimensionnement"},
    {MessageId::ReservedJournal, "réservé : journal"},
    {MessageId::ReservedExclude, "réservé : inode d’exclusion"},
    {MessageId::ReservedReplica, "réservé : inode de réplique"},
    {MessageId::InodeStateLinkless, "utilisé sans lien (orphelin)"},
    {MessageId::InodeStateDeleted, "supprimé"},
    {MessageId::InodeStateLeftover, "reste"},
    {MessageId::InodeStateUnknown, "inconnu : le bitmap d’inodes est illisible"},
    {MessageId::InodeLeftoverMeans,
     "reste : libre, et au-delà des inodes que le groupe dit initialisés : supprimé depuis "
     "longtemps, ou d’un système de fichiers antérieur"},
    {MessageId::InodeHoldsContent, "dans l’inode"},
    {MessageId::InodeHoldsExtents, "{0:count|# étendue|# étendues}"},
    {MessageId::InodeHoldsTree, "arbre d’étendues de profondeur {0:number}, {1:count|# branche|# branches}"},
    {MessageId::InodeHoldsBlocks, "{0:count|# numéro de bloc|# numéros de bloc}"},
    {MessageId::ColumnMode, "mode"},
    {MessageId::ColumnLinks, "liens"},
    {MessageId::ColumnModified, "modifié"},
    {MessageId::ColumnDeleted, "supprimé à"},
};

} // namespace atlas
