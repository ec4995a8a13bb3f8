// SPDX-License-Identifier: GPL-3.0-or-later
// German: what a step of a history wrote.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanHistory[] = {
    {MessageId::HistoryStepHead, "Schritt {0:number}: {1:text}"},
    {MessageId::HistoryBetween, "vom Abbild nach Schritt {0:number} zu dem nach Schritt {1:number}"},
    {MessageId::HistoryTotal, "{0:count|# Block|# Blöcke} geschrieben, {1:size} geänderte Sektoren, "
                              "{2:names}, wenn das Volume bei Byte {3:byte} eines Laufwerks mit "
                              "physischen Sektoren von {4:size} beginnt"},
    {MessageId::HistorySectors, "{0:count|# Sektor|# Sektoren} von 512 B "
                                "geschrieben; kein Dateisystem ist lesbar"},
    {MessageId::HistoryNothing, "nichts hat sich geändert"},
    {MessageId::FieldFromTo, "{0:text} {1:text} → {2:text}"},
    {MessageId::FieldNowIs, "{0:text} {1:text}"},
    {MessageId::StructureChanged, "{0:names}: {1:names}"},
    {MessageId::BitsChanged, "{0:names} der Gruppe {1:group}: {2:names}"},
    {MessageId::BlockSet, "Block {0:block} gesetzt"},
    {MessageId::BlockCleared, "Block {0:block} gelöscht"},
    {MessageId::BlocksSet, "Blöcke {0:block}–{1:block} gesetzt"},
    {MessageId::BlocksCleared, "Blöcke {0:block}–{1:block} gelöscht"},
    {MessageId::InodeSet, "Inode {0:number} gesetzt"},
    {MessageId::InodeCleared, "Inode {0:number} gelöscht"},
    {MessageId::InodesSet, "Inodes {0:number}–{1:number} gesetzt"},
    {MessageId::InodesCleared, "Inodes {0:number}–{1:number} gelöscht"},
    {MessageId::EntryAdded, "Verzeichnisblock {0:block}: Eintrag {1:text} des "
                            "Inodes {2:number} hinzugefügt"},
    {MessageId::EntryRemoved, "Verzeichnisblock {0:block}: Eintrag {1:text} "
                              "des Inodes {2:number} entfernt"},
    {MessageId::BlockWritten, "{0:names}: Block {1:block} geschrieben"},
    {MessageId::BlocksWritten, "{0:names}: Blöcke {1:block}–{2:block} geschrieben"},
    {MessageId::BlocksOfFile, "Inode {0:number}"},
    {MessageId::BlocksOfNoStructure, "Daten oder frei"},
    {MessageId::BlocksOfUnknownOwner, "Daten oder frei, ihre Datei wurde nicht gesucht"},
    {MessageId::MoreHistoryChanges, "und {0:count|# weitere Änderung|# weitere Änderungen}"},
    {MessageId::RunningStep, "Schritt {0:number} läuft"},
};

} // namespace atlas
