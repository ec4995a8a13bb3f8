// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/typed_text.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <string>

namespace atlas {

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\n\v\f\r";
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::optional<std::uint64_t> typedNumber(std::string_view text) {
    std::string digits;
    for (auto rest = trimmed(text); !rest.empty();) {
        constexpr std::string_view separators[] = {",", "_", " ", "\u00A0", "\u202F"};
        const auto* const separator =
            std::ranges::find_if(separators, [rest](std::string_view each) { return rest.starts_with(each); });
        const bool isDigit = separator == std::end(separators);
        digits += isDigit ? rest.substr(0, 1) : std::string_view{};
        rest.remove_prefix(isDigit ? 1 : separator->size());
    }
    const bool isHex = digits.starts_with("0x") || digits.starts_with("0X");
    const std::string_view rest = std::string_view(digits).substr(isHex ? 2 : 0);
    std::uint64_t number = 0;
    const auto read = std::from_chars(rest.data(), rest.data() + rest.size(), number, isHex ? 16 : 10);
    const bool whole = !rest.empty() && read.ec == std::errc{} && read.ptr == rest.data() + rest.size();
    return whole ? std::optional(number) : std::nullopt;
}

} // namespace atlas
