// SPDX-License-Identifier: GPL-3.0-or-later
// Where backup superblocks may be when the primary one cannot be used.
#pragma once

#include "base/byte_source.h"
#include "base/interval.h"

#include <optional>
#include <vector>

namespace atlas {

struct BackupSuperblock {
    GroupNumber group;
    BlockNumber block;
    ByteCount blockSize;
};

/// Copies whose own fields place them where they were found, by rising block. Looked at are the places that mke2fs's defaults give
/// for every block and cluster size, and, for an odd -g, each KiB of the volume's first 128 MiB.
[[nodiscard]] std::vector<BackupSuperblock> findBackups(const ByteSource& source, ByteInterval volume);

/// Does a superblock found at byte `at` of the volume say of itself that it is a backup that belongs there?
[[nodiscard]] std::optional<BackupSuperblock> asBackup(std::span<const std::byte> superblock, ByteOffset at);

} // namespace atlas
