// SPDX-License-Identifier: GPL-3.0-or-later
// German: names of structures, layers, devices, granularities, sources and
// verdicts.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanStructures[] = {
    {MessageId::PrimarySuperblock, "primärer Superblock"},
    {MessageId::BackupSuperblock, "Sicherungskopie des Superblocks"},
    {MessageId::GroupDescriptors, "Gruppendeskriptoren"},
    {MessageId::BlockBitmap, "Block-Bitmap"},
    {MessageId::InodeBitmap, "Inode-Bitmap"},
    {MessageId::InodeTable, "Inode-Tabelle"},
    {MessageId::MmpBlock, "MMP-Block"},
    {MessageId::Journal, "Journal"},
    {MessageId::QuotaFile, "Quota-Datei"},
    {MessageId::OrphanFile, "Orphan-Datei"},
    {MessageId::ResizeInode, "Resize-Inode"},
    {MessageId::ReservedGdtBlocks, "reservierte GDT-Blöcke"},
    {MessageId::PrimarySuperblocks, "{0:count|primärer Superblock|primäre Superblocks}"},
    {MessageId::BackupSuperblocks, "{0:count|Sicherungskopie des Superblocks|Sicherungskopien des "
                                   "Superblocks}"},
    {MessageId::GroupDescriptorCopies, "{0:count|Kopie der Gruppendeskriptoren|Kopien der Gruppendeskriptoren}"},
    {MessageId::BlockBitmaps, "{0:count|Block-Bitmap|Block-Bitmaps}"},
    {MessageId::InodeBitmaps, "{0:count|Inode-Bitmap|Inode-Bitmaps}"},
    {MessageId::InodeTables, "{0:count|Inode-Tabelle|Inode-Tabellen}"},
    {MessageId::MmpBlocks, "{0:count|MMP-Block|MMP-Blöcke}"},
    {MessageId::Journals, "{0:count|Journal|Journale}"},
    {MessageId::QuotaFiles, "{0:count|Quota-Datei|Quota-Dateien}"},
    {MessageId::OrphanFiles, "{0:count|Orphan-Datei|Orphan-Dateien}"},
    {MessageId::ResizeInodes, "{0:count|Resize-Inode|Resize-Inodes}"},
    {MessageId::ReservedGdtCopies, "{0:count|Kopie der reservierten GDT-Blöcke|Kopien der reservierten GDT}"},
    {MessageId::StructureOfGroup, "{0:names} der Gruppe {1:group}"},
    {MessageId::DataOrFree, "Daten oder frei"},
};

inline constexpr CatalogueEntry germanDevices[] = {
    {MessageId::Luks1, "LUKS1"},
    {MessageId::Luks2, "LUKS2"},
    {MessageId::LvmPhysicalVolume, "LVM-Physical-Volume"},
    {MessageId::LvmLinearVolume, "lineares LVM-Volume"},
    {MessageId::MdMember, "md-Mitglied"},
    {MessageId::DiskDevice, "Datenträger"},
    {MessageId::PartitionDevice, "Partition"},
    {MessageId::LoopDevice, "Loop-Gerät"},
    {MessageId::MdArray, "md-Array"},
    {MessageId::LuksMapping, "LUKS-Zuordnung"},
    {MessageId::LvmLogicalVolume, "logisches LVM-Volume"},
    {MessageId::MapperDevice, "Device-Mapper-Gerät"},
    {MessageId::FileDevice, "Datei"},
    {MessageId::Sectors512n, "Sektoren von 512 Bytes (512n)"},
    {MessageId::Sectors512e, "Sektoren von 512 Bytes auf solchen von 4 KiB (512e)"},
    {MessageId::Sectors4kn, "Sektoren von 4 KiB (4Kn)"},
    {MessageId::Sectors512eJumper, "512e mit dem Ein-Sektor-Jumper"},
    {MessageId::FlashPages8k, "Flash mit Seiten von 8 KiB"},
    {MessageId::FlashPages16k, "Flash mit Seiten von 16 KiB"},
    {MessageId::SdCardEraseBlocks, "SD-Karte mit Erase-Blöcken von {0:size}"},
};

inline constexpr CatalogueEntry germanVerdicts[] = {
    {MessageId::PhysicalSector, "physischer Sektor"},
    {MessageId::Partitioning, "Partitionierung"},
    {MessageId::RaidStripe, "RAID-Streifen"},
    {MessageId::EraseBlock, "Erase-Block"},
    {MessageId::Assumed, "angenommen"},
    {MessageId::FromPartitionTable, "aus der Partitionstabelle"},
    {MessageId::FromSuperblock, "aus dem Superblock"},
    {MessageId::FromContents, "nach dem Inhalt der Partitionen"},
    {MessageId::ReportedByDevice, "vom Gerät gemeldet"},
    {MessageId::SetByUser, "selbst gesetzt"},
    {MessageId::AssumedForImage, "angenommen: Abbilder tragen keine Geometrie"},
    {MessageId::SourcesOfSectors, "logisch {0:names}, physisch {1:names}"},
    {MessageId::Primary, "primär"},
    {MessageId::Extended, "erweitert"},
    {MessageId::Logical, "logisch"},
    {MessageId::NoTable, "keine"},
    {MessageId::Mbr, "MBR"},
    {MessageId::Gpt, "GPT"},
    {MessageId::Superblock, "Superblock"},
    {MessageId::Inode, "Inode"},
    {MessageId::ItsOwnHeader, "eigener Kopf"},
    {MessageId::Whole, "ganz"},
    {MessageId::Partial, "teilweise"},
    {MessageId::Straddling, "übergreifend"},
    {MessageId::SeverityNote, "Hinweis"},
    {MessageId::SeverityWarning, "Warnung"},
    {MessageId::SeverityMisaligned, "falsch ausgerichtet"},
    {MessageId::SeverityError, "Fehler"},
    {MessageId::ReadModifyWrites, "{0:count|#-mal|#-mal} Lesen-Ändern-Schreiben"},
};

inline constexpr CatalogueEntry germanComparing[] = {
    {MessageId::GeneralUse, "allgemeiner Gebrauch"},
    {MessageId::ManySmallFiles, "viele kleine Dateien"},
    {MessageId::Streaming, "Streaming"},
    {MessageId::RaidMembers, "RAID-Mitglieder"},
    {MessageId::SdCard, "SD-Karte"},
    {MessageId::VmImage, "VM-Abbild"},
    {MessageId::Database, "Datenbank"},
    {MessageId::Moved, "verschoben"},
    {MessageId::Grew, "gewachsen"},
    {MessageId::Shrank, "geschrumpft"},
    {MessageId::Split, "geteilt"},
    {MessageId::Joined, "vereinigt"},
    {MessageId::Appeared, "neu"},
    {MessageId::Vanished, "verschwunden"},
    {MessageId::CountOfChanges, "{0:number} {1:names}"},
    {MessageId::BlocksMoved, "{0:number} von {1:count|# Block|# Blöcken} verschoben"},
    {MessageId::ChangesOfStructure, "{0:names}: {1:names}"},
    {MessageId::FieldChanged, "{0:text}: {1:text} → {2:text}"},
};

} // namespace atlas
