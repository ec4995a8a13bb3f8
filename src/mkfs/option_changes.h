// SPDX-License-Identifier: GPL-3.0-or-later
// One mke2fs command line made from another.
#pragma once

#include "mkfs/flex_group_sizes.h"
#include "mkfs/option_line.h"

namespace atlas {

/// -t ext4 in front, unless a type or a program of one type is named: plain mke2fs makes ext2, which has no flex_bg.
[[nodiscard]] OptionLine asExt4(OptionLine line);

/// The same with -G `size`; without a size -G is left out and ^flex_bg ends the features.
[[nodiscard]] OptionLine withFlexGroupSize(OptionLine line, FlexGroupSize size);

/// `more` behind what -E says already: mke2fs looks at the last -E only.
[[nodiscard]] OptionLine withExtended(OptionLine line, const std::string& more);

/// `features` behind what the last -O says; mke2fs joins them all.
[[nodiscard]] OptionLine withFeatures(OptionLine line, const std::string& features);

} // namespace atlas
