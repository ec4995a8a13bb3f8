// SPDX-License-Identifier: GPL-3.0-or-later
// A -G that is typed among the options of all layouts: it is no option of all of them, but becomes a layout of its own.
#pragma once

#include "report/language/message.h"
#include "ui/compare/comparison.h"

namespace atlas::ui {

struct TypedFlexGroupSize {
    enum class Fate { Added, Shown, HasNoPlace };
    std::uint32_t flexGroupSize{};
    Fate fate{};
    bool operator==(const TypedFlexGroupSize&) const = default;

    [[nodiscard]] LayoutSpec spec() const { return {.flexGroupSize = flexGroupSize}; }
};

/// What Enter does with each -G that is typed, in their order, each once.
[[nodiscard]] std::vector<TypedFlexGroupSize> typedFlexGroupSizes(const Comparison& comparison);

/// The same in words, before and after.
[[nodiscard]] Message hintOn(const TypedFlexGroupSize& typed);

} // namespace atlas::ui
