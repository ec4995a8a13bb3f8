// SPDX-License-Identifier: GPL-3.0-or-later
// German: metrics, recommendations, notes and plans.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanMetrics[] = {
    {MessageId::LabelBlockBitmapRuns, "Läufe der Block-Bitmaps"},
    {MessageId::LabelInodeBitmapRuns, "Läufe der Inode-Bitmaps"},
    {MessageId::LabelInodeTableRuns, "Läufe der Inode-Tabellen"},
    {MessageId::LabelBlockBitmapDistanceMean, "mittlerer Abstand zur Block-Bitmap"},
    {MessageId::LabelBlockBitmapDistanceLargest, "größter Abstand zur Block-Bitmap"},
    {MessageId::LabelInodeTableDistanceMean, "mittlerer Abstand zur Inode-Tabelle"},
    {MessageId::LabelInodeTableDistanceLargest, "größter Abstand zur Inode-Tabelle"},
    {MessageId::LabelLongestMetadataFree, "längstes Stück ohne Metadaten"},
    {MessageId::LabelMetadataFreeStretches, "Stücke ohne Metadaten"},
    {MessageId::LabelMetadataBlocks, "Metadatenblöcke"},
    {MessageId::LabelMetadataShare, "Anteil der Metadaten"},
    {MessageId::LabelInodeTableCuts, "Inode-Tabellen, von Sicherungskopien zerteilt"},
    {MessageId::LabelJournalExtents, "Stücke des Journals"},
    {MessageId::LabelJournalMappingBlocks, "Zuordnungsblöcke des Journals"},
    {MessageId::LabelStructuresWhole, "ganze Strukturen"},
    {MessageId::LabelStructuresPartial, "teilweise Strukturen"},
    {MessageId::LabelStructuresStraddling, "übergreifende Strukturen"},
    {MessageId::LabelStructuresMisaligned, "falsch ausgerichtete Strukturen"},
    {MessageId::LabelRaidBlockBitmapImbalance, "Block-Bitmaps, RAID-Ungleichgewicht"},
    {MessageId::LabelRaidInodeBitmapImbalance, "Inode-Bitmaps, RAID-Ungleichgewicht"},
    {MessageId::LabelRaidInodeTableImbalance, "Inode-Tabellen, RAID-Ungleichgewicht"},
    {MessageId::ReadsOfStructure, "{0:names}, {1:names}: {2:names}"},
    {MessageId::FillFresh, "frisch"},
    {MessageId::FillFull, "voll"},
    {MessageId::WorkFirstWrite, "erstes Schreiben, wenn fast voll"},
    {MessageId::WorkFsck, "e2fsck -f"},
    {MessageId::WorkFind, "find /"},
    {MessageId::WorkDeleteTree, "einen großen Baum löschen"},
    {MessageId::WorkMount, "Einhängen"},
    {MessageId::QuantityOfWork, "{0:names}: {1:names}"},
    {MessageId::QuantityReads, "Lesezugriffe"},
    {MessageId::QuantityBytes, "Bytes"},
    {MessageId::QuantitySeekBytes, "Sprungweite"},
    {MessageId::QuantitySeconds, "Sekunden (Modell)"},
};

inline constexpr CatalogueEntry germanMetricValues[] = {
    {MessageId::MetricNumber, "{0:number}"},     {MessageId::MetricDecimal, "{0:decimal}"},
    {MessageId::MetricSize, "{0:size}"},         {MessageId::MetricSeconds, "{0:decimal} s"},
    {MessageId::MetricPercent, "{0:decimal} %"}, {MessageId::MetricSame, "±0"},
    {MessageId::MetricMore, "+{0:names}"},       {MessageId::MetricLess, "−{0:names}"},
};

inline constexpr CatalogueEntry germanDefinitions[] = {
    {MessageId::DefineBlockBitmapRuns, "Stücke, in denen Block-Bitmaps hintereinander liegen."},
    {MessageId::DefineInodeBitmapRuns, "Stücke, in denen Inode-Bitmaps hintereinander liegen."},
    {MessageId::DefineInodeTableRuns, "Stücke, in denen Inode-Tabellen hintereinander liegen."},
    {MessageId::DefineBlockBitmapReads, "Lesezugriffe auf Block-Bitmaps, wie die Belegung des Kernels sie "
                                        "verlangt (fs/ext4/mballoc.c, s_mb_prefetch; ab Linux 5.9, davor jede "
                                        "allein): die einer Flex-Gruppe zusammen, Nachbarn verbunden, jeder "
                                        "höchstens die größte Anforderung. Frisch: ohne die Gruppen mit "
                                        "BLOCK_UNINIT, deren Bitmaps nicht gelesen werden. Voll: von allen "
                                        "Gruppen."},
    {MessageId::DefineInodeBitmapReads, "Lesezugriffe auf Inode-Bitmaps, wie e2fsck vorausliest "
                                        "(e2fsck/readahead.c): in der Reihenfolge der Blöcke, Nachbarn verbunden, "
                                        "der erste so lang wie die größte Anforderung und die dahinter 128 KiB "
                                        "(mm/readahead.c); der Kernel liest jede allein (fs/ext4/ialloc.c). "
                                        "Frisch: ohne die Gruppen mit INODE_UNINIT, deren Bitmaps nicht gelesen "
                                        "werden. Voll: von allen Gruppen."},
    {MessageId::DefineInodeTableReads, "Lesezugriffe auf Inode-Tabellen, wie e2fsck vorausliest "
                                       "(pass1_readahead): Tabellen, bis es mehr als zwei sind, Nachbarn "
                                       "verbunden, der erste so lang wie die größte Anforderung und die dahinter "
                                       "128 KiB (mm/readahead.c). Frisch: ohne die Inodes, die nie benutzt "
                                       "wurden. Voll: alle Inodes."},
    {MessageId::DefineFirstWrite, "Lesezugriffe auf Block-Bitmaps für ein erstes Schreiben nach dem "
                                  "Einhängen eines fast vollen Volumes, wo nur die letzte Gruppe so viele "
                                  "freie Blöcke hat wie verlangt: jede Block-Bitmap, die einer Flex-Gruppe "
                                  "zusammen (fs/ext4/mballoc.c, s_mb_prefetch; ab Linux 5.9, davor jede "
                                  "allein). Wo andere Gruppen so viele in Stücken haben, nimmt der Kernel "
                                  "das beste von 200 freien Extents (s_mb_max_to_scan), und wo er seit dem "
                                  "Einhängen Bitmaps im Hintergrund geladen hat (ab Linux 5.13, wenn "
                                  "no_prefetch_block_bitmaps nicht gegeben ist), hat er sie: dann sind es "
                                  "weniger. Im Modell kostet ein Lesezugriff, der nicht beginnt, wo der "
                                  "vorige endete, einen Sprung, nah oder fern."},
    {MessageId::DefineFsck, "Lesezugriffe auf Inode-Tabellen und dann auf alle Bitmaps durch e2fsck "
                            "-f auf einem vollen Volume, mit seinem Vorauslesen (e2fsck/pass1.c, "
                            "pass4.c, readahead.c). Ohne Verzeichnisse, von denen ein Layout nichts "
                            "sagt. Im Modell kostet ein Lesezugriff, der nicht beginnt, wo der vorige "
                            "endete, einen Sprung, nah oder fern."},
    {MessageId::DefineFind, "Lesezugriffe auf jeden Inode eines vollen Volumes, Gruppe um Gruppe: 32 "
                            "Blöcke der Tabelle auf einmal (Einhängeoption inode_readahead_blks, "
                            "fs/ext4/inode.c) in drei Anforderungen, für den Block eines Inodes, die "
                            "davor und die dahinter; und ein Block eines Verzeichnisses am Anfang "
                            "jeder Gruppe. Im Modell kostet ein Lesezugriff, der nicht beginnt, wo "
                            "der vorige endete, einen Sprung, nah oder fern."},
    {MessageId::DefineDeleteTree, "Lesezugriffe, um einen Baum mit Dateien in jeder Gruppe zu löschen: "
                                  "seine Inodes, 32 Blöcke der Tabelle auf einmal in drei Anforderungen, "
                                  "dann ihre Block-Bitmap und ihre Inode-Bitmap, jede allein "
                                  "(fs/ext4/mballoc.c, ialloc.c). Ohne Verzeichnisse und ohne Schreiben, "
                                  "das das Journal sammelt. Im Modell kostet ein Lesezugriff, der nicht "
                                  "beginnt, wo der vorige endete, einen Sprung, nah oder fern."},
    {MessageId::DefineMount, "Lesezugriffe beim Einhängen: Superblock, Gruppendeskriptoren Block für "
                             "Block, Wurzel-Inode mit seinen Nachbarn, Superblock des Journals und die "
                             "Orphan-Datei Block für Block (fs/ext4/super.c, orphan.c); keine Bitmap."},
    {MessageId::DefineBlockBitmapDistanceMean, "Blöcke vom ersten Block einer Gruppe zu ihrer Block-Bitmap, über die "
                                               "Gruppen gemittelt."},
    {MessageId::DefineBlockBitmapDistanceLargest,
     "Blöcke vom ersten Block einer Gruppe zu ihrer Block-Bitmap, wo das am "
     "größten ist."},
    {MessageId::DefineInodeTableDistanceMean, "Blöcke vom ersten Block einer Gruppe zu ihrer Inode-Tabelle, über die "
                                              "Gruppen gemittelt."},
    {MessageId::DefineInodeTableDistanceLargest,
     "Blöcke vom ersten Block einer Gruppe zu ihrer Inode-Tabelle, wo das am "
     "größten ist."},
    {MessageId::DefineLongestMetadataFree, "Blöcke des längsten Stücks ohne Superblock, Deskriptoren, Bitmap oder "
                                           "Inode-Tabelle."},
    {MessageId::DefineMetadataFreeStretches, "Stücke ohne Superblock, Deskriptoren, Bitmap oder Inode-Tabelle."},
    {MessageId::DefineMetadataBlocks, "Blöcke von Superblocks, Deskriptoren und deren Reserve, Bitmaps und "
                                      "Inode-Tabellen."},
    {MessageId::DefineMetadataShare, "Diese Blöcke als Teil des Volumes."},
    {MessageId::DefineInodeTableCuts, "Stellen, an denen eine Sicherungskopie des Superblocks zwischen zwei "
                                      "Inode-Tabellen steht, die sonst Nachbarn wären."},
    {MessageId::DefineJournalExtents, "Stücke benachbarter Blöcke mit den Daten des Journals."},
    {MessageId::DefineJournalMappingBlocks, "Blöcke vom Extent-Baum des Journals oder seine indirekten Blöcke."},
    {MessageId::DefineVerdicts, "Strukturen nach dem Urteil über ihren schlechtesten Block, beim "
                                "gewählten Anfang und physischen Sektor."},
    {MessageId::DefineMisaligned, "Strukturen, die beim gewählten Partitionsanfang nicht auf ganzen "
                                  "physischen Sektoren liegen."},
    {MessageId::DefineImbalance, "Blöcke, die das vollste Mitglied schreibt, wenn jede dieser Strukturen "
                                 "einmal geschrieben wird, mit Kopien und Parität, geteilt durch das "
                                 "Mittel der Mitglieder: 1 ist gleichmäßig."},
};

inline constexpr CatalogueEntry germanRecommendations[] = {
    {MessageId::NoSettingAccepted, "Mit diesen Optionen wird keine Einstellung von -G angenommen."},
    {MessageId::OneSettingAccepted, "Mit diesen Optionen wird nur {0:text} angenommen, es gibt also nichts zu "
                                    "wählen."},
    {MessageId::NoDifference, "-G macht hier keinen Unterschied: mit jeder Einstellung {0:count|liegt # "
                              "Blockgruppe|liegen # Blockgruppen} an denselben Stellen. Es weglassen."},
    {MessageId::RaidNotNamed, "RAID-Mitglieder: Ebene, Chunk und Mitglieder nennen, damit sich die Last "
                              "jedes Mitglieds zählen lässt."},
    {MessageId::AdviceForGeneral, "Allgemeiner Gebrauch"},
    {MessageId::AdviceForSmallFiles, "Viele kleine Dateien"},
    {MessageId::AdviceForStreaming, "Streaming"},
    {MessageId::AdviceForRaid, "RAID-Mitglieder"},
    {MessageId::AdviceForSdCard, "SD-Karte"},
    {MessageId::AdviceForVmImage, "VM-Abbild"},
    {MessageId::AdviceForDatabase, "Datenbank"},
    {MessageId::KeepDefault, "bei {0:text} bleiben, der Vorgabe dieser Optionen"},
    {MessageId::KeepFirst, "bei {0:text} bleiben, dem ersten"},
    {MessageId::OnHardDisk, "auf einer Festplatte"},
    {MessageId::OnSolidState, "auf einer SSD"},
    {MessageId::OnSdCard, "auf einer SD-Karte"},
    {MessageId::GainFirstWrite, "{0:names} wartet das erste Schreiben nach dem Einhängen des fast vollen "
                                "Volumes höchstens {1:duration} auf {2:count|# Lesezugriff|# "
                                "Lesezugriffe} auf Block-Bitmaps"},
    {MessageId::GainFsck, "{0:names} braucht e2fsck -f des vollen Volumes {1:duration} für "
                          "{2:count|# Lesezugriff|# Lesezugriffe} auf Inode-Tabellen und Bitmaps"},
    {MessageId::GainRaid, "wenn jede Block-Bitmap geändert wird, schreibt das vollste Mitglied das "
                          "{0:decimal}-fache des Mittels ({1:names})"},
    {MessageId::GainSdCard, "die Bitmaps, die das meiste Schreiben ändert, liegen in {0:count|# "
                            "Erase-Block|# Erase-Blöcken} von {1:size}"},
    {MessageId::BriefReads, "{0:duration} für {1:count|# Lesezugriff|# Lesezugriffe}"},
    {MessageId::BriefRaid, "das {0:decimal}-fache ({1:names})"},
    {MessageId::BriefSdCard, "{0:count|# Erase-Block|# Erase-Blöcke}"},
    {MessageId::MembersListed, "{0:text} Blöcke"},
    {MessageId::MembersCounted, "{0:number} von {1:count|# Block|# Blöcken}; {2:count|# Mitglied|# "
                                "Mitglieder} von {3:number} {2:count|schreibt|schreiben} keinen"},
    {MessageId::LossOfWork, "{0:names} dauert {1:duration} statt {2:duration}"},
    {MessageId::LossOfDistance, "eine Gruppe liegt im Mittel {0:size} von "
                                "ihrer Inode-Tabelle statt {1:size}"},
    {MessageId::LossOfBalance, "wenn jede Block-Bitmap geändert wird, schreibt das vollste Mitglied das "
                               "{0:decimal}-fache des Mittels statt das {1:decimal}-fache"},
    {MessageId::LossOfEraseBlocks, "die Bitmaps liegen in {0:count|# Erase-Block|# Erase-Blöcken} statt "
                                   "{1:number}"},
    {MessageId::AgainstGeneral, "ein Volume mit Platz braucht nur die Bitmaps bis zum ersten passenden "
                                "Extent, und {0:names}"},
    {MessageId::AgainstAnyWait, "seit Linux 5.13 liest ein Thread nach jedem schreibenden Einhängen alle "
                                "Block-Bitmaps voraus, wenn no_prefetch_block_bitmaps nicht gegeben ist"},
    {MessageId::AgainstSmallFiles, "find / braucht mit jedem -G etwa {0:count|# Lesezugriff|# Lesezugriffe}"},
    {MessageId::AgainstStreaming, "alle Daten zu lesen dauert mit beiden {0:duration}, davon {1:decimal} % "
                                  "für Sprünge über Metadaten mit {2:text} und {3:decimal} % mit {4:text}, "
                                  "da ein Extent ohnehin nach 32 768 Blöcken endet"},
    {MessageId::AgainstRaid, "ein einzeln geschriebener Block kostet das Array mit jedem -G {0:count|# "
                             "Lesezugriff|# Lesezugriffe} und {1:count|# Schreibzugriff|# "
                             "Schreibzugriffe}, und Bitmaps sind wenige dieser Blöcke"},
    {MessageId::AgainstSdCard, "das Journal und die Daten schreiben auch Erase-Blöcke neu"},
    {MessageId::AgainstDatabase, "eine Datenbank schreibt in Blöcke, die ihre Dateien schon haben, wofür "
                                 "keine Block-Bitmap gelesen wird"},
    {MessageId::AdviceBest, "{0:names}: {1:names}: {2:names}, und kein anderes -G braucht weniger."},
    {MessageId::AdviceUnnoticed, "{0:names}: {1:names}: kein merklicher Unterschied: {2:names}; das beste, "
                                 "{3:text}, braucht {4:names}."},
    {MessageId::AdviceKeep, "{0:names}: {1:names}: {2:names}. {3:text} "
                            "bräuchte {4:names}, aber damit {5:names}."},
    {MessageId::AdviceTake, "{0:names}: {1:text}: {2:names}, gegen {3:names} mit {4:text}."},
    {MessageId::AdviceCost, "Der Preis: {0:names}."},
    {MessageId::AdviceNoCost, "Keine Arbeit wird merklich langsamer."},
    {MessageId::AdviceAgainst, "Dagegen spricht: {0:names}."},
    {MessageId::AdviceBesides, "Außerdem: {0:names}."},
    {MessageId::AdviceSentences, "{0:names} {1:names}"},
    {MessageId::AdviceArguments, "{0:names}; {1:names}"},
    {MessageId::NeighbourNeeds, "{0:text} braucht {1:duration} mit einer "
                                "Gruppe {2:size} von ihrer Inode-Tabelle"},
    {MessageId::NeighbourOnRaid, "{0:text} schreibt auf dem vollsten Mitglied das {1:decimal}-fache des "
                                 "Mittels und braucht {2:duration} für ein erstes Schreiben, wenn fast "
                                 "voll"},
    {MessageId::NeighbourOnSdCard, "{0:text} hat seine Bitmaps in {1:count|# Erase-Block|# Erase-Blöcken}"},
    {MessageId::WhyShortWait, "Warum {0:text}: die Vorgabe bleibt, solange dieses Warten höchstens "
                              "{1:duration} ist; {2:names}."},
    {MessageId::WhyFewJumps, "Warum {0:text}: {1:count|# Block-Bitmap|# Block-Bitmaps} von {2:size} "
                             "nebeneinander {1:count|ist|sind} {3:size}, was {4:duration} zu lesen "
                             "dauert, gegen {5:duration} für den Sprung dorthin: ein größeres -G kann "
                             "{6:duration} nicht halbieren; {7:names}."},
    {MessageId::WhyShortWay, "Warum {0:text}: kein anderes -G, dessen Gruppen höchstens {1:size} von "
                             "ihren Inode-Tabellen liegen, braucht weniger; {2:names}."},
    {MessageId::WhyEvenMembers, "Warum {0:text}: {1:count|# Block-Bitmap|# Block-Bitmaps} von {2:size} "
                                "nebeneinander {1:count|ist|sind} {3:size} auf Chunks von {4:size}; keine "
                                "Einstellung, die keine Arbeit verlangsamt, ist um 5 % gleichmäßiger; "
                                "{5:names}."},
    {MessageId::WhyNotMoreEven, "Warum {0:text}: jede Einstellung, die um 5 % gleichmäßiger ist, "
                                "verlangsamt eine Arbeit; {1:names}."},
    {MessageId::WhyFewestEraseBlocks, "Warum {0:text}: kein anderes -G hat weniger; {1:names}."},
    {MessageId::WhyDominates, "Warum {0:text}: es ist in nichts schlechter als "
                              "seine Nachbarn; {1:names}."},
    {MessageId::AdviceOfGrowth, "Wenn das Abbild wachsen wird, zuerst ext4atlas-cli plan --grow fragen: "
                                "packed_meta_blocks packt nur, was mke2fs selbst legt, nicht, was "
                                "resize2fs hinzufügt."},
    {MessageId::AdviceOfStart, "Die Partition bei einem Vielfachen von {0:size} beginnen lassen, dem "
                               "üblichen Erase-Block einer SD-Karte."},
    {MessageId::AdviceOfBlockSize, "Die Blöcke von {0:size} sind kleiner als die Sektoren des Laufwerks von {1:size}: "
                                   "mit jedem -G kostet ein einzeln geschriebener Block ein Lesen-Ändern-Schreiben."},
    {MessageId::AdviceVerdictKeep, "{0:names}: {1:names}"},
    {MessageId::AdviceVerdictTake, "{0:names}: {1:text}"},
};

inline constexpr CatalogueEntry germanNotes[] = {
    {MessageId::StrideMovesNothing, "Die stride von {0:count|# Block|# Blöcken} verschiebt nichts: mit "
                                    "Flex-Gruppen von {1:number} liegen die Bitmaps beisammen, was mke2fs(8) "
                                    "auch sagt; nur -G 1 oder ^flex_bg verteilen sie."},
    {MessageId::PackedNeedsFlexBg, "packed_meta_blocks bewirkt ohne flex_bg nichts."},
    {MessageId::FlexGroupAboveGroups, "-G {0:number} ist mehr als {1:count|die eine Gruppe|die # Gruppen}, die "
                                      "es {1:count|ist|sind}: alle bilden eine Flex-Gruppe."},
    {MessageId::FlexGroupVeryLarge, "Mit -G {0:number}, über {1:number}, lehnt es der Kernel vielleicht ab, "
                                    "das Dateisystem eingehängt zu vergrößern, oder verstreut, was er "
                                    "hinzufügt."},
    {MessageId::EagerInodeTables, "Ohne späte Initialisierung schreibt mke2fs "
                                  "{0:size} Inode-Tabellen, ehe es endet."},
    {MessageId::BogusStripeWidth, "Kein RAID hat eine Streifenbreite von {0:count|# Block|# Blöcken}: sie "
                                  "ist stride × Datenplatten. Manche Controller erfinden die optimale "
                                  "E/A-Größe, aus der mke2fs sie nimmt."},
    {MessageId::BlockBelowSector, "Ein Block von {0:size} ist kleiner als ein physischer Sektor von "
                                  "{1:size}: jeder einzeln geschriebene Block kostet ein "
                                  "Lesen-Ändern-Schreiben."},
    {MessageId::Mke2fsWarns, "mke2fs warnt: {0:text}"},
    {MessageId::TypeByDefault, "Ohne -t legt mke2fs {0:text} an; -t ext4 ist, was mkfs.ext4 anlegt."},
    {MessageId::FlexBgAdded, "-G braucht flex_bg, das diese Optionen "
                             "weglassen: es wurde jedem -G hinzugefügt."},
    {MessageId::StripeOfOtherArray, "Eine stride von {0:number} Blöcken und eine Streifenbreite von "
                                    "{1:number} sind nicht die des Arrays; das wären -E {2:text}."},
    {MessageId::LargerFlexGroupsLeftOut, "Ein -G über {0:number} ist weggelassen: der Kernel vergrößert ein "
                                         "solches Dateisystem nicht wie üblich, während es eingehängt ist."},
    {MessageId::SizeInBytes, "{0:text} sind {1:bytes|# Byte|# Bytes}"},
};

inline constexpr CatalogueEntry germanInput[] = {
    {MessageId::InputAddsFlexGroupSize, "Eingabe fügt ein Layout mit -G {0:text} hinzu."},
    {MessageId::InputFlexGroupSizeShown, "Ein Layout mit -G {0:text} ist schon da; andere Optionen gelten für "
                                         "jedes -G."},
    {MessageId::LayoutsAreFull, "Es sind schon {0:number} Layouts; zuerst eines entfernen."},
    {MessageId::InputNotUnderstood, "„{0:text}“ wird nicht verstanden: {1:text}. Gezeigt wird, was zum Wert "
                                    "davor gehört."},
    {MessageId::InputOutOfRange, "„{0:text}“ wird abgelehnt: der Wert geht von {1:number} bis {2:number}. "
                                 "Gezeigt wird, was zum Wert davor gehört."},
    {MessageId::InputRefused, "„{0:text}“ wird abgelehnt: {1:text}. Gezeigt "
                              "wird, was zum Wert davor gehört."},
};

inline constexpr CatalogueEntry germanPlans[] = {
    {MessageId::PlannedAs, "Geplant, wie e2fsprogs {0:text} es legt, mit {1:text}."},
    {MessageId::PlannedWithDefaultMarked, "Geplant, wie e2fsprogs {0:text} es legt, mit {1:text}; * ist, was mke2fs "
                                          "ohne -G nimmt."},
    {MessageId::MadeBy, "Angelegt durch: {0:text}"},
    {MessageId::NoteLine, "Hinweis: {0:names}"},
    {MessageId::NoteOn, "{0:text}: {1:names}"},
    {MessageId::ModelOfReads, "Modell: {0:decimal} ms für jeden Sprung an eine andere Stelle und "
                              "{1:decimal} MB/s, Anforderungen von höchstens {2:size}."},
    {MessageId::MeasuredFromDisk, "Das Volume beginnt bei Byte {0:number} seines Datenträgers."},
    {MessageId::MeasuredFromArray, "Das Volume beginnt bei Byte {0:number} seines Arrays."},
    {MessageId::ProfileOfUpstream, "Ohne Konfigurationsdatei benutzt mke2fs das Profil, das sein Anbieter "
                                   "eingebaut hat: der Plan folgt dem des Ursprungs."},
    {MessageId::RecommendationRefused, "Nichts zu empfehlen: {0:text}"},
    {MessageId::RecommendationPlanned, "Für eine Empfehlung wird jedes -G geplant…"},
    {MessageId::GrownByResize2fs, "Von resize2fs von {0:size} auf {1:size} vergrößert, liegen die "
                                  "Block-Bitmaps in {2:count|# Lauf|# Läufen} statt {3:number}, die "
                                  "Inode-Bitmaps in {4:number} statt {5:number}, die Inode-Tabellen in "
                                  "{6:number} statt {7:number}."},
    {MessageId::GrownAndAtOnce, "{0:names} Gleich mit {1:size} angelegt, lägen sie in {2:number}, "
                                "{3:number} und {4:number}."},
    {MessageId::GrowsOnline, "{0:names} Eingehängt wächst es bis {1:size}, ehe "
                             "der Kernel zu meta_bg wechselt oder aufhört."},
    {MessageId::GrowsNotOnline, "{0:names} Eingehängt wächst es nicht."},
    {MessageId::GrownRuns, "{0:count|# Bitmap-Lauf|# Bitmap-Läufe}, zuvor {1:number}"},
    {MessageId::MeasuredAfterGrowth, "Von mke2fs angelegt, dann gemessen, wie resize2fs es auf {0:size} "
                                     "vergrößert hat."},
    {MessageId::MakingByMke2fs, "mke2fs legt es an"},
    {MessageId::GrowingByResize2fs, "resize2fs vergrößert es auf {0:size}"},
    {MessageId::ColumnSetting, "Einstellung"},
    {MessageId::ColumnModel, "Modell"},
};

inline constexpr CatalogueEntry germanDifferences[] = {
    {MessageId::ComparedFrom, "von:  {0:text}"},
    {MessageId::ComparedTo, "nach: {0:text}"},
    {MessageId::NoDifferences, "Kein Unterschied."},
    {MessageId::MoreChanges, "… und {0:number} weitere (--all)"},
};

} // namespace atlas
