// SPDX-License-Identifier: GPL-3.0-or-later
// English: the meanings of the fields of LUKS, LVM and md, by the names in src/ondisk.
#pragma once

#include "report/messages/catalogue_entry.h"

namespace atlas {

inline constexpr FieldMeaning englishLuks1Fields[] = {
    {"magic", "4c554b53babe, LUKS, marks a header"},
    {"version", "version of the format"},
    {"cipher-name", "cipher of the data"},
    {"cipher-mode", "mode of the cipher, with its initial vector"},
    {"hash-spec", "hash function of the key derivation"},
    {"payload-offset", "sector of 512 bytes in which the encrypted data begin"},
    {"key-bytes", "bytes of the master key"},
    {"mk-digest", "digest of the master key"},
    {"mk-digest-salt", "salt of that digest"},
    {"mk-digest-iter", "iterations of that digest"},
    {"uuid", "UUID of the container"},
    {"active", "whether the key slot is in use"},
    {"iterations", "iterations of the key derivation of the slot"},
    {"salt", "salt of the key derivation of the slot"},
    {"key-material-offset", "sector of 512 bytes in which the key of the slot begins"},
    {"stripes", "stripes of the anti-forensic splitter"},
};

inline constexpr FieldMeaning englishLuks2Fields[] = {
    {"magic", "4c554b53babe, LUKS, marks a header; 534b554cbabe its copy"},
    {"version", "version of the format"},
    {"hdr_size", "bytes of the header with its JSON"},
    {"seqid", "updates of the header: the copy with more is current"},
    {"label", "label"},
    {"csum_alg", "hash function of the checksum"},
    {"salt", "random bytes that make each header differ"},
    {"uuid", "UUID of the container"},
    {"subsystem", "second label"},
    {"hdr_offset", "byte of the container in which this header lies"},
    {"csum", "checksum of the header with its JSON"},
};

inline constexpr FieldMeaning englishLvmLabelFields[] = {
    {"id", "LABELONE marks a label"},
    {"sector_xl", "sector of 512 bytes in which the label lies"},
    {"crc_xl", "CRC-32 of what follows it in the sector"},
    {"offset_xl", "bytes from the label to the header of the physical volume"},
    {"type", "LVM2 001"},
};

inline constexpr FieldMeaning englishLvmPhysicalVolumeFields[] = {
    {"pv_uuid", "UUID of the physical volume, without dashes"},
    {"device_size_xl", "bytes of the physical volume"},
};

inline constexpr FieldMeaning englishLvmMetadataFields[] = {
    {"checksum_xl", "CRC-32 of the rest of the sector"},
    {"magic", "marks a metadata area"},
    {"version", "version of the format"},
    {"start", "byte of the physical volume in which the area begins"},
    {"size", "bytes of the area"},
    {"raw_locns.offset", "byte of the area in which a text begins; 0: none"},
    {"raw_locns.size", "bytes of the text"},
    {"raw_locns.checksum", "CRC-32 of the text"},
    {"raw_locns.flags", "whether the text is to be ignored"},
};

inline constexpr FieldMeaning englishMdFields[] = {
    {"magic", "0xa92b4efc marks a superblock of md"},
    {"major_version", "version of the format"},
    {"feature_map", "features in use"},
    {"set_uuid", "UUID of the array"},
    {"set_name", "name of the array"},
    {"ctime", "when the array was made"},
    {"ctime_us", "microseconds of ctime"},
    {"level", "RAID level"},
    {"layout", "placement of parity, or of copies in RAID 10"},
    {"size", "sectors of 512 bytes that the array uses of each member"},
    {"chunksize", "sectors of 512 bytes in a chunk"},
    {"raid_disks", "members of the array"},
    {"bitmap_offset", "sectors of 512 bytes from the superblock to the bitmap"},
    {"new_level", "RAID level after reshaping"},
    {"reshape_position", "sector of the array that reshaping has reached"},
    {"delta_disks", "members that reshaping adds"},
    {"new_layout", "layout after reshaping"},
    {"new_chunk", "sectors of 512 bytes in a chunk after reshaping"},
    {"new_offset", "sectors of 512 bytes by which reshaping moves the data"},
    {"data_offset", "sector of 512 bytes of the member in which the data begin"},
    {"data_size", "sectors of 512 bytes of the member that hold data"},
    {"super_offset", "sector of 512 bytes of the member in which this superblock lies"},
    {"recovery_offset", "sectors of 512 bytes that are recovered already"},
    {"dev_number", "number of this member"},
    {"cnt_corrected_read", "read errors that were corrected"},
    {"device_uuid", "UUID of this member"},
    {"devflags", "how the member is used"},
    {"bblog_shift", "sectors of an entry of the bad-block log, as a power of 2"},
    {"bblog_size", "sectors of 512 bytes of the bad-block log"},
    {"bblog_offset", "sectors of 512 bytes from the superblock to the bad-block log"},
    {"utime", "when the superblock was written"},
    {"utime_us", "microseconds of utime"},
    {"events", "updates that the member took part in: the highest is current"},
    {"resync_offset", "sectors of 512 bytes that are known to be in sync"},
    {"sb_csum", "sum of the superblock"},
    {"max_dev", "number of roles that follow"},
};

inline constexpr FieldMeaning englishMdOldFields[] = {
    {"md_magic", "0xa92b4efc marks a superblock of md"},
    {"major_version", "version of the format"},
    {"minor_version", "version of the format: 90, or 91 while reshaping"},
    {"patch_version", "version of the format"},
    {"gvalid_words", "words in use in the first part"},
    {"set_uuid0", "UUID of the array, first part"},
    {"set_uuid1", "UUID of the array, second part"},
    {"set_uuid2", "UUID of the array, third part"},
    {"set_uuid3", "UUID of the array, last part"},
    {"ctime", "when the array was made"},
    {"level", "RAID level"},
    {"size", "KiB that the array uses of each member"},
    {"nr_disks", "members and spares"},
    {"raid_disks", "members of the array"},
    {"md_minor", "number of the array's device"},
    {"not_persistent", "0: the array has superblocks"},
    {"utime", "when the superblock was written"},
    {"state", "state of the array"},
    {"active_disks", "members that work"},
    {"working_disks", "members and spares that work"},
    {"failed_disks", "members that failed"},
    {"spare_disks", "spares"},
    {"sb_csum", "sum of the superblock"},
    {"events_lo", "updates that the member took part in: the highest is current"},
    {"cp_events_lo", "updates at the last checkpoint"},
    {"recovery_cp", "sectors that are known to be in sync"},
    {"reshape_position", "sector of the array that reshaping has reached"},
    {"new_level", "RAID level after reshaping"},
    {"delta_disks", "members that reshaping adds"},
    {"new_layout", "layout after reshaping"},
    {"new_chunk", "bytes of a chunk after reshaping"},
    {"layout", "placement of parity, or of copies in RAID 10"},
    {"chunk_size", "bytes of a chunk"},
    {"root_pv", "root physical volume, not used"},
    {"root_block", "root block, not used"},
    {"disks", "the members: number, device, place and state"},
    {"this_disk.number", "number of this member"},
    {"this_disk.major", "device of this member, major number"},
    {"this_disk.minor", "device of this member, minor number"},
    {"this_disk.raid_disk", "place of this member in the array"},
    {"this_disk.state", "state of this member"},
};

} // namespace atlas
