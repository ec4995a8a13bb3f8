// SPDX-License-Identifier: GPL-3.0-or-later
// French: what a step of a history wrote. A no-break space stands before : ; ? ! and %.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry frenchHistory[] = {
    {MessageId::HistoryStepHead, "étape {0:number} : {1:text}"},
    {MessageId::HistoryBetween, "de l’image après l’étape {0:number} à celle après l’étape {1:number}"},
    {MessageId::HistoryTotal, "{0:count|# bloc écrit|# blocs écrits}, {1:size} de secteurs modifiés, {2:names} si le "
                              "volume commence à l’octet {3:byte} d’un disque à secteurs physiques de {4:size}"},
    {MessageId::HistorySectors,
     "{0:count|# secteur|# secteurs} de 512 o {0:count|écrit|écrits} ; aucun système de fichiers n’est lisible"},
    {MessageId::HistoryNothing, "rien n’a changé"},
    {MessageId::FieldFromTo, "{0:text} {1:text} → {2:text}"},
    {MessageId::FieldNowIs, "{0:text} {1:text}"},
    {MessageId::StructureChanged, "{0:names} : {1:names}"},
    {MessageId::BitsChanged, "{0:names} du groupe {1:group} : {2:names}"},
    {MessageId::BlockSet, "bloc {0:block} occupé"},
    {MessageId::BlockCleared, "bloc {0:block} libéré"},
    {MessageId::BlocksSet, "blocs {0:block}–{1:block} occupés"},
    {MessageId::BlocksCleared, "blocs {0:block}–{1:block} libérés"},
    {MessageId::InodeSet, "inode {0:number} occupé"},
    {MessageId::InodeCleared, "inode {0:number} libéré"},
    {MessageId::InodesSet, "inodes {0:number}–{1:number} occupés"},
    {MessageId::InodesCleared, "inodes {0:number}–{1:number} libérés"},
    {MessageId::EntryAdded, "bloc de répertoire {0:block} : entrée {1:text} de l’inode {2:number} ajoutée"},
    {MessageId::EntryRemoved, "bloc de répertoire {0:block} : entrée {1:text} de l’inode {2:number} retirée"},
    {MessageId::BlockWritten, "{0:names} : bloc {1:block} écrit"},
    {MessageId::BlocksWritten, "{0:names} : blocs {1:block}–{2:block} écrits"},
    {MessageId::BlocksOfFile, "inode {0:number}"},
    {MessageId::BlocksOfNoStructure, "données ou libre"},
    {MessageId::BlocksOfUnknownOwner, "données ou libre, leur fichier non recherché"},
    {MessageId::MoreHistoryChanges, "et {0:count|# autre changement|# autres changements}"},
    {MessageId::RunningStep, "exécution de l’étape {0:number}"},
};

} // namespace atlas
