// SPDX-License-Identifier: GPL-3.0-or-later
// The header of a GUID partition table: LBA 1, with a copy in the last LBA.
#pragma once

#include "base/units.h"

#include <cstddef>
#include <optional>
#include <span>

namespace atlas {

struct GptHeader {
    std::uint32_t size = 0;             ///< of the header, in bytes: 92, or more in later revisions
    std::uint32_t checksum = 0;         ///< as stored
    std::uint32_t computedChecksum = 0; ///< over `size` bytes but the stored checksum; 0 where the size does not fit
    Lba self;                           ///< where this copy says it lies
    Lba other;                          ///< where the other copy lies
    Lba firstUsable;
    Lba lastUsable;
    Lba entries;                        ///< the partition entry array
    std::uint32_t entryCount = 0;       ///< whatever the disk claims: no loop bound, no allocation size
    std::uint32_t entrySize = 0;        ///< in bytes, 128 as a rule
    std::uint32_t entriesChecksum = 0;

    [[nodiscard]] bool sizeFits(ByteCount sector) const { return size >= 92 && size <= sector.value; }
    /// Cannot wrap: both factors have 32 bits.
    [[nodiscard]] ByteCount entriesBytes() const { return {std::uint64_t{entryCount} * entrySize}; }
};

/// None where `sector`, one logical sector, does not begin with "EFI PART".
[[nodiscard]] std::optional<GptHeader> parseGptHeader(std::span<const std::byte> sector);

} // namespace atlas
