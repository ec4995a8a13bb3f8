// SPDX-License-Identifier: GPL-3.0-or-later
// What the checksums of ext4's structures begin with.
#pragma once

#include "ondisk/crc32c.h"
#include "ondisk/decode.h"

namespace atlas {

template <class Int>
[[nodiscard]] constexpr std::array<std::byte, sizeof(Int)> littleBytes(Int number) {
    std::array<std::byte, sizeof(Int)> out{};
    for (std::size_t n = 0; n < out.size(); ++n) {
        out[n] = static_cast<std::byte>(number >> (8 * n));
    }
    return out;
}

/// Of an inode and of the blocks that it owns.
[[nodiscard]] inline std::uint32_t inodeSeed(const DecodeContext& context, std::uint32_t inode,
                                             std::uint32_t generation) {
    return crc32c(crc32c(context.checksumSeed, littleBytes(inode)), littleBytes(generation));
}

} // namespace atlas
