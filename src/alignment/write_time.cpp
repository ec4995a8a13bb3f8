// SPDX-License-Identifier: GPL-3.0-or-later
#include "alignment/write_time.h"

#include <numeric>

namespace atlas {

RewriteCost rewriteCost(ByteCount blockSize, ByteOffset start, SectorGrid unit) {
    // The blocks begin at all distances from a boundary that differ by multiples of this step; the largest distance is
    // the worst.
    const auto step = std::gcd(blockSize.value, unit.size.value);
    const auto largest = unit.size.value - step + pastBoundary(start, unit).value % step;
    return {unit, blockSize, (largest + blockSize.value + unit.size.value - 1) / unit.size.value};
}

} // namespace atlas
