// SPDX-License-Identifier: GPL-3.0-or-later
// One set of mke2fs options with every -G, planned and measured.
#pragma once

#include "compare/measured_comparison.h"
#include "mkfs/flex_group_sizes.h"
#include "mkfs/option_notes.h"

namespace atlas {

/// The layouts by rising -G, the packed ones last.
struct MeasuredFlexGroupSweep : MeasuredComparison {
    DefaultPlan defaultPlan; ///< of the options without -G
    std::vector<Note> notes; ///< those that hold for each setting, then those on the settings together
};

} // namespace atlas
