// SPDX-License-Identifier: GPL-3.0-or-later
// Each table of fields that the program has.
#pragma once

#include "ondisk/directory_fields.h"
#include "ondisk/extent_fields.h"
#include "ondisk/group_descriptor_fields.h"
#include "ondisk/inode_fields.h"
#include "ondisk/journal_block_fields.h"
#include "ondisk/journal_fields.h"
#include "ondisk/luks_fields.h"
#include "ondisk/lvm_fields.h"
#include "ondisk/md_fields.h"
#include "ondisk/mmp_fields.h"
#include "ondisk/orphan_fields.h"
#include "ondisk/partition_table_fields.h"
#include "ondisk/superblock_fields.h"
#include "ondisk/xattr_fields.h"

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
