// SPDX-License-Identifier: GPL-3.0-or-later
// The options of mke2fs, parsed and checked one by one as mke2fs does.
#pragma once

#include "mkfs/option_line.h"

#include <compare>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>

namespace atlas {

/// Decimal, 0x… or 0…; nullopt if anything follows. Like strtoul, "-1" is the largest number and "" is 0.
[[nodiscard]] inline std::optional<std::uint64_t> parseNumber(const std::string& text) {
    char* end = nullptr;
    const auto number = std::strtoul(text.c_str(), &end, 0);
    return *end == '\0' ? std::optional<std::uint64_t>(number) : std::nullopt;
}

/// The leading number of a value whose rest mke2fs ignores.
[[nodiscard]] std::uint64_t leadingNumber(const std::string& text);

/// A number with one of the suffixes s, k, m, g, t, like parse_num_blocks2() of libe2p: in bytes if `logBlockSize` is
/// negative, else rounded down to blocks of 1024 << logBlockSize if it has a suffix. 0 if it is no such number.
[[nodiscard]] std::uint64_t parseBlocks(const std::string& text, int logBlockSize);

/// A UUID parsed from its 36 characters.
struct UuidBytes {
    std::uint8_t bytes[16]{};
};
[[nodiscard]] std::optional<UuidBytes> parseUuid(const std::string& text);

// The options; decide.h checks their combinations.

struct MkfsOptions {
    OptionLine line; ///< as given
    int blockSize = 0; ///< bytes; negative: at least its absolute value; 0: from mke2fs.conf
    int clusterSize = 0; ///< bytes; 0: from mke2fs.conf
    std::uint32_t blocksPerGroup = 0; ///< clusters with bigalloc; 0: the maximum
    std::uint64_t flexGroupSize = 0; ///< groups; 0: from mke2fs.conf, else 16
    int inodeRatio = 0; ///< bytes; 0: from mke2fs.conf
    int inodeSize = 0; ///< bytes; 0: from mke2fs.conf
    std::uint64_t inodeCount = 0; ///< 0: from the inode ratio
    int journalSize = 0; ///< MiB; -1: the default size was requested; 0: depends on the features
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
    std::optional<std::string> copied{}; ///< -d: the folder or archive whose files mke2fs copies
    bool force = false;
    bool discard = true;
    std::vector<std::string> warnings; ///< of mke2fs, which continues
};

struct LibraryVersion {
    int major = 0;
    int minor = 0;
    int patch = 0;
    auto operator<=>(const LibraryVersion&) const = default;
};

/// The e2fsprogs version that introduced an option.
inline constexpr LibraryVersion rootPermissionsOption{1, 47, 1}; ///< -E root_perms=
inline constexpr LibraryVersion revisionOption{1, 47, 2}; ///< -E revision=, instead of -r

/// Whether the linked libext2fs is at least `version`; plans follow the mke2fs of its version.
[[nodiscard]] bool librarySince(LibraryVersion version);

/// The error for -E `name`, which mke2fs has since version `since`.
[[nodiscard]] std::unexpected<Error> olderLibrary(const std::string& name, LibraryVersion since);

/// Rejects what mke2fs rejects while parsing, and options that cannot be planned: -c, -l, -S, -J device=.
[[nodiscard]] Result<MkfsOptions> parseOptions(OptionLine line);

/// For a string or words, with or without a program name in front.
[[nodiscard]] Result<MkfsOptions> parseOptions(std::string_view line);
[[nodiscard]] Result<MkfsOptions> parseOptions(std::vector<std::string> words);

} // namespace atlas
