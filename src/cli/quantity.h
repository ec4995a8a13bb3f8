// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes and offsets as users type them.
#pragma once

#include "base/error.h"
#include "base/units.h"

#include <string>

namespace atlas::cli {

/// Bytes, or logical sectors whose size is known only once the disk was read.
struct Quantity {
    std::uint64_t number = 0;
    bool sectors = false;

    /// Fails where the bytes do not fit 63 bits.
    [[nodiscard]] Result<ByteOffset> bytes(ByteCount sector) const;
};

/// "32256", "1M", "1MiB", "63s": k, M, G and T are powers of 1024, s is logical sectors.
[[nodiscard]] Result<Quantity> parseQuantity(const std::string& text);

/// A power of two from 512 to `most`, with a suffix: "4096", "4k".
[[nodiscard]] Result<ByteCount> parseSectorSize(const std::string& text, ByteCount maximum);

} // namespace atlas::cli
