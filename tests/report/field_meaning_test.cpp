// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/field_meaning.h"

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
#include "report/messages/catalogue_en_fields.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace atlas {
namespace {

const FieldTable* const tables[] = {&superblockTable,
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

TEST(FieldMeaning, IsThereForEachField) {
    for (const auto* table : tables) {
        for (const auto& field : table->fields) {
            EXPECT_FALSE(fieldMeaning(*table, field).empty()) << table->structure << ' ' << field.name;
        }
    }
    EXPECT_EQ(fieldMeaning(groupDescriptorTable, *groupDescriptorTable.find("bg_inode_table_hi")),
              "upper bits of bg_inode_table_lo");
    EXPECT_EQ(fieldMeaning(mbrTable, *mbrTable.find("starting_lba[3]")), "first sector");
}

TEST(FieldMeaning, IsOfAFieldThatExists) {
    for (const auto& [structure, meanings] : englishFieldMeanings) {
        const auto table = std::ranges::find(tables, structure, [](const FieldTable* t) { return t->structure; });
        ASSERT_NE(table, std::end(tables)) << structure;
        for (const auto& meaning : meanings) {
            EXPECT_TRUE(std::ranges::any_of(
                (*table)->fields,
                [&](const Field& field) { return field.name.substr(0, field.name.find('[')) == meaning.field; }))
                << structure << ' ' << meaning.field;
        }
    }
}

} // namespace
} // namespace atlas
