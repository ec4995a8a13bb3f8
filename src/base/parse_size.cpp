// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parse_size.h"

#include "base/number_text.h"
#include "base/units.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <limits>
#include <optional>

namespace atlas {
namespace {

constexpr auto maximum = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());

struct Suffix {
    std::string_view text; ///< in lower case
    std::uint64_t factor;
    SizeUnit unit = SizeUnit::Bytes;
};

constexpr std::uint64_t power(std::uint64_t base, unsigned exponent) {
    return exponent == 0 ? 1 : base * power(base, exponent - 1);
}

// A single letter is binary, as in mke2fs and lvm; with B it is decimal, as in the SI and on drive labels.
constexpr std::array suffixes{Suffix{"", 1, SizeUnit::Unsaid},
                              Suffix{"b", 1},
                              Suffix{"byte", 1},
                              Suffix{"bytes", 1},
                              Suffix{"k", power(1024, 1)},
                              Suffix{"kib", power(1024, 1)},
                              Suffix{"kb", power(1000, 1)},
                              Suffix{"m", power(1024, 2)},
                              Suffix{"mib", power(1024, 2)},
                              Suffix{"mb", power(1000, 2)},
                              Suffix{"g", power(1024, 3)},
                              Suffix{"gib", power(1024, 3)},
                              Suffix{"gb", power(1000, 3)},
                              Suffix{"t", power(1024, 4)},
                              Suffix{"tib", power(1024, 4)},
                              Suffix{"tb", power(1000, 4)},
                              Suffix{"p", power(1024, 5)},
                              Suffix{"pib", power(1024, 5)},
                              Suffix{"pb", power(1000, 5)},
                              Suffix{"e", power(1024, 6)},
                              Suffix{"eib", power(1024, 6)},
                              Suffix{"eb", power(1000, 6)},
                              Suffix{"s", 1, SizeUnit::Sectors},
                              Suffix{"sector", 1, SizeUnit::Sectors},
                              Suffix{"sectors", 1, SizeUnit::Sectors}};

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

const Suffix* suffixNamed(std::string_view text) {
    const auto* at = std::ranges::find_if(
        suffixes, [&](const Suffix& suffix) { return std::ranges::equal(suffix.text, text, {}, {}, lower); });
    return at == suffixes.end() ? nullptr : at;
}

struct Parts {
    TypedDigits whole;
    std::string_view fraction; ///< digits after the decimal point
    std::string_view suffix;
};

Parts partsOf(std::string_view text) {
    text = trimmed(text);
    Parts parts{.whole = takeDigits(text), .fraction = {}, .suffix = {}};
    if (parts.whole.base == 10 && text.starts_with('.')) {
        text.remove_prefix(1);
        parts.fraction = text.substr(0, text.find_first_not_of("0123456789"));
        text.remove_prefix(parts.fraction.size());
    }
    parts.suffix = trimmed(text);
    return parts;
}

/// 0.`digits` times `factor`, rounded down. Integer long multiplication from the last digit to the first, because a
/// double would not be exact.
std::uint64_t scaledFraction(std::string_view digits, std::uint64_t factor) {
    constexpr std::size_t maxDigits = 18;
    digits = digits.substr(0, maxDigits);
    std::uint64_t scaled = 0;
    for (std::size_t n = digits.size(); n-- > 0;) {
        // Rounding down at each digit loses nothing: floor((a + floor(x)) / 10) = floor((a + x) / 10) for whole a.
        scaled = (static_cast<std::uint64_t>(digits[n] - '0') * factor + scaled) / 10;
    }
    return scaled;
}

std::unexpected<Error> wrong(std::string_view text, std::string what, std::string expected,
                             ErrorKind kind = ErrorKind::Usage) {
    return std::unexpected(Error{
        .kind = kind, .what = std::move(what), .found = fmt::format("\"{}\"", text), .expected = std::move(expected)});
}

std::unexpected<Error> tooLarge(std::string_view text) {
    return wrong(text, "too many bytes", fmt::format("at most {}", grouped(maximum)), ErrorKind::Limit);
}

} // namespace

Result<ByteOffset> Quantity::bytes(ByteCount sector) const {
    const auto size = inSectors() ? sector.value : 1;
    if (number > maximum / size)
        return tooLarge(fmt::format("{}{}", grouped(number), inSectors() ? " sectors" : ""));
    return ByteOffset{number * size};
}

Result<Quantity> parseSize(std::string_view text) {
    constexpr auto* form = "a number, as 4096, 64k, 1.5 GiB or 1T (powers of 1024), 4 TB (of 1000), or 63s (sectors)";
    const auto parts = partsOf(text);
    const auto* suffix = suffixNamed(parts.suffix);
    if ((parts.whole.digits.empty() && parts.fraction.empty()) || suffix == nullptr)
        return wrong(text, "not a number of bytes", form);
    if (suffix->factor == 1 && parts.fraction.find_first_not_of('0') != std::string_view::npos)
        return wrong(text, "a fraction of a byte or sector", form);
    const auto number = parts.whole.digits.empty() ? std::optional<std::uint64_t>(0) : parts.whole.value();
    if (!number || *number > maximum / suffix->factor)
        return tooLarge(text);
    const auto scaled = *number * suffix->factor + scaledFraction(parts.fraction, suffix->factor);
    if (scaled > maximum)
        return tooLarge(text);
    return Quantity{scaled, suffix->unit};
}

Result<ByteCount> parseBytes(std::string_view text, ByteCount sector) {
    const auto quantity = parseSize(text);
    const auto bytes = quantity ? quantity->bytes(sector) : std::unexpected(quantity.error());
    return bytes ? Result<ByteCount>(ByteCount{bytes->value}) : std::unexpected(bytes.error());
}

Result<ByteCount> parseSectorSize(std::string_view text, ByteCount largest) {
    const auto quantity = parseSize(text);
    if (!quantity)
        return std::unexpected(quantity.error());
    const auto bytes = quantity->number;
    if (quantity->inSectors() || !isSectorSize({bytes}, largest)) {
        return wrong(text, "not a sector size",
                     fmt::format("a power of two from {} to {}", minSector.value, grouped(largest.value)));
    }
    return ByteCount{bytes};
}

namespace {

Status checked(NumberRange range, std::uint64_t number, const std::string& text, const std::string& expected) {
    if (range.contains(number))
        return {};
    return std::unexpected(Error{.kind = ErrorKind::Usage,
                                 .what = number < range.minimum ? "too small" : "too large",
                                 .found = "\"" + text + "\"",
                                 .expected = expected});
}

/// "64 KiB to 1 EiB".
std::string sizeRangeText(NumberRange range) {
    return humanSize({range.minimum}) + " to " + humanSize({range.maximum});
}

} // namespace

Status within(NumberRange range, std::uint64_t number, const std::string& text) {
    return checked(range, number, text, rangeText(range));
}

Status withinSizes(NumberRange range, std::uint64_t number, const std::string& text) {
    return checked(range, number, text, sizeRangeText(range));
}

std::string rangeText(NumberRange range) { return grouped(range.minimum) + " to " + grouped(range.maximum); }

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

/// Length of the digit separator at the start of `text` (a comma, _, ' or white space); 0 if there is none.
std::size_t separatorLength(std::string_view text) {
    for (const std::string_view space : {"\u00A0", "\u202F"}) // used in French
        if (text.starts_with(space))
            return space.size();
    if (text.starts_with(',') || text.starts_with('_') || text.starts_with('\''))
        return 1;
    return static_cast<std::size_t>(std::ranges::find_if_not(text, isSpace) - text.begin());
}

std::string takeGroupedDigits(std::string_view& text) {
    auto digits = takeWhile(text, isDigit);
    while (!digits.empty()) {
        auto rest = text.substr(separatorLength(text));
        const auto group = takeWhile(rest, isDigit);
        if (group.empty() || (text.front() != '_' && group.size() != 3))
            break;
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
