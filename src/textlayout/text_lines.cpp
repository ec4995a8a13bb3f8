// SPDX-License-Identifier: GPL-3.0-or-later
#include "textlayout/text_lines.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string>
#include <system_error>

namespace atlas {
namespace {

constexpr std::string_view blanks = " \t\r\v\f";
constexpr std::string_view ellipsis = "\xE2\x80\xA6"; // U+2026
constexpr std::string_view noBreakSpace = "\xC2\xA0";
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

bool isBlank(char c) { return blanks.contains(c); }

/// Web pages hold no-break spaces where a program printed blanks.
std::string_view withBlanks(std::string_view line, std::string& kept) {
    if (!line.contains(noBreakSpace))
        return line;
    kept = line;
    for (auto at = kept.find(noBreakSpace); at != std::string::npos; at = kept.find(noBreakSpace, at))
        kept.replace(at, noBreakSpace.size(), " ");
    return kept;
}

std::string_view withoutQuoting(std::string_view line) {
    for (line = stripped(line); line.starts_with('>');)
        line = stripped(line.substr(1));
    return line;
}

} // namespace

std::string_view stripped(std::string_view text) {
    for (;;)
        if (!text.empty() && isBlank(text.front()))
            text.remove_prefix(1);
        else if (!text.empty() && isBlank(text.back()))
            text.remove_suffix(1);
        else
            return text;
}

void eachLine(std::string_view text, const std::function<void(std::string_view, bool)>& visit) {
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    std::string kept;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const bool isWhole = end != std::string_view::npos;
        visit(withoutQuoting(withBlanks(text.substr(0, end), kept)), isWhole);
        text.remove_prefix(isWhole ? end + 1 : text.size());
    }
}

bool isShortened(std::string_view text) { return text.contains(ellipsis) || text.contains("..."); }

bool isElision(std::string_view line) {
    constexpr std::array marks{std::string_view("[snip]"), std::string_view("<snip>"), std::string_view("snip")};
    if (std::ranges::find(marks, line) != marks.end())
        return true;
    const bool hasWords = std::ranges::any_of(
        line, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); });
    return !hasWords && isShortened(line);
}

std::optional<std::uint64_t> takeNumber(std::string_view& text) {
    const bool isHex = text.starts_with("0x");
    const auto digits = text.substr(isHex ? 2 : 0);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, isHex ? 16 : 10);
    if (error != std::errc())
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

bool takeWords(std::string_view& text, std::string_view words) {
    auto rest = text;
    for (const char c : words) {
        if (c != ' ') {
            if (!rest.starts_with(c))
                return false;
            rest.remove_prefix(1);
            continue;
        }
        if (rest.empty() || !isBlank(rest.front()))
            return false;
        while (!rest.empty() && isBlank(rest.front()))
            rest.remove_prefix(1);
    }
    text = rest;
    return true;
}

} // namespace atlas
