// SPDX-License-Identifier: GPL-3.0-or-later
// Parses sizes and offsets typed by users. Numbers in mke2fs options follow other rules: see mkfs/mke2fs_number.h.
#pragma once

#include "base/error.h"
#include "base/units.h"

#include <string_view>

namespace atlas {

/// Unit of a Quantity. Sectors are logical sectors, whose size is known only after the disk has been read.
enum class SizeUnit : std::uint8_t { Unsaid, Bytes, Sectors };

struct Quantity {
    std::uint64_t number = 0;
    SizeUnit unit = SizeUnit::Unsaid;

    [[nodiscard]] bool inSectors() const { return unit == SizeUnit::Sectors; }
    /// A number without a unit counts bytes. Fails when the result does not fit in 63 bits.
    [[nodiscard]] Result<ByteOffset> bytes(ByteCount sector) const;
};

/// "32256", "0x7E00", "2,048 sectors", "63s", "1M", "1.5 GiB", "64 kb", "512 bytes". Case-insensitive. k, M, G, T, P and E are
/// powers of 1024, as in mke2fs, and so are KiB to EiB; kB, MB, GB, TB, PB and EB are powers of 1000. Commas, apostrophes and blanks
/// separate groups of three digits, _ any. A fraction needs one of these suffixes and is rounded down to bytes. The error states
/// the input and the accepted forms; its kind is Limit when the number is too large, else Usage.
[[nodiscard]] Result<Quantity> parseSize(std::string_view text);

/// As parseSize, converted to bytes; `sector` is the logical sector size.
[[nodiscard]] Result<ByteCount> parseBytes(std::string_view text, ByteCount sector = {512});

/// A power of two from 512 to `maximum` bytes: "4096", "4k".
[[nodiscard]] Result<ByteCount> parseSectorSize(std::string_view text, ByteCount maximum);

} // namespace atlas
