// SPDX-License-Identifier: GPL-3.0-or-later
// The flex group sizes that a volume can be compared by.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace atlas {

/// In groups, as -G takes it; none: without flex_bg.
using FlexGroupSize = std::optional<std::uint32_t>;

/// Those that place something differently on a volume of `groups` groups: none, then 1, 2, 4 … up to the first power of two that
/// holds all groups.
[[nodiscard]] std::vector<FlexGroupSize> usefulFlexGroupSizes(std::uint32_t groups);

/// What says so to mke2fs: "-G 16", or the feature "^flex_bg".
[[nodiscard]] std::string optionText(FlexGroupSize size);

} // namespace atlas
