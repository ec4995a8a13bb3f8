// SPDX-License-Identifier: GPL-3.0-or-later
// Each table of fields that the program has.
#pragma once

#include "ondisk/directory.h"
#include "ondisk/group_descriptor.h"
#include "ondisk/inode.h"
#include "ondisk/journal.h"
#include "ondisk/luks.h"
#include "ondisk/lvm.h"
#include "ondisk/mbr_and_gpt.h"
#include "ondisk/md.h"
#include "ondisk/mmp_and_orphans.h"
#include "ondisk/superblock.h"

#include <array>

namespace atlas::test {

inline const std::array allFieldTables{&superblockTable,
                                       &groupDescriptorTable,
                                       &inodeTable,
                                       &extentHeaderTable,
                                       &extentIndexTable,
                                       &extentTable,
                                       &extentTailTable,
                                       &journalSuperblockTable,
                                       &mmpTable,
                                       &mbrTable,
                                       &gptHeaderTable,
                                       &directoryEntryTable,
                                       &directoryTailTable,
                                       &htreeRootTable,
                                       &htreeNodeTable,
                                       &htreeEntryTable,
                                       &htreeTailTable,
                                       &xattrHeaderTable,
                                       &xattrEntryTable,
                                       &gptEntryTable,
                                       &journalHeaderTable,
                                       &journalTagTable,
                                       &journalTag64Table,
                                       &journalTag3Table,
                                       &journalTailTable,
                                       &journalCommitTable,
                                       &journalRevokeTable,
                                       &journalRevokedTable,
                                       &journalRevoked64Table,
                                       &orphanEntryTable,
                                       &orphanTailTable,
                                       &luks1Table,
                                       &luks2Table,
                                       &lvmLabelTable,
                                       &lvmPhysicalVolumeTable,
                                       &lvmMetadataTable,
                                       &mdTable,
                                       &mdOldTable};

} // namespace atlas::test
