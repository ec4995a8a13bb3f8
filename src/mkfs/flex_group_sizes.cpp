// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/flex_group_sizes.h"

#include "mkfs/mke2fs_number.h"
#include "mkfs/option_notes.h"
#include "mkfs/refusal.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace atlas {
namespace {

/// 1, 2, 4 … below `groups`, then one that holds all groups.
std::vector<std::uint64_t> differentSizes(std::uint32_t groups, FlexGroupSize defaultSize) {
    const auto holdsAll = std::bit_ceil(std::uint64_t{groups});
    std::vector<std::uint64_t> sizes;
    for (std::uint64_t size = 1; size < holdsAll; size *= 2) {
        sizes.push_back(size);
    }
    sizes.push_back(std::max(holdsAll, std::uint64_t{defaultSize.value_or(0)}));
    return sizes;
}

bool isLeftOut(std::uint64_t size, FlexGroupSize defaultSize) {
    return size > maxGrowableFlexGroupSize && size != defaultSize;
}

} // namespace

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
    std::vector<FlexGroupSize> sizes{std::nullopt};
    for (const auto size : differentSizes(groups, defaultSize)) {
        if (!isLeftOut(size, defaultSize)) {
            sizes.emplace_back(static_cast<std::uint32_t>(size));
        }
    }
    return sizes;
}

bool leavesFlexGroupSizesOut(std::uint32_t groups, FlexGroupSize defaultSize) {
    return std::ranges::any_of(differentSizes(groups, defaultSize),
                               [&](std::uint64_t size) { return isLeftOut(size, defaultSize); });
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
