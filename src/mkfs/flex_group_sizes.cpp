// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/flex_group_sizes.h"

#include "layout/resize_limits.h"
#include "mkfs/mkfs_options.h"
#include "mkfs/option_line.h"
#include "mkfs/option_notes.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>
#include <ranges>

namespace atlas {
namespace {

/// 1, 2, 4 … below `groups`, then one for all groups.
std::vector<std::uint64_t> differentSizes(std::uint32_t groups, FlexGroupSize defaultSize) {
    const auto holdsAll = std::bit_ceil(std::uint64_t{groups});
    std::vector<std::uint64_t> sizes;
    for (std::uint64_t size = 1; size < holdsAll; size *= 2)
        sizes.push_back(size);
    sizes.push_back(std::max(holdsAll, std::uint64_t{defaultSize.value_or(0)}));
    return sizes;
}

bool isLeftOut(std::uint64_t size, FlexGroupSize defaultSize) {
    return size > maxGrowableFlexGroupSize && size != defaultSize;
}

} // namespace

Status checkFlexGroupSize(std::uint64_t number) {
    if (!std::has_single_bit(number))
        return refused("flex_bg size must be a power of 2");
    if (number > maxFlexGroupSize)
        return refused(fmt::format("flex_bg size ({}) must be less than or equal to 2^31", number));
    return {};
}

/// misc/mke2fs.c PRS(): strtoul(optarg, &tmp, 0).
Result<std::uint32_t> parseFlexGroupSize(const std::string& text) {
    const auto number = parseNumber(text);
    if (!number)
        return refused("Illegal number for flex_bg size", "a number of groups without a suffix");
    if (auto status = checkFlexGroupSize(*number); !status)
        return std::unexpected(status.error());
    return static_cast<std::uint32_t>(*number);
}

std::vector<FlexGroupSize> usefulFlexGroupSizes(std::uint32_t groups, FlexGroupSize defaultSize) {
    std::vector<FlexGroupSize> sizes{std::nullopt};
    for (const auto size : differentSizes(groups, defaultSize))
        if (!isLeftOut(size, defaultSize))
            sizes.emplace_back(static_cast<std::uint32_t>(size));
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

namespace {

GivenOption* lastOf(OptionLine& line, std::string_view letters) {
    const auto backwards = line.options | std::views::reverse;
    const auto found =
        std::ranges::find_if(backwards, [&](const GivenOption& given) { return letters.contains(given.letter); });
    return found == backwards.end() ? nullptr : &*found;
}

} // namespace

OptionLine asExt4(OptionLine line) {
    if (lastOf(line, "t") == nullptr && line.type().empty())
        line.options.insert(line.options.begin(), {'t', "ext4"});
    return line;
}

OptionLine withoutFlexGroupSize(OptionLine line) {
    std::erase_if(line.options, [](const GivenOption& given) { return given.letter == 'G'; });
    return line;
}

OptionLine withFlexGroupSize(OptionLine line, FlexGroupSize size, bool addFlexBg) {
    line = withoutFlexGroupSize(std::move(line));
    if (!size)
        return withFeatures(std::move(line), "^flex_bg");
    if (addFlexBg)
        line = withFeatures(std::move(line), "flex_bg");
    line.options.push_back({'G', std::to_string(*size)});
    return line;
}

OptionLine withExtended(OptionLine line, const std::string& more) {
    constexpr std::string_view letters = "ER"; // -R is an old name of -E
    const auto* const last = lastOf(line, letters);
    auto before = last != nullptr ? last->value.value_or("") : "";
    if (before.ends_with(','))
        before.pop_back(); // mke2fs accepts an empty token only at the end
    std::erase_if(line.options, [&](const GivenOption& given) { return letters.contains(given.letter); });
    line.options.push_back({'E', before.empty() ? more : before + "," + more});
    return line;
}

OptionLine withFeatures(OptionLine line, const std::string& features) {
    if (auto* const last = lastOf(line, "O"); last != nullptr && last->value)
        *last->value += "," + features;
    else
        line.options.push_back({'O', features});
    return line;
}

DefaultPlan defaultPlanOf(const Filesystem& fs, std::optional<ByteCount> grownTo) {
    const auto groups = grownTo ? grownGroupCount(fs, *grownTo) : fs.groupCount;
    return {groups.value, fs.flexGroupSize};
}

FlexGroupLine flexGroupLine(const OptionLine& options, FlexGroupSize size, const DefaultPlan& defaultPlan) {
    return {{.label = optionText(size), .flexGroupSize = size, .isDefault = defaultPlan.takes(size)},
            withFlexGroupSize(options, size, defaultPlan.lacksFlexBg())};
}

std::vector<FlexGroupLine> flexGroupLines(const OptionLine& options, const DefaultPlan& defaultPlan) {
    std::vector<FlexGroupLine> lines;
    for (const auto size : usefulFlexGroupSizes(defaultPlan.groups, defaultPlan.flexGroupSize))
        lines.push_back(flexGroupLine(options, size, defaultPlan));
    FlexGroupSetting packed{.label = "packed_meta_blocks", .flexGroupSize = defaultPlan.flexGroupSize, .packed = true};
    lines.push_back({packed, withExtended(options, "packed_meta_blocks=1")});
    packed.label += ", no backups";
    packed.withoutBackups = true;
    lines.push_back({std::move(packed),
                     withFeatures(withExtended(options, "packed_meta_blocks=1,num_backup_sb=0"), "sparse_super2")});
    return lines;
}

std::vector<Note> notesOf(const DefaultPlan& defaultPlan) {
    std::vector<Note> notes;
    if (defaultPlan.lacksFlexBg())
        notes.push_back({NoteKind::FlexBgAdded});
    if (defaultPlan.leavesLargerOut()) {
        const auto largest = usefulFlexGroupSizes(defaultPlan.groups, defaultPlan.flexGroupSize).back();
        notes.push_back({NoteKind::LargerFlexGroupsLeftOut, {largest.value_or(0)}});
    }
    return notes;
}

} // namespace atlas
