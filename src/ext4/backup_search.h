// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for backup superblocks when the primary one is unusable.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"

#include <optional>
#include <vector>

namespace atlas {

struct BackupSuperblock {
    GroupNumber group;
    BlockNumber block;
    ByteCount blockSize;
};

/// The backup superblocks whose own fields match their position, sorted by block. Searches the default positions of
/// mke2fs for each block and cluster size; if these hold none, each KiB of the volume's first 128 MiB, for unusual
/// values of -g.
[[nodiscard]] std::vector<BackupSuperblock> findBackups(const ByteSource& source, ByteInterval volume);

} // namespace atlas
