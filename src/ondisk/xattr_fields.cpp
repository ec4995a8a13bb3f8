// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/xattr_fields.h"

namespace atlas {
namespace {

using enum FieldKind;

constexpr NamedValue nameIndexes[] = {{0, "no prefix"},
                                      {1, "user."},
                                      {2, "system.posix_acl_access"},
                                      {3, "system.posix_acl_default"},
                                      {4, "trusted."},
                                      {6, "security."},
                                      {7, "system."},
                                      {8, "system.richacl"},
                                      {9, "encryption"}};

constexpr Field xattrHeaderFields[] = {{"h_magic", 0, 4, Hex},
                                       {"h_refcount", 4, 4},
                                       {"h_blocks", 8, 4},
                                       {"h_hash", 12, 4, Hex},
                                       {"h_checksum", 16, 4, Checksum, "metadata_csum"},
                                       {"h_reserved", 20, 12, Reserved}};
static_assert(isComplete(xattrHeaderFields, 32));

constexpr Field xattrEntryFields[] = {{"e_name_len", 0, 1},   {"e_name_index", 1, 1, Choice, {}, {}, nameIndexes},
                                      {"e_value_offs", 2, 2}, {"e_value_inum", 4, 4, Number, "ea_inode"},
                                      {"e_value_size", 8, 4}, {"e_hash", 12, 4, Hex}};
static_assert(isComplete(xattrEntryFields, 16));

} // namespace

constinit const FieldTable xattrHeaderTable{.structure = "ext4_xattr_header", .fields = xattrHeaderFields};
constinit const FieldTable xattrEntryTable{.structure = "ext4_xattr_entry", .fields = xattrEntryFields};

} // namespace atlas
