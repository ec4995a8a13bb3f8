// SPDX-License-Identifier: GPL-3.0-or-later
// French: what the readers found. A no-break space stands before : ; ? ! and %.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry frenchReading[] = {
    {MessageId::SuperblockFromBackup, "le superbloc principal est inutilisable : la copie du groupe {0:group}, au bloc "
                                      "{1:block}, a été lue ; elle peut être périmée{2:text|| : #}"},
    {MessageId::OpenedTolerantly, "le système de fichiers a été ouvert malgré une erreur{0:text|| : #}"},
    {MessageId::SuperblockChecksum,
     "le superbloc contient la somme de contrôle {0:hex}, mais ses octets donnent {1:hex}"},
    {MessageId::DescriptorChecksum, "le descripteur{0:groups|| du groupe #| des groupes #} contient la somme de "
                                    "contrôle {1:hex}, mais ses octets donnent {2:hex}"},
    {MessageId::DescriptorChecksums, "les descripteurs{0:groups|| du groupe #| des groupes #} contiennent la somme de "
                                     "contrôle {1:hex} (le premier), mais ses octets donnent {2:hex}"},
    {MessageId::VolumePastEnd, "le système de fichiers annonce {0:bytes|# octet|# octets}, dont {1:bytes|# seulement "
                               "est présent|# seulement sont présents}"},
    {MessageId::NeedsRecovery, "le journal n’a pas encore été rejoué : ce qui est montré peut être périmé"},
    {MessageId::Mounted,
     "le système de fichiers est monté en lecture-écriture{0:text|| sur #} : ce qui est montré peut changer"},
    {MessageId::NotClean, "l’état du système de fichiers est « {0:text} »"},
    {MessageId::ExternalJournal,
     "le journal se trouve sur un autre périphérique{0:text|| : #}, qui n’a pas été examiné"},
    {MessageId::FileUnreadable, "l’inode {0:number} est illisible{1:text|| : #}"},
    {MessageId::SystemInodeMissing, "le superbloc ne nomme aucun inode pour cette structure : {0:names}"},
    {MessageId::SystemBlockMissing, "le superbloc ne nomme aucun bloc pour cette structure : {0:names}"},
    {MessageId::SystemInodeUnused, "l’inode {0:number} ({1:names}) est marqué comme inutilisé"},
    {MessageId::SystemInodeNotRegular, "l’inode {0:number} ({1:names}) n’a pas le bon type de fichier"},
    {MessageId::SystemInodeWithoutMap,
     "l’inode {0:number} ({1:names}) n’a pas d’en-tête d’étendues : ses blocs sont perdus"},
    {MessageId::SystemInodeWithoutBlocks, "l’inode {0:number} ({1:names}) n’a aucun bloc"},
    {MessageId::SystemInodeTooShort, "l’inode {0:number} ({1:names}) a une taille qui ne correspond pas à ses blocs"},
    {MessageId::SystemInodeChecksum, "l’inode {0:number} ({1:names}) a une somme de contrôle fausse"},
    {MessageId::SystemHeaderLost,
     "le premier bloc de cette structure ne commence pas par l’en-tête de son type : {0:names}"},
    {MessageId::ReserveNotListed, "l’inode {0:number} ({1:names}) ne recense pas les blocs GDT réservés"},
    {MessageId::SystemInodeHoles, "l’inode {0:number} ({1:names}) a des trous, ce qui lui est interdit"},
    {MessageId::SystemInodeTooSmall,
     "l’inode {0:number} ({1:names}) a {2:count|# bloc|# blocs}, moins que les 1 024 dont un journal a besoin"},
    {MessageId::SystemInodeBlockCount, "l’inode {0:number} ({1:names}) compte {2:count|# secteur|# secteurs} de 512 "
                                       "octets, ce que ses blocs ne font pas"},
    {MessageId::SystemInodeSize,
     "l’inode {0:number} ({1:names}) a une taille de {2:bytes|# octet|# octets}, ce que ses blocs ne font pas"},
    {MessageId::SystemInodeLinks,
     "l’inode {0:number} ({1:names}) a un nombre de liens autre que les {2:number} que font ses entrées"},
    {MessageId::SystemBlockOutside, "l’inode {0:number} ({1:names}) renvoie au bloc {2:block}, hors du volume"},
    {MessageId::SystemBlockDamaged, "structure endommagée au bloc {1:block} : {0:names}"},
    {MessageId::SystemBlockChecksum, "somme de contrôle fausse au bloc {1:block} : {0:names}"},
    {MessageId::SystemFeaturesUnknown,
     "cette structure a des fonctionnalités qu’e2fsprogs ne connaît pas : {0:names}, {1:hex}"},
    {MessageId::SystemInodeFlags, "l’inode {0:number} ({1:names}) a des drapeaux qui lui sont interdits : {2:hex}"},
    {MessageId::SystemBlockTaken,
     "l’inode {0:number} ({1:names}) renvoie au bloc {2:block}, qui contient des métadonnées"},
    {MessageId::SystemInodeUnclaimed,
     "l’inode {0:number} ({1:names}) contient des données, mais le superbloc ne dit pas qu’il est utilisé"},
    {MessageId::FieldNotInRange,
     "{0:text} ({1:names}) vaut {2:number}, mais doit être compris entre {3:number} et {4:number}"},
    {MessageId::FieldNotAsExpected, "{0:text} ({1:names}) vaut {2:number}, mais doit valoir {3:number}"},
    {MessageId::BigallocWithoutExtents,
     "le superbloc a la fonctionnalité bigalloc sans extent, ce que le noyau refuse de monter"},
    {MessageId::ResizeInodeWithMetaBg, "le superbloc a à la fois resize_inode et meta_bg, qui s’excluent"},
    {MessageId::TwoGroupChecksums, "le superbloc a à la fois metadata_csum et uninit_bg, qui s’excluent"},
    {MessageId::JournalWithoutFeature, "le superbloc nomme un journal, mais n’a pas la fonctionnalité has_journal"},
    {MessageId::ReserveWithoutInode,
     "le superbloc réserve des blocs GDT, mais n’a pas la fonctionnalité resize_inode, qui les garde"},
    {MessageId::OrphansWithoutCause,
     "le superbloc a la fonctionnalité orphan_present, mais aucun fichier d’orphelins n’en recense"},
    {MessageId::WideWithoutExtents, "le superbloc a la fonctionnalité 64bit sans extent : les fichiers ne peuvent pas "
                                    "utiliser les blocs au-delà de 2^32"},
    {MessageId::TwoJournals, "le superbloc nomme un inode de journal et aussi un journal sur un autre périphérique"},
    {MessageId::TypesWithoutFiletype, "les entrées du répertoire racine ont des types de fichiers, mais le superbloc "
                                      "n’a pas la fonctionnalité filetype"},
    {MessageId::TablesWithoutFlexBg, "les bitmaps ou la table d’inodes{0:groups|| du groupe #| des groupes #} se "
                                     "trouvent hors du groupe, mais le superbloc n’a pas la fonctionnalité flex_bg"},
    {MessageId::FreeBlocksTotalWrong,
     "le superbloc compte {0:number} blocs libres, les descripteurs de groupe {1:number} en tout"},
    {MessageId::FreeInodesTotalWrong,
     "le superbloc compte {0:number} inodes libres, les descripteurs de groupe {1:number} en tout"},
    {MessageId::UninitWithoutChecksums, "le descripteur{0:groups|| du groupe #| des groupes #} est marqué comme non "
                                        "initialisé, mais le superbloc n’a pas la fonctionnalité pour cela"},
    {MessageId::UninitButInUse, "le descripteur{0:groups|| du groupe #| des groupes #} marque le bitmap de blocs comme "
                                "non initialisé, ce qui est interdit au premier comme au dernier groupe"},
    {MessageId::JournalNotEmpty,
     "le journal contient des données, mais le superbloc ne dit pas qu’il est à rejouer (needs_recovery)"},
    {MessageId::JournalErrorRecorded, "le noyau a consigné l’erreur {0:number} dans le journal"},
    {MessageId::OrphansUnmarked, "le fichier d’orphelins recense {0:count|# inode|# inodes}, mais le superbloc n’a pas "
                                 "la fonctionnalité orphan_present"},
    {MessageId::MmpHeldByFsck,
     "e2fsck tourne sur un autre hôte{0:text|| (#)}, ou y a été interrompu : le bloc MMP le dit"},
    {MessageId::MmpInUse, "le système de fichiers est utilisé par un hôte{1:text|| (#)}, ou n’y a pas été démonté : le "
                          "bloc MMP a la séquence {0:number}"},
    {MessageId::OtherVolumeErrors,
     "{0:names} contient un système de fichiers avec {1:count|# erreur|# erreurs} : {2:text}"},
    {MessageId::OtherVolumeWarnings,
     "{0:names} contient un système de fichiers avec {1:count|# avertissement|# avertissements} : {2:text}"},
    {MessageId::OtherVolumeErrorsAndWarnings, "{0:names} contient un système de fichiers avec {1:count|# erreur|# "
                                              "erreurs} et {2:count|# avertissement|# avertissements} : {3:text}"},
    {MessageId::NotLookedAt, "{0:names} : {1:names}"},
    {MessageId::NotRecognisedInside, "contenu non reconnu, non examiné"},
    {MessageId::OtherContainerInside, "un conteneur du type {0:text}, dont l’intérieur n’est pas examiné"},
    {MessageId::NoVolumeInside,
     "un volume physique dans lequel ne se trouve aucun des volumes logiques (vide, ou copie d’un autre), non examiné"},
    {MessageId::ExtBesideTable, "un superbloc ext à côté de la table de partitions, vestige ou utilisé, non examiné"},
    {MessageId::OverLimitInside, "non examiné : pas plus de {0:number} volumes sont lus en plus de celui choisi"},
    {MessageId::VolumesNotRead, "{0:count|# autre volume ou conteneur n’a|# autres volumes et conteneurs n’ont} pas "
                                "été {0:count|examiné|examinés} : une limite de ce programme est atteinte"},
    {MessageId::LayerChecksumWrong, "le superbloc md (métadonnées {0:text}) a une somme de contrôle fausse : le noyau "
                                    "n’accepte pas ce membre de la grappe"},
    {MessageId::LvmLabelDamaged, "l’étiquette du volume physique LVM a une somme de contrôle fausse ou nomme un autre "
                                 "secteur : lvm2 ignore le volume physique"},
    {MessageId::LvmAreaDamaged, "l’en-tête de la zone de métadonnées LVM est illisible ou a une somme de contrôle "
                                "fausse : lvm2 n’en utilise pas les métadonnées"},
    {MessageId::GroupMetadataLost, "les métadonnées LVM sont illisibles ou ont une somme de contrôle fausse, et aucune "
                                   "autre copie du groupe de volumes n’a été trouvée"},
    {MessageId::GroupMetadataDamaged,
     "les métadonnées LVM sont illisibles ou ont une somme de contrôle fausse ; celles d’un autre endroit, de numéro "
     "de séquence {0:number}, sont utilisées et peuvent être plus anciennes"},
    {MessageId::GroupMetadataReplaced,
     "les métadonnées LVM de numéro de séquence {0:number} ont une somme de contrôle fausse ; celles d’un autre "
     "endroit, de numéro de séquence {1:number}, sont utilisées"},
    {MessageId::GroupMetadataOutdated,
     "les métadonnées LVM ont le numéro de séquence {0:number} et sont périmées : celles d’un autre volume physique, "
     "de numéro de séquence {1:number}, sont utilisées"},
    {MessageId::MemberOutdated, "ce membre d’une grappe md a le compte d’événements {0:number} et est périmé : un "
                                "autre membre a {1:number}, et le noyau n’accepte pas celui-ci"},
    {MessageId::GuestDiskInside, "un disque à part entière avec une table de partitions, non examiné"},
    {MessageId::BlankInside, "vierge (ses {0:size} de tête ne contiennent que des zéros), non examiné"},
    {MessageId::JournalOnOtherDevice, "le journal sur un autre périphérique"},
    {MessageId::BitmapPadding,
     "le bitmap de blocs{0:groups|| du groupe #| des groupes #} marque {1:count|# cluster|# clusters} comme "
     "{1:count|libre|libres} derrière la fin du volume de {2:number} blocs : la taille ou le bitmap est faux"},
    {MessageId::ContentAmbiguous, "{0:names} porte aussi la signature de {1:text} : tous ces formats sauf un sont des "
                                  "restes d’usages antérieurs ; wipefs recense les signatures"},
    {MessageId::MirrorInside,
     "la copie, dans un RAID 1, du volume physique de la partition {0:partition}, non examinée"},
    {MessageId::TheWholeDisk, "le disque entier"},
    {MessageId::PartitionOfType, "partition {0:partition} ({1:text})"},
    {MessageId::ErrorsRecorded,
     "le noyau a consigné {0:count|# erreur|# erreurs} dans ce système de fichiers depuis son dernier contrôle"},
    {MessageId::FreeBlocksImpossible, "le descripteur{0:groups|| du groupe #| des groupes #} compte {1:number} blocs "
                                      "libres, mais le groupe n’en a que {2:number}"},
    {MessageId::FreeClustersImpossible, "le descripteur{0:groups|| du groupe #| des groupes #} compte {1:number} "
                                        "clusters libres, mais le groupe n’en a que {2:number}"},
    {MessageId::FreeInodesImpossible, "le descripteur{0:groups|| du groupe #| des groupes #} compte {1:number} inodes "
                                      "libres, mais le groupe n’en a que {2:number}"},
    {MessageId::UnusedInodesImpossible,
     "le descripteur{0:groups|| du groupe #| des groupes #} compte {1:number} inodes jamais utilisés à la fin de la "
     "table, mais il ne peut y en avoir que {2:number}"},
    {MessageId::UsedDirectoriesImpossible, "le descripteur{0:groups|| du groupe #| des groupes #} compte {1:number} "
                                           "répertoires, mais {2:number} inodes au plus sont utilisés"},
    {MessageId::NotADisk, "ceci est {0:text}, non une image de disque"},
    {MessageId::VolumeUnreadable, "le système de fichiers est illisible{0:text|| : #}"},
    {MessageId::ReadFailed, "une partie du disque est illisible{0:text|| : #}"},
    {MessageId::OutsideVolume, "le bloc {2:block} est donné comme place de cette structure, hors du volume de "
                               "{3:count|# bloc|# blocs} : {0:names}{1:groups|| du groupe #| des groupes #}"},
    {MessageId::ClaimLost, "le bloc {2:block} est donné comme place de cette structure : {0:names}{1:groups|| du "
                           "groupe #| des groupes #}, mais il appartient à une autre : {3:names}"},
    {MessageId::ClaimLostToUnknown, "le bloc {2:block} est donné comme place de cette structure, mais il appartient à "
                                    "une autre : {0:names}{1:groups|| du groupe #| des groupes #}"},
    {MessageId::VolumeInPieces,
     "le volume logique {1:text} se trouve en {0:count|# morceau|# morceaux} sur le disque : octets et blocs sont "
     "comptés depuis son début, et chaque morceau est jugé là où il est"},
    {MessageId::MoreOfTheSame,
     "{0:count|# autre constat|# autres constats} du type {1:text} {0:count|n’est pas recensé|ne sont pas recensés}"},
    {MessageId::BitmapUnreadable,
     "le bitmap de blocs{0:groups|| du groupe #| des groupes #} est illisible{1:text|| : #}"},
    {MessageId::BitmapChecksum, "le bitmap de blocs{0:groups|| du groupe #| des groupes #} a la somme de contrôle "
                                "{1:hex} dans son descripteur, mais ses octets donnent {2:hex}"},
    {MessageId::FreeCountWrong, "le descripteur{0:groups|| du groupe #| des groupes #} compte {1:number} blocs libres, "
                                "le bitmap de blocs {2:number}"},
};

inline constexpr CatalogueEntry frenchBackups[] = {
    {MessageId::BackupDiffers, "{0:text} vaut {1:number} dans le superbloc, mais {3:number} dans sa copie{2:groups|| "
                               "du groupe #| des groupes #}"},
    {MessageId::BackupWithoutMagic, "la copie du superbloc{0:groups|| du groupe #| des groupes #} n’a pas le nombre "
                                    "magique : elle ne peut pas remplacer le superbloc"},
    {MessageId::BackupChecksum, "la copie du superbloc{0:groups|| du groupe #| des groupes #} contient la somme de "
                                "contrôle {1:hex}, mais ses octets donnent {2:hex}"},
    {MessageId::BackupsBehind, "{0:names} contient {1:text}, et {2:count|# copie de superbloc|# copies de superblocs} "
                               "d’un système de fichiers ext derrière son en-tête (la première du groupe {3:number}, "
                               "au bloc {4:block}) : un système de fichiers ext a pu être écrasé"},
};

inline constexpr CatalogueEntry frenchTableFaults[] = {
    {MessageId::PartitionTableFaulty, "la table de partitions est défectueuse{0:text|| : #}"},
    {MessageId::PartitionsOverlap,
     "les partitions {0:partition} et {1:partition} ont {2:count|# secteur|# secteurs} en commun"},
    {MessageId::PartitionPastEnd,
     "la partition {0:partition} dépasse la fin du disque de {1:count|# secteur|# secteurs}"},
    {MessageId::BackupGptDamaged, "la copie de la GPT à la fin du disque manque ou est endommagée{0:text|| : #}"},
    {MessageId::PrimaryGptDamaged,
     "la GPT principale au début du disque est endommagée : sa copie a été lue{0:text|| : #}"},
    {MessageId::ProtectiveMbrLost, "le MBR qui annonce la GPT est perdu : Linux ne voit pas les partitions"},
    {MessageId::PartitionsLeftOut,
     "la table de partitions recense {0:count|# autre partition, laissée|# autres partitions, laissées} de côté"},
    {MessageId::PartitionTableUnreadable, "la table de partitions est illisible{0:text|| : #}"},
    {MessageId::GptCopiesDiffer,
     "les deux copies de la GPT diffèrent par {0:count|# entrée|# entrées}, dont la première est celle de la partition "
     "{1:partition} ; la copie du début du disque a été lue"},
    {MessageId::HybridMbr,
     "à côté de la GPT, le MBR recense {0:count|# partition|# partitions} qui lui {0:count|est propre|sont propres} "
     "(MBR hybride) : les systèmes qui ne lisent pas la GPT voient celles-ci"},
    {MessageId::BackupGptNotAtEnd,
     "la copie de la GPT se trouve {0:count|# secteur|# secteurs} avant le dernier : le disque a grandi, ou l’image a "
     "été copiée sur un plus grand ; sgdisk -e la déplace à la fin"},
    {MessageId::ProtectiveTypeWrong,
     "l’entrée du MBR qui annonce la GPT a le type {0:hex} au lieu de 0xee : Linux ne voit pas la GPT"},
    {MessageId::RecordUnsigned, "l’enregistrement d’amorçage étendu du secteur {0:sector} n’a pas sa signature "
                                "0x55AA : Linux ne voit pas les partitions logiques à partir de là"},
    {MessageId::BootFlagWrong, "l’entrée du MBR pour la partition {0:partition} a le drapeau d’amorçage {1:hex} au "
                               "lieu de 0x00 ou 0x80 : Linux ignore la table"},
};

inline constexpr CatalogueEntry frenchMisalignment[] = {
    {MessageId::PartitionOffGrid,
     "la partition {0:partition} commence à l’octet {1:byte}, à {2:bytes|# octet|# octets} au-delà d’une limite de "
     "{3:bytes} ; chaque structure qu’elle contient en hérite"},
    {MessageId::FileSystemOffGrid, "le système de fichiers commence à l’octet {0:byte}, à {1:bytes|# octet|# octets} "
                                   "au-delà d’une limite de {2:bytes} ; chaque structure qu’il contient en hérite"},
    {MessageId::LayerOffGrid, "les données de cette couche commencent à l’octet {1:byte}, à {2:bytes|# octet|# octets} "
                              "au-delà d’une limite de {3:bytes} ; tout ce qu’elle contient en hérite : {0:names}"},
    {MessageId::StartCompensated, "{0:names} : commence à l’octet {1:byte}, à {2:bytes|# octet|# octets} au-delà d’une "
                                  "limite de {3:bytes}, mais les données à l’intérieur commencent sur une limite"},
    {MessageId::StartOffOptimalIo,
     "le système de fichiers commence à l’octet {0:byte}, à {1:bytes|# octet|# octets} au-delà d’un multiple de la "
     "taille d’E/S optimale du disque, {2:size} : une indication, non une bande RAID"},
    {MessageId::MemberOffGrid, "sur le membre {0:text}, les données commencent à l’octet {1:byte} de son disque, à "
                               "{2:bytes|# octet|# octets} au-delà d’une limite de {3:bytes}"},
    {MessageId::KernelSaysMisaligned, "le noyau signale que les couches sous ce périphérique n’ont pas de grille "
                                      "commune (alignment_offset -1), et l’on ne sait pas où elles se trouvent"},
    {MessageId::StructureFillsPart, "ne remplit qu’une partie d’un secteur physique : {0:names}"},
    {MessageId::StructureStraddles, "chevauche des secteurs physiques : {0:names}"},
    {MessageId::StructuresFillPart,
     "{0:count|#|#} sur {1:number} {2:names} ne {0:count|remplit|remplissent} qu’une partie d’un secteur physique"},
    {MessageId::StructuresStraddle,
     "{0:count|#|#} sur {1:number} {2:names} {0:count|chevauche|chevauchent} des secteurs physiques"},
    {MessageId::StructuresOfBothKinds,
     "{0:count|#|#} sur {1:number} {2:names} {0:count|chevauche|chevauchent} des secteurs physiques, et {3:count|#|#} "
     "n’en {3:count|remplit|remplissent} qu’une partie"},
    {MessageId::BlockSmallerThanSector, "un bloc de {0:bytes|# octet|# octets} est plus petit qu’un secteur physique "
                                        "de {1:bytes|# octet|# octets} : écrit seul, il ne le remplit jamais"},
    {MessageId::BlockBelowLogicalSector,
     "un bloc de {0:bytes|# octet|# octets} est plus petit qu’un secteur logique de {1:bytes|# octet|# octets} : le "
     "système de fichiers ne peut pas y être monté"},
    {MessageId::TableOfOtherSectors,
     "la table de partitions compte en secteurs de {0:bytes|# octet|# octets} : un disque à secteurs logiques de "
     "{1:bytes|# octet|# octets} ne trouve pas ses partitions"},
    {MessageId::SectorSizeAssumed, "le secteur physique de {0:bytes|# octet|# octets} est une hypothèse : un fichier "
                                   "image ne dit pas à quel disque il est destiné"},
    {MessageId::PartitionOffGranularity, "la partition {0:partition} commence à l’octet {1:byte}, à {2:bytes|# octet|# "
                                         "octets} au-delà d’une limite de {3:size}"},
    {MessageId::FileSystemOffGranularity, "le système de fichiers commence à l’octet {0:byte}, à {1:bytes|# octet|# "
                                          "octets} au-delà d’une limite de {2:size}"},
    {MessageId::StructureOffGranularity,
     "commence à {1:bytes|# octet|# octets} au-delà d’une limite de {2:size} : {0:names}"},
    {MessageId::StructuresOffGranularity, "{0:count|#|#} sur {1:number} {2:names} {0:count|commence|commencent} hors "
                                          "des limites de {3:size}, la première {4:bytes|# octet|# octets} au-delà"},
};

inline constexpr CatalogueEntry frenchFindingPlaces[] = {
    {MessageId::PartitionWithNumber, "partition {0:partition}"},
    {MessageId::PartitionTableItself, "table de partitions"},
    {MessageId::FileSystem, "système de fichiers"},
    {MessageId::GroupDescriptor, "descripteur de groupe"},
    {MessageId::DriveItself, "disque"},
    {MessageId::SomeLayer, "la couche"},
    {MessageId::RootDirectory, "répertoire racine"},
    {MessageId::ImageFile, "fichier"},
    {MessageId::SomeStructure, "structure"},
    {MessageId::ManyOfKind, "{0:names} ×{1:number}"},
    {MessageId::GroupNumbers, "{0:groups}"},
    {MessageId::CostPerBlock, "{0:number} RMW par bloc"},
};

} // namespace atlas
