// SPDX-License-Identifier: GPL-3.0-or-later
// German: the verdict on health.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanHealth[] = {
    {MessageId::Healthy, "kein Fehler gefunden bei den Prüfungen von Superblock, bis zu 64 seiner "
                         "Sicherungskopien, Gruppendeskriptoren und Inodes der Systemdateien, die "
                         "weniger sind als die von e2fsck; Bitmaps, Sicherungen der Deskriptoren, "
                         "Verzeichnisse und Dateien wurden nicht gelesen"},
    {MessageId::HealthyInShort, "kein Fehler gefunden; e2fsck prüft mehr"},
    {MessageId::HealthyInShortExcept, "kein Fehler gefunden im Gelesenen; {0:count|# Volume wurde|# Volumes "
                                      "wurden} nicht angesehen"},
    {MessageId::HealthExcept, "{0:names}; nicht angesehen: {1:names}"},
    {MessageId::AndMore, "{0:count|# weiteres|# weitere}"},
    {MessageId::HealthyDisk, "kein Fehler in der Partitionstabelle; kein "
                             "ext-Dateisystem wurde gelesen"},
    {MessageId::HealthOfOtherContent, "unbekannt: kein ext-Dateisystem wurde gelesen"},
    {MessageId::HealthOfNothing, "unbekannt: hier wurde nichts erkannt"},
    {MessageId::HealthErrors, "{0:count|# Fehler|# Fehler}: {1:names}"},
    {MessageId::HealthWarnings, "{0:count|# Warnung|# Warnungen}: {1:names}"},
    {MessageId::HealthErrorsAndWarnings, "{0:count|# Fehler|# Fehler} und {1:count|# Warnung|# Warnungen}: "
                                         "{2:names}"},
};

} // namespace atlas
