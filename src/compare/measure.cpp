// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/measure.h"

#include "compare/bitmap_erase_blocks.h"

namespace atlas {

Measured measuredIn(const MeasureFrame& frame, const Layout& layout, const LayoutPlace& place) {
    const auto& fs = layout.filesystem;
    const auto start = frame.startOf(place);
    Measured out{measureLayout(layout, frame.model),
                 align(layout, placementFrom(start, fs), frame.drive().grid()).total()};
    if (frame.raid) {
        out.load = loadOf(layout, *frame.raid, start);
    }
    out.bitmapEraseBlocks = bitmapEraseBlocks(layout, start, frame.eraseBlocks.grid);
    out.blockSize = fs.blockSize;
    out.start = start;
    return out;
}

} // namespace atlas
