// SPDX-License-Identifier: GPL-3.0-or-later
// Compares two moments of an image.
#pragma once

#include "base/byte_source.h"
#include "disk/sector_grid.h"
#include "history/change.h"

#include <functional>

namespace atlas {

/// One moment of an image whose file system, if any, begins at its first byte.
struct Moment {
    std::shared_ptr<const ByteSource> image{};
    LayoutPtr layout{}; ///< null where there is no file system
};

struct OwnerOfBlock {
    std::uint32_t inode = 0;
    bool isDirectory = false;
};

struct ChangeOptions {
    ByteOffset start{}; ///< where the image is thought to begin on a disk, for the read-modify-writes
    SectorGrid grid{};
    /// The owner of a block without a structure of the file system, at the later moment (0) or the earlier one (1). May be empty.
    std::function<std::optional<OwnerOfBlock>(BlockNumber, int)> owner{};
};

/// `written`: the bytes that may differ, by position and apart.
[[nodiscard]] Changes findChanges(const Moment& before, const Moment& after, const std::vector<ByteInterval>& written,
                                  const ChangeOptions& options);

} // namespace atlas
