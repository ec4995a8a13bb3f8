// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes and offsets as users type them. mke2fs's own numbers follow other rules: mkfs/mke2fs_number.h.
#pragma once

#include "base/error.h"
#include "base/units.h"

#include <string_view>

namespace atlas {

/// What the number of a Quantity counts; sectors are logical ones, whose size is known only once the disk was read.
enum class SizeUnit : std::uint8_t { Unsaid, Bytes, Sectors };

struct Quantity {
    std::uint64_t number = 0;
    SizeUnit unit = SizeUnit::Unsaid;

    [[nodiscard]] bool inSectors() const { return unit == SizeUnit::Sectors; }
    /// A number without a unit counts bytes. Fails where they do not fit 63 bits.
    [[nodiscard]] Result<ByteOffset> bytes(ByteCount sector) const;
};

/// "32256", "0x7E00", "2,048 sectors", "63s", "1M", "1.5 GiB", "64 kb", "512 bytes". Upper and lower case are alike; k, M, G, T
/// and P are powers of 1024, with B or iB behind them too; commas stand between groups of three digits. A fraction needs one
/// of these and is rounded down to bytes. The error says what was typed and what is accepted; its kind is Limit where the
/// number is too large, else Usage.
[[nodiscard]] Result<Quantity> parseSize(std::string_view text);

/// The same in bytes.
[[nodiscard]] Result<ByteCount> parseBytes(std::string_view text, ByteCount sector = {512});

/// A power of two from 512 to `maximum` bytes: "4096", "4k".
[[nodiscard]] Result<ByteCount> parseSectorSize(std::string_view text, ByteCount maximum);

} // namespace atlas
