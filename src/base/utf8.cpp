// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/utf8.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>

namespace atlas {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

struct Lead {
    unsigned char from, to;             ///< first byte
    std::size_t length;
    unsigned char secondFrom,
        secondTo; ///< narrower than 80–BF to exclude overlong forms, surrogates and values above U+10FFFF
};

// The Unicode Standard, table 3-7.
constexpr std::array<Lead, 9> leads{{
    {0x00, 0x7F, 1, 0, 0},
    {0xC2, 0xDF, 2, 0x80, 0xBF},
    {0xE0, 0xE0, 3, 0xA0, 0xBF},
    {0xE1, 0xEC, 3, 0x80, 0xBF},
    {0xED, 0xED, 3, 0x80, 0x9F},
    {0xEE, 0xEF, 3, 0x80, 0xBF},
    {0xF0, 0xF0, 4, 0x90, 0xBF},
    {0xF1, 0xF3, 4, 0x80, 0xBF},
    {0xF4, 0xF4, 4, 0x80, 0x8F},
}};

bool within(char c, unsigned char from, unsigned char to) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= from && byte <= to;
}

bool isControl(std::string_view character) {
    const auto first = static_cast<unsigned char>(character[0]);
    const bool c1 = first == 0xC2 && within(character[1], 0x80, 0x9F);
    return first < 0x20 || first == 0x7F || c1;
}

void appendEscaped(std::string& out, std::string_view character) {
    out += fmt::format("\\x{:02X}", static_cast<unsigned char>(character.back()));
}

/// Length in bytes of the UTF-8 character at the start of `bytes`; 0 when it is invalid.
std::size_t characterLength(std::string_view bytes) {
    if (bytes.empty())
        return 0;
    const auto lead = std::ranges::find_if(leads, [&](const Lead& l) { return within(bytes[0], l.from, l.to); });
    if (lead == leads.end() || bytes.size() < lead->length)
        return 0;
    if (lead->length > 1 && !within(bytes[1], lead->secondFrom, lead->secondTo))
        return 0;
    const auto rest = bytes.substr(0, lead->length).substr(std::min<std::size_t>(2, lead->length));
    return std::ranges::all_of(rest, [](char c) { return within(c, 0x80, 0xBF); }) ? lead->length : 0;
}

} // namespace

std::string validUtf8(std::string_view bytes) {
    std::string out;
    while (!bytes.empty()) {
        const auto length = characterLength(bytes);
        out += length == 0 ? replacement : bytes.substr(0, length);
        bytes.remove_prefix(std::max<std::size_t>(1, length));
    }
    return out;
}

std::string printable(std::string_view bytes) {
    const auto text = validUtf8(bytes);
    std::string out;
    for (std::string_view rest = text; !rest.empty();) {
        const auto character = rest.substr(0, characterLength(rest));
        if (isControl(character))
            appendEscaped(out, character);
        else
            out += character;
        rest.remove_prefix(character.size());
    }
    return out;
}

std::string escapedBytes(std::string_view bytes) {
    std::string out;
    while (!bytes.empty()) {
        const auto length = characterLength(bytes);
        const auto character = bytes.substr(0, std::max<std::size_t>(1, length));
        if (character == "\\")
            out += "\\\\";
        else if (length != 0 && !isControl(character))
            out += character;
        else
            for (const char c : character)
                appendEscaped(out, {&c, 1});
        bytes.remove_prefix(character.size());
    }
    return out;
}

std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(text, [](char c) { return !within(c, 0x80, 0xBF); }));
}

namespace {

struct CharacterRange {
    char32_t first;
    char32_t last;
};

/// East_Asian_Width W and F, without unassigned gaps.
constexpr CharacterRange wide[] = {{0x1100, 0x115F},  {0x2E80, 0x303E}, {0x3041, 0xA4CF},   {0xA960, 0xA97C},
                                   {0xAC00, 0xD7A3},  {0xF900, 0xFAFF}, {0xFE10, 0xFE19},   {0xFE30, 0xFE6B},
                                   {0xFF01, 0xFF60},  {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F}, {0x1F900, 0x1F9FF},
                                   {0x20000, 0x3FFFD}};
constexpr CharacterRange combining[] = {{0x0300, 0x036F}, {0x200B, 0x200F}, {0x20D0, 0x20F0}, {0xFE00, 0xFE0F}};

bool isIn(std::span<const CharacterRange> ranges, char32_t character) {
    return std::ranges::any_of(
        ranges, [character](CharacterRange range) { return character >= range.first && character <= range.last; });
}

/// Removes and returns the first character of valid UTF-8.
char32_t takeCharacter(std::string_view& text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    char32_t character = lead < 0x80 ? lead : lead & (0xFFU >> (length + 1));
    for (const char c : text.substr(1, length - 1))
        character = character << 6 | (static_cast<unsigned char>(c) & 0x3FU);
    text.remove_prefix(std::min(length, text.size()));
    return character;
}

} // namespace

std::size_t terminalColumns(std::string_view text) {
    std::size_t count = 0;
    while (!text.empty()) {
        const auto character = takeCharacter(text);
        count += isIn(combining, character) ? 0U : isIn(wide, character) ? 2U : 1U;
    }
    return count;
}

} // namespace atlas
