// SPDX-License-Identifier: GPL-3.0-or-later
// Derives one mke2fs command line from another.
#pragma once

#include "mkfs/flex_group_sizes.h"
#include "mkfs/option_line.h"

namespace atlas {

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

} // namespace atlas
