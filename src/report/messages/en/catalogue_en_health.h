// SPDX-License-Identifier: GPL-3.0-or-later
// English: the verdict on health, "no fault found …" and "2 errors: …".
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

/// An all-clear names what was read and what was not.
inline constexpr CatalogueEntry englishHealth[] = {
    {MessageId::Healthy, "no fault found by the checks of the superblock, up to 64 of its backups, the group "
                         "descriptors and the inodes of the "
                         "system files, which are fewer than those of e2fsck; bitmaps, backup descriptors, directories "
                         "and files were not read"},
    {MessageId::HealthyInShort, "no fault found; e2fsck checks more"},
    {MessageId::HealthyInShortExcept,
     "no fault found in what was read; {0:count|# volume was|# volumes were} not looked at"},
    {MessageId::HealthExcept, "{0:names}; not looked at: {1:names}"},
    {MessageId::AndMore, "{0:count|# more|# more}"},
    {MessageId::HealthyDisk, "no fault in the partition table; no ext file system was read"},
    {MessageId::HealthOfOtherContent, "unknown: no ext file system was read"},
    {MessageId::HealthOfNothing, "unknown: nothing here was recognised"},
    {MessageId::HealthErrors, "{0:count|# error|# errors}: {1:names}"},
    {MessageId::HealthWarnings, "{0:count|# warning|# warnings}: {1:names}"},
    {MessageId::HealthErrorsAndWarnings, "{0:count|# error|# errors} and {1:count|# warning|# warnings}: {2:names}"},
};

} // namespace atlas
