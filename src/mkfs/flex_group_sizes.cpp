// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/flex_group_sizes.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace atlas {
std::vector<FlexGroupSize> usefulFlexGroupSizes(std::uint32_t groups) {
    const auto largest = std::min(std::bit_ceil(std::uint64_t{groups}), maxFlexGroupSize);
    std::vector<FlexGroupSize> sizes{std::nullopt};
    for (std::uint64_t size = 1; size <= largest; size *= 2) {
        sizes.emplace_back(static_cast<std::uint32_t>(size));
    }
    return sizes;
}

bool isDefault(FlexGroupSize size, FlexGroupSize usual) { return usual && size == usual; }

std::string optionText(FlexGroupSize size) { return size ? fmt::format("-G {}", *size) : "^flex_bg"; }

} // namespace atlas
