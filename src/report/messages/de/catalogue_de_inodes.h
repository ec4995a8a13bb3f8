// SPDX-License-Identifier: GPL-3.0-or-later
// German: the inodes of a group.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanInodes[] = {
    {MessageId::HeadingInodes, "Inodes der Gruppe {0:group}"},
    {MessageId::InodesListed, "{0:count|# Inode ist|# Inodes sind} belegt; {1:count|# freier sagt|# freie sagen} noch, "
                              "was {1:count|er war|sie waren}; {2:count|# freier ist|# freie sind} leer"},
    {MessageId::InodesUnread, "{0:count|# Inode wurde|# Inodes wurden} nicht gelesen: {1:text}"},
    {MessageId::InodesBeyondLimit,
     "{0:count|# Inode fehlt|# Inodes fehlen} in der Liste: sie liegen hinter den ersten 64 MiB der Inode-Tabelle"},
    {MessageId::InodeStateInUse, "belegt"},
    {MessageId::ReservedBadBlocks, "reserviert: Liste defekter Blöcke"},
    {MessageId::ReservedRoot, "reserviert: Wurzelverzeichnis"},
    {MessageId::ReservedUserQuota, "reserviert: Benutzerquoten"},
    {MessageId::ReservedGroupQuota, "reserviert: Gruppenquoten"},
    {MessageId::ReservedBootLoader, "reserviert: Bootloader"},
    {MessageId::ReservedUndelete, "reserviert: Undelete-Verzeichnis"},
    {MessageId::ReservedResize, "reserviert: Resize-Inode"},
    {MessageId::ReservedJournal, "reserviert: Journal"},
    {MessageId::ReservedExclude, "reserviert: Exclude-Inode"},
    {MessageId::ReservedReplica, "reserviert: Replikat-Inode"},
    {MessageId::InodeStateLinkless, "belegt ohne Link (verwaist)"},
    {MessageId::InodeStateDeleted, "gelöscht"},
    {MessageId::InodeStateLeftover, "Überrest"},
    {MessageId::InodeStateUnknown, "unbekannt: die Inode-Bitmap ist nicht lesbar"},
    {MessageId::InodeLeftoverMeans,
     "Überrest: frei, und hinter den Inodes, die die Gruppe initialisiert nennt: vor langer Zeit "
     "gelöscht oder von einem älteren Dateisystem"},
    {MessageId::InodeHoldsContent, "im Inode"},
    {MessageId::InodeHoldsExtents, "{0:count|# Extent|# Extents}"},
    {MessageId::InodeHoldsTree, "Extent-Baum der Tiefe {0:number}, {1:count|# Zweig|# Zweige}"},
    {MessageId::InodeHoldsBlocks, "{0:count|# Blocknummer|# Blocknummern}"},
    {MessageId::ColumnMode, "Modus"},
    {MessageId::ColumnLinks, "Links"},
    {MessageId::ColumnModified, "geändert"},
    {MessageId::ColumnDeleted, "gelöscht um"},
};

} // namespace atlas
