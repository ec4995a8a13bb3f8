// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/md_fields.h"

namespace atlas {
namespace {

using enum FieldKind;

constexpr NamedValue features[] = {
    {1, "bitmap"},         {2, "recovery_offset"},    {4, "reshape"},     {8, "bad_blocks"},
    {16, "replacement"},   {32, "reshape_backwards"}, {64, "new_offset"}, {128, "recovery_bitmap"},
    {256, "clustered"},    {512, "journal"},          {1024, "ppl"},      {2048, "multiple_ppls"},
    {4096, "raid0_layout"}};
constexpr NamedValue deviceFlags[] = {{1, "write_mostly"}, {2, "failfast"}};
constexpr NamedValue stateFlags[] = {{1, "clean"}, {2, "errors"}, {32, "clustered"}, {256, "bitmap"}};
constexpr NamedValue diskFlags[] = {
    {1, "faulty"}, {2, "active"}, {4, "in_sync"}, {8, "removed"}, {512, "write_mostly"}};

constexpr Field mdFields[] = {
    {"magic", 0, 4, Hex},
    {"major_version", 4, 4},
    {"feature_map", 8, 4, Flags, {}, {}, features},
    {"pad0", 12, 4, Reserved},
    {"set_uuid", 16, 16, Uuid},
    {"set_name", 32, 32, Text},
    {"ctime", 64, 5, Time},
    {"ctime_us", 69, 3},
    {"level", 72, 4, Signed},
    {"layout", 76, 4},
    {"size", 80, 8},
    {"chunksize", 88, 4},
    {"raid_disks", 92, 4},
    {"bitmap_offset", 96, 4, Signed},
    {"new_level", 100, 4, Signed},
    {"reshape_position", 104, 8},
    {"delta_disks", 112, 4, Signed},
    {"new_layout", 116, 4},
    {"new_chunk", 120, 4},
    {"new_offset", 124, 4, Signed},
    {"data_offset", 128, 8},
    {"data_size", 136, 8},
    {"super_offset", 144, 8},
    {"recovery_offset", 152, 8},
    {"dev_number", 160, 4},
    {"cnt_corrected_read", 164, 4},
    {"device_uuid", 168, 16, Uuid},
    {"devflags", 184, 1, Flags, {}, {}, deviceFlags},
    {"bblog_shift", 185, 1},
    {"bblog_size", 186, 2},
    {"bblog_offset", 188, 4, Signed},
    {"utime", 192, 5, Time},
    {"utime_us", 197, 3},
    {"events", 200, 8},
    {"resync_offset", 208, 8},
    {"sb_csum", 216, 4, Checksum},
    {"max_dev", 220, 4},
    {"pad3", 224, 32, Reserved},
};
static_assert(isComplete(mdFields, 256));

constexpr Field mdOldFields[] = {
    {"md_magic", 0, 4, Hex},
    {"major_version", 4, 4},
    {"minor_version", 8, 4},
    {"patch_version", 12, 4},
    {"gvalid_words", 16, 4},
    {"set_uuid0", 20, 4, Hex},
    {"ctime", 24, 4, Time},
    {"level", 28, 4, Signed},
    {"size", 32, 4},
    {"nr_disks", 36, 4},
    {"raid_disks", 40, 4},
    {"md_minor", 44, 4},
    {"not_persistent", 48, 4},
    {"set_uuid1", 52, 4, Hex},
    {"set_uuid2", 56, 4, Hex},
    {"set_uuid3", 60, 4, Hex},
    {"gstate_creserved", 64, 64, Reserved},
    {"utime", 128, 4, Time},
    {"state", 132, 4, Flags, {}, {}, stateFlags},
    {"active_disks", 136, 4},
    {"working_disks", 140, 4},
    {"failed_disks", 144, 4},
    {"spare_disks", 148, 4},
    {"sb_csum", 152, 4, Checksum},
    {"events_lo", 156, 4, Number, {}, "events_hi"},
    {"events_hi", 160, 4},
    {"cp_events_lo", 164, 4, Number, {}, "cp_events_hi"},
    {"cp_events_hi", 168, 4},
    {"recovery_cp", 172, 4},
    {"reshape_position", 176, 8, Number},
    {"new_level", 184, 4, Signed},
    {"delta_disks", 188, 4, Signed},
    {"new_layout", 192, 4},
    {"new_chunk", 196, 4},
    {"gstate_sreserved", 200, 56, Reserved},
    {"layout", 256, 4},
    {"chunk_size", 260, 4},
    {"root_pv", 264, 4},
    {"root_block", 268, 4},
    {"pstate_reserved", 272, 240, Reserved},
    {"disks", 512, 3456, Bytes},
    {"this_disk.number", 3968, 4},
    {"this_disk.major", 3972, 4},
    {"this_disk.minor", 3976, 4},
    {"this_disk.raid_disk", 3980, 4},
    {"this_disk.state", 3984, 4, Flags, {}, {}, diskFlags},
    {"this_disk.reserved", 3988, 108, Reserved},
};
static_assert(isComplete(mdOldFields, 4096));

} // namespace

constinit const FieldTable mdTable{.structure = "mdp_superblock_1", .fields = mdFields};
constinit const FieldTable mdOldTable{.structure = "mdp_superblock_s", .fields = mdOldFields};

} // namespace atlas
