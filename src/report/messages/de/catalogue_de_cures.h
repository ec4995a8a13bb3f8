// SPDX-License-Identifier: GPL-3.0-or-later
// German: causes, remedies and effects.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanCauses[] = {
    {MessageId::CausePartitionStart, "Partition {0:partition} beginnt bei Sektor {1:sector}, das ist "
                                     "{2:count|# Sektor|# Sektoren} ({3:bytes|# Byte|# Bytes}) hinter einer "
                                     "Grenze von {4:bytes|# Byte|# Bytes}"},
    {MessageId::CausePartitionStartBytes, "Partition {0:partition} beginnt bei Sektor {1:sector}, das ist "
                                          "{2:bytes|# Byte|# Bytes} hinter einer Grenze von {3:bytes|# Byte|# "
                                          "Bytes}"},
    {MessageId::CauseLayer, "{0:names} beginnt mit den Daten {1:bytes|# Byte|# Bytes} hinter einer "
                            "Grenze von {2:bytes|# Byte|# Bytes}"},
    {MessageId::CauseLayerInAlignedPartition, "{0:names} beginnt mit den Daten {1:bytes|# Byte|# Bytes} hinter einer "
                                              "Grenze von {2:bytes|# Byte|# Bytes}, in einer Partition, die "
                                              "ausgerichtet ist"},
    {MessageId::CauseLowerPartition, "die Partition {0:text} darunter beginnt {1:bytes|# Byte|# Bytes} hinter "
                                     "einer Grenze von {2:bytes|# Byte|# Bytes}"},
    {MessageId::CauseVolumeStart, "das Volume beginnt {0:bytes|# Byte|# Bytes} hinter einer Grenze von "
                                  "{1:bytes|# Byte|# Bytes}, und keine Partitionstabelle sagt, wo es liegt"},
    {MessageId::CauseBlockSize, "Blöcke von {0:bytes|# Byte|# Bytes} füllen nur einen Teil eines "
                                "physischen Sektors von {1:bytes|# Byte|# Bytes}"},
    {MessageId::CauseBogusStripeWidth, "die Streifenbreite von {0:count|# Block|# Blöcken} stammt von einer "
                                       "optimalen E/A-Größe von 33 553 920 Bytes (65 535 × 512), die ein "
                                       "Controller erfunden hat"},
    {MessageId::CauseStripeWidthNotOfStride, "die Streifenbreite von {0:count|# Block|# Blöcken} ist kein Vielfaches "
                                             "der stride von {1:count|# Block|# Blöcken}, also die keines RAID"},
    {MessageId::CauseStripeWidthTooManyDisks, "die Streifenbreite von {0:count|# Block|# Blöcken} ergäbe mehr "
                                              "Datenplatten, als ein RAID haben kann"},
    {MessageId::CauseStripe, "das Volume beginnt {0:bytes|# Byte|# Bytes} "
                             "hinter einem RAID-Streifen von {1:size}"},
    {MessageId::CauseStripeLayer, "das Volume beginnt {0:bytes|# Byte|# Bytes} hinter einem RAID-Streifen "
                                  "von {1:size}, wegen des Datenanfangs dieser Schicht: {2:names}"},
    {MessageId::CauseEraseBlock, "das Volume beginnt {0:bytes|# Byte|# Bytes} "
                                 "hinter einem Erase-Block von {1:size}"},
    {MessageId::CauseEraseBlockLayer, "das Volume beginnt {0:bytes|# Byte|# Bytes} hinter einem Erase-Block von "
                                      "{1:size}, wegen des Datenanfangs dieser Schicht: {2:names}"},
};

inline constexpr CatalogueEntry germanRemedies[] = {
    {MessageId::CureLowerPartition, "ihren Datenträger prüfen, dessen Bericht die Verschiebung nennt: check "
                                    "--explain {0:text}"},
    {MessageId::CureLowerPartitionOfImage, "die Partition {0:text} des Abbilds auf eine Grenze verschieben, wie es "
                                           "sfdisk --move-data tut; ein Befehl wird nicht genannt, weil die anderen "
                                           "Volumes darin mitwandern"},
    {MessageId::LeavesExternalJournal, "{0:names}; das Journal ist extern, und der Befehl legt stattdessen eines "
                                       "im Innern an: mit mke2fs -J device= kann es wieder extern sein, nachdem "
                                       "das Journal-Gerät mit diesen Blöcken neu angelegt ist"},
    {MessageId::UnmountFirst, "zuerst aushängen; {0:names}"},
    {MessageId::PlaceVolume, "das Volume auf ein Vielfaches von {0:size} legen"},
    {MessageId::PlaceOnSectors, "auf eine Grenze legen, etwa Byte {0:byte}: keine Partitionstabelle sagt, "
                                "wo es liegt, daher kann es hier kein Befehl verschieben"},
    {MessageId::MakePhysicalVolumeAnewInImage,
     "sichern, was die logischen Volumes enthalten, denn pvmove arbeitet nicht "
     "auf einem Abbild; dann das Physical Volume mit Daten auf einem "
     "Vielfachen von {0:size} neu anlegen: sein Platz in der Volume-Gruppe und "
     "aller Inhalt gehen verloren"},
    {MessageId::MakeVolumeGroupAnew, "seine Extents beginnen neben dem Raster, und pvmove arbeitet nicht auf "
                                     "einem Abbild: die Daten sichern und die Volume-Gruppe mit Extents neu "
                                     "anlegen, die ein Vielfaches von {0:size} sind"},
    {MessageId::StripeWidthLeftOut, "das oben neu angelegte Dateisystem hat keine Streifenbreite"},
    {MessageId::MovePartition, "Partition {0:partition} mit den Daten nach Sektor {1:sector} verschieben "
                               "(Byte {2:byte}, {3:size}); zuerst sichern: eine unterbrochene "
                               "Verschiebung verliert sie"},
    {MessageId::MoveMountedPartition, "Partition {0:partition} mit den Daten nach Sektor {1:sector} verschieben "
                                      "(Byte {2:byte}, {3:size}); zuerst aushängen und sichern: eine "
                                      "unterbrochene Verschiebung verliert sie"},
    {MessageId::ShrinkPartition, "kein ausgerichteter Anfang hat Platz für alles: auf {0:count|# Sektor|# "
                                 "Sektoren} verkleinern, dann mit den Daten nach Sektor {1:sector} "
                                 "verschieben (Byte {2:byte}, {3:size}); zuerst sichern: eine "
                                 "unterbrochene Verschiebung verliert sie"},
    {MessageId::ShrinkMountedPartition, "kein ausgerichteter Anfang hat Platz für alles: auf {0:count|# Sektor|# "
                                        "Sektoren} verkleinern, dann mit den Daten nach Sektor {1:sector} "
                                        "verschieben (Byte {2:byte}, {3:size}); zuerst aushängen und sichern: "
                                        "eine unterbrochene Verschiebung verliert sie"},
    {MessageId::NoRoomForLogical, "kein Vielfaches von {0:size} ist für sie zwischen den Tabellen ihrer "
                                  "Nachbarn frei: die Daten sichern, sie löschen und neu anlegen"},
    {MessageId::NoRoomBehind, "kein Vielfaches von {0:size} hat Platz für alles: dahinter Platz "
                              "schaffen, oder die Daten sichern und die Partition neu anlegen"},
    {MessageId::NoRoomToShrink, "kein Vielfaches von {0:size} hat Platz für alles, und der Inhalt lässt "
                                "sich hier nicht verkleinern: die Daten sichern und die Partition neu "
                                "anlegen"},
    {MessageId::RepairTableFirst, "die Partitionstabelle ist dort fehlerhaft, also ist keine Verschiebung "
                                  "sicher: zuerst die Tabelle reparieren"},
    {MessageId::LengthenPartition, "das Dateisystem reicht {1:bytes|# Byte|# Bytes} über das Ende der "
                                   "Partition {0:partition} oder des Abbilds hinaus: zuerst dieses ergänzen; "
                                   "eine Verschiebung ließe diese Bytes zurück"},
    {MessageId::JudgeContainerAlone, "ihr Container wurde hier nicht gelesen, und seine Daten können "
                                     "ausgerichtet sein, wie sie sind: ihn allein mit --partition "
                                     "{0:partition} beurteilen, ehe sie verschoben wird"},
    {MessageId::MakePhysicalVolumeAnew, "seine logischen Volumes mit pvmove auf einen anderen Datenträger "
                                        "verlegen oder sichern; dann das Physical Volume mit Daten auf einem "
                                        "Vielfachen von {0:size} neu anlegen: sein Platz in der Volume-Gruppe und "
                                        "aller Inhalt gehen verloren"},
    {MessageId::MoveExtents, "seine Extents beginnen neben dem Raster: sie mit pvmove auf andere "
                             "verlegen oder die Volume-Gruppe mit Extents anlegen, die ein Vielfaches "
                             "von {0:size} sind"},
    {MessageId::MakeArrayAnew, "sichern, dann das Array mit {0:count|# Mitglied|# Mitgliedern} neu "
                               "anlegen, mit mdadm --create und einem --data-offset, das ein Vielfaches "
                               "von {1:size} ist"},
    {MessageId::MakeLayerAnew, "sichern, auch die Schlüssel, dann die Schicht mit Daten auf einem "
                               "Vielfachen von {0:size} neu anlegen: ihre Schlüssel, ihre UUID und aller "
                               "Inhalt gehen verloren"},
    {MessageId::MakeFileSystemAnew, "das Dateisystem mit Blöcken von 4 096 Bytes neu anlegen, nach einer "
                                    "Sicherung: alle Dateien gehen verloren; Typ, Merkmale, Bezeichnung und "
                                    "UUID bleiben, nicht aber, was tune2fs sonst setzt, etwa Einhängeoptionen "
                                    "und Prüfabstände"},
    {MessageId::MakeFileSystemAnewAligned, "es zuerst auf einer Grenze beginnen lassen, wo Blöcke von 4 096 Bytes "
                                           "ganz sind; hier wären sie übergreifend"},
    {MessageId::NoBlockSizeCures, "keine Blockgröße hilft: die meisten Rechner hängen keine Blöcke über "
                                  "{0:bytes|# Byte|# Bytes} ein; bei einem Anfang auf einem Vielfachen von "
                                  "{1:size} bleibt jedes Schreiben in einem physischen Sektor"},
    {MessageId::ClearStripeWidth, "stride und Streifenbreite im Superblock löschen; die Daten bleiben"},
};

inline constexpr CatalogueEntry germanEffects[] = {
    {MessageId::AllocatorStopsSpacing, "kein Urteil über eine Struktur ändert sich; die Belegung verteilt große "
                                       "Dateien nicht mehr danach"},
    {MessageId::WritesFillStripes, "kein Urteil über die physischen Sektoren ändert sich; große "
                                   "Schreibvorgänge füllen ganze Streifen"},
    {MessageId::WritesFillEraseBlocks, "kein Urteil über die physischen Sektoren ändert sich; große "
                                       "Schreibvorgänge füllen ganze Erase-Blöcke"},
    {MessageId::LayerOnBoundary, "ihre Daten beginnen dann auf einer Grenze"},
    {MessageId::PartitionOnBoundary, "die Partition beginnt dann auf einer Grenze"},
    {MessageId::StayMisaligned, "{0:count|die falsch ausgerichtete Struktur bleibt es|die # falsch "
                                "ausgerichteten Strukturen bleiben es}"},
    {MessageId::NoneBecomesWhole, "{0:count|die falsch ausgerichtete Struktur wird dadurch allein nicht "
                                  "ganz|keine der # falsch ausgerichteten Strukturen wird dadurch allein "
                                  "ganz}"},
    {MessageId::NoneBecomesWholeButCheaper, "{0:count|die falsch ausgerichtete Struktur wird dadurch allein nicht "
                                            "ganz|keine der # falsch ausgerichteten Strukturen wird dadurch allein "
                                            "ganz}, aber alle Metadaten einmal, Block für Block, kosten "
                                            "{1:count|#-mal|#-mal} Lesen-Ändern-Schreiben statt {2:number}-mal"},
    {MessageId::NewBlocksWhole, "jeder Block des neuen Dateisystems ist ganz; {0:count|# Struktur ist|# "
                                "Strukturen sind} jetzt falsch ausgerichtet"},
    {MessageId::PayloadOnBoundary, "die Daten darin ({0:names}) beginnen dann auf einer Grenze"},
    {MessageId::MovedLater, "die Partition lässt sich dann neu beurteilen und verschieben"},
    {MessageId::EffectUnknown, "was aus ihren Daten wird, ist hier nicht bekannt"},
    {MessageId::BecomeWhole, "{0:count|#|#} von {1:count|# falsch ausgerichteten Struktur|# falsch "
                             "ausgerichteten Strukturen} {0:count|wird|werden} ganz"},
};

} // namespace atlas
