// SPDX-License-Identifier: GPL-3.0-or-later
// German: what is looked at, and where it lies.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanSubjects[] = {
    {MessageId::ImageName, "{0:text}"},
    {MessageId::RedactedImage, "ein ungenanntes Abbild"},
    {MessageId::DiskSubject, "{0:names}: {1:size}"},
    {MessageId::PartitionSubject, "{0:names}, Partition {1:partition}: {2:size}"},
    {MessageId::OffsetSubject, "{0:names}, ab Byte {1:byte}: {2:size}"},
    {MessageId::VolumeSubject, "{0:names}: {1:text}{2:text|| „#“}, {3:size}"},
    {MessageId::VolumeInPartitionSubject, "{0:names}, Partition {1:partition}: {2:text}{3:text|| „#“}, {4:size}"},
    {MessageId::VolumeAtOffsetSubject, "{0:names}, ab Byte {1:byte}: {2:text}{3:text|| „#“}, {4:size}"},
    {MessageId::VolumeInVolumeSubject, "{0:names}, logisches Volume {1:text}: {2:text}{3:text|| „#“}, {4:size}"},
    {MessageId::ContentNamed, "{0:text}{1:text|| „#“}"},
    {MessageId::NothingRecognised, "nichts erkannt"},
};

inline constexpr CatalogueEntry germanStack[] = {
    {MessageId::WholeDisk, "Datenträger"},          {MessageId::WholeDiskImage, "Abbild eines Datenträgers"},
    {MessageId::DataOfLayer, "Daten in {0:names}"}, {MessageId::NamedLayer, "{0:names} {1:text}"},
    {MessageId::BlockZero, "{0:text}, Block 0"},    {MessageId::StructuresWithCount, "{0:names} ({1:number})"},
    {MessageId::MemberRow, "Mitglied {0:text}"},
};

inline constexpr CatalogueEntry germanWorkings[] = {
    {MessageId::SectorWorking, "{0:sector} × {1:bytes} = {2:byte}; mod {3:bytes} = {4:bytes}"},
    {MessageId::SectorWorkingPhase, "{0:sector} × {1:bytes} = {2:byte}; ({2:byte} − {3:byte}) mod {4:bytes} = "
                                    "{5:bytes}"},
    {MessageId::ByteWorking, "{0:byte} mod {1:bytes} = {2:bytes}"},
    {MessageId::ByteWorkingPhase, "({0:byte} − {1:byte}) mod {2:bytes} = {3:bytes}"},
    {MessageId::WithinWorking, "{0:byte} + {1:bytes}"},
    {MessageId::BlockWorking, "Block {0:block} × {1:bytes} + {2:byte}"},
    {MessageId::JudgedBlock, "Block {0:block} × {1:bytes} + {2:byte} = "
                             "{3:byte}; mod {4:bytes} = {5:bytes}: {6:names}"},
    {MessageId::JudgedBlockPhase, "Block {0:block} × {1:bytes} + {2:byte} = {3:byte}; ({3:byte} − {7:byte}) "
                                  "mod {4:bytes} = {5:bytes}: {6:names}"},
    {MessageId::WriteWhole, "ganz, 0-mal Lesen-Ändern-Schreiben"},
    {MessageId::WritePartial, "teilweise, {0:count|#-mal|#-mal} Lesen-Ändern-Schreiben, um einen Block "
                              "zu schreiben"},
    {MessageId::WriteStraddling, "übergreifend, {0:count|#-mal|#-mal} Lesen-Ändern-Schreiben, um einen "
                                 "Block zu schreiben"},
};

inline constexpr CatalogueEntry germanDrive[] = {
    {MessageId::LogicalSector, "logischer Sektor"},
    {MessageId::FirstBoundary, "erste Grenze"},
    {MessageId::MinimumIo, "minimale E/A"},
    {MessageId::OptimalIo, "optimale E/A"},
    {MessageId::Discards, "Freigaben"},
    {MessageId::BytesFrom, "{0:bytes} B ({1:names})"},
    {MessageId::SizeFrom, "{0:size} ({1:names})"},
    {MessageId::ByteFrom, "Byte {0:byte} ({1:names})"},
    {MessageId::BogusOptimalIo, "{0:bytes} B ({1:names}): unsinnig, 65 535 × "
                                "512 erfindet ein Controller; kein Streifen"},
    {MessageId::OddOptimalIo, "{0:bytes} B ({1:names}): unsinnig, kein Vielfaches des physischen "
                              "Sektors; kein Streifen"},
    {MessageId::PartitioningConvention, "{0:size} (Gewohnheit der Partitionierer)"},
    {MessageId::UnknownReported, "unbekannt; gemeldet ist {0:names}"},
    {MessageId::UnknownBogusStripeWidth, "unbekannt; {0:count|# Block des Superblocks ist|# Blöcke des Superblocks "
                                         "sind} unsinnig"},
    {MessageId::UnknownStripe, "unbekannt: weder das Laufwerk noch der "
                               "Superblock nennt einen (--stripe setzt ihn)"},
    {MessageId::UnknownEraseBlock, "unbekannt: das Laufwerk nennt keinen (--erase-block setzt ihn)"},
};

} // namespace atlas
