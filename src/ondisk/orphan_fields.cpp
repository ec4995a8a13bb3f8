// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/orphan_fields.h"

namespace atlas {
namespace {

using enum FieldKind;

constexpr Field orphanEntryFields[] = {{"ob_inode", 0, 4}};
static_assert(isComplete(orphanEntryFields, 4));

constexpr Field orphanTailFields[] = {{"ob_magic", 0, 4, Hex}, {"ob_checksum", 4, 4, Checksum, "metadata_csum"}};
static_assert(isComplete(orphanTailFields, 8));

} // namespace

constinit const FieldTable orphanEntryTable{.structure = "ext4_orphan_entry", .fields = orphanEntryFields};
constinit const FieldTable orphanTailTable{.structure = "ext4_orphan_block_tail", .fields = orphanTailFields};

} // namespace atlas
