// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/partition_table_fields.h"

namespace atlas {
namespace {

using enum FieldKind;

constexpr NamedValue bootFlags[] = {{0x00, "not bootable"}, {0x80, "bootable"}};
constexpr NamedValue attributeNames[] = {{1, "required"}, {2, "no block I/O"}, {4, "legacy BIOS bootable"}};

constexpr Field mbrFields[] = {
    {"boot_code", 0, 440, Bytes},       {"disk_signature", 440, 4, Hex},
    {"unknown", 444, 2, Reserved},      {"boot_indicator[0]", 446, 1, Choice, {}, {}, bootFlags},
    {"starting_chs[0]", 447, 3, Bytes}, {"os_type[0]", 450, 1, Hex},
    {"ending_chs[0]", 451, 3, Bytes},   {"starting_lba[0]", 454, 4},
    {"size_in_lba[0]", 458, 4},         {"boot_indicator[1]", 462, 1, Choice, {}, {}, bootFlags},
    {"starting_chs[1]", 463, 3, Bytes}, {"os_type[1]", 466, 1, Hex},
    {"ending_chs[1]", 467, 3, Bytes},   {"starting_lba[1]", 470, 4},
    {"size_in_lba[1]", 474, 4},         {"boot_indicator[2]", 478, 1, Choice, {}, {}, bootFlags},
    {"starting_chs[2]", 479, 3, Bytes}, {"os_type[2]", 482, 1, Hex},
    {"ending_chs[2]", 483, 3, Bytes},   {"starting_lba[2]", 486, 4},
    {"size_in_lba[2]", 490, 4},         {"boot_indicator[3]", 494, 1, Choice, {}, {}, bootFlags},
    {"starting_chs[3]", 495, 3, Bytes}, {"os_type[3]", 498, 1, Hex},
    {"ending_chs[3]", 499, 3, Bytes},   {"starting_lba[3]", 502, 4},
    {"size_in_lba[3]", 506, 4},         {"signature", 510, 2, Hex},
};
static_assert(isComplete(mbrFields, 512));

constexpr Field gptHeaderFields[] = {
    {"signature", 0, 8, Text},
    {"revision", 8, 4, Hex},
    {"header_size", 12, 4},
    {"header_crc32", 16, 4, Checksum},
    {"reserved", 20, 4, Reserved},
    {"my_lba", 24, 8},
    {"alternate_lba", 32, 8},
    {"first_usable_lba", 40, 8},
    {"last_usable_lba", 48, 8},
    {"disk_guid", 56, 16, Guid},
    {"partition_entry_lba", 72, 8},
    {"num_partition_entries", 80, 4},
    {"sizeof_partition_entry", 84, 4},
    {"partition_entry_array_crc32", 88, 4, Checksum},
};
static_assert(isComplete(gptHeaderFields, 92));

constexpr Field gptEntryFields[] = {
    {"partition_type_guid", 0, 16, Guid},
    {"unique_partition_guid", 16, 16, Guid},
    {"starting_lba", 32, 8},
    {"ending_lba", 40, 8},
    {"attributes", 48, 8, Flags, {}, {}, attributeNames},
    {"partition_name", 56, 72, Utf16},
};
static_assert(isComplete(gptEntryFields, 128));

} // namespace

constinit const FieldTable mbrTable{.structure = "mbr", .fields = mbrFields};
constinit const FieldTable gptHeaderTable{.structure = "gpt_header", .fields = gptHeaderFields};
constinit const FieldTable gptEntryTable{.structure = "gpt_entry", .fields = gptEntryFields};

} // namespace atlas
