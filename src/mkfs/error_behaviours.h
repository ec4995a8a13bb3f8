// SPDX-License-Identifier: GPL-3.0-or-later
// What the kernel does when it finds an error, in the words of mke2fs -e.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace atlas {

inline constexpr std::array<std::string_view, 3> errorBehaviours{"continue", "remount-ro",
                                                                 "panic"}; ///< s_errors 1, 2, 3

/// As s_errors; 0 for any other word.
[[nodiscard]] constexpr std::uint16_t errorBehaviour(std::string_view word) {
    const auto found = std::ranges::find(errorBehaviours, word);
    return found == errorBehaviours.end() ? 0 : static_cast<std::uint16_t>(found - errorBehaviours.begin() + 1);
}

} // namespace atlas
