// SPDX-License-Identifier: GPL-3.0-or-later
// Where the bytes of a file lie on the device of its file system, by FIEMAP (Documentation/filesystems/fiemap.rst).
#pragma once

#include "disk/block_device.h"

#include <string>
#include <vector>

namespace atlas {

struct FilePlace {
    std::string device{}; ///< number of the device that holds the file system: "8:1"; empty if the place is unknown
    std::vector<Piece> pieces{};
};

/// One piece for each extent of the file. Extents in one and the same place of the physical sectors become one piece in
/// chunks of the file system's blocks, as their number may be large; holes then count as if they were filled.
///
/// Unknown without the permission to open the file, on a file system whose extents are no bytes of a device (btrfs, tmpfs,
/// overlay, XFS with a realtime device), and for files without extents.
[[nodiscard]] FilePlace placeOfFile(const std::string& path);

} // namespace atlas
