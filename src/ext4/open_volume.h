// SPDX-License-Identifier: GPL-3.0-or-later
// Searches for backup superblocks when the primary one is unusable.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"
#include "ext4/filesystem_handle.h"
#include "layout/finding.h"

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

// Opens a volume by libext2fs: strictly first, tolerantly second, from a backup superblock third, with the superblock alone
// fourth. Reports each fallback as a finding.

struct OpenedVolume {
    std::unique_ptr<ReadErrorLog> bytes; ///< the bytes that `fs` reads
    FilesystemHandle fs;
    GroupNumber superblockGroup{0};
    BlockNumber superblockBlock{0};
    ByteCount available{0}; ///< bytes of the volume present in the file
    std::vector<Finding> findings; ///< the errors of the strict open
    bool superblockAlone = false; ///< descriptors may be missing, and are zeros in `fs`
};

/// Truncates `volume` to the end of `source`, which must outlive the handle. Fails when the superblock claims more than
/// `maxGroups` groups.
[[nodiscard]] Result<OpenedVolume> openVolume(const ByteSource& source, ByteInterval volume, std::uint64_t maxGroups);

} // namespace atlas
