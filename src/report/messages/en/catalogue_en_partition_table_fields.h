// SPDX-License-Identifier: GPL-3.0-or-later
// English: the meanings of the fields of MBR and GPT, by the names in src/ondisk.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr FieldMeaning englishMbrFields[] = {
    {"boot_code", "program that the BIOS runs"},
    {"disk_signature", "identifier of the disk"},
    {"boot_indicator", "0x80 marks the partition to boot from"},
    {"starting_chs", "first sector as cylinder, head and sector"},
    {"os_type", "kind of the partition: 0x83 Linux, 0x05 and 0x0f extended, 0xee a GPT follows"},
    {"ending_chs", "last sector as cylinder, head and sector"},
    {"starting_lba", "first sector"},
    {"size_in_lba", "number of sectors"},
    {"signature", "0xaa55 marks a boot sector"},
};

inline constexpr FieldMeaning englishGptHeaderFields[] = {
    {"signature", "EFI PART marks a GPT"},
    {"revision", "revision of the format"},
    {"header_size", "bytes of the header that its checksum covers"},
    {"header_crc32", "CRC-32 of the header"},
    {"my_lba", "sector of this header"},
    {"alternate_lba", "sector of the other copy"},
    {"first_usable_lba", "first sector that a partition may use"},
    {"last_usable_lba", "last sector that a partition may use"},
    {"disk_guid", "GUID of the disk"},
    {"partition_entry_lba", "first sector of the entries"},
    {"num_partition_entries", "number of entries"},
    {"sizeof_partition_entry", "bytes of an entry"},
    {"partition_entry_array_crc32", "CRC-32 of the entries"},
};

inline constexpr FieldMeaning englishGptEntryFields[] = {
    {"partition_type_guid", "kind of the partition; 0: the entry is unused"},
    {"unique_partition_guid", "GUID of the partition"},
    {"starting_lba", "first sector"},
    {"ending_lba", "last sector"},
    {"attributes", "who may use it, and whether to boot from it"},
    {"partition_name", "name of the partition"},
};

} // namespace atlas
