// SPDX-License-Identifier: GPL-3.0-or-later
// The command lines that compare -G for one set of options: the sweep of the command line plans them, and so does the window.
#pragma once

#include "mkfs/option_changes.h"
#include "mkfs/option_notes.h"

namespace atlas {

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
