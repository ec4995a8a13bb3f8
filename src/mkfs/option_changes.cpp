// SPDX-License-Identifier: GPL-3.0-or-later
#include "mkfs/option_changes.h"

#include <algorithm>
#include <ranges>

namespace atlas {
namespace {

GivenOption* lastOf(OptionLine& line, std::string_view letters) {
    const auto backwards = line.options | std::views::reverse;
    const auto found =
        std::ranges::find_if(backwards, [&](const GivenOption& given) { return letters.contains(given.letter); });
    return found == backwards.end() ? nullptr : &*found;
}

} // namespace

OptionLine asExt4(OptionLine line) {
    if (lastOf(line, "t") == nullptr && line.type().empty()) {
        line.options.insert(line.options.begin(), {'t', "ext4"});
    }
    return line;
}

OptionLine withoutFlexGroupSize(OptionLine line) {
    std::erase_if(line.options, [](const GivenOption& given) { return given.letter == 'G'; });
    return line;
}

OptionLine withFlexGroupSize(OptionLine line, FlexGroupSize size, bool addFlexBg) {
    line = withoutFlexGroupSize(std::move(line));
    if (!size) {
        return withFeatures(std::move(line), "^flex_bg");
    }
    if (addFlexBg) {
        line = withFeatures(std::move(line), "flex_bg");
    }
    line.options.push_back({'G', std::to_string(*size)});
    return line;
}

OptionLine withExtended(OptionLine line, const std::string& more) {
    constexpr std::string_view letters = "ER"; // -R is the old name of -E
    const auto* const last = lastOf(line, letters);
    auto before = last != nullptr ? last->value.value_or("") : "";
    if (before.ends_with(',')) {
        before.pop_back(); // mke2fs takes an empty token at the end only
    }
    std::erase_if(line.options, [&](const GivenOption& given) { return letters.contains(given.letter); });
    line.options.push_back({'E', before.empty() ? more : before + "," + more});
    return line;
}

OptionLine withFeatures(OptionLine line, const std::string& features) {
    if (auto* const last = lastOf(line, "O"); last != nullptr && last->value) {
        *last->value += "," + features;
    } else {
        line.options.push_back({'O', features});
    }
    return line;
}

} // namespace atlas
