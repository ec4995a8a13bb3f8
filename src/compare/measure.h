// SPDX-License-Identifier: GPL-3.0-or-later
// Measures a layout for comparison: its metrics, its alignment on a drive, and its load on the members of a RAID array.
#pragma once

#include "alignment/structures.h"
#include "compare/layout_metrics.h"
#include "compare/measure_frame.h"
#include "compare/raid_load.h"

namespace atlas {

struct Measured {
    LayoutMetrics metrics;
    FitCounts structures; ///< fits at the start and on the frame's physical sector
    std::uint64_t bitmapEraseBlocks = 0; ///< of the frame's that hold a bitmap
    std::optional<MemberLoad> load{}; ///< set when the frame has a RAID geometry
    ByteCount blockSize{}; ///< of the layout
    ByteOffset start{}; ///< first byte of the volume on its disk, or on its array
};

[[nodiscard]] Measured measuredIn(const MeasureFrame& frame, const Layout& layout, const LayoutPlace& place = {});

} // namespace atlas
