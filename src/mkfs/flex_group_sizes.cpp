// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/flex_group_sizes.h"

#include "mkfs/mke2fs_number.h"
#include "mkfs/option_notes.h"
#include "mkfs/refusal.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace atlas {

Status checkFlexGroupSize(std::uint64_t number) {
    if (!std::has_single_bit(number)) {
        return refused("flex_bg size must be a power of 2");
    }
    if (number > maxFlexGroupSize) {
        return refused(fmt::format("flex_bg size ({}) must be less than or equal to 2^31", number));
    }
    return {};
}

/// misc/mke2fs.c PRS(): strtoul(optarg, &tmp, 0).
Result<std::uint32_t> parseFlexGroupSize(const std::string& text) {
    const auto number = parseNumber(text);
    if (!number) {
        return refused("Illegal number for flex_bg size", "a number of groups without a suffix");
    }
    if (auto status = checkFlexGroupSize(*number); !status) {
        return std::unexpected(status.error());
    }
    return static_cast<std::uint32_t>(*number);
}

std::vector<FlexGroupSize> usefulFlexGroupSizes(std::uint32_t groups, FlexGroupSize defaultSize) {
    const auto largest = static_cast<std::uint32_t>(
        std::min(std::bit_ceil(std::uint64_t{groups}), std::uint64_t{maxGrowableFlexGroupSize}));
    std::vector<FlexGroupSize> sizes{std::nullopt};
    for (std::uint32_t size = 1; size < largest; size *= 2) {
        sizes.emplace_back(size);
    }
    if (defaultSize.value_or(0) <= largest) {
        sizes.emplace_back(largest);
    }
    if (defaultSize.value_or(0) >= largest && defaultSize != sizes.back()) {
        sizes.push_back(defaultSize);
    }
    return sizes;
}

std::vector<FlexGroupSize> flexGroupSizesToStartWith() { return {std::nullopt, usualFlexGroupSize, 64, 256}; }

std::vector<FlexGroupSize> flexGroupSizesToStartWith(std::uint32_t groups, FlexGroupSize defaultSize) {
    auto sizes = flexGroupSizesToStartWith();
    const auto useful = usefulFlexGroupSizes(groups, defaultSize);
    std::erase_if(sizes, [&](FlexGroupSize size) { return std::ranges::find(useful, size) == useful.end(); });
    return sizes;
}

std::string optionText(FlexGroupSize size) { return size ? fmt::format("-G {}", *size) : "^flex_bg"; }

} // namespace atlas
