// SPDX-License-Identifier: GPL-3.0-or-later
// French: progress and remarks of the command line. A no-break space stands before : ; ? ! and %.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry frenchProgress[] = {
    {MessageId::ReadingPartitionTable, "lecture de la table de partitions"},
    {MessageId::ReadingDescriptors, "lecture des descripteurs de groupe"},
    {MessageId::FindingRegions, "recherche des régions"},
    {MessageId::ReadingBlockBitmaps, "lecture des bitmaps de blocs"},
    {MessageId::WritingSnapshot, "écriture de l’instantané"},
};

inline constexpr CatalogueEntry frenchRemarks[] = {
    {MessageId::PartitionOfSeveral, "{0:text} contient {1:number} systèmes de fichiers ext ; celui-ci est celui de la "
                                    "partition {2:partition}, choisissez-en un autre avec {3:text}"},
    {MessageId::LogicalVolumeOfSeveral, "{0:text} contient {1:number} systèmes de fichiers ext ; celui-ci est celui du "
                                        "volume logique {2:text}, choisissez-en un autre avec {3:text}"},
    {MessageId::WholeDiskOfSeveral, "{0:text} contient {1:number} systèmes de fichiers ext ; celui-ci est celui du "
                                    "disque entier, choisissez-en un autre avec {2:text}"},
    {MessageId::ExplainTells, "check --explain dit pourquoi et que taper"},
    {MessageId::SandboxOff, "--no-sandbox : une image endommagée ou hostile est lue avec tous les droits de cet "
                            "utilisateur ; pour le débogage seulement"},
    {MessageId::SandboxPartly, "le bac à sable n’est pas complet : ce noyau n’offre pas {0:names}"},
    {MessageId::NameLandlock, "Landlock, qui ferme le système de fichiers"},
    {MessageId::NameSeccomp, "seccomp, qui limite les appels système"},
};

} // namespace atlas
