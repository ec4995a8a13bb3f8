// SPDX-License-Identifier: GPL-3.0-or-later
// Lines and numbers as people type them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace atlas {

/// `text` without the ASCII blanks at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);

/// Digits of a number whose value is not yet known to fit.
struct TypedDigits {
    int base = 10; ///< or 16
    std::string digits;
    /// nullopt where there are none, or the number exceeds 64 bits.
    [[nodiscard]] std::optional<std::uint64_t> value() const;
};

/// Consumes a whole number from the start of `text`. Commas, apostrophes, blanks and no-break spaces may separate groups of
/// three digits, _ any groups; 0x begins a hexadecimal number. Stops at any other separator: "1,5" may be meant as a fraction,
/// "17 18" as two numbers.
TypedDigits takeDigits(std::string_view& text);

/// All of `text`, but for blanks at its ends, as such a number. nullopt for anything else, and for what exceeds 64 bits.
[[nodiscard]] std::optional<std::uint64_t> typedNumber(std::string_view text);

} // namespace atlas
