// SPDX-License-Identifier: GPL-3.0-or-later
#include "ondisk/gpt.h"

#include "ondisk/crc32.h"
#include "ondisk/endian.h"

#include <algorithm>
#include <array>

namespace atlas {
namespace {

constexpr std::uint64_t signature = 0x5452415020494645; // "EFI PART"
constexpr std::size_t checksumAt = 16;
constexpr std::size_t checksumSize = 4;

std::uint32_t checksumOf(std::span<const std::byte> header) {
    static constexpr std::array<std::byte, checksumSize> zeros{};
    Crc32 crc;
    crc.add(header.first(checksumAt));
    crc.add(zeros);
    crc.add(header.subspan(checksumAt + checksumSize));
    return crc.value();
}

} // namespace

std::optional<GptHeader> parseGptHeader(std::span<const std::byte> sector) {
    if (sector.size() < 92 || little<std::uint64_t>(sector, 0) != signature) {
        return std::nullopt;
    }
    const auto half = [&](std::size_t at) { return little<std::uint32_t>(sector, at); };
    const auto lba = [&](std::size_t at) { return Lba{little<std::uint64_t>(sector, at)}; };
    GptHeader header{.size = half(12),
                     .checksum = half(checksumAt),
                     .self = lba(24),
                     .other = lba(32),
                     .firstUsable = lba(40),
                     .lastUsable = lba(48),
                     .diskGuid = {},
                     .entries = lba(72),
                     .entryCount = half(80),
                     .entrySize = half(84),
                     .entriesChecksum = half(88)};
    std::ranges::copy(sector.subspan(56, header.diskGuid.size()), header.diskGuid.begin());
    if (header.sizeFits({sector.size()})) {
        header.computedChecksum = checksumOf(sector.first(header.size));
    }
    return header;
}

} // namespace atlas
