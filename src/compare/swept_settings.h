// SPDX-License-Identifier: GPL-3.0-or-later
// One set of mke2fs options with every -G, planned and measured.
#pragma once

#include "compare/recommendation.h"
#include "mkfs/option_notes.h"
#include "mkfs/plan_origin.h"

namespace atlas {

struct SweptSettings {
    PlanOrigin origin;
    ByteCount size{}; ///< of the device
    std::optional<ByteCount> grownTo{}; ///< the settings are measured as resize2fs grew them to this size
    MeasureFrame frame;
    bool flexBgAdded = false; ///< to the settings with a -G
    bool largerLeftOut = false; ///< a -G above maxGrowableFlexGroupSize
    std::vector<Note> notes; ///< that hold for each setting
    std::vector<MeasuredLayout> settings; ///< by rising -G, the packed ones last
    std::optional<Recommendation> recommendation{}; ///< nullopt: not asked for
};

} // namespace atlas
