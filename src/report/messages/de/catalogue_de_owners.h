// SPDX-License-Identifier: GPL-3.0-or-later
// German: who owns the blocks of a volume.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanOwners[] = {
    {MessageId::HeadingLargestFiles, "Die größten Dateien"},
    {MessageId::HeadingOwnerKinds, "Der Rest"},
    {MessageId::OwnedByOtherFiles, "andere Dateien"},
    {MessageId::OwnedByDirectories, "Verzeichnisse"},
    {MessageId::OwnedByMaps, "Extent-Bäume und indirekte Blöcke"},
    {MessageId::OwnedByAttributes, "erweiterte Attribute"},
    {MessageId::OwnedBySystemFiles, "Systemdateien (Journal, Resize-Inode …)"},
    {MessageId::OwnedByNoFile, "keine Datei: nur laut Block-Bitmap belegt"},
    {MessageId::ColumnOwner, "Besitzer"},
    {MessageId::ColumnFiles, "Dateien"},
    {MessageId::ColumnPieces, "Stücke"},
    {MessageId::ColumnOfTheVolume, "des Volumes"},
    {MessageId::BlocksContested, "{0:count|# Block wird|# Blöcke werden} doppelt beansprucht, von Inodes oder von "
                                 "einem Inode und den Metadaten; e2fsck -fn zählt sie auf"},
    {MessageId::BlocksFreeButOwned,
     "{0:count|# Block gehört|# Blöcke gehören} Dateien, ist aber laut Block-Bitmap frei; e2fsck -fn zählt sie auf"},
    {MessageId::OwnerMapIncomplete,
     "nicht vollständig gelesen: {0:count|# Inode-Tabelle|# Inode-Tabellen}, {1:count|# Block-Bitmap|# Block-Bitmaps}, "
     "die Extents von {2:count|# Inode|# Inodes}, {3:count|# Block|# Blöcke} von Verzeichnissen"},
    {MessageId::OwnerMapCut, "mehr Stücke, als behalten werden: wem der Rest gehört, ist unbekannt"},
    {MessageId::OwnerMapComplete, "Alle belegten Inodes und alle Block-Bitmaps wurden gelesen: kein Block hat zwei "
                                  "Besitzer, und keiner mit Besitzer ist frei."},
};

} // namespace atlas
