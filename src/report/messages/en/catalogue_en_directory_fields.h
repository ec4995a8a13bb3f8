// SPDX-License-Identifier: GPL-3.0-or-later
// English: the meanings of the fields of directories and extended attributes, by the names in src/ondisk.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr FieldMeaning englishDirectoryEntryFields[] = {
    {"inode", "inode; 0: the entry is unused"},
    {"rec_len", "bytes to the next entry"},
    {"name_len", "bytes of the name, which follows"},
    {"file_type", "type of the file"},
};

inline constexpr FieldMeaning englishDirectoryTailFields[] = {
    {"det_rec_len", "12: the tail looks like an unused entry"},
    {"det_reserved_ft", "0xde marks the tail"},
    {"det_checksum", "crc32c of the directory's inode number, its generation and the block"},
};

inline constexpr FieldMeaning englishHtreeRootFields[] = {
    {"dot_inode", "inode of the directory"},
    {"dot_rec_len", "bytes to the entry of the parent"},
    {"dot_name_len", "bytes of the name"},
    {"dot_file_type", "type of the file"},
    {"dot_name", "name of the directory itself"},
    {"dotdot_inode", "inode of the parent"},
    {"dotdot_rec_len", "bytes to the end of the block, which hide the index from ext2"},
    {"dotdot_name_len", "bytes of the name"},
    {"dotdot_file_type", "type of the file"},
    {"dotdot_name", "name of the parent"},
    {"hash_version", "hash of the names"},
    {"info_length", "bytes from reserved_zero to the limit"},
    {"indirect_levels", "levels of nodes between the root and the leaves"},
    {"limit", "entries that have room"},
    {"count", "entries in use"},
    {"block", "block of the directory for the lowest hashes"},
};

inline constexpr FieldMeaning englishHtreeNodeFields[] = {
    {"fake_rec_len", "length of an unused entry, which hides the node from ext2"},
    {"limit", "entries that have room"},
    {"count", "entries in use"},
    {"block", "block of the directory for the lowest hashes"},
};

inline constexpr FieldMeaning englishHtreeEntryFields[] = {
    {"hash", "lowest hash in the block"},
    {"block", "block of the directory"},
};

inline constexpr FieldMeaning englishHtreeTailFields[] = {
    {"dt_checksum", "crc32c of the directory's inode number, its generation and the node"},
};

inline constexpr FieldMeaning englishXattrHeaderFields[] = {
    {"h_magic", "0xea020000 marks a block of extended attributes"},
    {"h_refcount", "inodes that share the block"},
    {"h_blocks", "blocks; always 1"},
    {"h_hash", "hash of all attributes"},
    {"h_checksum", "crc32c of the block's number and the block"},
};

inline constexpr FieldMeaning englishXattrEntryFields[] = {
    {"e_name_len", "bytes of the name, which follows"},
    {"e_name_index", "prefix of the name"},
    {"e_value_offs", "where the value lies"},
    {"e_value_inum", "inode that holds the value; 0: none"},
    {"e_value_size", "bytes of the value"},
    {"e_hash", "hash of name and value"},
};

} // namespace atlas
