// SPDX-License-Identifier: GPL-3.0-or-later
// German: progress and remarks of the command line.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry germanProgress[] = {
    {MessageId::ReadingPartitionTable, "Partitionstabelle wird gelesen"},
    {MessageId::ReadingDescriptors, "Gruppendeskriptoren werden gelesen"},
    {MessageId::FindingRegions, "Bereiche werden gesucht"},
    {MessageId::ReadingBlockBitmaps, "Block-Bitmaps werden gelesen"},
    {MessageId::WritingSnapshot, "Schnappschuss wird geschrieben"},
};

inline constexpr CatalogueEntry germanRemarks[] = {
    {MessageId::PartitionOfSeveral, "{0:text} enthält {1:number} ext-Dateisysteme; dies ist Partition "
                                    "{2:partition}, ein anderes wählt {3:text}"},
    {MessageId::LogicalVolumeOfSeveral, "{0:text} enthält {1:number} ext-Dateisysteme; dies ist das logische "
                                        "Volume {2:text}, ein anderes wählt {3:text}"},
    {MessageId::WholeDiskOfSeveral, "{0:text} enthält {1:number} ext-Dateisysteme; dies ist das des ganzen "
                                    "Datenträgers, ein anderes wählt {2:text}"},
    {MessageId::ExplainTells, "check --explain sagt, warum, und was einzugeben ist"},
    {MessageId::SandboxOff, "--no-sandbox: ein beschädigtes oder feindliches Abbild wird mit allen "
                            "Rechten dieses Benutzers gelesen; nur zur Fehlersuche"},
    {MessageId::SandboxPartly, "die Sandbox ist nicht vollständig: dieser "
                               "Kernel bietet nicht: {0:names}"},
    {MessageId::NameLandlock, "Landlock, das das Dateisystem verschließt"},
    {MessageId::NameSeccomp, "seccomp, das die Systemaufrufe begrenzt"},
};

} // namespace atlas
