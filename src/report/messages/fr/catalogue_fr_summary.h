// SPDX-License-Identifier: GPL-3.0-or-later
// French: the summary of a volume. A no-break space stands before : ; ? ! and %.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry frenchSummary[] = {
    {MessageId::NameMetadata, "Métadonnées"},
    {MessageId::NameFlexGroups, "Groupes flex"},
    {MessageId::NameLazyInit, "Init. différée"},
    {MessageId::NameBackups, "Copies"},
    {MessageId::NameGrowth, "Croissance"},
    {MessageId::NameJournal, "Journal"},
    {MessageId::ValueAndDetail, "{0:names} ; {1:names}"},
    {MessageId::SummaryAllWhole, "les {0:number} entières"},
    {MessageId::SummaryAllOnBoundary, "les {0:number} y commencent"},
    {MessageId::SummaryMisaligned, "{0:number} / {1:number} décalées"},
    {MessageId::SummaryUnmountable, "ne peut être monté"},
    {MessageId::SummarySaidByKernel, "décalé, dit le noyau"},
    {MessageId::SummaryNothingJudged, "rien à juger"},
    {MessageId::SummaryStart, "{0:bytes} o au-delà de {1:size}"},
    {MessageId::SummaryOnSectors, "sur des secteurs de {0:size}"},
    {MessageId::SummarySound, "aucun défaut vu"},
    {MessageId::SummaryErrors, "{0:count|# erreur|# erreurs}"},
    {MessageId::SummaryWarnings, "{0:count|# avertissement|# avertissements}"},
    {MessageId::SummaryMetadata, "{0:decimal} %"},
    {MessageId::SummaryMostMetadata, "{0:size} ; {1:names} : {2:decimal} %"},
    {MessageId::SummaryGivesBack, "d’autres options de mke2fs rendraient {0:names}"},
    {MessageId::GivesBackInodes, "{0:size} avec moitié moins d’inodes (-i, -N)"},
    {MessageId::GivesBackReservedGdt, "{0:size} avec -O ^resize_inode (qui limite la croissance)"},
    {MessageId::GivesBackJournal, "{0:size} avec un journal de moitié (-J size)"},
    {MessageId::SummaryNoFlexBg, "pas de flex_bg"},
    {MessageId::SummaryBitmapsInGroups, "bitmaps dans chaque groupe"},
    {MessageId::SummaryFlexGroups, "{0:number} × {1:count|# groupe|# groupes}"},
    {MessageId::SummaryShortFlexGroup, "1 de {0:count|# groupe|# groupes}, -G {1:number}"},
    {MessageId::SummaryFlexBitmaps, "2 × {0:size} de bitmaps chacun"},
    {MessageId::SummaryFlexReads,
     "une lecture de {0:size} charge les bitmaps de blocs d’un groupe flex, une autre ses bitmaps d’inodes"},
    {MessageId::SummaryBitmapRuns, "les bitmaps de blocs sont en {0:number} morceaux, et non en un par groupe flex "
                                   "({1:count|# groupe flex|# groupes flex})"},
    {MessageId::SummaryLazyNotUsed, "non utilisée"},
    {MessageId::SummaryNoDescriptorChecksums, "descripteurs sans sommes de contrôle"},
    {MessageId::SummaryZeroed, "tout initialisé"},
    {MessageId::SummaryToZero, "reste {0:size}"},
    {MessageId::SummaryUninit, "sans inode : {0:number} sur {1:count|#|#}"},
    {MessageId::SummaryNoJournal, "aucun"},
    {MessageId::SummaryNoReplay, "rien à rejouer"},
    {MessageId::SummaryJournalElsewhere, "sur un autre périphérique"},
    {MessageId::SummaryJournalUnreadable, "son inode ne donne aucun bloc"},
    {MessageId::SummaryNotRead, "non lu"},
    {MessageId::SummaryJournal, "{0:size}"},
    {MessageId::SummaryToReplay, "{0:count|# morceau|# morceaux} au bloc {1:block}, à rejouer"},
    {MessageId::SummaryNothingToReplay, "{0:count|# morceau|# morceaux} au bloc {1:block}, propre"},
    {MessageId::SummaryNoBackups, "aucune"},
    {MessageId::SummaryNoSecondSuperblock, "pas de second superbloc"},
    {MessageId::SummaryBackups, "{0:number}"},
    {MessageId::SummaryBackupGroups, "{0:count|groupe|groupes} {1:names}"},
    {MessageId::SummaryMoreBackupGroups, "groupes {0:names} … {1:number}"},
    {MessageId::SummaryGrowth, "jusqu’à {0:size}"},
    {MessageId::SummaryThenMetaBg, "puis meta_bg"},
    {MessageId::SummaryThenTheEnd, "le plus qu’il peut avoir"},
    {MessageId::SummaryNoGrowth, "pas une fois monté"},
    {MessageId::SummarySparseSuper2, "sparse_super2"},
    {MessageId::SummaryErrorsRecorded, "erreurs consignées : d’abord e2fsck"},
    {MessageId::SummaryE2fsckChecksMore, "e2fsck en contrôle davantage"},
    {MessageId::SummaryJournalMissing, "{0:count|# bloc|# blocs} au-delà de la fin"},
    {MessageId::SummaryLiePastEnd, "{0:count|# se trouve|# se trouvent} au-delà de la fin"},
    {MessageId::SummaryBackupsHeld,
     "{0:count|# copie du superbloc : groupe|# copies du superbloc : groupes} {1:names} ; pour 64 au plus, le nombre "
     "magique, la somme de contrôle, la taille et la géométrie ont été comparés au superbloc principal ; de leurs "
     "descripteurs, rien"},
    {MessageId::SummaryGrowthByTable,
     "{0:count|# bloc|# blocs} de descripteurs + {1:number} réservés, chacun de {2:count|# descripteur|# "
     "descripteurs} ; un descripteur décrit un groupe de {3:size} : {4:size}"},
    {MessageId::SummaryGrowthByNumbers, "{0:number} numéros de bloc × {1:size} = {2:size}"},
    {MessageId::SummaryUninitGroups, "{0:number} groupes avec INODE_UNINIT, {1:number} avec BLOCK_UNINIT, {2:number} "
                                     "dont la table d’inodes n’a pas été mise à zéro ; un clic les recense"},
    {MessageId::SummaryWhatIf, "et si : {0:names}"},
    {MessageId::SummaryNoRoom, "pas de place là"},
    {MessageId::ConflictPastEnd,
     "Il n’y a pas de place au secteur {0:number} : elle finirait {1:size} au-delà de la fin du disque."},
    {MessageId::ConflictWithTable,
     "Il n’y a pas de place au secteur {0:number} : elle recouvrirait la table de partitions."},
    {MessageId::ConflictWithPartition,
     "Il n’y a pas de place au secteur {0:number} : elle recouvrirait la partition {1:number}."},
    {MessageId::ConflictOutsideExtended,
     "Il n’y a pas de place au secteur {0:number} : elle ne serait pas dans la partition étendue {1:number}."},
    {MessageId::SummaryGrowthByInodes,
     "{0:count|# numéro d’inode|# numéros d’inodes}, {1:number} pour chaque groupe de {2:size} : {3:size}"},
    {MessageId::WhyFlexGroup, "flex_bg garde ensemble les bitmaps et les tables d’inodes des groupes {0:number} à "
                              "{1:number}, à partir du premier."},
    {MessageId::WhyFlexOfOne,
     "Groupes flex d’un seul groupe : chaque groupe contient ses propres bitmaps et sa table d’inodes."},
    {MessageId::WhyNoFlexBg, "Sans flex_bg, chaque groupe contient ses propres bitmaps et sa table d’inodes."},
    {MessageId::WhyPacked, "Les bitmaps et les tables d’inodes de tous les groupes se trouvent ensemble en tête, comme "
                           "les place mke2fs -E packed_meta_blocks."},
    {MessageId::WhyElsewhere, "Son bitmap de blocs se trouve dans le groupe {0:number}, alors que mke2fs l’aurait "
                              "placé dans le groupe {1:number} : resize2fs, ou un dommage, l’a déplacé."},
    {MessageId::WhyBehindPrimary, "Ils commencent derrière {0:count|# bloc|# blocs} de superbloc, de descripteurs de "
                                  "groupe et de réserve pour ceux-ci."},
    {MessageId::WhyBehindBackup, "Ils commencent derrière {1:count|# bloc|# blocs} de copie du superbloc et des "
                                 "descripteurs au début du groupe {0:number}."},
    {MessageId::WhyStride, "Le stride RAID de {0:count|# bloc|# blocs} les décale de groupe en groupe."},
    {MessageId::WhyStrideIgnored,
     "Le stride RAID de {0:count|# bloc|# blocs} ne déplace rien, car flex_bg les garde ensemble."},
};

} // namespace atlas
