// SPDX-License-Identifier: GPL-3.0-or-later
// An enumerator by the name that JSON gives it.
#pragma once

#include "layout/region.h"

#include <concepts>
#include <optional>
#include <string_view>

namespace atlas {

/// The enumerator whose name() is `text`. Requires enumerators that count up from 0 and an empty name() for the value past the
/// last one.
template <class E>
[[nodiscard]] std::optional<E> enumNamed(std::string_view text) {
    if constexpr (std::same_as<E, RegionKind>) {
        return regionKind(text);
    } else {
        for (unsigned i = 0; !name(static_cast<E>(i)).empty(); ++i) {
            if (name(static_cast<E>(i)) == text) {
                return static_cast<E>(i);
            }
        }
        return std::nullopt;
    }
}

} // namespace atlas
