// SPDX-License-Identifier: GPL-3.0-or-later
// One set of mke2fs options with every -G, planned and measured.
#pragma once

#include "compare/measured_comparison.h"
#include "mkfs/flex_group_lines.h"
#include "mkfs/option_notes.h"

namespace atlas {

/// The layouts by rising -G, the packed ones last.
struct SweptSettings : MeasuredComparison {
    DefaultPlan defaultPlan; ///< of the options without -G
    std::vector<Note> notes; ///< that hold for each setting
};

/// Those, then the notes on the settings together.
[[nodiscard]] std::vector<Note> notesOf(const SweptSettings& swept);

} // namespace atlas
