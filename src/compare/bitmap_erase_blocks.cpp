// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/bitmap_erase_blocks.h"

#include <algorithm>

namespace atlas {

std::uint64_t bitmapEraseBlocks(const Layout& layout, ByteOffset start, SectorGrid eraseBlocks) {
    const auto size = eraseBlocks.size.value;
    std::vector<std::uint64_t> numbers;
    for (const auto* places : {&layout.groups.blockBitmap, &layout.groups.inodeBitmap}) {
        for (const auto place : *places) {
            const auto byte = byteOf(place, layout.filesystem.blockSize, start).value;
            numbers.push_back((byte + size - eraseBlocks.phase.value % size) / size);
        }
    }
    std::ranges::sort(numbers);
    return static_cast<std::uint64_t>(std::ranges::unique(numbers).begin() - numbers.begin());
}

} // namespace atlas
