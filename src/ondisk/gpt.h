// SPDX-License-Identifier: GPL-3.0-or-later
// The header of a GUID partition table: primary in LBA 1, backup in the last LBA.
#pragma once

#include "base/units.h"

#include <array>
#include <cstddef>
#include <optional>
#include <span>

namespace atlas {

struct GptHeader {
    std::uint32_t size = 0;             ///< header size in bytes: 92, or more in later revisions
    std::uint32_t checksum = 0;         ///< as stored
    std::uint32_t computedChecksum = 0; ///< over `size` bytes with the checksum zeroed; 0 when `size` is invalid
    Lba self;                           ///< LBA of this copy, as stored
    Lba other;                          ///< LBA of the other copy, as stored
    Lba firstUsable;
    Lba lastUsable;
    std::array<std::byte, 16> diskGuid{};
    Lba entries;                        ///< start of the partition entry array
    std::uint32_t entryCount = 0;       ///< as stored, unchecked: do not use as a loop bound or an allocation size
    std::uint32_t entrySize = 0;        ///< in bytes, usually 128
    std::uint32_t entriesChecksum = 0;

    [[nodiscard]] bool sizeFits(ByteCount sector) const { return size >= 92 && size <= sector.value; }
    /// Cannot overflow: both factors have 32 bits.
    [[nodiscard]] ByteCount entriesBytes() const { return {std::uint64_t{entryCount} * entrySize}; }
};

/// `sector` is one logical sector. Returns nullopt when it does not begin with "EFI PART".
[[nodiscard]] std::optional<GptHeader> parseGptHeader(std::span<const std::byte> sector);

} // namespace atlas
