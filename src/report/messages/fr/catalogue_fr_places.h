// SPDX-License-Identifier: GPL-3.0-or-later
// French: what is looked at, and where it lies. A no-break space stands before : ; ? ! and %.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry frenchSubjects[] = {
    {MessageId::ImageName, "{0:text}"},
    {MessageId::RedactedImage, "une image anonymisée"},
    {MessageId::DiskSubject, "{0:names} : {1:size}"},
    {MessageId::PartitionSubject, "{0:names}, partition {1:partition} : {2:size}"},
    {MessageId::OffsetSubject, "{0:names}, à partir de l’octet {1:byte} : {2:size}"},
    {MessageId::VolumeSubject, "{0:names} : {1:text}{2:text|| « # »}, {3:size}"},
    {MessageId::VolumeInPartitionSubject, "{0:names}, partition {1:partition} : {2:text}{3:text|| « # »}, {4:size}"},
    {MessageId::VolumeAtOffsetSubject, "{0:names}, à partir de l’octet {1:byte} : {2:text}{3:text|| « # »}, {4:size}"},
    {MessageId::VolumeInVolumeSubject, "{0:names}, volume logique {1:text} : {2:text}{3:text|| « # »}, {4:size}"},
    {MessageId::ContentNamed, "{0:text}{1:text|| « # »}"},
    {MessageId::NothingRecognised, "rien de reconnu"},
};

inline constexpr CatalogueEntry frenchStack[] = {
    {MessageId::WholeDisk, "disque"},
    {MessageId::WholeDiskImage, "image de disque"},
    {MessageId::DataOfLayer, "données {0:names}"},
    {MessageId::NamedLayer, "{0:names} {1:text}"},
    {MessageId::BlockZero, "{0:text}, bloc 0"},
    {MessageId::StructuresWithCount, "{0:names} ({1:number})"},
    {MessageId::MemberRow, "membre {0:text}"},
};

inline constexpr CatalogueEntry frenchWorkings[] = {
    {MessageId::SectorWorking, "{0:sector} × {1:bytes} = {2:byte} ; mod {3:bytes} = {4:bytes}"},
    {MessageId::SectorWorkingPhase,
     "{0:sector} × {1:bytes} = {2:byte} ; ({2:byte} − {3:byte}) mod {4:bytes} = {5:bytes}"},
    {MessageId::ByteWorking, "{0:byte} mod {1:bytes} = {2:bytes}"},
    {MessageId::ByteWorkingPhase, "({0:byte} − {1:byte}) mod {2:bytes} = {3:bytes}"},
    {MessageId::WithinWorking, "{0:byte} + {1:bytes}"},
    {MessageId::BlockWorking, "bloc {0:block} × {1:bytes} + {2:byte}"},
    {MessageId::JudgedBlock,
     "bloc {0:block} × {1:bytes} + {2:byte} = {3:byte} ; mod {4:bytes} = {5:bytes} : {6:names}"},
    {MessageId::JudgedBlockPhase,
     "bloc {0:block} × {1:bytes} + {2:byte} = {3:byte} ; ({3:byte} − {7:byte}) mod {4:bytes} = {5:bytes} : {6:names}"},
    {MessageId::WriteWhole, "entier, 0 lecture-modification-écriture"},
    {MessageId::WritePartial,
     "partiel, {0:count|# lecture-modification-écriture|# lectures-modifications-écritures} pour écrire un bloc"},
    {MessageId::WriteStraddling,
     "à cheval, {0:count|# lecture-modification-écriture|# lectures-modifications-écritures} pour écrire un bloc"},
};

inline constexpr CatalogueEntry frenchDrive[] = {
    {MessageId::LogicalSector, "secteur logique"},
    {MessageId::FirstBoundary, "première limite"},
    {MessageId::MinimumIo, "E/S minimale"},
    {MessageId::OptimalIo, "E/S optimale"},
    {MessageId::Discards, "libération (discard)"},
    {MessageId::BytesFrom, "{0:bytes} o ({1:names})"},
    {MessageId::SizeFrom, "{0:size} ({1:names})"},
    {MessageId::ByteFrom, "octet {0:byte} ({1:names})"},
    {MessageId::BogusOptimalIo,
     "{0:bytes} o ({1:names}) : faux, 65 535 × 512 est ce qu’invente un contrôleur ; pas de bande"},
    {MessageId::OddOptimalIo, "{0:bytes} o ({1:names}) : faux, pas un multiple du secteur physique ; pas de bande"},
    {MessageId::PartitioningConvention, "{0:size} (convention des outils de partitionnement)"},
    {MessageId::UnknownReported, "inconnu ; il est indiqué {0:names}"},
    {MessageId::UnknownBogusStripeWidth,
     "inconnu ; {0:count|le # bloc du superbloc est faux|les # blocs du superbloc sont faux}"},
    {MessageId::UnknownStripe, "inconnue : ni le disque ni le superbloc n’en nomment (--stripe la fixe)"},
    {MessageId::UnknownEraseBlock, "inconnu : le disque n’en nomme pas (--erase-block le fixe)"},
};

} // namespace atlas
