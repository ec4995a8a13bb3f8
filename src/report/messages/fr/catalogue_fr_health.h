// SPDX-License-Identifier: GPL-3.0-or-later
// French: the verdict on health.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry frenchHealth[] = {
    {MessageId::Healthy,
     "aucun défaut trouvé par les contrôles du superbloc, de ses copies (64 au plus), des descripteurs de groupe et "
     "des "
     "inodes des fichiers système, moins nombreux que ceux d’e2fsck ; les bitmaps, les copies des descripteurs, les "
     "répertoires et les fichiers n’ont pas été lus"},
    {MessageId::HealthyInShort, "aucun défaut trouvé ; e2fsck en contrôle davantage"},
    {MessageId::HealthyInShortExcept,
     "aucun défaut trouvé dans ce qui a été lu ; {0:count|# volume n’a|# volumes n’ont} pas été examiné{0:count||s}"},
    {MessageId::HealthExcept, "{0:names} ; non examiné : {1:names}"},
    {MessageId::AndMore, "{0:count|# autre|# autres}"},
    {MessageId::HealthyDisk, "aucun défaut dans la table de partitions ; aucun système de fichiers ext n’a été lu"},
    {MessageId::HealthOfOtherContent, "inconnu : aucun système de fichiers ext n’a été lu"},
    {MessageId::HealthOfNothing, "inconnu : rien n’a été reconnu ici"},
    {MessageId::HealthErrors, "{0:count|# erreur|# erreurs} : {1:names}"},
    {MessageId::HealthWarnings, "{0:count|# avertissement|# avertissements} : {1:names}"},
    {MessageId::HealthErrorsAndWarnings,
     "{0:count|# erreur|# erreurs} et {1:count|# avertissement|# avertissements} : {2:names}"},
};

} // namespace atlas
