// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/words/structure_text.h"

#include "report/language/catalogue.h"
#include "support/all_field_tables.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace atlas {
namespace {

using test::allFieldTables;

TEST(FieldMeaning, IsThereForEachField) {
    for (const auto* table : allFieldTables) {
        for (const auto& field : table->fields) {
            EXPECT_FALSE(fieldMeaning(*table, field, Language::English).empty())
                << table->structure << ' ' << field.name;
        }
    }
    EXPECT_EQ(fieldMeaning(groupDescriptorTable, *groupDescriptorTable.find("bg_inode_table_hi"), Language::English),
              "upper bits of bg_inode_table_lo");
    EXPECT_EQ(fieldMeaning(mbrTable, *mbrTable.find("starting_lba[3]"), Language::English), "first sector");
}

TEST(FieldMeaning, IsOfAFieldThatExists) {
    for (const auto& [structure, meanings] : structureMeanings()) {
        const auto table =
            std::ranges::find(allFieldTables, structure, [](const FieldTable* t) { return t->structure; });
        ASSERT_NE(table, std::end(allFieldTables)) << structure;
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
