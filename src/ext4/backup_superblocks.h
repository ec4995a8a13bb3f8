// SPDX-License-Identifier: GPL-3.0-or-later
// Searches a volume for backup superblocks, also those that an earlier file system left behind.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"
#include "layout/backup_set.h"

#include <optional>
#include <vector>

namespace atlas {

enum class BackupSearch : std::uint8_t {
    UsualPlaces, ///< of mke2fs for each block size, and where the file systems found there have more
    IfNoneElsewhere, ///< also for each cluster size; without any, each KiB of the first 128 MiB, for unusual values of -g
    Everywhere, ///< all of these
};

/// The backup superblocks whose fields match their position, by file system, the likeliest first: one most of whose
/// copies are there, then the one that was created last. With `blockSize`, only those of this block size.
[[nodiscard]] std::vector<BackupSet> findBackups(const ByteSource& source, ByteInterval volume, BackupSearch how,
                                                 std::optional<ByteCount> blockSize = {});

/// The backup superblock at byte `at` of the volume; nullopt if there is none whose fields match this position.
[[nodiscard]] std::optional<BackupSuperblock> backupAt(const ByteSource& source, ByteInterval volume, ByteOffset at);

} // namespace atlas
