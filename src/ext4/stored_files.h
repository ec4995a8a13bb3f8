// SPDX-License-Identifier: GPL-3.0-or-later
// The regular files of a volume with digests of their content.
#pragma once

#include "ext4/open_volume.h"

#include <string>
#include <vector>

namespace atlas {

struct StoredFile {
    std::string path{}; ///< from the root directory, with a slash at the front; any bytes
    ByteCount size{};
    std::string digest{}; ///< SHA-256 of the bytes that can be read
    bool isZeros = false; ///< all bytes that can be read are zero, and there are some
};

/// Up to 100,000 files by path, and up to 256 MiB of each; what cannot be read is left out.
[[nodiscard]] std::vector<StoredFile> storedFiles(const OpenedVolume& volume);

} // namespace atlas
