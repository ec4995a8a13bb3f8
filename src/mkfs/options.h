// SPDX-License-Identifier: GPL-3.0-or-later
// mke2fs's options, each checked for itself as its command line does; what follows from several is decided in decide.h.
#pragma once

#include "mkfs/option_line.h"

#include <cstdint>

namespace atlas {

struct MkfsOptions {
    OptionLine line; ///< as it was given
    int blockSize = 0; ///< bytes; negative: at least that; 0: by type
    int clusterSize = 0; ///< bytes; 0: by type
    std::uint32_t blocksPerGroup = 0; ///< clusters with bigalloc; 0: the largest
    std::uint64_t flexGroupSize = 0; ///< groups; 0: by type, else 16
    int inodeRatio = 0; ///< bytes; 0: by type
    int inodeSize = 0; ///< bytes; 0: by type
    std::uint64_t inodeCount = 0; ///< 0: by ratio
    int journalSize = 0; ///< MiB; -1: asked for, of the default size; 0: by the features
    int fastCommitSize = 0; ///< KiB
    std::optional<std::string> journalLocation{};
    std::optional<double> reservedPercent{};
    std::string features; ///< every -O, joined; empty: none given
    bool featuresGiven = false;
    std::string extended; ///< the last -E
    std::optional<std::string> type{}; ///< -t
    std::optional<std::string> usageTypes{}; ///< -T
    std::optional<int> revision{};
    std::optional<int> sparseSuper{}; ///< the old -s
    std::string label;
    std::string lastMounted;
    std::string uuid;
    std::optional<std::string> creatorOs{};
    std::optional<std::string> blockCount{}; ///< the operand
    bool force = false;
    bool discard = true;
    std::vector<std::string> warnings; ///< what mke2fs would say and go on
};

/// Refuses what mke2fs refuses while it reads its command line, and by name what it does and is not planned: -c, -d, -l, -S,
/// -J device=.
[[nodiscard]] Result<MkfsOptions> parseOptions(OptionLine line);

/// The same from one string or from words, with or without a program in front.
[[nodiscard]] Result<MkfsOptions> parseOptions(std::string_view line);
[[nodiscard]] Result<MkfsOptions> parseOptions(std::vector<std::string> words);

} // namespace atlas
