// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/measure.h"

#include <algorithm>

namespace atlas {
namespace {

std::uint64_t bitmapEraseBlocksOf(const Layout& layout, ByteOffset start, SectorGrid eraseBlocks) {
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

} // namespace

Measured measuredIn(const MeasureFrame& frame, const Layout& layout, const LayoutPlace& place) {
    const auto& fs = layout.filesystem;
    const auto start = frame.startOf(place);
    Measured out{measure(layout, frame.model), align(layout, placementFrom(start, fs), frame.drive().grid()).total()};
    if (frame.raid) {
        out.load = loadOf(layout, *frame.raid, start);
    }
    out.bitmapEraseBlocks = bitmapEraseBlocksOf(layout, start, frame.eraseBlocks.grid);
    out.blockSize = fs.blockSize;
    out.start = start;
    return out;
}

} // namespace atlas
