// SPDX-License-Identifier: GPL-3.0-or-later
// French: alignment and health. A no-break space stands before : ; ? ! and %.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry frenchCheck[] = {
    {MessageId::NameAlignment, "Alignement"},
    {MessageId::NameHealth, "Santé"},
    {MessageId::NameStart, "Début"},
    {MessageId::NameSectors, "Secteurs"},
    {MessageId::NameWriting, "Écriture"},
    {MessageId::AllStructuresWhole, "{0:count|la # structure commence et finit|les # structures commencent et "
                                    "finissent toutes} sur des secteurs physiques"},
    {MessageId::SomeStructuresMisaligned,
     "{0:count|#|#} sur {1:count|# structure|# structures} {0:count|est mal alignée|sont mal alignées}"},
    {MessageId::CannotBeMounted, "ne peut pas être monté là : blocs de {0:bytes|# octet|# octets} sur des secteurs "
                                 "logiques de {1:bytes|# octet|# octets}"},
    {MessageId::AllStartsWhole,
     "{0:count|le début se trouve|les # débuts se trouvent tous} sur une limite des secteurs physiques de {1:size}"},
    {MessageId::SomeStartsOff, "{0:count|#|#} sur {1:count|# début|# débuts} {0:count|se trouve|se trouvent} hors des "
                               "limites des secteurs physiques de {2:size}"},
    {MessageId::NothingToJudge, "ni système de fichiers ni partition à juger"},
    {MessageId::ContainerNotRead,
     "{0:names} ; {1:count|le contenu du conteneur n’a pas été lu|le contenu de # conteneurs n’a pas été lu}"},
    {MessageId::StructuresPastEnd,
     "{0:names} ; {1:count|# d’entre elles se trouve|# d’entre elles se trouvent} au-delà de la fin de l’image ou de "
     "la partition et ne {1:count|peut être lue|peuvent être lues}"},
    {MessageId::OthersOffGrid,
     "{0:names} ; à côté, {1:count|# début se trouve|# débuts se trouvent} hors des limites des secteurs physiques"},
    {MessageId::OnWorstMember, "{0:names}, jugé sur {1:text}, le pire de {2:count|# membre|# membres}"},
    {MessageId::SaidByKernel, "le noyau signale que les couches en dessous n’ont pas de grille commune "
                              "(alignment_offset -1), et l’on ne sait pas où elles se trouvent"},
    {MessageId::OnPhysicalSector, "sur un secteur physique de {0:size}"},
    {MessageId::PastPhysicalSector, "{0:bytes|# octet|# octets} au-delà d’un secteur physique de {1:size}"},
    {MessageId::OnBoundary, "sur une limite de {0:size}"},
    {MessageId::PastBoundary, "{0:bytes|# octet|# octets} au-delà d’une limite de {1:size}"},
    {MessageId::Sectors, "{0:bytes} o logique ({1:names}), {2:bytes} o physique ({3:names})"},
    {MessageId::SectorsWithPhase, "{0:bytes} o logique ({1:names}), {2:bytes} o physique ({3:names}), première limite "
                                  "à l’octet {4:byte} ({5:names})"},
    {MessageId::WritingCostsNothing, "un bloc de {0:bytes} o : aucune lecture-modification-écriture ; chaque bloc des "
                                     "métadonnées une fois : {1:number}"},
    {MessageId::WritingCosts, "un bloc de {0:bytes} o : jusqu’à {1:count|# lecture-modification-écriture|# "
                              "lectures-modifications-écritures} ; chaque bloc des métadonnées une fois : {2:number}"},
    {MessageId::Together, "ensemble"},
    {MessageId::BesideThem, "à côté :"},
};

inline constexpr CatalogueEntry frenchFits[] = {
    {MessageId::AllStructuresStraddle,
     "les {0:number} structures sont toutes mal alignées : à cheval sur des secteurs physiques"},
    {MessageId::AllStructuresFillPart, "les {0:number} structures sont toutes mal alignées : leurs blocs ne "
                                       "remplissent qu’une partie d’un secteur physique"},
    {MessageId::SomeStructuresStraddle,
     "{0:number} structures sur {1:number} sont mal alignées : à cheval sur des secteurs physiques"},
    {MessageId::SomeStructuresFillPart, "{0:number} structures sur {1:number} sont mal alignées : elles ne remplissent "
                                        "qu’une partie d’un secteur physique"},
    {MessageId::SomeOfBothKinds, "{0:number} structures sur {1:number} sont mal alignées : {2:number} à cheval sur des "
                                 "secteurs physiques, {3:number} n’en remplissent qu’une partie"},
    {MessageId::AllStraddle, "{0:number} à cheval"},
    {MessageId::AllPartial, "{0:number} partielles"},
    {MessageId::AllMisaligned, "{0:number} mal alignées"},
    {MessageId::SomeStraddle, "{0:number} sur {1:number} à cheval"},
    {MessageId::SomePartial, "{0:number} sur {1:number} partielles"},
    {MessageId::SomeMisaligned, "{0:number} sur {1:number} mal alignées"},
    {MessageId::FillsWholeSectors, "secteurs physiques de {0:size} entiers"},
    {MessageId::FillsPartOfSector, "ne remplit qu’une partie d’un secteur physique de {0:size} ; écrire un bloc coûte "
                                   "{1:count|# lecture-modification-écriture|# lectures-modifications-écritures}"},
    {MessageId::StraddlesSectors, "à cheval sur des secteurs physiques de {0:size} ; écrire un bloc coûte {1:count|# "
                                  "lecture-modification-écriture|# lectures-modifications-écritures}"},
};

inline constexpr CatalogueEntry frenchExplanation[] = {
    {MessageId::Unknown, "inconnu"},
    {MessageId::LabelWithSize, "{0:names} {1:size}"},
    {MessageId::LabelUnknown, "{0:names} : inconnu"},
    {MessageId::AllOf, "les {0:number}"},
    {MessageId::PlaceUnknown, "la place de {0:text} sur son disque est inconnue"},
    {MessageId::PlaceWorking, "{0:byte} + {1:byte} = {2:byte} ; mod {3:bytes} = {4:bytes}"},
    {MessageId::NamedDevice, "{0:names} {1:text}"},
    {MessageId::NothingToCure, "rien à corriger d’après les granularités connues"},
    {MessageId::CauseOf, "cause :  "},
    {MessageId::CureOf, "remède : "},
    {MessageId::EffectOf, "effet :  {0:names}."},
    {MessageId::DestroysData, "détruit les données"},
    {MessageId::CommandsAnew, "ou, si les données ne sont plus utiles :"},
    {MessageId::NowHere, "◀ à présent"},
    {MessageId::ComputedChecksum, "{0:hex}, calculé {1:hex}"},
    {MessageId::FlashFormula, "la mémoire flash réécrit des pages ou des blocs d’effacement entiers"},
    {MessageId::RevolutionFormula,
     "l’écriture synchrone d’un bloc prend 1 tour, plus un par lecture-modification-écriture"},
    {MessageId::WorstBlockHere, "le pire bloc ici"},
    {MessageId::CostOfMetadata,
     "Toutes les métadonnées une fois, bloc par bloc : {0:count|# lecture-modification-écriture|# "
     "lectures-modifications-écritures}, {1:duration} de plus que si toutes étaient entières."},
    {MessageId::CostOfMetadataOnFlash, "Toutes les métadonnées une fois, bloc par bloc : {0:count|# "
                                       "lecture-modification-écriture|# lectures-modifications-écritures}."},
    {MessageId::CostAssumptions, "Le modèle suppose une écriture à la fois (profondeur de file 1), sans cache "
                                 "d’écriture, sur le périphérique brut et sans journal."},
    {MessageId::WrittenPerAsked, "L’écriture synchrone d’un bloc de {0:bytes} o réécrit au pire {1:count|# unité|# "
                                 "unités} de {2:size} : {3:decimal} octets écrits par octet demandé."},
};

} // namespace atlas
