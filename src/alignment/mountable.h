// SPDX-License-Identifier: GPL-3.0-or-later
// Which sizes of blocks can be mounted: bounded below by the drive's logical sector, above by the machine's page.
#pragma once

#include "disk/drive.h"

namespace atlas {

/// The page size of most machines: mke2fs makes larger blocks, but a kernel with 4 KiB pages cannot mount them.
inline constexpr ByteCount usualPageSize{4096};

/// Whether the kernel can mount a volume of such blocks on `drive`: not when they are smaller than the logical sectors
/// (fs/ext4/super.c, sb_set_blocksize()). Larger blocks than usualPageSize depend on the machine and do not count here.
[[nodiscard]] inline bool isMountable(ByteCount blockSize, const Drive& drive) {
    return blockSize >= drive.targetSector();
}

/// Whether every machine has pages as large as such a block.
[[nodiscard]] constexpr bool fitsEveryPage(ByteCount blockSize) { return blockSize <= usualPageSize; }

} // namespace atlas
