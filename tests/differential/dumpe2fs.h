// SPDX-License-Identifier: GPL-3.0-or-later
// What dumpe2fs says of an image, parsed from its text: the oracle.
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
    std::optional<std::uint64_t> expectedChecksum; ///< printed only where it differs
    std::vector<std::string> flags;
    std::string superblock; ///< "Primary", "Backup" or empty
    std::uint64_t superblockAt = 0;
    std::optional<BlockRange> descriptors;
    std::optional<BlockRange> reservedGdt;
    std::uint64_t blockBitmap = 0;
    std::uint64_t inodeBitmap = 0;
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

/// Runs dumpe2fs on the file system at byte `offset` of `image`; throws where it prints no groups, or what this
/// parser does not know. It also fails, after printing all, where a bitmap has a wrong checksum.
[[nodiscard]] Dump dumpe2fs(const std::string& image, std::uint64_t offset = 0, const std::string& options = {});

/// Parses the text of a run.
[[nodiscard]] Dump parseDump(const std::string& text);

} // namespace atlas::test
