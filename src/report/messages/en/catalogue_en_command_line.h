// SPDX-License-Identifier: GPL-3.0-or-later
// English: what the command line says beside its output, and the progress of the reader.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr CatalogueEntry englishProgress[] = {
    {MessageId::ReadingPartitionTable, "reading the partition table"},
    {MessageId::ReadingDescriptors, "reading group descriptors"},
    {MessageId::FindingRegions, "finding regions"},
    {MessageId::ReadingBlockBitmaps, "reading block bitmaps"},
    {MessageId::WritingSnapshot, "writing the snapshot"},
};

/// What the command line says beside its output.
inline constexpr CatalogueEntry englishRemarks[] = {
    {MessageId::PartitionOfSeveral,
     "{0:text} holds {1:number} ext file systems; this is partition {2:partition}, choose another with {3:text}"},
    {MessageId::LogicalVolumeOfSeveral,
     "{0:text} holds {1:number} ext file systems; this is the logical volume {2:text}, choose another with {3:text}"},
    {MessageId::WholeDiskOfSeveral,
     "{0:text} holds {1:number} ext file systems; this is that of the whole disk, choose another with {2:text}"},
    {MessageId::ExplainTells, "check --explain says why and what to type"},
    {MessageId::SandboxOff,
     "--no-sandbox: a damaged or hostile image is read with all rights of this user; for debugging only"},
    {MessageId::SandboxPartly, "the sandbox is not complete: this kernel does not offer {0:names}"},
    {MessageId::NameLandlock, "Landlock, which closes the file system"},
    {MessageId::NameSeccomp, "seccomp, which limits the system calls"},
};

} // namespace atlas
