// SPDX-License-Identifier: GPL-3.0-or-later
// The flex group sizes to compare for a volume.
#pragma once

#include "base/error.h"
#include "layout/filesystem.h"

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

} // namespace atlas
