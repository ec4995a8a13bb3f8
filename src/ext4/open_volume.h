// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a volume by libext2fs: strict first, tolerant second, backup superblocks third, never silent.
#pragma once

#include "ext4/backup_search.h"
#include "ext4/filesystem_handle.h"
#include "layout/finding.h"

namespace atlas {

struct OpenedVolume {
    FilesystemHandle fs;
    GroupNumber superblockGroup{0};
    BlockNumber superblockBlock{0};
    ByteCount available{0};        ///< bytes of the volume that the file holds
    std::vector<Finding> findings; ///< what the strict open said, where it failed
};

/// `volume` is cut to what the file holds. `maxGroups` bounds what the superblock may claim.
[[nodiscard]] Result<OpenedVolume> openVolume(const std::string& path, ByteInterval volume, std::uint64_t maxGroups);

} // namespace atlas
