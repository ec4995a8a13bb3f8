// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/mmp_and_orphans.h"

namespace atlas {
namespace {

using enum FieldKind;

constexpr NamedValue mmpSequences[] = {{mmpClean, "clean"}, {mmpHeldByFsck, "fsck"}};

constexpr Field mmpFields[] = {
    {"mmp_magic", 0x00, 4, Hex},
    {"mmp_seq", 0x04, 4, Choice, {}, {}, mmpSequences},
    {"mmp_time", 0x08, 8, Time},
    {"mmp_nodename", 0x10, 64, Text},
    {"mmp_bdevname", 0x50, 32, Text},
    {"mmp_check_interval", 0x70, 2},
    {"mmp_pad1", 0x72, 2, Reserved},
    {"mmp_pad2", 0x74, 904, Reserved},
    {"mmp_checksum", 0x3FC, 4, Checksum, "metadata_csum"},
};
static_assert(isComplete(mmpFields, 1024));

} // namespace

constinit const FieldTable mmpTable{.structure = "mmp_struct", .fields = mmpFields};

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
