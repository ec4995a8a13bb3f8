// SPDX-License-Identifier: GPL-3.0-or-later
// The -G values to compare, and option lines with each of them.
#pragma once

#include "base/error.h"
#include "layout/filesystem.h"
#include "mkfs/option_line.h"
#include "mkfs/option_notes.h"

#include <cstdint>
#include <string>
#include <vector>

namespace atlas {

inline constexpr std::uint32_t usualFlexGroupSize = 16; ///< if mke2fs.conf has no flex_bg_size: misc/mke2fs.c PRS()
inline constexpr std::uint64_t maxFlexGroupSize = std::uint64_t{1} << 31; ///< of -G: misc/mke2fs.c PRS()

/// Fails with mke2fs's message if it rejects this -G.
[[nodiscard]] Status checkFlexGroupSize(std::uint64_t number);

/// The value of -G as mke2fs parses it: "64", "0x40" and "0100" are equal.
[[nodiscard]] Result<std::uint32_t> parseFlexGroupSize(const std::string& text);

/// The sizes that give different layouts with `groups` groups: nullopt, then 1, 2, 4 … below `groups`, then one for all
/// groups: `defaultSize` (what mke2fs takes without -G) if large enough, else the next power of two. Leaves out sizes
/// above maxGrowableFlexGroupSize other than `defaultSize`, because the kernel cannot grow such a mounted volume.
[[nodiscard]] std::vector<FlexGroupSize> usefulFlexGroupSizes(std::uint32_t groups, FlexGroupSize defaultSize);

/// Whether usefulFlexGroupSizes() leaves any size out as too large.
[[nodiscard]] bool leavesFlexGroupSizesOut(std::uint32_t groups, FlexGroupSize defaultSize);

/// The initial choice of a comparison: without flex_bg, usualFlexGroupSize, and more.
[[nodiscard]] std::vector<FlexGroupSize> flexGroupSizesToStartWith();
/// Those among usefulFlexGroupSizes().
[[nodiscard]] std::vector<FlexGroupSize> flexGroupSizesToStartWith(std::uint32_t groups, FlexGroupSize defaultSize);

/// The mke2fs option for `size`: "-G 16" or "^flex_bg".
[[nodiscard]] std::string optionText(FlexGroupSize size);

// Edits mke2fs command lines.

/// Prepends -t ext4 unless the line gives a type or a program that implies one: plain mke2fs makes ext2 without
/// flex_bg.
[[nodiscard]] OptionLine asExt4(OptionLine line);

/// `line` without -G.
[[nodiscard]] OptionLine withoutFlexGroupSize(OptionLine line);

/// `line` with -G `size` instead of any other, and with flex_bg added to the features if `addFlexBg`. For nullopt,
/// without -G and with ^flex_bg added.
[[nodiscard]] OptionLine withFlexGroupSize(OptionLine line, FlexGroupSize size, bool addFlexBg = false);

/// Appends `more` to the last -E, because mke2fs uses only that one.
[[nodiscard]] OptionLine withExtended(OptionLine line, const std::string& more);

/// Appends `features` to the last -O; mke2fs joins all of them.
[[nodiscard]] OptionLine withFeatures(OptionLine line, const std::string& features);

// The command lines that compare -G for one set of options.

/// What the plan without -G reveals about lines with -G.
struct DefaultPlan {
    std::uint32_t groups = 0; ///< measured, that is, after growth
    FlexGroupSize flexGroupSize{}; ///< nullopt: the plan lacks flex_bg, by its options or mke2fs.conf

    /// Whether mke2fs takes `size` without -G.
    [[nodiscard]] bool takes(FlexGroupSize size) const { return size == flexGroupSize; }
    /// Without flex_bg, mke2fs rejects every -G.
    [[nodiscard]] bool lacksFlexBg() const { return !flexGroupSize; }
    /// Whether flexGroupLines() leaves out a larger -G with another layout.
    [[nodiscard]] bool leavesLargerOut() const { return leavesFlexGroupSizesOut(groups, flexGroupSize); }
};

/// `fs`: of the plan without -G. `grownTo`: bytes to which a plan is grown before it is measured.
[[nodiscard]] DefaultPlan defaultPlanOf(const Filesystem& fs, std::optional<ByteCount> grownTo);

/// The -G of a layout.
struct FlexGroupSetting {
    std::string label{}; ///< "-G 16", "^flex_bg", "packed_meta_blocks"
    FlexGroupSize flexGroupSize{};
    bool isDefault = false; ///< what these options give without -G
    bool packed = false; ///< with packed_meta_blocks, beside those with each -G
    bool withoutBackups = false; ///< if packed: with sparse_super2 and no backup superblock
};

/// The options of one setting before planning. A packed one has the flex group size of the plan without -G.
struct FlexGroupLine : FlexGroupSetting {
    OptionLine line;
};

/// `options` with -G `size`, or without flex_bg for nullopt. Adds flex_bg if the plan without -G lacks it.
[[nodiscard]] FlexGroupLine flexGroupLine(const OptionLine& options, FlexGroupSize size,
                                          const DefaultPlan& defaultPlan);

/// First without flex_bg, then each useful -G (with flex_bg added if the plan lacks it), then packed_meta_blocks
/// without -G, with and without backup superblocks. Precondition: `options` have no -G.
[[nodiscard]] std::vector<FlexGroupLine> flexGroupLines(const OptionLine& options, const DefaultPlan& defaultPlan);

/// Notes on all lines together. The plans do not give them, because each names flex_bg.
[[nodiscard]] std::vector<Note> notesOf(const DefaultPlan& defaultPlan);

} // namespace atlas
