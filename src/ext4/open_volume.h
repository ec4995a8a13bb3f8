// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a volume by libext2fs, if necessary from a backup superblock.
#pragma once

#include "base/byte_source.h"
#include "base/units.h"
#include "disk/image_request.h"
#include "ext4/filesystem_handle.h"
#include "layout/finding.h"

#include <optional>
#include <vector>

namespace atlas {

// Opens strictly first, then tolerantly, then without the descriptors, then from a backup superblock, then with the
// superblock alone. A fallback for the superblock is a finding. chooseDescriptors() is to follow.

struct OpenedVolume {
    std::unique_ptr<ReadErrorLog> bytes; ///< the bytes that `fs` reads
    FilesystemHandle fs;
    GroupNumber superblockGroup{0};
    BlockNumber superblockBlock{0};
    ByteCount available{0}; ///< bytes of the volume in the image
    std::vector<Finding> findings; ///< errors of the strict attempt
    bool descriptorsMissing = false; ///< some are zeros in `fs` because they cannot be read
};

/// Truncates `volume` to the end of `source`, which must outlive the handle. Fails if the superblock claims more than
/// `maxGroups` groups, and if there is none at the chosen block.
[[nodiscard]] Result<OpenedVolume> openVolume(const ByteSource& source, ByteInterval volume, std::uint64_t maxGroups,
                                              const SuperblockChoice& choice = {});

} // namespace atlas
