// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as mke2fs reads them: by strtoul with any base, and by libe2p's parse_num_blocks2 with suffixes.
#pragma once

#include "mkfs/option_line.h"

#include <compare>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>

namespace atlas {

/// Decimal, 0x…, 0…; none where anything follows. Like strtoul, "-1" is the largest number and "" is 0.
[[nodiscard]] inline std::optional<std::uint64_t> parseNumber(const std::string& text) {
    char* end = nullptr;
    const auto number = std::strtoul(text.c_str(), &end, 0);
    return *end == '\0' ? std::optional<std::uint64_t>(number) : std::nullopt;
}

/// The number before whatever follows: for values of which mke2fs does not look at the rest.
[[nodiscard]] std::uint64_t leadingNumber(const std::string& text);

/// With one of the suffixes s, k, m, g, t: in bytes where `logBlockSize` is negative, else a suffixed number is cut to blocks of
/// 1024 << logBlockSize. 0 where it is no such number.
[[nodiscard]] std::uint64_t parseBlocks(const std::string& text, int logBlockSize);

/// 16 bytes of a UUID from its 36 characters; none where it is none.
struct UuidBytes {
    std::uint8_t bytes[16]{};
};
[[nodiscard]] std::optional<UuidBytes> parseUuid(const std::string& text);

// mke2fs's options, each checked individually as mke2fs does while parsing. decide.h checks their combinations.

struct MkfsOptions {
    OptionLine line; ///< as given
    int blockSize = 0; ///< bytes; negative: at least its absolute value; 0: from mke2fs.conf
    int clusterSize = 0; ///< bytes; 0: from mke2fs.conf
    std::uint32_t blocksPerGroup = 0; ///< clusters with bigalloc; 0: the maximum
    std::uint64_t flexGroupSize = 0; ///< groups; 0: from mke2fs.conf, else 16
    int inodeRatio = 0; ///< bytes; 0: from mke2fs.conf
    int inodeSize = 0; ///< bytes; 0: from mke2fs.conf
    std::uint64_t inodeCount = 0; ///< 0: from the inode ratio
    int journalSize = 0; ///< MiB; -1: requested with the default size; 0: depends on the features
    int fastCommitSize = 0; ///< KiB
    std::optional<std::string> journalLocation{};
    std::optional<double> reservedPercent{};
    std::string features; ///< all -O values, joined; empty: none given
    bool featuresGiven = false;
    std::string extended; ///< value of the last -E
    std::optional<std::string> type{}; ///< -t
    std::optional<std::string> usageTypes{}; ///< -T
    std::optional<int> revision{};
    std::optional<int> sparseSuper{}; ///< the obsolete -s
    std::string label;
    std::string lastMounted;
    std::string uuid;
    std::uint16_t errorBehaviour = 0; ///< as s_errors; 0: not given
    std::optional<std::string> creatorOs{};
    std::optional<std::string> blockCount{}; ///< operand, with its unit
    bool force = false;
    bool discard = true;
    std::vector<std::string> warnings; ///< mke2fs's warnings that do not stop it
};

struct LibraryVersion {
    int major = 0;
    int minor = 0;
    int patch = 0;
    auto operator<=>(const LibraryVersion&) const = default;
};

/// The e2fsprogs whose mke2fs first had an option.
inline constexpr LibraryVersion rootPermissionsOption{1, 47, 1}; ///< -E root_perms=
inline constexpr LibraryVersion revisionOption{1, 47, 2}; ///< -E revision=, in place of -r

/// Whether the libext2fs that is linked is of `version` or newer: a plan follows the mke2fs of the same version.
[[nodiscard]] bool librarySince(LibraryVersion version);

/// Refuses -E `name`, which mke2fs has from `since` on, and names both versions.
[[nodiscard]] std::unexpected<Error> olderLibrary(const std::string& name, LibraryVersion since);

/// Refuses what mke2fs refuses while parsing its command line, and options that cannot be planned: -c, -d, -l, -S, -J device=.
[[nodiscard]] Result<MkfsOptions> parseOptions(OptionLine line);

/// The same for one string or for words, with or without a program name in front.
[[nodiscard]] Result<MkfsOptions> parseOptions(std::string_view line);
[[nodiscard]] Result<MkfsOptions> parseOptions(std::vector<std::string> words);

} // namespace atlas
