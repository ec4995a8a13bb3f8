// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/md.h"

#include "ondisk/endian.h"
#include "ondisk/sector_unit.h"

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

/// The roles follow the 256 fixed bytes; those from 0xFFFD on are a journal, a faulty member and a spare.
std::optional<std::uint32_t> roleIn(std::span<const std::byte> bytes) {
    constexpr std::size_t roles = 256;
    const std::size_t device = little<std::uint32_t>(bytes, 160);
    if (device >= little<std::uint32_t>(bytes, 220) || device >= (bytes.size() - roles) / 2) {
        return std::nullopt;
    }
    const auto role = little<std::uint16_t>(bytes, roles + 2 * device);
    return role < 0xFFFD ? std::optional<std::uint32_t>(role) : std::nullopt;
}

/// drivers/md/md.c calc_sb_csum and calc_sb_1_csum: the sum of the 32-bit words, the checksum itself counted as 0, with the
/// carries folded in.
std::uint32_t checksumOf(std::span<const std::byte> bytes, std::size_t checksumAt) {
    std::uint64_t sum = 0;
    std::size_t at = 0;
    for (; at + 4 <= bytes.size(); at += 4) {
        sum += at == checksumAt ? 0 : little<std::uint32_t>(bytes, at);
    }
    if (at + 2 <= bytes.size()) {
        sum += little<std::uint16_t>(bytes, at);
    }
    return static_cast<std::uint32_t>((sum & 0xFFFFFFFF) + (sum >> 32));
}

/// super_1_load: the roles of as many devices as fit into the superblock count too.
std::optional<ChecksumVerdict> newChecksum(std::span<const std::byte> bytes) {
    constexpr std::size_t roles = 256;
    constexpr std::size_t checksumAt = 216;
    const std::size_t devices = little<std::uint32_t>(bytes, 220);
    if (devices > (mdSuperblockBytes - roles) / 2) {
        return std::nullopt;
    }
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
    if (little<std::uint32_t>(bytes, 4) != 1 || sectorsAt(bytes, 144) != place.at.value) {
        return std::nullopt;
    }
    constexpr std::uint32_t recoveryOffset = 2; // MD_FEATURE_RECOVERY_OFFSET
    MdSuperblock md{.version = place.version};
    md.level = little<std::int32_t>(bytes, 72);
    md.layout = little<std::uint32_t>(bytes, 76);
    md.memberSize = {sectorsAt(bytes, 80)};
    md.chunk = {std::uint64_t{little<std::uint32_t>(bytes, 88)} * unitSector};
    md.members = little<std::uint32_t>(bytes, 92);
    md.dataOffset = {sectorsAt(bytes, 128)};
    md.role = roleIn(bytes);
    md.intact = isIntact(bytes, false);
    md.array = rawText(bytes, 16, 16);
    md.events = little<std::uint64_t>(bytes, 200);
    md.recovering = (little<std::uint32_t>(bytes, 8) & recoveryOffset) != 0;
    return md;
}

/// Its numbers have the byte order of the machine that made it; this reads those of little-endian machines.
std::optional<MdSuperblock> parseOld(std::span<const std::byte> bytes) {
    const auto word = [&](std::size_t index) { return little<std::uint32_t>(bytes, index * 4); };
    constexpr std::uint32_t minor = 90;
    if (word(1) != 0 || word(2) != minor) {
        return std::nullopt;
    }
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
    if ((state & (active | inSync | faulty)) == (active | inSync)) {
        md.role = word(thisDisk + 3);
    }
    return md;
}

} // namespace

std::optional<ChecksumVerdict> mdChecksum(std::span<const std::byte> superblock, bool isOld) {
    return isOld ? oldChecksum(superblock) : newChecksum(superblock);
}

std::vector<MdPlace> mdSuperblockPlaces(ByteCount bytes) {
    std::vector<MdPlace> places{{"1.2", {4096}}, {"1.1", {0}}};
    // drivers/md/md.c super_1_load: 8 KiB before the end, rounded down to 4 KiB.
    if (bytes.value >= 16 * unitSector) {
        places.push_back({"1.0", {(bytes.value / unitSector - 16) / 8 * 8 * unitSector}});
    }
    // MD_NEW_SIZE_SECTORS: in the last 64 KiB that are aligned to 64 KiB.
    if (bytes.value >= 2 * oldReserved) {
        places.push_back({oldVersion, {bytes.value / oldReserved * oldReserved - oldReserved}});
    }
    return places;
}

std::optional<MdSuperblock> parseMdSuperblock(std::span<const std::byte> bytes, const MdPlace& place) {
    if (bytes.size() < mdSuperblockBytes || little<std::uint32_t>(bytes, 0) != mdMagic) {
        return std::nullopt;
    }
    auto md = place.version == oldVersion ? parseOld(bytes) : parseNew(bytes, place);
    if (md && md->level == 1) {
        md->chunk = {}; // md gives a RAID 1 the default chunk of the tool that made it, and does not use it
    }
    return md;
}

} // namespace atlas
