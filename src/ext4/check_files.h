// SPDX-License-Identifier: GPL-3.0-or-later
// A complete pass over the files of a volume: inodes, block maps, directories, attributes, link counts, orphans, quotas
// and the owners of blocks. It follows e2fsck, without its repairs.
#pragma once

#include "base/byte_source.h"
#include "ext4/read_owner_map.h"
#include "layout/health.h"
#include "layout/layout.h"

#include <functional>
#include <vector>

namespace atlas {

struct FilesCheck {
    std::vector<Finding> findings{}; ///< of FindingKind::FileFaulty, one for each kind of fault
    FilesRead read = FilesRead::No;
};

/// Counts groups or directories; called periodically; may be empty.
using FilesProgress = std::function<void(OwnerMapPhase phase, std::uint64_t done, std::uint64_t of)>;

/// `volume`: bytes of the file system on `source`. Time and memory are bounded even for a damaged image.
[[nodiscard]] FilesCheck checkFiles(const ByteSource& source, ByteInterval volume, const Layout& layout,
                                    const FilesProgress& progress = {});

} // namespace atlas
