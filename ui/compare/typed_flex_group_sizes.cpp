// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/typed_flex_group_sizes.h"

#include "report/messages/typed_input.h"

#include <algorithm>

namespace atlas::ui {

std::vector<TypedLayout> typedLayouts(const Comparison& comparison) {
    using Fate = TypedLayout::Fate;
    auto count = comparison.layouts().size();
    std::vector<TypedLayout> typed;
    for (const auto size : comparison.typed().flexGroupSizes()) {
        if (std::ranges::find(typed, size, &TypedLayout::flexGroupSize) != typed.end()) {
            continue;
        }
        TypedLayout next{.flexGroupSize = size};
        next.fate = comparison.indexOf(next.spec()) ? Fate::Shown : count < maxLayouts ? Fate::Added : Fate::HasNoPlace;
        count += next.fate == Fate::Added ? 1 : 0;
        typed.push_back(next);
    }
    return typed;
}

Message hintOn(const TypedLayout& typed) {
    switch (typed.fate) {
    case TypedLayout::Fate::Added: return flexGroupSizeAddsLayout(typed.flexGroupSize);
    case TypedLayout::Fate::Shown: return flexGroupSizeIsShown(typed.flexGroupSize);
    case TypedLayout::Fate::HasNoPlace: break;
    }
    return flexGroupSizeHasNoPlace(typed.flexGroupSize, maxLayouts);
}

} // namespace atlas::ui
