// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a volume by libext2fs: strictly first, tolerantly second, from a backup superblock third, with the superblock alone
// fourth. Reports each fallback as a finding.
#pragma once

#include "base/byte_source.h"
#include "ext4/backup_search.h"
#include "ext4/filesystem_handle.h"
#include "layout/finding.h"

namespace atlas {

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
