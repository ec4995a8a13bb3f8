// SPDX-License-Identifier: GPL-3.0-or-later
// German: the reports of info, layout and free.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanDisk[] = {
    {MessageId::NameSize, "Größe"},
    {MessageId::NameTable, "Tabelle"},
    {MessageId::DeviceSize, "{0:size} ({1:bytes} B), Blockgerät"},
    {MessageId::ImageSize, "{0:size} ({1:bytes} B), Abbild"},
    {MessageId::NoTableOnDevice, "keine; das ganze Gerät enthält {0:names}"},
    {MessageId::NoTableInImage, "keine; das ganze Abbild enthält {0:names}"},
    {MessageId::TableOfPartitions, "{0:names}{1:text|| #}, {2:count|# Partition|# Partitionen}"},
};

inline constexpr CatalogueEntry germanGeometry[] = {
    {MessageId::NameBlocks, "Blöcke"},
    {MessageId::NameGroups, "Gruppen"},
    {MessageId::NameClusters, "Cluster"},
    {MessageId::NameInodes, "Inodes"},
    {MessageId::NameDescriptors, "Deskriptoren"},
    {MessageId::NameRaid, "RAID"},
    {MessageId::NameFree, "frei"},
    {MessageId::NameFeatures, "Merkmale"},
    {MessageId::NameState, "Zustand"},
    {MessageId::NameUuid, "UUID"},
    {MessageId::NameLastMounted, "zuletzt eingehängt"},
    {MessageId::Blocks, "{0:number} von {1:bytes} B ({2:size})"},
    {MessageId::BlocksFromOne, "{0:number} von {1:bytes} B ({2:size}), Gruppe "
                               "0 beginnt bei Block {3:block}"},
    {MessageId::GroupsWithoutFlexBg, "{0:number} von {1:count|# Block|# Blöcken} ({2:size}), kein flex_bg"},
    {MessageId::GroupsInFlexGroups, "{0:number} von {1:count|# Block|# Blöcken} ({2:size}), in {3:count|# "
                                    "Flex-Gruppe|# Flex-Gruppen} von {4:number}"},
    {MessageId::Clusters, "{0:size} ({1:count|# Block|# Blöcke}); Bitmaps und "
                          "Freizähler der Gruppen zählen Cluster"},
    {MessageId::Inodes, "{0:number} von {1:bytes} B, {2:number} in der Tabelle "
                        "jeder Gruppe von {3:count|# Block|# Blöcken}"},
    {MessageId::Descriptors, "je {0:bytes} B, {1:count|# Block|# Blöcke}"},
    {MessageId::DescriptorsOfMetagroups, "je {0:bytes} B, {1:count|# Block|# Blöcke}, ab Metagruppe {2:number} "
                                         "über das Volume verteilt (meta_bg)"},
    {MessageId::DescriptorsWithReserve, "je {0:bytes} B, {1:count|# Block|# Blöcke}, {2:number} weitere für "
                                        "Wachstum reserviert"},
    {MessageId::RaidGeometryOfSuperblock, "stride {0:count|# Block|# Blöcke}, Streifenbreite {1:count|# Block|# "
                                          "Blöcke}"},
    {MessageId::FreeOfVolume, "{0:count|# Block|# Blöcke} ({1:decimal} %), {2:count|# Inode|# Inodes}"},
    {MessageId::Verbatim, "{0:text}"},
    {MessageId::Colon, ": "},
    {MessageId::InBrackets, " ({0:names})"},
    {MessageId::OneBlock, "{0:block}"},
    {MessageId::BlockRange, "{0:block}–{1:block}"},
    {MessageId::FileAt, "{0:count|# Block|# Blöcke} ({1:size}) bei {2:names}"},
    {MessageId::FileAtAndMore, "{0:count|# Block|# Blöcke} ({1:size}) bei "
                               "{2:names} und {3:number} weiteren"},
    {MessageId::InodeAt, "Inode {0:number}, {1:count|# Block|# Blöcke} ({2:size}) bei {3:names}"},
    {MessageId::FileAndMapping, "{0:names}; {1:count|# Block ordnet|# Blöcke ordnen} sie zu"},
    {MessageId::InodeAtAndMore, "Inode {0:number}, {1:count|# Block|# Blöcke} ({2:size}) bei {3:names} "
                                "und {4:number} weiteren"},
};

inline constexpr CatalogueEntry germanFreeSpace[] = {
    {MessageId::NameGroupsRead, "Gruppen"},
    {MessageId::NameBitmaps, "Bitmaps"},
    {MessageId::NameFreeSpace, "Frei"},
    {MessageId::NameFreeExtents, "Freie Extents"},
    {MessageId::GroupsOf, "{0:groups} von {1:number}"},
    {MessageId::BitmapsRead, "{0:number} gelesen, {1:number} nie geschrieben und berechnet"},
    {MessageId::BitmapsReadAndUnreadable, "{0:number} gelesen, {1:number} nie geschrieben und berechnet, {2:number} "
                                          "unlesbar"},
    {MessageId::FreeBlocks, "{0:number} von {1:count|# Block|# Blöcken} ({2:decimal} %), {3:size}"},
    {MessageId::FreeBlocksContradicted, "{0:number} von {1:count|# Block|# Blöcken} ({2:decimal} %), {3:size}; "
                                        "der Superblock sagt {4:number}"},
    {MessageId::NoFreeExtents, "keine"},
    {MessageId::FreeExtentSizes, "{0:number}: kleinster {1:size}, größter {2:size}, im Mittel {3:size}"},
};

inline constexpr CatalogueEntry germanHeadings[] = {
    {MessageId::HeadingStack, "Der Stapel"},
    {MessageId::HeadingGranularities, "Die Einheiten, und wer sie nennt"},
    {MessageId::HeadingDevices, "Die Geräte darunter, nach sysfs und ihren Köpfen"},
    {MessageId::HeadingPlaces, "Die Orte darunter, nach der Partitionstabelle "
                               "und den Metadaten der Volume-Gruppe"},
    {MessageId::HeadingCures, "Ursache und Abhilfe"},
    {MessageId::HeadingSweep, "Lesen-Ändern-Schreiben, um alle Metadaten "
                              "einmal zu schreiben, nach Partitionsanfang"},
    {MessageId::HeadingStructures, "Strukturen"},
    {MessageId::HeadingPartitions, "Partitionen"},
    {MessageId::HeadingFreeExtents, "Freie Extents nach Größe"},
    {MessageId::HeadingGroups, "Gruppen"},
    {MessageId::HeadingFindings, "Befunde"},
    {MessageId::HeadingPartitionStarts, "Partitionen (ihre Anfänge; nicht Teil des Urteils)"},
    {MessageId::HeadingCost, "Was es kostet (ein Modell: {0:names})"},
    {MessageId::HeadingFileSystem, "Dateisystem: {0:text}"},
    {MessageId::HeadingFileSystemOfPartition, "Dateisystem der Partition {0:partition}: {1:text}"},
    {MessageId::HeadingFileSystemOfVolume, "Dateisystem des logischen Volumes {0:text}: {1:text}"},
    {MessageId::HeadingContainers, "Container"},
    {MessageId::HeadingLogicalVolumes, "Logische Volumes"},
};

inline constexpr CatalogueEntry germanColumns[] = {
    {MessageId::ColumnKind, "Art"},
    {MessageId::ColumnReadModifyWrites, "Lesen-Ändern-Schreiben"},
    {MessageId::ColumnNumber, "Nr."},
    {MessageId::ColumnContent, "Inhalt"},
    {MessageId::ColumnStartWorking, "Anfang × Sektor = Byte"},
    {MessageId::ColumnVerdict, "Urteil"},
    {MessageId::ColumnLayer, "Schicht"},
    {MessageId::ColumnFirstByte, "erstes Byte"},
    {MessageId::ColumnDevice, "Gerät"},
    {MessageId::ColumnSectorSizes, "Sektoren (logisch / physisch)"},
    {MessageId::ColumnLabel, "Bezeichnung"},
    {MessageId::ColumnMountedAt, "eingehängt in"},
    {MessageId::ColumnDriveModel, "Modell"},
    {MessageId::NoDevices, "keine Datenträger gefunden"},
    {MessageId::ColumnPlaceOnDisk, "wo das Obige auf dem Datenträger beginnt"},
    {MessageId::ColumnWriteTime, "ein Schreiben"},
    {MessageId::ColumnWritesPerSecond, "Schreiben je Sekunde"},
    {MessageId::ColumnSector, "Sektor"},
    {MessageId::ColumnWorking, "Rechnung"},
    {MessageId::ColumnKnownFrom, "bekannt durch"},
    {MessageId::ColumnStart, "Anfang"},
    {MessageId::ColumnSectors, "Sektoren"},
    {MessageId::ColumnType, "Typ"},
    {MessageId::ColumnName, "Name"},
    {MessageId::ColumnFrom, "von"},
    {MessageId::ColumnToBelow, "bis unter"},
    {MessageId::ColumnExtents, "Extents"},
    {MessageId::ColumnOfTheFree, "vom Freien"},
    {MessageId::ColumnGroup, "Gruppe"},
    {MessageId::ColumnChange, "Änderung"},
    {MessageId::ColumnFromBlock, "von Block"},
    {MessageId::ColumnToBlock, "nach Block"},
    {MessageId::ColumnFlex, "Flex"},
    {MessageId::ColumnReservedGdt, "reservierte GDT"},
    {MessageId::ColumnFreeBlocks, "freie Blöcke"},
    {MessageId::ColumnFreeInodes, "freie Inodes"},
    {MessageId::ColumnDirectories, "Verzeichnisse"},
    {MessageId::ColumnUnusedInodes, "unbenutzte Inodes"},
    {MessageId::ColumnFlags, "Flags"},
    {MessageId::ColumnChecksum, "Prüfsumme"},
    {MessageId::ColumnMetric, "Metrik"},
    {MessageId::ColumnBlockBitmapsOnEachMember, "Block-Bitmaps auf jedem Mitglied"},
    {MessageId::ColumnSpeed, "bei {0:decimal} U/min"},
    {MessageId::ColumnPartition, "Partition"},
    {MessageId::ColumnContainer, "Container"},
    {MessageId::ColumnDataOffset, "Datenanfang"},
    {MessageId::ColumnUnits, "Einheiten"},
    {MessageId::ColumnInside, "darin"},
    {MessageId::ColumnPlace, "Ort auf dem Datenträger"},
};

} // namespace atlas
