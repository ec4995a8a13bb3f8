// SPDX-License-Identifier: GPL-3.0-or-later
// German: questions, mistakes and sheets of exercises.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanQuestions[] = {
    {MessageId::AskBlockBitmapBlock, "In welchem Block liegt die Block-Bitmap der Gruppe {0:number}?"},
    {MessageId::AskInodeBitmapBlock, "In welchem Block liegt die Inode-Bitmap der Gruppe {0:number}?"},
    {MessageId::AskInodeTableBlock, "In welchem Block beginnt die Inode-Tabelle der Gruppe {0:number}?"},
    {MessageId::AskInodeBlock, "Welcher Block des Dateisystems enthält Inode {0:number}?"},
    {MessageId::AskInodeByteOfDisk, "Bei welchem Byte des Datenträgers beginnt Inode {0:number}?"},
    {MessageId::AskBlockSector, "Mit welchem logischen Sektor des Datenträgers beginnt Block {0:number}?"},
    {MessageId::AskBlockGroup, "Zu welcher Blockgruppe gehört Block {0:number}?"},
    {MessageId::AskDescriptorByte, "Bei welchem Byte des Dateisystems beginnt der primäre Deskriptor der "
                                   "Gruppe {0:number}?"},
    {MessageId::AskSuperblockByteOfDisk, "Bei welchem Byte des Datenträgers beginnt der primäre Superblock?"},
    {MessageId::AskBackupSuperblock, "Welcher Block enthält die Sicherungskopie des Superblocks in Gruppe "
                                     "{0:number}?"},
    {MessageId::AskGroups, "Wie viele Blockgruppen hat es?"},
    {MessageId::AskDescriptorsPerBlock, "Wie viele Gruppendeskriptoren passen in einen Block?"},
    {MessageId::AskDescriptorBlocks, "Wie viele Blöcke belegt die Gruppendeskriptortabelle?"},
    {MessageId::AskBackups, "Wie viele Sicherungskopien des Superblocks gibt es?"},
    {MessageId::AskLastBackupGroup, "Welche ist die letzte Gruppe, die eine "
                                    "Sicherungskopie des Superblocks enthält?"},
    {MessageId::AskInodeTableLength, "Wie viele Blöcke belegt die Inode-Tabelle einer Gruppe?"},
    {MessageId::AskLastGroupLength, "Wie viele Blöcke hat die letzte Gruppe?"},
    {MessageId::AskTotalInodes, "Wie viele Inodes hat es?"},
    {MessageId::AskStartRemainder, "Um wie viele Bytes liegt der Anfang des Dateisystems hinter einem Anfang "
                                   "eines physischen Sektors?"},
    {MessageId::AskBlockReadModifyWrites, "Wie oft muss das Laufwerk lesen, ändern und schreiben, um Block "
                                          "{0:number} einmal allein zu schreiben: 0-, 1- oder 2-mal?"},
    {MessageId::AskStraddlingTables, "Wie viele Inode-Tabellen haben einen Block, der über eine Grenze "
                                     "physischer Sektoren reicht?"},
    {MessageId::AskBitmapPhysicalSector, "In welchem physischen Sektor des Datenträgers, gezählt ab 0, beginnt die "
                                         "Block-Bitmap der Gruppe {0:number}?"},
    {MessageId::AskNextSectorStart, "Welcher ist der erste logische Sektor ab dem Anfang der Partition, mit "
                                    "dem ein physischer Sektor beginnt?"},
    {MessageId::AskNextMebibyteStart, "Welcher ist der erste logische Sektor ab dem Anfang der Partition, mit "
                                      "dem ein ganzes MiB beginnt?"},
    {MessageId::AskSuperblockField, "Welche Zahl enthält {0:text} des Superblocks?"},
    {MessageId::AskDescriptorField, "Welche Zahl enthält {1:text} des Deskriptors der Gruppe {0:number}?"},
    {MessageId::AskInodeField, "Welche Zahl enthält {1:text} des Inodes {0:number}?"},
    {MessageId::AskFlexGroups, "Wie viele Flex-Gruppen gibt es? Die letzte kann kürzer sein."},
    {MessageId::AskFlexGroupOf, "Zu welcher Flex-Gruppe, gezählt ab 0, gehört Gruppe {0:number}?"},
    {MessageId::AskBitmapRuns, "In wie vielen Läufen liegen die Block-Bitmaps? Ein Lauf besteht aus "
                               "aufeinanderfolgenden Gruppen, deren Bitmaps aneinandergrenzen."},
    {MessageId::AskFirstTableOfFlexGroup, "In welchem Block beginnt die erste Inode-Tabelle der Flex-Gruppe "
                                          "{0:number}?"},
    {MessageId::AskLastTableOfFlexGroup, "In welchem Block beginnt die letzte Inode-Tabelle der Flex-Gruppe "
                                         "{0:number}?"},
    {MessageId::AskFileInode, "Welcher Inode ist {0:text}?"},
    {MessageId::AskFileBlock, "Welcher Block des Dateisystems enthält Block "
                              "{0:number} von {1:text}, gezählt ab 0?"},
    {MessageId::AskFileSector, "Mit welchem logischen Sektor des Datenträgers beginnt Block {0:number} "
                               "von {1:text}, gezählt ab 0?"},
    {MessageId::AskFileBlocks, "Wie viele Blöcke des Dateisystems belegt der Inhalt von {0:text}?"},
    {MessageId::AskFilePieces, "In wie vielen Stücken liegt {0:text} auf dem Datenträger? Ein Stück ist "
                               "ein Lauf aneinandergrenzender Blöcke."},
    {MessageId::AskSpoiledStructure, "Wo ist das falsche Feld: im Superblock (1), in einem Gruppendeskriptor "
                                     "(2) oder in einem Inode (3)?"},
    {MessageId::AskSpoiledNumber, "Zu welcher Gruppe gehört der Deskriptor, oder welcher Inode ist es? 0 "
                                  "für den Superblock."},
    {MessageId::AskSpoiledByte, "Bei welchem Byte des Superblocks, des Deskriptors oder des Inodes "
                                "beginnt das falsche Feld?"},
    {MessageId::AskSpoiledByteOfImage, "Bei welchem Byte des Abbilds beginnt das falsche Feld?"},
    {MessageId::AskRightNumber, "Welche Zahl müsste das Feld enthalten?"},
};

inline constexpr CatalogueEntry germanMistakes[] = {
    {MessageId::WrongPartitionStartLeftOut, "das ist ab der Partition gezählt, nicht ab dem Datenträger"},
    {MessageId::WrongPartitionStartAdded, "das ist ab dem Datenträger gezählt, nicht ab der Partition"},
    {MessageId::WrongFirstDataBlock, "das ist um s_first_data_block verschoben: 1 bei Blöcken von 1 KiB, sonst "
                                     "0"},
    {MessageId::WrongInodesFromZero, "Inodes werden ab 1 gezählt: Inode 1 ist der erste der Gruppe 0"},
    {MessageId::WrongGroupsFromOne, "Gruppen werden ab 0 gezählt"},
    {MessageId::WrongFlexGroupsFromOne, "Flex-Gruppen werden ab 0 gezählt"},
    {MessageId::WrongOtherInodeSize, "das gilt für eine andere s_inode_size"},
    {MessageId::WrongOtherDescriptorSize, "das gilt für eine andere s_desc_size: 64 Bytes mit 64bit, sonst 32"},
    {MessageId::WrongTableInBlockOne, "die Deskriptoren beginnen im Block hinter dem Superblock: Block 2 bei "
                                      "Blöcken von 1 KiB, sonst Block 1"},
    {MessageId::WrongFlexBgAbsent, "so wäre es ohne flex_bg, das die mehrerer Gruppen nebeneinanderlegt"},
    {MessageId::WrongInodeBitmap, "das ist die Inode-Bitmap"},
    {MessageId::WrongBlockBitmap, "das ist die Block-Bitmap"},
    {MessageId::WrongInodeTable, "das ist die Inode-Tabelle"},
    {MessageId::WrongBlocksForSectors, "das verwechselt die Einheiten: Blöcke, logische und physische Sektoren"},
    {MessageId::WrongBytesForBlocks, "das zählt in einer anderen Einheit als gefragt: Bytes oder Blöcke"},
    {MessageId::WrongBlockStart, "dort beginnt sein Block"},
    {MessageId::WrongBootBlockLeftOut, "der Superblock beginnt 1 024 Bytes hinter dem Anfang des Dateisystems, "
                                       "nach dem Bootblock"},
    {MessageId::WrongRoundedDown, "das ist abgerundet, aber ein Rest zählt auch"},
    {MessageId::WrongOneBlockTable, "die Deskriptortabelle kann länger als ein Block sein"},
    {MessageId::WrongWholeLastGroup, "das ist die Länge der anderen Gruppen: die letzte kann kürzer sein"},
    {MessageId::WrongEveryGroupHasBackup, "mit sparse_super enthalten nur Gruppe 1 und die Potenzen von 3, 5 und 7 "
                                          "eine Sicherungskopie"},
    {MessageId::WrongPrimaryCounted, "das zählt den primären Superblock mit, der keine Sicherungskopie ist"},
    {MessageId::WrongLastGroupHasBackup, "die letzte Gruppe muss keine enthalten: nur 1 und Potenzen von 3, 5 und "
                                         "7"},
    {MessageId::WrongOneGroupOnly, "das gilt für eine Gruppe"},
    {MessageId::WrongSectorNumberDivided, "das teilt die Nummer des Sektors, nicht sein Byte, durch die Größe eines "
                                          "physischen Sektors"},
    {MessageId::WrongDistanceToNext, "das betrifft den nächsten physischen Sektor"},
    {MessageId::WrongOneEndOnly, "beide Enden liegen innerhalb eines Sektors, und jeder davon muss gelesen "
                                 "und zurückgeschrieben werden"},
    {MessageId::WrongStartIgnored, "das gilt für ein Dateisystem am Anfang des Datenträgers"},
    {MessageId::WrongBytesForSectors, "das verwechselt Bytes und Sektoren"},
    {MessageId::WrongPhysicalSectors, "das zählt größere Einheiten als logische Sektoren"},
    {MessageId::WrongByteOrder, "das liest die Bytes als Big-Endian; ext4 ist "
                                "auf jedem Rechner Little-Endian"},
    {MessageId::WrongLowHalf, "das liest nur die untere Hälfte des Feldes"},
    {MessageId::WrongGroupsForFlexGroups, "das verwechselt Gruppen und Flex-Gruppen"},
    {MessageId::WrongDirectoryInode, "das ist der Inode seines Verzeichnisses"},
    {MessageId::WrongOnePiece, "das gilt für eine Datei in einem Stück, und diese hat mehrere Extents"},
    {MessageId::WrongLogicalBlock, "das ist die Nummer des Blocks in der Datei, nicht im Dateisystem"},
    {MessageId::WrongSectorUnits, "das ist i_blocks, das Einheiten von 512 Bytes zählt"},
    {MessageId::WrongOtherCount, "das ist der andere Zähler: die Bitmaps sagen, welcher falsch ist, die "
                                 "Summe oder der einer Gruppe"},
    {MessageId::WrongStructureStart, "dort beginnt die Struktur"},
    {MessageId::WrongNumberFound, "das ist die falsche Zahl, die dort steht"},
};

inline constexpr CatalogueEntry germanExercises[] = {
    {MessageId::SheetTitle, "Übung: {0:text}, Stufe {1:number}, Startwert {2:text}"},
    {MessageId::SheetImage, "Das Abbild ist {0:text}, {1:size}."},
    {MessageId::SheetPartition, "Seine einzige Partition beginnt bei logischem Sektor {0:number}; ein "
                                "logischer Sektor hat {1:bytes} Bytes."},
    {MessageId::SheetDrive, "Das Laufwerk hat physische Sektoren von {0:bytes} "
                            "Bytes, der erste bei Byte 0."},
    {MessageId::SheetPlan, "Das Dateisystem wird auf einem Gerät von {0:size} "
                           "({1:bytes} Bytes) erzeugt mit:"},
    {MessageId::SheetTools, "Zu benutzen ist, was ein Abbild zeigt (ext4atlas, dumpe2fs, debugfs, xxd), oder "
                            "Stift und Papier. Blöcke werden ab dem Anfang des Dateisystems gezählt, "
                            "Bytes und Sektoren des Datenträgers ab dem Anfang des Abbilds; alles "
                            "außer Inodes zählt ab 0. dumpe2fs und debugfs nehmen "
                            "disk.img?offset=BYTES als Abbild."},
    {MessageId::SheetDumps, "Zahlen sind little-endian gespeichert, das niederwertigste Byte zuerst. Eine Zeile mit * "
                            "steht für Zeilen aus Nullen."},
    {MessageId::SheetDamage, "Ein Feld des primären Superblocks, eines Gruppendeskriptors oder eines "
                             "Inodes enthält eine falsche Zahl; alles andere stimmt. Die Zähler mit "
                             "den Bitmaps und den Verzeichnissen vergleichen und es finden, ehe e2fsck "
                             "-fn es sagt. Die Bewertung wird aus dem Abbild berechnet: nur eine Kopie "
                             "davon reparieren."},
    {MessageId::SheetDumpOfSuperblock, "Der primäre Superblock, Byte für Byte:"},
    {MessageId::SheetDumpOfDescriptor, "Der Deskriptor der Gruppe {0:number}, Byte für Byte:"},
    {MessageId::SheetDumpOfInode, "Inode {0:number}, Byte für Byte:"},
    {MessageId::SheetFieldPlace, "Es hat {0:number} Bytes, ab Byte 0x{1:text} der Struktur."},
    {MessageId::SheetAnswers, "Die Antworten in eine Textdatei schreiben, eine je Zeile, als „1: 4096“ "
                              "oder „1: 0x1000“, und eingeben:"},
    {MessageId::MarkRight, "{0:number}: richtig"},
    {MessageId::MarkWrong, "{0:number}: {1:number} ist falsch"},
    {MessageId::MarkWrongBecause, "{0:number}: {1:number} ist falsch: {2:names}"},
    {MessageId::MarkMissing, "{0:number}: keine Antwort"},
    {MessageId::MarkRevealed, "{0:number}: die Antwort ist {1:number}"},
    {MessageId::MarksInAll, "{0:number} von {1:number} richtig"},
};

} // namespace atlas
