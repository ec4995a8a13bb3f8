// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/mke2fs_limits.h"

#include <algorithm>

namespace atlas {

NumberRange deviceSizesWith(ByteCount blockSize) {
    const ByteCount block{blockSize.value == 0 ? 4096 : std::bit_floor(blockSize.value)};
    const auto blocks = std::min(maxBlocks(block), deviceSizes.maximum / block.value);
    return {deviceSizes.minimum, blocks * block.value};
}

NumberRange grownSizes(ByteCount size, ByteCount blockSize) {
    return {size.value + 1, deviceSizesWith(blockSize).maximum};
}

NumberRange groupSizesWith(ByteCount blockSize) { return {256, 8 * blockSize.value}; }

} // namespace atlas
