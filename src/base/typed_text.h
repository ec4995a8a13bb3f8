// SPDX-License-Identifier: GPL-3.0-or-later
// Lines and numbers as people type them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace atlas {

/// `text` without the ASCII blanks at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// A whole number; commas, underscores, blanks and no-break spaces may group its digits, 0x begins a hexadecimal one. nullopt for anything else,
/// and for what exceeds 64 bits.
[[nodiscard]] std::optional<std::uint64_t> typedNumber(std::string_view text);

} // namespace atlas
