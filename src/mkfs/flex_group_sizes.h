// SPDX-License-Identifier: GPL-3.0-or-later
// The -G settings that are compared, and option lines with one of them.
#pragma once

#include "base/error.h"
#include "layout/filesystem.h"
#include "mkfs/option_line.h"
#include "mkfs/option_notes.h"

#include <cstdint>
#include <string>
#include <vector>

namespace atlas {

inline constexpr std::uint32_t usualFlexGroupSize = 16; ///< misc/mke2fs.c PRS(), where mke2fs.conf has no flex_bg_size
inline constexpr std::uint64_t maxFlexGroupSize = std::uint64_t{1} << 31; ///< misc/mke2fs.c PRS(), -G

/// Fails with the words of mke2fs for what it refuses as -G.
[[nodiscard]] Status checkFlexGroupSize(std::uint64_t number);

/// The value of -G as mke2fs reads it: "64", "0x40" and "0100" are the same.
[[nodiscard]] Result<std::uint32_t> parseFlexGroupSize(const std::string& text);

/// The sizes that give different layouts on a volume of `groups` groups: nullopt, then 1, 2, 4 … below `groups`, then one that
/// holds all groups: `defaultSize`, which mke2fs takes without -G, if it does, else the first power of two that does. Sizes
/// above maxGrowableFlexGroupSize are left out, but not `defaultSize`: the kernel does not grow such a volume while it is
/// mounted.
[[nodiscard]] std::vector<FlexGroupSize> usefulFlexGroupSizes(std::uint32_t groups, FlexGroupSize defaultSize);

/// Whether any size is left out of usefulFlexGroupSizes() as too large.
[[nodiscard]] bool leavesFlexGroupSizesOut(std::uint32_t groups, FlexGroupSize defaultSize);

/// Those that a comparison begins with: without flex_bg, usualFlexGroupSize, and more.
[[nodiscard]] std::vector<FlexGroupSize> flexGroupSizesToStartWith();
/// Of them the usefulFlexGroupSizes() of such a volume.
[[nodiscard]] std::vector<FlexGroupSize> flexGroupSizesToStartWith(std::uint32_t groups, FlexGroupSize defaultSize);

/// The mke2fs option for `size`: "-G 16", or the feature "^flex_bg".
[[nodiscard]] std::string optionText(FlexGroupSize size);

// Derives one mke2fs command line from another.

/// Prepends -t ext4 unless the line names a type or a program that implies one: plain mke2fs makes ext2, which has no flex_bg.
[[nodiscard]] OptionLine asExt4(OptionLine line);

/// `line` without -G.
[[nodiscard]] OptionLine withoutFlexGroupSize(OptionLine line);

/// `line` with -G `size` in place of any other, and with flex_bg appended to the features if `addFlexBg`. For nullopt, without -G
/// and with ^flex_bg appended.
[[nodiscard]] OptionLine withFlexGroupSize(OptionLine line, FlexGroupSize size, bool addFlexBg = false);

/// Appends `more` to the value of the last -E: mke2fs uses only the last one.
[[nodiscard]] OptionLine withExtended(OptionLine line, const std::string& more);

/// Appends `features` to the value of the last -O; mke2fs joins all of them.
[[nodiscard]] OptionLine withFeatures(OptionLine line, const std::string& features);

// The command lines that compare -G for one set of options: the sweep of the command line plans them, and so does the window.

/// What the plan of options without -G says of the lines with one.
struct DefaultPlan {
    std::uint32_t groups = 0; ///< of what is measured: after growth, where it grows
    FlexGroupSize
        flexGroupSize{}; ///< nullopt: the plan has no flex_bg, which mke2fs.conf may decide as well as the options

    /// Whether `size` is what mke2fs takes without -G.
    [[nodiscard]] bool takes(FlexGroupSize size) const { return size == flexGroupSize; }
    /// Without flex_bg mke2fs refuses every -G.
    [[nodiscard]] bool lacksFlexBg() const { return !flexGroupSize; }
    /// Whether flexGroupLines() leave a larger -G out that would give another layout.
    [[nodiscard]] bool leavesLargerOut() const { return leavesFlexGroupSizesOut(groups, flexGroupSize); }
};

/// Of the plan of options without -G. `grownTo`: the bytes that what is planned is grown to before it is measured.
[[nodiscard]] DefaultPlan defaultPlanOf(const Filesystem& fs, std::optional<ByteCount> grownTo);

/// Which -G a layout is made with.
struct FlexGroupSetting {
    std::string label{}; ///< "-G 16", "^flex_bg", "packed_meta_blocks"
    FlexGroupSize flexGroupSize{};
    bool isDefault = false; ///< the result of these options without -G
    bool packed = false; ///< with packed_meta_blocks, which is no -G: a sweep of -G does not recommend it
    bool withoutBackups = false; ///< of a packed one: with sparse_super2 and no backup superblock
};

/// The options of one setting, which is not planned yet. One that is packed has the flex group size of the plan without -G.
struct FlexGroupLine : FlexGroupSetting {
    OptionLine line;
};

/// `options` with -G `size`, or without flex_bg; with flex_bg where the plan without -G lacks it.
[[nodiscard]] FlexGroupLine flexGroupLine(const OptionLine& options, FlexGroupSize size,
                                          const DefaultPlan& defaultPlan);

/// First without flex_bg, then with each useful -G, and with flex_bg where the plan lacks it; then
/// packed_meta_blocks without -G, and the same without backup superblocks. Precondition: `options` have no -G.
[[nodiscard]] std::vector<FlexGroupLine> flexGroupLines(const OptionLine& options, const DefaultPlan& defaultPlan);

/// What there is to say of those lines together; the plans do not report it, since flex_bg is among the options of each.
[[nodiscard]] std::vector<Note> notesOf(const DefaultPlan& defaultPlan);

} // namespace atlas
