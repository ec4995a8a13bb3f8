// SPDX-License-Identifier: GPL-3.0-or-later
// German: the summary of a volume.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanSummary[] = {
    {MessageId::NameMetadata, "Metadaten"},
    {MessageId::NameFlexGroups, "Flex-Gruppen"},
    {MessageId::NameLazyInit, "Späte Init."},
    {MessageId::NameBackups, "Sicherungen"},
    {MessageId::NameGrowth, "Wachstum"},
    {MessageId::NameJournal, "Journal"},
    {MessageId::ValueAndDetail, "{0:names}; {1:names}"},
    {MessageId::SummaryAllWhole, "alle {0:number} ganz"},
    {MessageId::SummaryAllOnBoundary, "alle {0:number} beginnen darauf"},
    {MessageId::SummaryMisaligned, "{0:number} / {1:number} falsch"},
    {MessageId::SummaryUnmountable, "nicht einzuhängen"},
    {MessageId::SummarySaidByKernel, "daneben, sagt der Kernel"},
    {MessageId::SummaryNothingJudged, "nichts zu beurteilen"},
    {MessageId::SummaryStart, "{0:bytes} B hinter {1:size}"},
    {MessageId::SummaryOnSectors, "auf Sektoren von {0:size}"},
    {MessageId::SummarySound, "ohne Befund"},
    {MessageId::SummaryErrors, "{0:count|# Fehler|# Fehler}"},
    {MessageId::SummaryWarnings, "{0:count|# Warnung|# Warnungen}"},
    {MessageId::SummaryMetadata, "{0:decimal} %"},
    {MessageId::SummaryMostMetadata, "{0:size}; {1:names}: {2:decimal} %"},
    {MessageId::SummaryGivesBack, "andere Optionen von mke2fs gäben zurück: {0:names}"},
    {MessageId::GivesBackInodes, "{0:size} mit halb so vielen Inodes (-i, -N)"},
    {MessageId::GivesBackReservedGdt, "{0:size} mit -O ^resize_inode (was das Wachsen begrenzt)"},
    {MessageId::GivesBackJournal, "{0:size} mit halb so großem Journal (-J size)"},
    {MessageId::SummaryNoFlexBg, "kein flex_bg"},
    {MessageId::SummaryBitmapsInGroups, "Bitmaps in jeder Gruppe"},
    {MessageId::SummaryFlexGroups, "{0:number} × {1:count|# Gruppe|# Gruppen}"},
    {MessageId::SummaryShortFlexGroup, "1 aus {0:count|# Gruppe|# Gruppen}, -G {1:number}"},
    {MessageId::SummaryFlexBitmaps, "je 2 × {0:size} Bitmaps"},
    {MessageId::SummaryFlexReads,
     "ein Lesen von {0:size} lädt die Blockbitmaps einer Flex-Gruppe, ein weiteres ihre Inode-Bitmaps"},
    {MessageId::SummaryBitmapRuns, "die Blockbitmaps liegen in {0:number} Stücken, nicht in einem für jede von "
                                   "{1:count|# Flex-Gruppe|# Flex-Gruppen}"},
    {MessageId::SummaryLazyNotUsed, "nicht benutzt"},
    {MessageId::SummaryNoDescriptorChecksums, "Deskriptoren ohne Prüfsummen"},
    {MessageId::SummaryZeroed, "nichts zu nullen"},
    {MessageId::SummaryToZero, "noch {0:size}"},
    {MessageId::SummaryUninit, "ohne Inode: {0:number} von {1:count|#|#}"},
    {MessageId::SummaryNoJournal, "keines"},
    {MessageId::SummaryNoReplay, "nichts einzuspielen"},
    {MessageId::SummaryJournalElsewhere, "auf einem anderen Gerät"},
    {MessageId::SummaryJournalUnreadable, "sein Inode nennt keine Blöcke"},
    {MessageId::SummaryNotRead, "nicht gelesen"},
    {MessageId::SummaryJournal, "{0:size}"},
    {MessageId::SummaryToReplay, "{0:count|# Stück|# Stücke} bei Block {1:block}, einzuspielen"},
    {MessageId::SummaryNothingToReplay, "{0:count|# Stück|# Stücke} bei Block {1:block}, sauber"},
    {MessageId::SummaryNoBackups, "keine"},
    {MessageId::SummaryNoSecondSuperblock, "kein zweiter Superblock"},
    {MessageId::SummaryBackups, "{0:number}"},
    {MessageId::SummaryBackupGroups, "{0:count|Gruppe|Gruppen} {1:names}"},
    {MessageId::SummaryMoreBackupGroups, "Gruppen {0:names} … {1:number}"},
    {MessageId::SummaryGrowth, "bis {0:size}"},
    {MessageId::SummaryThenMetaBg, "dann meta_bg"},
    {MessageId::SummaryThenTheEnd, "das Äußerste"},
    {MessageId::SummaryNoGrowth, "nur ausgehängt"},
    {MessageId::SummarySparseSuper2, "sparse_super2"},
    {MessageId::SummaryErrorsRecorded, "Fehler vermerkt: zuerst e2fsck"},
    {MessageId::SummaryE2fsckChecksMore, "e2fsck prüft mehr"},
    {MessageId::SummaryJournalMissing, "{0:count|# Block|# Blöcke} hinter dem Ende"},
    {MessageId::SummaryLiePastEnd, "{0:count|# liegt|# liegen} hinter dem Ende"},
    {MessageId::SummaryBackupsHeld, "{0:count|# Sicherungskopie des Superblocks: Gruppe|# Sicherungskopien "
                                    "des Superblocks: Gruppen} {1:names}; von bis zu 64 wurden magische Zahl, "
                                    "Prüfsumme, Größe und Geometrie mit dem primären verglichen, von ihren "
                                    "Deskriptoren nichts"},
    {MessageId::SummaryGrowthByTable, "{0:count|# Block|# Blöcke} Deskriptoren + {1:number} reservierte, je "
                                      "{2:count|# Deskriptor|# Deskriptoren}; einer beschreibt eine Gruppe von "
                                      "{3:size}: {4:size}"},
    {MessageId::SummaryGrowthByNumbers, "{0:number} Blocknummern × {1:size} = {2:size}"},
    {MessageId::SummaryUninitGroups, "{0:number} Gruppen mit INODE_UNINIT, {1:number} mit BLOCK_UNINIT, "
                                     "{2:number}, deren Inode-Tabelle nicht genullt ist; ein Klick führt sie "
                                     "auf"},
    {MessageId::SummaryWhatIf, "was wäre, wenn: {0:names}"},
    {MessageId::SummaryNoRoom, "dort kein Platz"},
    {MessageId::ConflictPastEnd, "Bei Sektor {0:number} ist kein Platz: es würde {1:size} hinter dem Ende "
                                 "des Datenträgers enden."},
    {MessageId::ConflictWithTable, "Bei Sektor {0:number} ist kein Platz: es "
                                   "würde über der Partitionstabelle liegen."},
    {MessageId::ConflictWithPartition, "Bei Sektor {0:number} ist kein Platz: es würde über Partition {1:number} "
                                       "liegen."},
    {MessageId::ConflictOutsideExtended, "Bei Sektor {0:number} ist kein Platz: es würde nicht in der erweiterten "
                                         "Partition {1:number} liegen."},
    {MessageId::SummaryGrowthByInodes, "{0:count|# Inode-Nummer|# Inode-Nummern}, {1:number} davon für jede "
                                       "Gruppe von {2:size}: {3:size}"},
    {MessageId::WhyFlexGroup, "flex_bg hält die Bitmaps und Inode-Tabellen der Gruppen {0:number} bis "
                              "{1:number} beisammen, von der ersten an."},
    {MessageId::WhyFlexOfOne, "Flex-Gruppen aus einer Gruppe: jede Gruppe enthält ihre eigenen Bitmaps "
                              "und ihre Inode-Tabelle."},
    {MessageId::WhyNoFlexBg, "Ohne flex_bg enthält jede Gruppe ihre eigenen "
                             "Bitmaps und ihre Inode-Tabelle."},
    {MessageId::WhyPacked, "Die Bitmaps und Inode-Tabellen aller Gruppen stehen vorn beisammen, wie "
                           "mke2fs -E packed_meta_blocks sie legt."},
    {MessageId::WhyElsewhere, "Ihre Block-Bitmap liegt in Gruppe {0:number}, und mke2fs hätte sie in "
                              "Gruppe {1:number} gelegt: resize2fs oder ein Schaden hat sie "
                              "verschoben."},
    {MessageId::WhyBehindPrimary, "Sie beginnen hinter {0:count|# Block|# Blöcken} mit Superblock, "
                                  "Gruppendeskriptoren und den dafür reservierten Blöcken."},
    {MessageId::WhyBehindBackup, "Sie beginnen hinter {1:count|# Block|# Blöcken} mit Sicherungskopien von "
                                 "Superblock und Deskriptoren am Anfang der Gruppe {0:number}."},
    {MessageId::WhyStride, "Die RAID-stride von {0:count|# Block|# Blöcken} "
                           "verschiebt sie von Gruppe zu Gruppe."},
    {MessageId::WhyStrideIgnored, "Die RAID-stride von {0:count|# Block|# Blöcken} verschiebt nichts, weil "
                                  "flex_bg sie beisammenhält."},
};

} // namespace atlas
