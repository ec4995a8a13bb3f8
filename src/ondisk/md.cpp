// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/md.h"

#include "ondisk/endian.h"
#include "ondisk/lvm.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr std::uint32_t mdMagic = 0xA92B4EFC;
constexpr std::string_view oldVersion = "0.90";
constexpr std::uint64_t oldReserved = 64 * KiB; // MD_RESERVED_BYTES

std::string rawText(std::span<const std::byte> bytes, std::size_t at, std::size_t count) {
    return {reinterpret_cast<const char*>(bytes.data()) + at, count};
}

std::uint64_t sectorsAt(std::span<const std::byte> bytes, std::size_t at) {
    return bytesOfUnitSectors(little<std::uint64_t>(bytes, at));
}

/// The roles follow the 256 fixed bytes; values from 0xFFFD on mean a journal, faulty or spare device.
std::optional<std::uint32_t> roleIn(std::span<const std::byte> bytes) {
    constexpr std::size_t roles = 256;
    const std::size_t device = little<std::uint32_t>(bytes, 160);
    if (device >= little<std::uint32_t>(bytes, 220) || device >= (bytes.size() - roles) / 2)
        return std::nullopt;
    const auto role = little<std::uint16_t>(bytes, roles + 2 * device);
    return role < 0xFFFD ? std::optional<std::uint32_t>(role) : std::nullopt;
}

/// The sum of the 32-bit words with the checksum as 0 and the carries folded in: drivers/md/md.c, calc_sb_csum and
/// calc_sb_1_csum.
std::uint32_t checksumOf(std::span<const std::byte> bytes, std::size_t checksumAt) {
    std::uint64_t sum = 0;
    std::size_t at = 0;
    for (; at + 4 <= bytes.size(); at += 4)
        sum += at == checksumAt ? 0 : little<std::uint32_t>(bytes, at);
    if (at + 2 <= bytes.size())
        sum += little<std::uint16_t>(bytes, at);
    return static_cast<std::uint32_t>((sum & 0xFFFFFFFF) + (sum >> 32));
}

/// super_1_load: covers the roles of all devices, if they fit in the superblock.
std::optional<ChecksumVerdict> newChecksum(std::span<const std::byte> bytes) {
    constexpr std::size_t roles = 256;
    constexpr std::size_t checksumAt = 216;
    const std::size_t devices = little<std::uint32_t>(bytes, 220);
    if (devices > (mdSuperblockBytes - roles) / 2)
        return std::nullopt;
    return ChecksumVerdict{"sb_csum", little<std::uint32_t>(bytes, checksumAt),
                           checksumOf(bytes.first(roles + 2 * devices), checksumAt)};
}

/// super_90_load compares both sums folded to 16 bits (md_csum_fold).
ChecksumVerdict oldChecksum(std::span<const std::byte> bytes) {
    constexpr std::size_t checksumAt = 38 * 4;
    const auto fold = [](std::uint32_t sum) {
        sum = (sum & 0xFFFF) + (sum >> 16);
        return (sum & 0xFFFF) + (sum >> 16);
    };
    return {"sb_csum", fold(little<std::uint32_t>(bytes, checksumAt)),
            fold(checksumOf(bytes.first(mdSuperblockBytes), checksumAt))};
}

bool isIntact(std::span<const std::byte> bytes, bool isOld) {
    const auto checksum = mdChecksum(bytes, isOld);
    return checksum && checksum->right();
}

std::optional<MdSuperblock> parseNew(std::span<const std::byte> bytes, const MdPlace& place) {
    if (little<std::uint32_t>(bytes, 4) != 1 || sectorsAt(bytes, 144) != place.at.value)
        return std::nullopt;
    constexpr std::uint32_t recoveryOffset = 2; // MD_FEATURE_RECOVERY_OFFSET
    MdSuperblock md{.version = place.version};
    md.level = little<std::int32_t>(bytes, 72);
    md.layout = little<std::uint32_t>(bytes, 76);
    md.memberSize = {sectorsAt(bytes, 80)};
    md.chunk = {std::uint64_t{little<std::uint32_t>(bytes, 88)} * unitSector};
    md.members = little<std::uint32_t>(bytes, 92);
    md.dataOffset = {sectorsAt(bytes, 128)};
    md.dataRoom = {sectorsAt(bytes, 136)};
    md.role = roleIn(bytes);
    md.intact = isIntact(bytes, false);
    md.array = rawText(bytes, 16, 16);
    md.events = little<std::uint64_t>(bytes, 200);
    md.recovering = (little<std::uint32_t>(bytes, 8) & recoveryOffset) != 0;
    return md;
}

/// Stored in the byte order of the machine that created it; only little-endian is read.
std::optional<MdSuperblock> parseOld(std::span<const std::byte> bytes) {
    const auto word = [&](std::size_t index) { return little<std::uint32_t>(bytes, index * 4); };
    constexpr std::uint32_t minor = 90;
    if (word(1) != 0 || word(2) != minor)
        return std::nullopt;
    constexpr std::size_t thisDisk = 992;
    constexpr std::uint32_t active = 1U << 1; // MD_DISK_ACTIVE
    constexpr std::uint32_t inSync = 1U << 2; // MD_DISK_SYNC
    constexpr std::uint32_t faulty = 1U << 0; // MD_DISK_FAULTY
    const auto state = word(thisDisk + 4);
    MdSuperblock md{.version = oldVersion};
    md.intact = isIntact(bytes, true);
    md.array = rawText(bytes, 5 * 4, 4) + rawText(bytes, 13 * 4, 12);
    md.events = little<std::uint64_t>(bytes, 39 * 4);
    md.level = static_cast<std::int32_t>(word(7));
    md.memberSize = {std::uint64_t{word(8)} * 1024};
    md.members = word(10);
    md.layout = word(64);
    md.chunk = {word(65)};
    if ((state & (active | inSync | faulty)) == (active | inSync))
        md.role = word(thisDisk + 3);
    return md;
}

} // namespace

std::optional<ChecksumVerdict> mdChecksum(std::span<const std::byte> superblock, bool isOld) {
    return isOld ? oldChecksum(superblock) : newChecksum(superblock);
}

std::vector<MdPlace> mdSuperblockPlaces(ByteCount bytes) {
    std::vector<MdPlace> places{{"1.2", {4096}}, {"1.1", {0}}};
    // drivers/md/md.c super_1_load: 8 KiB before the end, rounded down to 4 KiB.
    if (bytes.value >= 16 * unitSector)
        places.push_back({"1.0", {(bytes.value / unitSector - 16) / 8 * 8 * unitSector}});
    // MD_NEW_SIZE_SECTORS: the last 64 KiB-aligned 64 KiB.
    if (bytes.value >= 2 * oldReserved)
        places.push_back({oldVersion, {bytes.value / oldReserved * oldReserved - oldReserved}});
    return places;
}

std::optional<MdSuperblock> parseMdSuperblock(std::span<const std::byte> bytes, const MdPlace& place) {
    if (bytes.size() < mdSuperblockBytes || little<std::uint32_t>(bytes, 0) != mdMagic)
        return std::nullopt;
    auto md = place.version == oldVersion ? parseOld(bytes) : parseNew(bytes, place);
    if (md && md->level == 1)
        md->chunk = {}; // md stores the tool's default chunk for RAID 1, but does not use it
    return md;
}

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
