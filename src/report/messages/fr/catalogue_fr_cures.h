// SPDX-License-Identifier: GPL-3.0-or-later
// French: causes, remedies and effects. A no-break space stands before : ; ? ! and %.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry frenchCauses[] = {
    {MessageId::CausePartitionStart,
     "la partition {0:partition} commence au secteur {1:sector}, à {2:count|# secteur|# secteurs} ({3:bytes|# octet|# "
     "octets}) au-delà d’une limite de {4:bytes|# octet|# octets}"},
    {MessageId::CausePartitionStartBytes, "la partition {0:partition} commence au secteur {1:sector}, à {2:bytes|# "
                                          "octet|# octets} au-delà d’une limite de {3:bytes|# octet|# octets}"},
    {MessageId::CauseLayer, "les données de cette couche commencent à {1:bytes|# octet|# octets} au-delà d’une limite "
                            "de {2:bytes|# octet|# octets} : {0:names}"},
    {MessageId::CauseLayerInAlignedPartition,
     "les données de cette couche, dans une partition alignée, commencent à {1:bytes|# octet|# octets} au-delà d’une "
     "limite de {2:bytes|# octet|# octets} : {0:names}"},
    {MessageId::CauseLowerPartition, "la partition {0:text}, en dessous, commence à {1:bytes|# octet|# octets} au-delà "
                                     "d’une limite de {2:bytes|# octet|# octets}"},
    {MessageId::CauseVolumeStart, "le volume commence à {0:bytes|# octet|# octets} au-delà d’une limite de {1:bytes|# "
                                  "octet|# octets}, et aucune table de partitions ne le place"},
    {MessageId::CauseBlockSize, "des blocs de {0:bytes|# octet|# octets} ne remplissent qu’une partie d’un secteur "
                                "physique de {1:bytes|# octet|# octets}"},
    {MessageId::CauseBogusStripeWidth, "la largeur de bande de {0:count|# bloc|# blocs} vient d’une taille d’E/S "
                                       "optimale de 33 553 920 octets (65 535 × 512), inventée par un contrôleur"},
    {MessageId::CauseStripeWidthNotOfStride,
     "la largeur de bande de {0:count|# bloc|# blocs} n’est pas un multiple du stride de {1:count|# bloc|# blocs} : ce "
     "n’est celle d’aucun ensemble RAID"},
    {MessageId::CauseStripeWidthTooManyDisks, "la largeur de bande de {0:count|# bloc|# blocs} demanderait plus de "
                                              "disques de données qu’un ensemble RAID ne peut en avoir"},
    {MessageId::CauseStripe, "le volume commence à {0:bytes|# octet|# octets} au-delà d’une bande RAID de {1:size}"},
    {MessageId::CauseStripeLayer,
     "le volume commence à {0:bytes|# octet|# octets} au-delà d’une bande RAID de {1:size}, à cause de l’endroit où "
     "commencent les données de cette couche : {2:names}"},
    {MessageId::CauseEraseBlock,
     "le volume commence à {0:bytes|# octet|# octets} au-delà d’un bloc d’effacement de {1:size}"},
    {MessageId::CauseEraseBlockLayer,
     "le volume commence à {0:bytes|# octet|# octets} au-delà d’un bloc d’effacement de {1:size}, à cause de l’endroit "
     "où commencent les données de cette couche : {2:names}"},
};

inline constexpr CatalogueEntry frenchRemedies[] = {
    {MessageId::CureLowerPartition,
     "contrôlez son disque, dont le rapport nomme le déplacement : check --explain {0:text}"},
    {MessageId::CureLowerPartitionOfImage,
     "déplacez la partition {0:text} de l’image vers une limite, comme le fait sfdisk --move-data ; aucune commande "
     "n’est donnée, car les autres volumes qui s’y trouvent sont déplacés avec elle"},
    {MessageId::LeavesExternalJournal,
     "{0:names} ; son journal est externe, et la commande en crée un interne à la place : avec mke2fs -J device= il "
     "peut redevenir externe, une fois le périphérique du journal recréé avec ces blocs"},
    {MessageId::UnmountFirst, "démontez-le d’abord ; {0:names}"},
    {MessageId::PlaceVolume, "placez le volume à un multiple de {0:size}"},
    {MessageId::PlaceOnSectors, "placez-le sur une limite, par exemple à l’octet {0:byte} : aucune table de partitions "
                                "ne dit où il se trouve, aucune commande ne peut donc le déplacer ici"},
    {MessageId::MakePhysicalVolumeAnewInImage,
     "sauvegardez ce que contiennent ses volumes logiques, car pvmove ne fonctionne pas sur une image ; recréez "
     "ensuite le volume physique avec ses données à un multiple de {0:size} : sa place dans le groupe de volumes et "
     "tout ce qu’il contient sont perdus"},
    {MessageId::MakeVolumeGroupAnew,
     "ses étendues commencent hors de la grille, et pvmove ne fonctionne pas sur une image : sauvegardez les données "
     "et recréez le groupe de volumes avec des étendues qui sont un multiple de {0:size}"},
    {MessageId::StripeWidthLeftOut, "le système de fichiers recréé ci-dessus n’a pas de largeur de bande"},
    {MessageId::MovePartition,
     "déplacez la partition {0:partition} avec ses données vers le secteur {1:sector} (octet {2:byte}, {3:size}) ; "
     "faites d’abord une sauvegarde : un déplacement interrompu les perd"},
    {MessageId::MoveMountedPartition,
     "déplacez la partition {0:partition} avec ses données vers le secteur {1:sector} (octet {2:byte}, {3:size}) ; "
     "démontez-la et faites d’abord une sauvegarde : un déplacement interrompu les perd"},
    {MessageId::ShrinkPartition,
     "aucun début aligné n’a la place de la contenir en entier : rétrécissez-la à {0:count|# secteur|# secteurs}, puis "
     "déplacez-la avec ses données vers le secteur {1:sector} (octet {2:byte}, {3:size}) ; faites d’abord une "
     "sauvegarde : un déplacement interrompu les perd"},
    {MessageId::ShrinkMountedPartition,
     "aucun début aligné n’a la place de la contenir en entier : rétrécissez-la à {0:count|# secteur|# secteurs}, puis "
     "déplacez-la avec ses données vers le secteur {1:sector} (octet {2:byte}, {3:size}) ; démontez-la et faites "
     "d’abord une sauvegarde : un déplacement interrompu les perd"},
    {MessageId::NoRoomForLogical, "aucun multiple de {0:size} n’est libre pour elle entre les tables de ses voisines : "
                                  "sauvegardez les données, supprimez-la et recréez-la"},
    {MessageId::NoRoomBehind, "aucun multiple de {0:size} n’a la place de la contenir en entier : faites de la place "
                              "derrière elle, ou sauvegardez les données et recréez la partition"},
    {MessageId::NoRoomToShrink,
     "aucun multiple de {0:size} n’a la place de la contenir en entier, et ce qu’elle contient ne peut pas être "
     "rétréci ici : sauvegardez les données et recréez la partition"},
    {MessageId::RepairTableFirst,
     "la table de partitions y est défectueuse, aucun déplacement n’est donc sûr : réparez d’abord la table"},
    {MessageId::LengthenPartition,
     "le système de fichiers dépasse de {1:bytes|# octet|# octets} la fin de la partition {0:partition} ou de "
     "l’image : complétez-la d’abord ; un déplacement laisserait ces octets derrière lui"},
    {MessageId::JudgeContainerAlone, "son conteneur n’a pas été lu ici, et ses données sont peut-être alignées telles "
                                     "quelles : jugez-la seule avec --partition {0:partition} avant de la déplacer"},
    {MessageId::MakePhysicalVolumeAnew,
     "déplacez ses volumes logiques sur un autre disque avec pvmove, ou faites une sauvegarde ; recréez ensuite le "
     "volume physique avec ses données à un multiple de {0:size} : sa place dans le groupe de volumes et tout ce qu’il "
     "contient sont perdus"},
    {MessageId::MoveExtents, "ses étendues commencent hors de la grille : déplacez-les vers d’autres avec pvmove, ou "
                             "créez le groupe de volumes avec des étendues qui sont un multiple de {0:size}"},
    {MessageId::MakeArrayAnew, "faites une sauvegarde, puis recréez la grappe de {0:count|# membre|# membres} avec "
                               "mdadm --create et un --data-offset qui est un multiple de {1:size}"},
    {MessageId::MakeLayerAnew, "faites une sauvegarde, de ses clés aussi, puis recréez la couche avec ses données à un "
                               "multiple de {0:size} : ses clés, son UUID et tout ce qu’elle contient sont perdus"},
    {MessageId::MakeFileSystemAnew,
     "recréez le système de fichiers avec des blocs de 4 096 octets, après une sauvegarde : tous les fichiers sont "
     "perdus ; son type, ses fonctionnalités, son étiquette et son UUID restent, mais pas ce que tune2fs a réglé en "
     "outre, comme les options de montage et les intervalles de contrôle"},
    {MessageId::MakeFileSystemAnewAligned, "faites-le d’abord commencer sur une limite, où des blocs de 4 096 octets "
                                           "sont entiers ; ici, ils seraient à cheval"},
    {MessageId::NoBlockSizeCures,
     "aucune taille de bloc n’y remédie : la plupart des machines ne montent pas de blocs au-delà de {0:bytes|# "
     "octet|# octets} ; sur un début multiple de {1:size}, chaque écriture reste dans un secteur physique"},
    {MessageId::ClearStripeWidth, "effacez stride et largeur de bande dans le superbloc ; les données restent"},
};

inline constexpr CatalogueEntry frenchEffects[] = {
    {MessageId::AllocatorStopsSpacing,
     "le verdict d’aucune structure ne change ; l’allocateur cesse d’espacer les gros fichiers d’après elle"},
    {MessageId::WritesFillStripes,
     "aucun verdict sur les secteurs physiques ne change ; les grandes écritures remplissent des bandes entières"},
    {MessageId::WritesFillEraseBlocks, "aucun verdict sur les secteurs physiques ne change ; les grandes écritures "
                                       "remplissent des blocs d’effacement entiers"},
    {MessageId::LayerOnBoundary, "ses données commencent alors sur une limite"},
    {MessageId::PartitionOnBoundary, "la partition commence alors sur une limite"},
    {MessageId::StayMisaligned, "{0:count|la structure mal alignée le reste|les # structures mal alignées le restent}"},
    {MessageId::NoneBecomesWhole, "{0:count|la structure mal alignée ne devient pas entière par cela seul|aucune des # "
                                  "structures mal alignées ne devient entière par cela seul}"},
    {MessageId::NoneBecomesWholeButCheaper,
     "{0:count|la structure mal alignée ne devient pas entière par cela seul|aucune des # structures mal alignées ne "
     "devient entière par cela seul}, mais toutes les métadonnées une fois, bloc par bloc, coûtent {1:count|# "
     "lecture-modification-écriture|# lectures-modifications-écritures} au lieu de {2:number}"},
    {MessageId::NewBlocksWhole, "chaque bloc du nouveau système de fichiers est entier ; {0:count|# structure est mal "
                                "alignée|# structures sont mal alignées} à présent"},
    {MessageId::PayloadOnBoundary, "les données à l’intérieur commencent alors sur une limite : {0:names}"},
    {MessageId::MovedLater, "la partition peut alors être jugée à nouveau, et déplacée"},
    {MessageId::EffectUnknown, "ce que deviennent ses données n’est pas connu ici"},
    {MessageId::BecomeWhole, "{0:count|#|#} sur {1:count|# structure mal alignée|# structures mal alignées} "
                             "{0:count|devient entière|deviennent entières}"},
};

} // namespace atlas
