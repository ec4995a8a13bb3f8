// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/directory.h"

namespace atlas {
namespace {

using enum FieldKind;

constexpr NamedValue fileTypes[] = {{0, "unknown"},      {1, "regular"}, {2, "directory"}, {3, "character device"},
                                    {4, "block device"}, {5, "FIFO"},    {6, "socket"},    {7, "symlink"}};
constexpr NamedValue indexHashes[] = {{0, "legacy"},          {1, "half_md4"},          {2, "tea"},
                                      {3, "legacy_unsigned"}, {4, "half_md4_unsigned"}, {5, "tea_unsigned"},
                                      {6, "siphash"}};

constexpr Field directoryEntryFields[] = {
    {"inode", 0, 4}, {"rec_len", 4, 2}, {"name_len", 6, 1}, {"file_type", 7, 1, Choice, "filetype", {}, fileTypes}};
static_assert(isComplete(directoryEntryFields, 8));

constexpr Field directoryTailFields[] = {{"det_reserved_zero1", 0, 4, Reserved},
                                         {"det_rec_len", 4, 2},
                                         {"det_reserved_zero2", 6, 1, Reserved},
                                         {"det_reserved_ft", 7, 1, Hex},
                                         {"det_checksum", 8, 4, Checksum, "metadata_csum"}};
static_assert(isComplete(directoryTailFields, 12));

constexpr Field htreeRootFields[] = {
    {"dot_inode", 0, 4},
    {"dot_rec_len", 4, 2},
    {"dot_name_len", 6, 1},
    {"dot_file_type", 7, 1, Choice, "filetype", {}, fileTypes},
    {"dot_name", 8, 4, Text},
    {"dotdot_inode", 12, 4},
    {"dotdot_rec_len", 16, 2},
    {"dotdot_name_len", 18, 1},
    {"dotdot_file_type", 19, 1, Choice, "filetype", {}, fileTypes},
    {"dotdot_name", 20, 4, Text},
    {"reserved_zero", 24, 4, Reserved},
    {"hash_version", 28, 1, Choice, {}, {}, indexHashes},
    {"info_length", 29, 1},
    {"indirect_levels", 30, 1},
    {"unused_flags", 31, 1, Reserved},
    {"limit", 32, 2},
    {"count", 34, 2},
    {"block", 36, 4},
};
static_assert(isComplete(htreeRootFields, 40));

constexpr Field htreeNodeFields[] = {{"fake_inode", 0, 4, Reserved},
                                     {"fake_rec_len", 4, 2},
                                     {"fake_name_len", 6, 1, Reserved},
                                     {"fake_file_type", 7, 1, Reserved},
                                     {"limit", 8, 2},
                                     {"count", 10, 2},
                                     {"block", 12, 4}};
static_assert(isComplete(htreeNodeFields, 16));

constexpr Field htreeEntryFields[] = {{"hash", 0, 4, Hex}, {"block", 4, 4}};
static_assert(isComplete(htreeEntryFields, 8));

constexpr Field htreeTailFields[] = {{"dt_reserved", 0, 4, Reserved}, {"dt_checksum", 4, 4, Checksum, "metadata_csum"}};
static_assert(isComplete(htreeTailFields, 8));

} // namespace

constinit const FieldTable directoryEntryTable{.structure = "ext4_dir_entry_2", .fields = directoryEntryFields};
constinit const FieldTable directoryTailTable{.structure = "ext4_dir_entry_tail", .fields = directoryTailFields};
constinit const FieldTable htreeRootTable{.structure = "dx_root", .fields = htreeRootFields};
constinit const FieldTable htreeNodeTable{.structure = "dx_node", .fields = htreeNodeFields};
constinit const FieldTable htreeEntryTable{.structure = "dx_entry", .fields = htreeEntryFields};
constinit const FieldTable htreeTailTable{.structure = "dx_tail", .fields = htreeTailFields};

} // namespace atlas
