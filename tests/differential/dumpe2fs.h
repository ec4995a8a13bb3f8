// SPDX-License-Identifier: GPL-3.0-or-later
// Parses the output of dumpe2fs, which is the reference for the differential tests.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace atlas::test {

struct BlockRange {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    bool operator==(const BlockRange&) const = default;
};

struct DumpedGroup {
    std::uint64_t number = 0;
    BlockRange blocks;
    std::optional<std::uint64_t> checksum;
    std::optional<std::uint64_t> expectedChecksum; ///< printed only when it differs
    std::vector<std::string> flags;
    std::string superblock; ///< "Primary", "Backup" or empty
    std::uint64_t superblockAt = 0;
    std::optional<BlockRange> descriptors;
    std::optional<BlockRange> reservedGdt;
    std::uint64_t blockBitmap = 0;
    std::uint64_t inodeBitmap = 0;
    std::optional<std::uint64_t> blockBitmapChecksum; ///< printed only with metadata_csum, as the next one
    std::optional<std::uint64_t> inodeBitmapChecksum;
    BlockRange inodeTable;
    std::uint64_t freeBlocks = 0;
    std::uint64_t freeInodes = 0;
    std::uint64_t directories = 0;
    std::uint64_t unusedInodes = 0;
};

struct Dump {
    std::map<std::string, std::string> header; ///< "Block count" → "655360"
    std::vector<DumpedGroup> groups;
};

/// Runs dumpe2fs on the file system at byte `offset` of `image`. Throws when it prints no groups or a line unknown to this
/// parser. A failing exit code alone is accepted: dumpe2fs fails after complete output when a bitmap checksum is wrong.
[[nodiscard]] Dump dumpe2fs(const std::string& image, std::uint64_t offset = 0, const std::string& options = {});

/// Parses the output of dumpe2fs.
[[nodiscard]] Dump parseDump(const std::string& text);

} // namespace atlas::test
