// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/typed_text.h"

#include <algorithm>
#include <charconv>

namespace atlas {
namespace {

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isHexDigit(char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

std::string takeWhile(std::string_view& text, bool (*isOne)(char)) {
    const auto* const end = std::ranges::find_if_not(text, isOne);
    std::string taken(text.begin(), end);
    text.remove_prefix(taken.size());
    return taken;
}

/// Length of the separator of digit groups that `text` starts with: a comma, _ or ', or white space. 0 when there is none.
std::size_t separatorLength(std::string_view text) {
    for (const std::string_view space : {"\u00A0", "\u202F"}) { // as numbers are shown in French
        if (text.starts_with(space)) {
            return space.size();
        }
    }
    if (text.starts_with(',') || text.starts_with('_') || text.starts_with('\'')) {
        return 1;
    }
    return static_cast<std::size_t>(std::ranges::find_if_not(text, isSpace) - text.begin());
}

std::string takeGroupedDigits(std::string_view& text) {
    auto digits = takeWhile(text, isDigit);
    while (!digits.empty()) {
        auto rest = text.substr(separatorLength(text));
        const auto group = takeWhile(rest, isDigit);
        if (group.empty() || (text.front() != '_' && group.size() != 3)) {
            break;
        }
        digits += group;
        text = rest;
    }
    return digits;
}

} // namespace

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\n\v\f\r";
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

std::optional<std::uint64_t> TypedDigits::value() const {
    std::uint64_t number = 0;
    const auto* const end = digits.data() + digits.size();
    const auto read = std::from_chars(digits.data(), end, number, base);
    return read.ec == std::errc{} && read.ptr == end ? std::optional(number) : std::nullopt;
}

TypedDigits takeDigits(std::string_view& text) {
    if (text.starts_with("0x") || text.starts_with("0X")) {
        text.remove_prefix(2);
        return {.base = 16, .digits = takeWhile(text, isHexDigit)};
    }
    return {.base = 10, .digits = takeGroupedDigits(text)};
}

std::optional<std::uint64_t> typedNumber(std::string_view text) {
    text = trimmed(text);
    const auto digits = takeDigits(text);
    return text.empty() ? digits.value() : std::nullopt;
}

} // namespace atlas
