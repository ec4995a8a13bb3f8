// SPDX-License-Identifier: GPL-3.0-or-later
// German: the glossary.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanGlossary[] = {
    {MessageId::TermLogicalSector, "logischer Sektor"},
    {MessageId::MeansLogicalSector, "Die Einheit, in der ein Laufwerk seine Bytes für den Rechner zählt: 512 "
                                    "oder 4 096 Bytes. Eine LBA ist die Nummer eines solchen."},
    {MessageId::TermPhysicalSector, "physischer Sektor"},
    {MessageId::MeansPhysicalSector, "Die Einheit, die ein Laufwerk wirklich schreibt, meist 4 096 Bytes. Was "
                                     "keine ganzen füllt, kostet Lesen-Ändern-Schreiben."},
    {MessageId::TermDrive512e, "512e"},
    {MessageId::MeansDrive512e, "Ein Laufwerk mit physischen Sektoren von 4 096 Bytes, das den Rechner "
                                "512 schreiben lässt; für ein so kleines Schreiben liest es einen ganzen "
                                "physischen Sektor und schreibt ihn neu."},
    {MessageId::TermFirstBoundary, "erste Grenze"},
    {MessageId::MeansFirstBoundary, "Das Byte, bei dem der erste physische Sektor beginnt: 0, oder 3 584 bei "
                                    "frühen Laufwerken mit einem Jumper, der alle Sektoren um einen "
                                    "verschiebt."},
    {MessageId::TermReadModifyWrite, "Lesen-Ändern-Schreiben (RMW)"},
    {MessageId::MeansReadModifyWrite, "Was ein Laufwerk tut, wenn ein Schreiben nur einen Teil eines physischen "
                                      "Sektors bedeckt: ihn lesen, ändern und eine Umdrehung später "
                                      "zurückschreiben."},
    {MessageId::TermPartial, "teilweise"},
    {MessageId::MeansPartial, "Sagt man von einer Struktur, die in einem physischen Sektor liegt, ihn "
                              "aber mit anderen teilt, sodass jedes Schreiben ein "
                              "Lesen-Ändern-Schreiben kostet."},
    {MessageId::TermStraddling, "übergreifend"},
    {MessageId::MeansStraddling, "Sagt man von einer Struktur, die über eine Grenze physischer Sektoren "
                                 "reicht, ohne die an ihren Enden zu füllen, sodass ein Schreiben bis zu "
                                 "zweimal Lesen-Ändern-Schreiben kostet."},
    {MessageId::TermStripe, "Streifen"},
    {MessageId::MeansStripe, "Was ein Array auf alle seine Datenplatten zugleich schreibt: Chunk × "
                             "Datenplatten. Ganze Streifen zu schreiben braucht kein Lesen der "
                             "Parität."},
    {MessageId::TermEraseBlock, "Erase-Block"},
    {MessageId::MeansEraseBlock, "Was Flash auf einmal löscht, oft 4 MiB: ein Anfang mitten darin lässt "
                                 "die Karte Daten bewegen, die niemand geschrieben hat."},
    {MessageId::TermBlockGroup, "Blockgruppe"},
    {MessageId::MeansBlockGroup, "Ein Teil des Volumes, gewöhnlich 128 MiB, mit eigenen Bitmaps für seine "
                                 "Blöcke und Inodes und einer Inode-Tabelle."},
    {MessageId::TermFlexGroup, "Flex-Gruppe"},
    {MessageId::MeansFlexGroup, "Mehrere Blockgruppen, 16 nach Vorgabe (-G), deren Bitmaps und "
                                "Inode-Tabellen in der ersten von ihnen nebeneinander liegen, sodass ein "
                                "langes Lesen sie lädt."},
    {MessageId::TermReservedGdt, "reservierte GDT"},
    {MessageId::MeansReservedGdt, "Blöcke, die hinter den Gruppendeskriptoren für die jener Gruppen frei "
                                  "bleiben, die ein größeres Volume haben wird."},
    {MessageId::TermMetaBg, "meta_bg"},
    {MessageId::MeansMetaBg, "Ein Layout, das die Deskriptoren einiger Gruppen in diesen Gruppen hält "
                             "und nicht in einer Tabelle: der Kernel wechselt dazu, wenn die "
                             "reservierten GDT-Blöcke verbraucht sind."},
    {MessageId::TermLazyInit, "späte Initialisierung"},
    {MessageId::MeansLazyInit, "mke2fs lässt Inode-Tabellen ungeschrieben, und der Kernel schreibt nach "
                               "dem ersten Einhängen im Hintergrund Nullen hinein."},
    {MessageId::TermBackupSuperblock, "Sicherungskopie des Superblocks"},
    {MessageId::MeansBackupSuperblock, "Eine Kopie des Superblocks, mit sparse_super in den Gruppen 1 und den "
                                       "Potenzen von 3, 5 und 7, mit der e2fsck -b das Volume reparieren kann."},
    {MessageId::TermJournal, "Journal"},
    {MessageId::MeansJournal, "Wohin der Kernel Änderungen der Metadaten zuerst schreibt, damit er sie "
                              "nach einem Absturz ganz vollenden oder ganz verwerfen kann."},
};

} // namespace atlas
