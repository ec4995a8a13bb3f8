// SPDX-License-Identifier: GPL-3.0-or-later
// The backup superblocks of one file system.
#pragma once

#include "base/units.h"

#include <cstdint>
#include <string>
#include <vector>

namespace atlas {

struct BackupSuperblock {
    GroupNumber group{};
    BlockNumber block{};
    ByteCount blockSize{};
    bool operator==(const BackupSuperblock&) const = default;
};

/// Those with the UUID, creation and geometry of one file system.
struct BackupSet {
    std::string type{}; ///< "ext4", by its features
    std::string label{};
    std::string uuid{};
    std::int64_t created = 0; ///< Unix time in seconds; 0 when not set
    std::vector<BackupSuperblock> copies{}; ///< by block
    std::uint64_t sound = 0; ///< of them, by their checksums
    std::uint64_t expected = 0; ///< that the file system wrote into the bytes of the image
    bool operator==(const BackupSet&) const = default;

    /// Whether most of them are sound: files of the same volume, or of a later one, overwrite single copies.
    [[nodiscard]] bool isMostlyThere() const { return 2 * sound > expected; }
};

} // namespace atlas
