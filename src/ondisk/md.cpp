// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/md.h"

#include "ondisk/endian.h"

namespace atlas {
namespace {

constexpr std::uint32_t mdMagic = 0xA92B4EFC;
constexpr std::uint64_t sector = 512;

} // namespace

std::vector<ByteOffset> mdSuperblockPlaces(ByteCount bytes) {
    std::vector<ByteOffset> places{{4096}, {0}};
    // drivers/md/md.c super_1_load: 8 KiB before the end, rounded down to 4 KiB.
    if (bytes.value >= 16 * sector) {
        places.push_back({(bytes.value / sector - 16) / 8 * 8 * sector});
    }
    return places;
}

std::optional<MdSuperblock> parseMdSuperblock(std::span<const std::byte> bytes) {
    if (bytes.size() < mdSuperblockBytes || little<std::uint32_t>(bytes, 0) != mdMagic ||
        little<std::uint32_t>(bytes, 4) != 1) {
        return std::nullopt;
    }
    MdSuperblock md;
    md.level = little<std::int32_t>(bytes, 72);
    md.layout = little<std::uint32_t>(bytes, 76);
    md.chunk = {std::uint64_t{little<std::uint32_t>(bytes, 88)} * sector};
    md.members = little<std::uint32_t>(bytes, 92);
    md.dataOffset = {little<std::uint64_t>(bytes, 128) * sector};
    return md;
}

} // namespace atlas
