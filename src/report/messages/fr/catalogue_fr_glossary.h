// SPDX-License-Identifier: GPL-3.0-or-later
// French: the glossary. A no-break space stands before : ; ? ! and %.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry frenchGlossary[] = {
    {MessageId::TermLogicalSector, "secteur logique"},
    {MessageId::MeansLogicalSector, "L’unité dans laquelle un disque numérote ses octets pour l’ordinateur : 512 ou "
                                    "4 096 octets. Un LBA est le numéro d’un tel secteur."},
    {MessageId::TermPhysicalSector, "secteur physique"},
    {MessageId::MeansPhysicalSector, "L’unité qu’un disque écrit vraiment, le plus souvent 4 096 octets. Ce qui n’en "
                                     "remplit pas d’entiers coûte une lecture-modification-écriture."},
    {MessageId::TermDrive512e, "512e"},
    {MessageId::MeansDrive512e, "Un disque à secteurs physiques de 4 096 octets qui laisse l’ordinateur en écrire "
                                "512 ; une si petite écriture lui fait lire et réécrire un secteur physique entier."},
    {MessageId::TermFirstBoundary, "première limite"},
    {MessageId::MeansFirstBoundary, "L’octet où commence le premier secteur physique : 0, ou 3 584 sur d’anciens "
                                    "disques dont un cavalier décale tous les secteurs d’un."},
    {MessageId::TermReadModifyWrite, "lecture-modification-écriture (RMW)"},
    {MessageId::MeansReadModifyWrite, "Ce que fait un disque pour une écriture qui ne couvre qu’une partie d’un "
                                      "secteur physique : le lire, le modifier et le réécrire un tour plus tard."},
    {MessageId::TermPartial, "partiel"},
    {MessageId::MeansPartial, "Se dit d’une structure qui se trouve dans un secteur physique mais le partage avec "
                              "d’autres : chaque écriture coûte une lecture-modification-écriture."},
    {MessageId::TermStraddling, "à cheval"},
    {MessageId::MeansStraddling,
     "Se dit d’une structure qui franchit une limite de secteurs physiques sans remplir ceux de ses bouts : une "
     "écriture coûte jusqu’à deux lectures-modifications-écritures."},
    {MessageId::TermStripe, "bande"},
    {MessageId::MeansStripe, "Ce qu’une grappe écrit à la fois sur tous ses disques de données : chunk × disques de "
                             "données. L’écriture de bandes entières ne demande pas de lire la parité."},
    {MessageId::TermEraseBlock, "bloc d’effacement"},
    {MessageId::MeansEraseBlock, "Ce que la mémoire flash efface d’un coup, souvent 4 Mio : un début au milieu fait "
                                 "déplacer à la carte des données qui n’ont pas été écrites."},
    {MessageId::TermBlockGroup, "groupe de blocs"},
    {MessageId::MeansBlockGroup, "Une partie du volume, d’ordinaire 128 Mio, avec ses propres bitmaps de blocs et "
                                 "d’inodes, et une table d’inodes."},
    {MessageId::TermFlexGroup, "groupe flex"},
    {MessageId::MeansFlexGroup,
     "Plusieurs groupes de blocs, 16 par défaut (-G), dont les bitmaps et les tables d’inodes se trouvent côte à côte "
     "dans le premier, pour qu’une longue lecture les charge."},
    {MessageId::TermReservedGdt, "GDT réservés"},
    {MessageId::MeansReservedGdt, "Des blocs gardés libres derrière les descripteurs de groupe, pour ceux des groupes "
                                  "qu’un volume plus grand aura."},
    {MessageId::TermMetaBg, "meta_bg"},
    {MessageId::MeansMetaBg, "Une disposition qui garde les descripteurs de certains groupes dans ces groupes et non "
                             "dans une seule table : le noyau y passe quand les blocs GDT réservés sont épuisés."},
    {MessageId::TermLazyInit, "init. différée"},
    {MessageId::MeansLazyInit,
     "mke2fs n’écrit pas les tables d’inodes, et le noyau les met à zéro en arrière-plan après le premier montage."},
    {MessageId::TermBackupSuperblock, "copie du superbloc"},
    {MessageId::MeansBackupSuperblock, "Une copie du superbloc, avec sparse_super dans le groupe 1 et les puissances "
                                       "de 3, 5 et 7, avec laquelle e2fsck -b peut réparer le volume."},
    {MessageId::TermJournal, "journal"},
    {MessageId::MeansJournal, "Là où le noyau écrit d’abord les changements de métadonnées, pour pouvoir, après un "
                              "arrêt brutal, les achever ou les abandonner en entier."},
};

} // namespace atlas
