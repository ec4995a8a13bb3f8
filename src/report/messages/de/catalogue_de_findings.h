// SPDX-License-Identifier: GPL-3.0-or-later
// German: what the readers found.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanReading[] = {
    {MessageId::SuperblockFromBackup, "der primäre Superblock ist nicht benutzbar, daher wurde die Kopie der "
                                      "Gruppe {0:group} in Block {1:block} gelesen, die veraltet sein "
                                      "kann{2:text||: #}"},
    {MessageId::OpenedTolerantly, "das Dateisystem wurde trotz eines Fehlers geöffnet{0:text||: #}"},
    {MessageId::SuperblockChecksum, "der Superblock speichert die Prüfsumme {0:hex}, aber seine Bytes ergeben "
                                    "{1:hex}"},
    {MessageId::DescriptorChecksum, "der Deskriptor{0:groups|| der Gruppe #| der Gruppen #} speichert die "
                                    "Prüfsumme {1:hex}, aber die Bytes ergeben {2:hex}"},
    {MessageId::DescriptorChecksums, "die Deskriptoren{0:groups|| der Gruppe #| der Gruppen #} speichern die "
                                     "Prüfsumme {1:hex} (der erste), aber die Bytes ergeben {2:hex}"},
    {MessageId::VolumePastEnd, "das Dateisystem beansprucht {0:bytes|# Byte|# "
                               "Bytes}, und nur {1:bytes|# ist|# sind} da"},
    {MessageId::NeedsRecovery, "das Journal wurde noch nicht eingespielt, das "
                               "Gezeigte kann also veraltet sein"},
    {MessageId::Mounted, "das Dateisystem ist schreibend eingehängt{0:text|| "
                         "an #}, das Gezeigte kann sich also ändern"},
    {MessageId::NotClean, "der Zustand des Dateisystems ist „{0:text}“"},
    {MessageId::ExternalJournal, "das Journal liegt auf einem anderen Gerät{0:text||: #}, das nicht "
                                 "angesehen wurde"},
    {MessageId::FileUnreadable, "Inode {0:number} ist nicht lesbar{1:text||: #}"},
    {MessageId::SystemInodeMissing, "der Superblock nennt keinen Inode: {0:names}"},
    {MessageId::SystemBlockMissing, "der Superblock nennt keinen Block: {0:names}"},
    {MessageId::SystemInodeUnused, "Inode {0:number} ({1:names}) ist als unbenutzt markiert"},
    {MessageId::SystemInodeNotRegular, "Inode {0:number} ({1:names}) hat den falschen Dateityp"},
    {MessageId::SystemInodeWithoutMap, "Inode {0:number} ({1:names}) hat keinen Extent-Kopf, seine Blöcke sind "
                                       "also verloren"},
    {MessageId::SystemInodeWithoutBlocks, "Inode {0:number} ({1:names}) hat keine Blöcke"},
    {MessageId::SystemInodeTooShort, "Inode {0:number} ({1:names}) hat eine Größe, die nicht zu seinen Blöcken "
                                     "passt"},
    {MessageId::SystemInodeChecksum, "Inode {0:number} ({1:names}) hat eine falsche Prüfsumme"},
    {MessageId::SystemHeaderLost, "der erste Block beginnt nicht mit dem Kopf seiner Art: {0:names}"},
    {MessageId::ReserveNotListed, "Inode {0:number} ({1:names}) führt die "
                                  "reservierten GDT-Blöcke nicht auf"},
    {MessageId::SystemInodeHoles, "Inode {0:number} ({1:names}) hat Löcher, was er nicht darf"},
    {MessageId::SystemInodeTooSmall, "Inode {0:number} ({1:names}) hat {2:count|# Block|# Blöcke}, weniger als "
                                     "die 1 024, die ein Journal braucht"},
    {MessageId::SystemInodeBlockCount, "Inode {0:number} ({1:names}) zählt {2:count|# Sektor|# Sektoren} von 512 "
                                       "Bytes, die seine Blöcke nicht ergeben"},
    {MessageId::SystemInodeSize, "Inode {0:number} ({1:names}) hat eine Größe von {2:bytes|# Byte|# "
                                 "Bytes}, die seine Blöcke nicht ergeben"},
    {MessageId::SystemInodeLinks, "Inode {0:number} ({1:names}) hat einen anderen Verweiszähler als die "
                                  "{2:number}, die seine Einträge ergeben"},
    {MessageId::SystemBlockOutside, "Inode {0:number} ({1:names}) verweist auf "
                                    "Block {2:block} außerhalb des Volumes"},
    {MessageId::SystemBlockDamaged, "beschädigt in Block {1:block}: {0:names}"},
    {MessageId::SystemBlockChecksum, "falsche Prüfsumme in Block {1:block}: {0:names}"},
    {MessageId::SystemFeaturesUnknown, "Merkmale, die e2fsprogs nicht kennt ({1:hex}): {0:names}"},
    {MessageId::SystemInodeFlags, "Inode {0:number} ({1:names}) hat Flags, die "
                                  "er nicht haben darf: {2:hex}"},
    {MessageId::SystemBlockTaken, "Inode {0:number} ({1:names}) verweist auf "
                                  "Block {2:block}, der Metadaten enthält"},
    {MessageId::SystemInodeUnclaimed, "Inode {0:number} ({1:names}) enthält Daten, aber der Superblock sagt "
                                      "nicht, dass er benutzt ist"},
    {MessageId::FieldNotInRange, "{0:text} ({1:names}) ist {2:number}, muss "
                                 "aber von {3:number} bis {4:number} sein"},
    {MessageId::FieldNotAsExpected, "{0:text} ({1:names}) ist {2:number}, muss aber {3:number} sein"},
    {MessageId::BigallocWithoutExtents, "der Superblock hat das Merkmal bigalloc ohne extent; das hängt der "
                                        "Kernel nicht ein"},
    {MessageId::ResizeInodeWithMetaBg, "der Superblock hat beide Merkmale resize_inode und meta_bg, die einander "
                                       "ausschließen"},
    {MessageId::TwoGroupChecksums, "der Superblock hat beide Merkmale metadata_csum und uninit_bg, die "
                                   "einander ausschließen"},
    {MessageId::JournalWithoutFeature, "der Superblock nennt ein Journal, aber "
                                       "ihm fehlt das Merkmal has_journal"},
    {MessageId::ReserveWithoutInode, "der Superblock reserviert GDT-Blöcke, aber ihm fehlt das Merkmal "
                                     "resize_inode, das sie festhält"},
    {MessageId::OrphansWithoutCause, "der Superblock hat das Merkmal orphan_present, aber keine Orphan-Datei "
                                     "führt etwas auf"},
    {MessageId::WideWithoutExtents, "der Superblock hat das Merkmal 64bit ohne extent, daher können Dateien "
                                    "keine Blöcke über 2^32 benutzen"},
    {MessageId::TwoJournals, "der Superblock nennt einen Journal-Inode und "
                             "auch ein Journal auf einem anderen Gerät"},
    {MessageId::TypesWithoutFiletype, "die Einträge des Wurzelverzeichnisses haben Dateitypen, aber dem "
                                      "Superblock fehlt das Merkmal filetype"},
    {MessageId::TablesWithoutFlexBg, "die Bitmaps oder die Inode-Tabelle{0:groups|| der Gruppe #| der Gruppen "
                                     "#} liegen außerhalb der Gruppe, aber dem Superblock fehlt das Merkmal "
                                     "flex_bg"},
    {MessageId::FreeBlocksTotalWrong, "der Superblock zählt {0:number} freie Blöcke, die Gruppendeskriptoren "
                                      "aber insgesamt {1:number}"},
    {MessageId::FreeInodesTotalWrong, "der Superblock zählt {0:number} freie Inodes, die Gruppendeskriptoren "
                                      "aber insgesamt {1:number}"},
    {MessageId::UninitWithoutChecksums, "der Deskriptor{0:groups|| der Gruppe #| der Gruppen #} ist als nicht "
                                        "initialisiert markiert, aber der Superblock hat dafür kein Merkmal"},
    {MessageId::UninitButInUse, "der Deskriptor{0:groups|| der Gruppe #| der Gruppen #} markiert die "
                                "Block-Bitmap als nicht initialisiert, was weder die erste noch die "
                                "letzte Gruppe darf"},
    {MessageId::JournalNotEmpty, "das Journal enthält Daten, aber der Superblock sagt nicht, dass es "
                                 "einzuspielen ist (needs_recovery)"},
    {MessageId::JournalErrorRecorded, "der Kernel hat im Journal den Fehler {0:number} vermerkt"},
    {MessageId::OrphansUnmarked, "die Orphan-Datei führt {0:count|# Inode|# Inodes} auf, aber dem "
                                 "Superblock fehlt das Merkmal orphan_present"},
    {MessageId::MmpHeldByFsck, "e2fsck läuft auf einem anderen Rechner{0:text|| (#)} oder wurde dort "
                               "unterbrochen: so sagt es der MMP-Block"},
    {MessageId::MmpInUse, "das Dateisystem ist auf einem Rechner{1:text|| (#)} "
                          "in Gebrauch oder wurde dort nicht ausgehängt: der "
                          "MMP-Block hat die Folgenummer {0:number}"},
    {MessageId::OtherVolumeErrors, "{0:names} enthält ein Dateisystem mit "
                                   "{1:count|# Fehler|# Fehlern}: {2:text}"},
    {MessageId::OtherVolumeWarnings, "{0:names} enthält ein Dateisystem mit {1:count|# Warnung|# Warnungen}: "
                                     "{2:text}"},
    {MessageId::OtherVolumeErrorsAndWarnings, "{0:names} enthält ein Dateisystem mit {1:count|# Fehler|# Fehlern} und "
                                              "{2:count|# Warnung|# Warnungen}: {3:text}"},
    {MessageId::NotLookedAt, "{0:names}: {1:names}"},
    {MessageId::NotRecognisedInside, "Inhalt nicht erkannt, nicht angesehen"},
    {MessageId::OtherContainerInside, "ein Container der Art {0:text}, in den nicht hineingesehen wird"},
    {MessageId::NoVolumeInside, "ein Physical Volume, in dem keines der logischen Volumes liegt (leer, "
                                "oder Kopie eines anderen), nicht angesehen"},
    {MessageId::ExtBesideTable, "ein ext-Superblock neben der Partitionstabelle, übrig geblieben oder in "
                                "Gebrauch, nicht angesehen"},
    {MessageId::OverLimitInside, "nicht angesehen: neben dem gewählten werden "
                                 "höchstens {0:number} Volumes gelesen"},
    {MessageId::VolumesNotRead, "{0:count|# weiteres Volume oder weiterer Container wurde|# weitere "
                                "Volumes und Container wurden} nicht angesehen: eine Grenze dieses "
                                "Programms wurde erreicht"},
    {MessageId::LayerChecksumWrong, "der md-Superblock (Metadaten {0:text}) hat eine falsche Prüfsumme, daher "
                                    "nimmt der Kernel dieses Mitglied des Arrays nicht an"},
    {MessageId::LvmLabelDamaged, "die Kennung des LVM-Physical-Volume hat eine falsche Prüfsumme oder "
                                 "nennt einen anderen Sektor, daher übergeht lvm2 das Physical Volume"},
    {MessageId::LvmAreaDamaged, "der Kopf des LVM-Metadatenbereichs ist unlesbar oder hat eine falsche "
                                "Prüfsumme, daher benutzt lvm2 die Metadaten darin nicht"},
    {MessageId::GroupMetadataLost, "die LVM-Metadaten sind unlesbar oder haben eine falsche Prüfsumme, und "
                                   "andere der Volume-Gruppe wurden nicht gefunden"},
    {MessageId::GroupMetadataDamaged, "die LVM-Metadaten sind unlesbar oder haben eine falsche Prüfsumme; "
                                      "benutzt werden die eines anderen Ortes mit der Folgenummer {0:number}, "
                                      "die älter sein können"},
    {MessageId::GroupMetadataReplaced, "die LVM-Metadaten mit der Folgenummer {0:number} haben eine falsche "
                                       "Prüfsumme; benutzt werden die eines anderen Ortes mit der Folgenummer "
                                       "{1:number}"},
    {MessageId::GroupMetadataOutdated, "die LVM-Metadaten haben die Folgenummer {0:number} und sind veraltet: "
                                       "benutzt werden die eines anderen Physical Volume mit der Folgenummer "
                                       "{1:number}"},
    {MessageId::MemberOutdated, "dieses Mitglied eines md-Arrays hat den Ereigniszähler {0:number} und "
                                "ist veraltet: ein anderes hat {1:number}, und der Kernel nimmt dieses "
                                "nicht an"},
    {MessageId::GuestDiskInside, "ein eigener Datenträger mit Partitionstabelle, nicht angesehen"},
    {MessageId::BlankInside, "leer (die ersten {0:size} enthalten nur Nullen), nicht angesehen"},
    {MessageId::JournalOnOtherDevice, "das Journal auf einem anderen Gerät"},
    {MessageId::BitmapPadding, "die Block-Bitmap{0:groups|| der Gruppe #| der Gruppen #} markiert "
                               "{1:count|# Cluster|# Cluster} hinter dem Ende des Volumes von {2:number} "
                               "Blöcken als frei: die Größe oder die Bitmap ist falsch"},
    {MessageId::ContentAmbiguous, "{0:names} trägt auch die Signatur von {1:text}: alle diese Formate bis "
                                  "auf eines sind von früherem Gebrauch übrig; wipefs führt die Signaturen "
                                  "auf"},
    {MessageId::MirrorInside, "die Kopie des Physical Volume in Partition "
                              "{0:partition} in einem RAID 1, nicht angesehen"},
    {MessageId::TheWholeDisk, "der ganze Datenträger"},
    {MessageId::PartitionOfType, "Partition {0:partition} ({1:text})"},
    {MessageId::ErrorsRecorded, "der Kernel hat in diesem Dateisystem seit der letzten Prüfung {0:count|# "
                                "Fehler|# Fehler} vermerkt"},
    {MessageId::FreeBlocksImpossible, "der Deskriptor{0:groups|| der Gruppe #| der Gruppen #} zählt {1:number} "
                                      "freie Blöcke, aber die Gruppe hat nur {2:number}"},
    {MessageId::FreeClustersImpossible, "der Deskriptor{0:groups|| der Gruppe #| der Gruppen #} zählt {1:number} "
                                        "freie Cluster, aber die Gruppe hat nur {2:number}"},
    {MessageId::FreeInodesImpossible, "der Deskriptor{0:groups|| der Gruppe #| der Gruppen #} zählt {1:number} "
                                      "freie Inodes, aber die Gruppe hat nur {2:number}"},
    {MessageId::UnusedInodesImpossible, "der Deskriptor{0:groups|| der Gruppe #| der Gruppen #} zählt {1:number} "
                                        "Inodes am Ende der Tabelle als nie benutzt, aber höchstens {2:number} "
                                        "können es sein"},
    {MessageId::UsedDirectoriesImpossible, "der Deskriptor{0:groups|| der Gruppe #| der Gruppen #} zählt {1:number} "
                                           "Verzeichnisse, aber höchstens {2:number} Inodes sind benutzt"},
    {MessageId::NotADisk, "dies ist {0:text}, kein Abbild eines Datenträgers"},
    {MessageId::VolumeUnreadable, "das Dateisystem ist nicht lesbar{0:text||: #}"},
    {MessageId::ReadFailed, "ein Teil des Datenträgers ist nicht lesbar{0:text||: #}"},
    {MessageId::OutsideVolume, "Block {2:block} ist als Ort angegeben ({0:names}{1:groups|| der Gruppe "
                               "#| der Gruppen #}), außerhalb des Volumes von {3:count|# Block|# "
                               "Blöcken}"},
    {MessageId::ClaimLost, "Block {2:block} ist als Ort angegeben ({0:names}{1:groups|| der Gruppe "
                           "#| der Gruppen #}), gehört aber zu: {3:names}"},
    {MessageId::ClaimLostToUnknown, "Block {2:block} ist als Ort angegeben ({0:names}{1:groups|| der Gruppe "
                                    "#| der Gruppen #}), gehört aber zu einer anderen Struktur"},
    {MessageId::VolumeInPieces, "das logische Volume {1:text} liegt in {0:count|# Stück|# Stücken} des "
                                "Datenträgers, daher zählen Bytes und Blöcke von seinem Anfang an, und "
                                "jedes Stück wird beurteilt, wo es liegt"},
    {MessageId::MoreOfTheSame, "{0:count|# weiterer Befund|# weitere Befunde} der Art {1:text} "
                               "{0:count|ist|sind} nicht aufgeführt"},
    {MessageId::BitmapUnreadable, "die Block-Bitmap{0:groups|| der Gruppe #| der Gruppen #} ist nicht "
                                  "lesbar{1:text||: #}"},
    {MessageId::BitmapChecksum, "die Block-Bitmap{0:groups|| der Gruppe #| der Gruppen #} hat die "
                                "Prüfsumme {1:hex} in ihrem Deskriptor, aber ihre Bytes ergeben {2:hex}"},
    {MessageId::FreeCountWrong, "der Deskriptor{0:groups|| der Gruppe #| der Gruppen #} zählt {1:number} "
                                "freie Blöcke, die Block-Bitmap aber {2:number}"},
};

inline constexpr CatalogueEntry germanBackups[] = {
    {MessageId::BackupDiffers, "{0:text} des Superblocks ist {1:number}, aber seine Kopie{2:groups|| in "
                               "Gruppe #| in den Gruppen #} sagt {3:number}"},
    {MessageId::BackupWithoutMagic, "der Sicherungskopie des Superblocks{0:groups|| der Gruppe #| der Gruppen "
                                    "#} fehlt die magische Zahl, sodass sie den Superblock nicht ersetzen "
                                    "kann"},
    {MessageId::BackupChecksum, "die Sicherungskopie des Superblocks{0:groups|| der Gruppe #| der Gruppen "
                                "#} speichert die Prüfsumme {1:hex}, aber ihre Bytes ergeben {2:hex}"},
    {MessageId::BackupsBehind, "{0:names} enthält {1:text} und hinter dessen Kopf {2:count|# "
                               "Sicherungskopie|# Sicherungskopien} des Superblocks eines "
                               "ext-Dateisystems (die erste der Gruppe {3:number} in Block {4:block}): "
                               "ein ext-Dateisystem kann überschrieben worden sein"},
};

inline constexpr CatalogueEntry germanTableFaults[] = {
    {MessageId::PartitionTableFaulty, "die Partitionstabelle ist fehlerhaft{0:text||: #}"},
    {MessageId::PartitionsOverlap, "Partition {0:partition} und Partition {1:partition} teilen sich "
                                   "{2:count|# Sektor|# Sektoren}"},
    {MessageId::PartitionPastEnd, "Partition {0:partition} reicht {1:count|# Sektor|# Sektoren} über das "
                                  "Ende des Datenträgers hinaus"},
    {MessageId::BackupGptDamaged, "die Sicherungs-GPT am Ende des Datenträgers "
                                  "fehlt oder ist beschädigt{0:text||: #}"},
    {MessageId::PrimaryGptDamaged, "die primäre GPT am Anfang des Datenträgers ist beschädigt, daher wurde "
                                   "ihre Sicherung gelesen{0:text||: #}"},
    {MessageId::ProtectiveMbrLost, "der MBR, der die GPT ankündigt, ist verloren, daher sieht Linux die "
                                   "Partitionen nicht"},
    {MessageId::PartitionsLeftOut, "die Partitionstabelle führt {0:count|# weitere Partition auf, die "
                                   "weggelassen ist|# weitere Partitionen auf, die weggelassen sind}"},
    {MessageId::PartitionTableUnreadable, "die Partitionstabelle ist nicht lesbar{0:text||: #}"},
    {MessageId::GptCopiesDiffer, "die beiden Kopien der GPT weichen in {0:count|# Eintrag|# Einträgen} "
                                 "voneinander ab, zuerst in dem der Partition {1:partition}; gelesen wurde "
                                 "die Kopie am Anfang des Datenträgers"},
    {MessageId::HybridMbr, "neben der GPT führt der MBR {0:count|# eigene Partition|# eigene "
                           "Partitionen} auf (hybrider MBR): Systeme, die die GPT nicht lesen, sehen "
                           "diese"},
    {MessageId::BackupGptNotAtEnd, "die Sicherungs-GPT liegt {0:count|# Sektor|# Sektoren} vor dem letzten: "
                                   "der Datenträger ist gewachsen, oder das Abbild wurde auf einen größeren "
                                   "kopiert; sgdisk -e verschiebt sie ans Ende"},
    {MessageId::ProtectiveTypeWrong, "der MBR-Eintrag, der die GPT ankündigt, hat den Typ {0:hex} statt 0xee, "
                                     "daher sieht Linux die GPT nicht"},
    {MessageId::RecordUnsigned, "dem erweiterten Boot-Record in Sektor {0:sector} fehlt die Signatur "
                                "0x55AA, daher sieht Linux die logischen Partitionen von dort an nicht"},
    {MessageId::BootFlagWrong, "der MBR-Eintrag der Partition {0:partition} hat das Boot-Flag {1:hex} "
                               "statt 0x00 oder 0x80, daher übergeht Linux die Tabelle"},
};

inline constexpr CatalogueEntry germanMisalignment[] = {
    {MessageId::PartitionOffGrid, "Partition {0:partition} beginnt bei Byte {1:byte}, das ist {2:bytes|# "
                                  "Byte|# Bytes} hinter einer Grenze von {3:bytes}; jede Struktur darin "
                                  "erbt das"},
    {MessageId::FileSystemOffGrid, "das Dateisystem beginnt bei Byte {0:byte}, das ist {1:bytes|# Byte|# "
                                   "Bytes} hinter einer Grenze von {2:bytes}; jede Struktur darin erbt das"},
    {MessageId::LayerOffGrid, "{0:names} beginnt mit den Daten bei Byte {1:byte}, das ist {2:bytes|# "
                              "Byte|# Bytes} hinter einer Grenze von {3:bytes}; alles darin erbt das"},
    {MessageId::StartCompensated, "{0:names} beginnt bei Byte {1:byte}, das ist {2:bytes|# Byte|# Bytes} "
                                  "hinter einer Grenze von {3:bytes}, aber die Daten darin beginnen auf "
                                  "einer"},
    {MessageId::StartOffOptimalIo, "das Dateisystem beginnt bei Byte {0:byte}, das ist {1:bytes|# Byte|# "
                                   "Bytes} hinter einem Vielfachen der optimalen E/A-Größe des Laufwerks von "
                                   "{2:size}: ein Wink, kein RAID-Streifen"},
    {MessageId::MemberOffGrid, "auf Mitglied {0:text} beginnen die Daten bei Byte {1:byte} seines "
                               "Datenträgers, das ist {2:bytes|# Byte|# Bytes} hinter einer Grenze von "
                               "{3:bytes}"},
    {MessageId::KernelSaysMisaligned, "der Kernel meldet, dass die Schichten unter diesem Gerät auf kein "
                                      "gemeinsames Raster passen (alignment_offset -1), und wo sie liegen, ist "
                                      "nicht bekannt"},
    {MessageId::StructureFillsPart, "füllt nur einen Teil eines physischen Sektors: {0:names}"},
    {MessageId::StructureStraddles, "übergreift physische Sektoren: {0:names}"},
    {MessageId::StructuresFillPart, "{0:count|#|#} von {1:number} ({2:names}) {0:count|füllt nur einen Teil "
                                    "eines physischen Sektors|füllen nur Teile physischer Sektoren}"},
    {MessageId::StructuresStraddle, "{0:count|#|#} von {1:number} ({2:names}) "
                                    "{0:count|übergreift|übergreifen} physische Sektoren"},
    {MessageId::StructuresOfBothKinds, "{0:count|#|#} von {1:number} ({2:names}) "
                                       "{0:count|übergreift|übergreifen} physische Sektoren, und {3:count|#|#} "
                                       "{3:count|füllt|füllen} nur einen Teil von einem"},
    {MessageId::BlockSmallerThanSector, "ein Block von {0:bytes|# Byte|# Bytes} ist kleiner als ein physischer "
                                        "Sektor von {1:bytes|# Byte|# Bytes}, daher füllt ein einzeln "
                                        "geschriebener ihn nie"},
    {MessageId::BlockBelowLogicalSector, "ein Block von {0:bytes|# Byte|# Bytes} ist kleiner als ein logischer "
                                         "Sektor von {1:bytes|# Byte|# Bytes}, daher lässt sich das Dateisystem "
                                         "dort nicht einhängen"},
    {MessageId::TableOfOtherSectors, "die Partitionstabelle zählt Sektoren von {0:bytes|# Byte|# Bytes}, daher "
                                     "findet ein Laufwerk mit logischen Sektoren von {1:bytes|# Byte|# Bytes} "
                                     "seine Partitionen nicht"},
    {MessageId::SectorSizeAssumed, "der physische Sektor von {0:bytes|# Byte|# Bytes} ist eine Annahme: ein "
                                   "Abbild sagt nicht, für welches Laufwerk es ist"},
    {MessageId::PartitionOffGranularity, "Partition {0:partition} beginnt bei Byte {1:byte}, das ist {2:bytes|# "
                                         "Byte|# Bytes} hinter einer Grenze von {3:size}"},
    {MessageId::FileSystemOffGranularity, "das Dateisystem beginnt bei Byte {0:byte}, das ist {1:bytes|# Byte|# "
                                          "Bytes} hinter einer Grenze von {2:size}"},
    {MessageId::StructureOffGranularity, "beginnt {1:bytes|# Byte|# Bytes} hinter einer Grenze von {2:size}: "
                                         "{0:names}"},
    {MessageId::StructuresOffGranularity, "{0:count|#|#} von {1:number} ({2:names}) {0:count|beginnt|beginnen} "
                                          "neben den Grenzen von {3:size}, die erste {4:bytes|# Byte|# Bytes} "
                                          "dahinter"},
};

inline constexpr CatalogueEntry germanFindingPlaces[] = {
    {MessageId::PartitionWithNumber, "Partition {0:partition}"},
    {MessageId::PartitionTableItself, "Partitionstabelle"},
    {MessageId::FileSystem, "Dateisystem"},
    {MessageId::GroupDescriptor, "Gruppendeskriptor"},
    {MessageId::DriveItself, "Laufwerk"},
    {MessageId::SomeLayer, "die Schicht"},
    {MessageId::RootDirectory, "Wurzelverzeichnis"},
    {MessageId::ImageFile, "Datei"},
    {MessageId::SomeStructure, "Struktur"},
    {MessageId::ManyOfKind, "{0:names} ×{1:number}"},
    {MessageId::GroupNumbers, "{0:groups}"},
    {MessageId::CostPerBlock, "{0:number} RMW je Block"},
};

} // namespace atlas
