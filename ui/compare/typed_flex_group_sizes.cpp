// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/typed_flex_group_sizes.h"

#include "report/words/shown.h"

#include <algorithm>

namespace atlas::ui {

std::vector<TypedFlexGroupSize> typedFlexGroupSizes(const Comparison& comparison) {
    using Fate = TypedFlexGroupSize::Fate;
    auto count = comparison.layouts().size();
    std::vector<TypedFlexGroupSize> typed;
    for (const auto size : comparison.typed().flexGroupSizes()) {
        if (std::ranges::find(typed, size, &TypedFlexGroupSize::flexGroupSize) != typed.end()) {
            continue;
        }
        TypedFlexGroupSize next{.flexGroupSize = size};
        next.fate = comparison.indexOf(next.spec()) ? Fate::Shown : count < maxLayouts ? Fate::Added : Fate::HasNoPlace;
        count += next.fate == Fate::Added ? 1 : 0;
        typed.push_back(next);
    }
    return typed;
}

Message hintOn(const TypedFlexGroupSize& typed) {
    switch (typed.fate) {
    case TypedFlexGroupSize::Fate::Added: return flexGroupSizeAddsLayout(typed.flexGroupSize);
    case TypedFlexGroupSize::Fate::Shown: return flexGroupSizeIsShown(typed.flexGroupSize);
    case TypedFlexGroupSize::Fate::HasNoPlace: break;
    }
    return flexGroupSizeHasNoPlace(typed.flexGroupSize, maxLayouts);
}

} // namespace atlas::ui
