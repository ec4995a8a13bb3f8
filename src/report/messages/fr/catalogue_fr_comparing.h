// SPDX-License-Identifier: GPL-3.0-or-later
// French: metrics, recommendations, notes and plans. A no-break space stands before : ; ? ! and %.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry frenchMetrics[] = {
    {MessageId::LabelBlockBitmapRuns, "suites de bitmaps de blocs"},
    {MessageId::LabelInodeBitmapRuns, "suites de bitmaps d’inodes"},
    {MessageId::LabelInodeTableRuns, "suites de tables d’inodes"},
    {MessageId::LabelBlockBitmapDistanceMean, "distance moyenne au bitmap de blocs"},
    {MessageId::LabelBlockBitmapDistanceLargest, "plus grande distance au bitmap de blocs"},
    {MessageId::LabelInodeTableDistanceMean, "distance moyenne à la table d’inodes"},
    {MessageId::LabelInodeTableDistanceLargest, "plus grande distance à la table d’inodes"},
    {MessageId::LabelLongestMetadataFree, "plus long espace sans métadonnées"},
    {MessageId::LabelMetadataFreeStretches, "espaces sans métadonnées"},
    {MessageId::LabelMetadataBlocks, "blocs de métadonnées"},
    {MessageId::LabelMetadataShare, "part des métadonnées"},
    {MessageId::LabelInodeTableCuts, "tables d’inodes coupées par des copies"},
    {MessageId::LabelJournalExtents, "morceaux du journal"},
    {MessageId::LabelJournalMappingBlocks, "blocs d’index du journal"},
    {MessageId::LabelStructuresWhole, "structures entières"},
    {MessageId::LabelStructuresPartial, "structures partielles"},
    {MessageId::LabelStructuresStraddling, "structures à cheval"},
    {MessageId::LabelStructuresMisaligned, "structures mal alignées"},
    {MessageId::LabelRaidBlockBitmapImbalance, "bitmaps de blocs, déséquilibre RAID"},
    {MessageId::LabelRaidInodeBitmapImbalance, "bitmaps d’inodes, déséquilibre RAID"},
    {MessageId::LabelRaidInodeTableImbalance, "tables d’inodes, déséquilibre RAID"},
    {MessageId::ReadsOfStructure, "{0:names}, {1:names} : {2:names}"},
    {MessageId::FillFresh, "neuf"},
    {MessageId::FillFull, "plein"},
    {MessageId::WorkFirstWrite, "première écriture sur volume presque plein"},
    {MessageId::WorkFsck, "e2fsck -f"},
    {MessageId::WorkFind, "find /"},
    {MessageId::WorkDeleteTree, "suppression d’une grande arborescence"},
    {MessageId::WorkMount, "montage"},
    {MessageId::QuantityOfWork, "{0:names} : {1:names}"},
    {MessageId::QuantityReads, "lectures"},
    {MessageId::QuantityBytes, "octets"},
    {MessageId::QuantitySeekBytes, "distance parcourue"},
    {MessageId::QuantitySeconds, "secondes (modèle)"},
};

inline constexpr CatalogueEntry frenchMetricValues[] = {
    {MessageId::MetricNumber, "{0:number}"},     {MessageId::MetricDecimal, "{0:decimal}"},
    {MessageId::MetricSize, "{0:size}"},         {MessageId::MetricSeconds, "{0:decimal} s"},
    {MessageId::MetricPercent, "{0:decimal} %"}, {MessageId::MetricSame, "±0"},
    {MessageId::MetricMore, "+{0:names}"},       {MessageId::MetricLess, "−{0:names}"},
};

inline constexpr CatalogueEntry frenchDefinitions[] = {
    {MessageId::DefineBlockBitmapRuns,
     "Suites dans lesquelles les bitmaps de blocs se trouvent l’un derrière l’autre."},
    {MessageId::DefineInodeBitmapRuns,
     "Suites dans lesquelles les bitmaps d’inodes se trouvent l’un derrière l’autre."},
    {MessageId::DefineInodeTableRuns, "Suites dans lesquelles les tables d’inodes se trouvent l’une derrière l’autre."},
    {MessageId::DefineBlockBitmapReads,
     "Lectures de bitmaps de blocs telles que l’allocateur du noyau les demande (fs/ext4/mballoc.c, s_mb_prefetch ; "
     "Linux 5.9 et suivants, avant cela un à un) : ceux d’un groupe flex ensemble, voisins réunis, chacune au plus de "
     "la plus grande requête. Neuf : sans les groupes marqués BLOCK_UNINIT, dont les bitmaps ne sont pas lus. Plein : "
     "ceux de tous les groupes."},
    {MessageId::DefineInodeBitmapReads,
     "Lectures de bitmaps d’inodes telles qu’e2fsck les anticipe (e2fsck/readahead.c) : dans l’ordre des blocs, "
     "voisins réunis, la première aussi longue que la plus grande requête et les suivantes de 128 Kio "
     "(mm/readahead.c) ; le noyau lit chacun séparément (fs/ext4/ialloc.c). Neuf : sans les groupes marqués "
     "INODE_UNINIT, dont les bitmaps ne sont pas lus. Plein : ceux de tous les groupes."},
    {MessageId::DefineInodeTableReads,
     "Lectures de tables d’inodes telles qu’e2fsck les anticipe (pass1_readahead) : des tables jusqu’à ce qu’elles "
     "soient plus de deux, voisines réunies, la première aussi longue que la plus grande requête et les suivantes de "
     "128 Kio (mm/readahead.c). Neuf : sans les inodes jamais utilisés. Plein : tous les inodes."},
    {MessageId::DefineFirstWrite,
     "Lectures de bitmaps de blocs pour une première écriture après le montage d’un volume presque plein, où seul le "
     "dernier groupe a autant de blocs libres qu’elle en demande : chaque bitmap de blocs, ceux d’un groupe flex "
     "ensemble (fs/ext4/mballoc.c, s_mb_prefetch ; Linux 5.9 et suivants, avant cela un à un). Là où d’autres groupes "
     "en ont autant en morceaux, le noyau prend la meilleure de 200 étendues libres (s_mb_max_to_scan), et là où il a "
     "chargé des bitmaps en arrière-plan depuis le montage (Linux 5.13 et suivants, sauf avec "
     "no_prefetch_block_bitmaps), il les a déjà : elles sont moins nombreuses. Dans le modèle, une lecture qui ne "
     "commence pas où finit la précédente coûte un saut, proche ou lointain."},
    {MessageId::DefineFsck,
     "Lectures des tables d’inodes puis de tous les bitmaps par e2fsck -f sur un volume plein, avec ses lectures "
     "anticipées (e2fsck/pass1.c, pass4.c, readahead.c). Sans les répertoires, qu’une disposition ne dit pas. Dans le "
     "modèle, une lecture qui ne commence pas où finit la précédente coûte un saut, proche ou lointain."},
    {MessageId::DefineFind,
     "Lectures de chaque inode d’un volume plein, groupe après groupe : 32 blocs de la table à la fois (option de "
     "montage inode_readahead_blks, fs/ext4/inode.c) en trois requêtes, pour le bloc d’un inode, ceux d’avant et ceux "
     "d’après ; et un bloc de répertoire au début de chaque groupe. Dans le modèle, une lecture qui ne commence pas où "
     "finit la précédente coûte un saut, proche ou lointain."},
    {MessageId::DefineDeleteTree,
     "Lectures pour supprimer une arborescence avec des fichiers dans chaque groupe : ses inodes, 32 blocs de la table "
     "à la fois en trois requêtes, puis son bitmap de blocs et son bitmap d’inodes, chacun séparément "
     "(fs/ext4/mballoc.c, ialloc.c). Sans les répertoires, et sans les écritures, que le journal rassemble. Dans le "
     "modèle, une lecture qui ne commence pas où finit la précédente coûte un saut, proche ou lointain."},
    {MessageId::DefineMount,
     "Lectures d’un montage : superbloc, descripteurs de groupe bloc par bloc, inode racine avec ses voisins, "
     "superbloc du journal, et fichier d’orphelins bloc par bloc (fs/ext4/super.c, orphan.c) ; aucun bitmap."},
    {MessageId::DefineBlockBitmapDistanceMean,
     "Blocs entre le premier bloc d’un groupe et son bitmap de blocs, en moyenne sur les groupes."},
    {MessageId::DefineBlockBitmapDistanceLargest,
     "Blocs entre le premier bloc d’un groupe et son bitmap de blocs, là où il y en a le plus."},
    {MessageId::DefineInodeTableDistanceMean,
     "Blocs entre le premier bloc d’un groupe et sa table d’inodes, en moyenne sur les groupes."},
    {MessageId::DefineInodeTableDistanceLargest,
     "Blocs entre le premier bloc d’un groupe et sa table d’inodes, là où il y en a le plus."},
    {MessageId::DefineLongestMetadataFree,
     "Blocs du plus long espace qui ne contient ni superbloc, ni descripteurs, ni bitmap, ni table d’inodes."},
    {MessageId::DefineMetadataFreeStretches,
     "Espaces qui ne contiennent ni superbloc, ni descripteurs, ni bitmap, ni table d’inodes."},
    {MessageId::DefineMetadataBlocks,
     "Blocs des superblocs, des descripteurs et de leur réserve, des bitmaps et des tables d’inodes."},
    {MessageId::DefineMetadataShare, "Ces blocs, en part du volume."},
    {MessageId::DefineInodeTableCuts,
     "Endroits où une copie du superbloc se trouve entre deux tables d’inodes qui seraient voisines."},
    {MessageId::DefineJournalExtents, "Suites de blocs voisins qui contiennent les données du journal."},
    {MessageId::DefineJournalMappingBlocks, "Blocs de l’arbre d’étendues du journal, ou ses blocs indirects."},
    {MessageId::DefineVerdicts,
     "Structures selon le verdict de leur pire bloc, pour le début et le secteur physique choisis."},
    {MessageId::DefineMisaligned,
     "Structures qui n’occupent pas des secteurs physiques entiers, pour le début de partition choisi."},
    {MessageId::DefineImbalance,
     "Blocs qu’écrit le membre le plus chargé quand chacune de ces structures est écrite une fois, copies et parité "
     "comprises, rapportés à la moyenne des membres : 1 est équilibré."},
};

inline constexpr CatalogueEntry frenchRecommendations[] = {
    {MessageId::NoSettingAccepted, "Aucune valeur de -G n’est acceptée avec ces options."},
    {MessageId::OneSettingAccepted, "Seul {0:text} est accepté avec ces options : il n’y a rien à choisir."},
    {MessageId::NoDifference, "-G ne change rien ici : avec chaque valeur, {0:count|le # groupe de blocs est|les # "
                              "groupes de blocs sont} aux mêmes endroits. Omettez-le."},
    {MessageId::RaidNotNamed, "Membres RAID : nommez le niveau, le chunk et les membres, pour que la charge de chaque "
                              "membre puisse être comptée."},
    {MessageId::AdviceForGeneral, "Usage général"},
    {MessageId::AdviceForSmallFiles, "Nombreux petits fichiers"},
    {MessageId::AdviceForStreaming, "Flux continus"},
    {MessageId::AdviceForRaid, "Membres RAID"},
    {MessageId::AdviceForSdCard, "Carte SD"},
    {MessageId::AdviceForVmImage, "Image de machine virtuelle"},
    {MessageId::AdviceForDatabase, "Base de données"},
    {MessageId::KeepDefault, "gardez {0:text}, la valeur par défaut de ces options"},
    {MessageId::KeepFirst, "gardez {0:text}, la première"},
    {MessageId::OnHardDisk, "sur un disque dur"},
    {MessageId::OnSolidState, "sur un SSD"},
    {MessageId::OnSdCard, "sur une carte SD"},
    {MessageId::GainFirstWrite, "{0:names}, la première écriture après un montage du volume presque plein attend au "
                                "plus {1:duration} pour {2:count|# lecture|# lectures} de bitmaps de blocs"},
    {MessageId::GainFsck, "{0:names}, e2fsck -f du volume plein passe {1:duration} à {2:count|# lecture|# lectures} de "
                          "tables d’inodes et de bitmaps"},
    {MessageId::GainRaid, "quand chaque bitmap de blocs est mis à jour, le membre le plus chargé écrit {0:decimal} "
                          "fois la moyenne ({1:names})"},
    {MessageId::GainSdCard, "les bitmaps, que la plupart des écritures modifient, se trouvent dans {0:count|# bloc "
                            "d’effacement|# blocs d’effacement} de {1:size}"},
    {MessageId::BriefReads, "{0:duration} pour {1:count|# lecture|# lectures}"},
    {MessageId::BriefRaid, "{0:decimal} fois ({1:names})"},
    {MessageId::BriefSdCard, "{0:count|# bloc d’effacement|# blocs d’effacement}"},
    {MessageId::MembersListed, "{0:text} blocs"},
    {MessageId::MembersCounted, "{0:number} sur {1:count|# bloc|# blocs} ; {2:count|# membre|# membres} sur {3:number} "
                                "n’en {2:count|écrit|écrivent} aucun"},
    {MessageId::LossOfWork, "{0:names} : {1:duration} au lieu de {2:duration}"},
    {MessageId::LossOfDistance, "un groupe se trouve en moyenne à {0:size} de sa table d’inodes au lieu de {1:size}"},
    {MessageId::LossOfBalance, "quand chaque bitmap de blocs est mis à jour, le membre le plus chargé écrit "
                               "{0:decimal} fois la moyenne au lieu de {1:decimal}"},
    {MessageId::LossOfEraseBlocks,
     "les bitmaps se trouvent dans {0:count|# bloc d’effacement|# blocs d’effacement} au lieu de {1:number}"},
    {MessageId::AgainstGeneral, "un volume où il reste de la place n’a besoin que des bitmaps jusqu’à la première "
                                "étendue qui convient, et {0:names}"},
    {MessageId::AgainstAnyWait, "depuis Linux 5.13, un fil lit d’avance tous les bitmaps de blocs après chaque montage "
                                "en écriture, sauf avec no_prefetch_block_bitmaps"},
    {MessageId::AgainstSmallFiles, "find / demande environ {0:count|# lecture|# lectures} avec chaque -G"},
    {MessageId::AgainstStreaming, "lire toutes les données prend {0:duration} avec l’un comme avec l’autre, dont "
                                  "{1:decimal} % de sauts par-dessus des métadonnées avec {2:text} et {3:decimal} % "
                                  "avec {4:text}, car une étendue finit de toute façon après 32 768 blocs"},
    {MessageId::AgainstRaid, "un bloc écrit seul coûte à la grappe {0:count|# lecture|# lectures} et {1:count|# "
                             "écriture|# écritures} avec chaque -G, et les bitmaps sont peu de ces blocs"},
    {MessageId::AgainstSdCard, "le journal et les données réécrivent aussi des blocs d’effacement"},
    {MessageId::AgainstDatabase, "une base de données écrit dans des blocs que ses fichiers ont déjà, pour lesquels "
                                 "aucun bitmap de blocs n’est lu"},
    {MessageId::AdviceBest, "{0:names} : {1:names} : {2:names}, et aucun autre -G n’a besoin de moins."},
    {MessageId::AdviceUnnoticed, "{0:names} : {1:names} : aucune différence perceptible : {2:names} ; le meilleur, "
                                 "{3:text}, a besoin de {4:names}."},
    {MessageId::AdviceKeep,
     "{0:names} : {1:names} : {2:names}. {3:text} aurait besoin de {4:names}, mais avec lui {5:names}."},
    {MessageId::AdviceTake, "{0:names} : {1:text} : {2:names}, contre {3:names} avec {4:text}."},
    {MessageId::AdviceCost, "Le prix : {0:names}."},
    {MessageId::AdviceNoCost, "Aucun travail ne devient sensiblement plus lent."},
    {MessageId::AdviceAgainst, "Contre cela : {0:names}."},
    {MessageId::AdviceBesides, "En outre, {0:names}."},
    {MessageId::AdviceSentences, "{0:names} {1:names}"},
    {MessageId::AdviceArguments, "{0:names} ; {1:names}"},
    {MessageId::NeighbourNeeds, "{0:text} a besoin de {1:duration}, un groupe à {2:size} de sa table d’inodes"},
    {MessageId::NeighbourOnRaid, "{0:text} écrit {1:decimal} fois la moyenne sur le membre le plus chargé et a besoin "
                                 "de {2:duration} pour une première écriture sur volume presque plein"},
    {MessageId::NeighbourOnSdCard, "{0:text} a ses bitmaps dans {1:count|# bloc d’effacement|# blocs d’effacement}"},
    {MessageId::WhyShortWait,
     "Pourquoi {0:text} : la valeur par défaut reste tant que cette attente est au plus de {1:duration} ; {2:names}."},
    {MessageId::WhyFewJumps, "Pourquoi {0:text} : {1:count|# bitmap de blocs|# bitmaps de blocs} de {2:size} côte à "
                             "côte font {3:size}, lus en {4:duration}, contre {5:duration} pour le saut qui y mène : "
                             "un -G plus grand ne peut pas réduire de moitié {6:duration} ; {7:names}."},
    {MessageId::WhyShortWay, "Pourquoi {0:text} : aucun autre -G dont les groupes sont au plus à {1:size} de leurs "
                             "tables d’inodes n’a besoin de moins ; {2:names}."},
    {MessageId::WhyEvenMembers,
     "Pourquoi {0:text} : {1:count|# bitmap de blocs|# bitmaps de blocs} de {2:size} côte à côte font {3:size} sur des "
     "chunks de {4:size} ; aucune valeur qui ne ralentit aucun travail n’est plus équilibrée de 5 % ; {5:names}."},
    {MessageId::WhyNotMoreEven,
     "Pourquoi {0:text} : chaque valeur plus équilibrée de 5 % ralentit un travail ; {1:names}."},
    {MessageId::WhyFewestEraseBlocks, "Pourquoi {0:text} : aucun autre -G n’en a moins ; {1:names}."},
    {MessageId::WhyDominates, "Pourquoi {0:text} : il n’est en rien pire que ses voisins ; {1:names}."},
    {MessageId::AdviceOfGrowth,
     "Si l’image doit grandir, demandez d’abord ext4atlas-cli plan --grow : packed_meta_blocks ne rassemble que ce que "
     "mke2fs place lui-même, non ce que resize2fs ajoute."},
    {MessageId::AdviceOfStart,
     "Faites commencer la partition à un multiple de {0:size}, le bloc d’effacement usuel d’une carte SD."},
    {MessageId::AdviceOfBlockSize, "Les blocs de {0:size} sont plus petits que les secteurs du disque, de {1:size} : "
                                   "quel que soit -G, un bloc écrit seul coûte une lecture-modification-écriture."},
    {MessageId::AdviceVerdictKeep, "{0:names} : {1:names}"},
    {MessageId::AdviceVerdictTake, "{0:names} : {1:text}"},
};

inline constexpr CatalogueEntry frenchNotes[] = {
    {MessageId::StrideMovesNothing,
     "Le stride de {0:count|# bloc|# blocs} ne déplace rien : avec des groupes flex de {1:number}, les bitmaps sont "
     "ensemble, quoi que dise mke2fs(8) ; seuls -G 1 ou ^flex_bg les répartissent."},
    {MessageId::PackedNeedsFlexBg, "packed_meta_blocks n’a pas d’effet sans flex_bg."},
    {MessageId::FlexGroupAboveGroups, "-G {0:number} est plus que {1:count|le seul groupe présent|les # groupes "
                                      "présents} : tous ensemble font un groupe flex."},
    {MessageId::FlexGroupVeryLarge, "Avec -G {0:number}, au-delà de {1:number}, le noyau peut refuser d’agrandir le "
                                    "système de fichiers en ligne, ou éparpiller ce qu’il ajoute."},
    {MessageId::EagerInodeTables,
     "Sans initialisation différée, mke2fs écrit {0:size} de tables d’inodes avant de finir."},
    {MessageId::BogusStripeWidth,
     "Aucun ensemble RAID n’a une largeur de bande de {0:count|# bloc|# blocs} : c’est stride × disques de données. "
     "Certains contrôleurs inventent la taille d’E/S optimale dont mke2fs la tire."},
    {MessageId::BlockBelowSector, "Un bloc de {0:size} est plus petit qu’un secteur physique de {1:size} : chaque bloc "
                                  "écrit seul coûte une lecture-modification-écriture."},
    {MessageId::Mke2fsWarns, "mke2fs avertit : {0:text}"},
    {MessageId::TypeByDefault, "Sans -t, mke2fs crée {0:text} ; -t ext4 est ce que crée mkfs.ext4."},
    {MessageId::FlexBgAdded, "-G a besoin de flex_bg, que ces options omettent : il a été ajouté à chaque -G."},
    {MessageId::StripeOfOtherArray, "Un stride de {0:number} blocs et une largeur de bande de {1:number} ne sont pas "
                                    "ceux de la grappe, qui seraient -E {2:text}."},
    {MessageId::LargerFlexGroupsLeftOut, "Un -G au-delà de {0:number} est omis : le noyau n’agrandit pas comme "
                                         "d’habitude un tel système de fichiers monté."},
    {MessageId::SizeInBytes, "{0:text} fait {1:bytes|# octet|# octets}"},
};

inline constexpr CatalogueEntry frenchInput[] = {
    {MessageId::InputAddsFlexGroupSize, "Entrée ajoute une disposition avec -G {0:text}."},
    {MessageId::InputFlexGroupSizeShown,
     "Une disposition avec -G {0:text} est déjà affichée ; les autres options valent pour chaque -G."},
    {MessageId::LayoutsAreFull, "Il y a déjà {0:number} dispositions ; retirez-en d’abord une."},
    {MessageId::InputNotUnderstood,
     "« {0:text} » n’est pas compris : {1:text}. Ce qui est affiché est celui de la valeur d’avant."},
    {MessageId::InputOutOfRange, "« {0:text} » est refusé : la valeur va de {1:number} à {2:number}. Ce qui est "
                                 "affiché est celui de la valeur d’avant."},
    {MessageId::InputRefused, "« {0:text} » est refusé : {1:text}. Ce qui est affiché est celui de la valeur d’avant."},
};

inline constexpr CatalogueEntry frenchPlans[] = {
    {MessageId::PlannedAs, "Planifié comme e2fsprogs {0:text} le place, avec {1:text}."},
    {MessageId::PlannedWithDefaultMarked,
     "Planifié comme e2fsprogs {0:text} le place, avec {1:text} ; * est ce que prend mke2fs sans -G."},
    {MessageId::MadeBy, "Créé par : {0:text}"},
    {MessageId::NoteLine, "Remarque : {0:names}"},
    {MessageId::NoteOn, "{0:text} : {1:names}"},
    {MessageId::ModelOfReads,
     "Modèle : {0:decimal} ms par saut vers un autre endroit et {1:decimal} Mo/s, requêtes de {2:size} au plus."},
    {MessageId::MeasuredFromDisk, "Le volume commence à l’octet {0:number} de son disque."},
    {MessageId::MeasuredFromArray, "Le volume commence à l’octet {0:number} de sa grappe."},
    {MessageId::ProfileOfUpstream, "Sans fichier de configuration, mke2fs utilise le profil intégré par son "
                                   "distributeur : le plan suit celui de l’amont."},
    {MessageId::RecommendationRefused, "Rien à recommander : {0:text}"},
    {MessageId::RecommendationPlanned, "Planification de chaque -G pour une recommandation…"},
    {MessageId::GrownByResize2fs,
     "Agrandi de {0:size} à {1:size} par resize2fs, les bitmaps de blocs se trouvent en {2:count|# suite|# suites} au "
     "lieu de {3:number}, les bitmaps d’inodes en {4:number} au lieu de {5:number}, les tables d’inodes en {6:number} "
     "au lieu de {7:number}."},
    {MessageId::GrownAndAtOnce,
     "{0:names} Créés d’emblée avec {1:size}, ils se trouveraient en {2:number}, {3:number} et {4:number}."},
    {MessageId::GrowsOnline,
     "{0:names} Monté, il grandit jusqu’à {1:size} avant que le noyau passe à meta_bg ou s’arrête."},
    {MessageId::GrowsNotOnline, "{0:names} Monté, il ne grandit pas."},
    {MessageId::GrownRuns, "{0:count|# suite de bitmaps|# suites de bitmaps}, avant {1:number}"},
    {MessageId::MeasuredAfterGrowth, "Créé par mke2fs, puis mesuré après agrandissement par resize2fs à {0:size}."},
    {MessageId::MakingByMke2fs, "mke2fs le crée"},
    {MessageId::GrowingByResize2fs, "resize2fs l’agrandit à {0:size}"},
    {MessageId::ColumnSetting, "valeur"},
    {MessageId::ColumnModel, "modèle"},
};

inline constexpr CatalogueEntry frenchDifferences[] = {
    {MessageId::ComparedFrom, "de : {0:text}"},
    {MessageId::ComparedTo, "à :  {0:text}"},
    {MessageId::NoDifferences, "Aucune différence."},
    {MessageId::MoreChanges, "… et {0:number} autres (--all)"},
};

} // namespace atlas
