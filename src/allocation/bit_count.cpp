// SPDX-License-Identifier: GPL-3.0-or-later
#include "allocation/bit_count.h"

#include "allocation/bitmap_word.h"

#include <algorithm>
#include <bit>

namespace atlas {

std::uint32_t bitsSet(std::span<const std::byte> bits, std::uint32_t from, std::uint32_t end) {
    std::uint32_t count = 0;
    for (auto at = from; at < end;) {
        const auto word = wordAt(bits, at / 64 * 8, 0) >> (at % 64);
        const auto here = std::min(end - at, 64 - at % 64);
        count += static_cast<std::uint32_t>(std::popcount(here == 64 ? word : word & ((std::uint64_t{1} << here) - 1)));
        at += here;
    }
    return count;
}

} // namespace atlas
