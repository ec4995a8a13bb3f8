// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a volume by libext2fs: strict first, tolerant second, backup superblocks third, never silent.
#pragma once

#include "base/read_error_log.h"
#include "ext4/backup_search.h"
#include "ext4/filesystem_handle.h"
#include "layout/finding.h"

namespace atlas {

struct OpenedVolume {
    std::unique_ptr<ReadErrorLog> bytes; ///< what `fs` reads
    FilesystemHandle fs;
    GroupNumber superblockGroup{0};
    BlockNumber superblockBlock{0};
    ByteCount available{0};        ///< bytes of the volume that the file holds
    std::vector<Finding> findings; ///< what the strict open said, where it failed
};

/// `volume` is cut to what `source` holds, which must outlive the handle. `maxGroups` bounds what the superblock may claim.
[[nodiscard]] Result<OpenedVolume> openVolume(const ByteSource& source, ByteInterval volume, std::uint64_t maxGroups);

} // namespace atlas
