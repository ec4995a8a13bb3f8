// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parse_size.h"

#include "base/number_text.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <fmt/format.h>
#include <limits>

namespace atlas {
namespace {

constexpr auto maximum = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());

struct Suffix {
    std::string_view text; ///< in lower case
    unsigned shift;
    SizeUnit unit;
};

constexpr std::array suffixes{
    Suffix{"", 0, SizeUnit::Unsaid},        Suffix{"b", 0, SizeUnit::Bytes},   Suffix{"byte", 0, SizeUnit::Bytes},
    Suffix{"bytes", 0, SizeUnit::Bytes},    Suffix{"k", 10, SizeUnit::Bytes},  Suffix{"kb", 10, SizeUnit::Bytes},
    Suffix{"kib", 10, SizeUnit::Bytes},     Suffix{"m", 20, SizeUnit::Bytes},  Suffix{"mb", 20, SizeUnit::Bytes},
    Suffix{"mib", 20, SizeUnit::Bytes},     Suffix{"g", 30, SizeUnit::Bytes},  Suffix{"gb", 30, SizeUnit::Bytes},
    Suffix{"gib", 30, SizeUnit::Bytes},     Suffix{"t", 40, SizeUnit::Bytes},  Suffix{"tb", 40, SizeUnit::Bytes},
    Suffix{"tib", 40, SizeUnit::Bytes},     Suffix{"p", 50, SizeUnit::Bytes},  Suffix{"pb", 50, SizeUnit::Bytes},
    Suffix{"pib", 50, SizeUnit::Bytes},     Suffix{"s", 0, SizeUnit::Sectors}, Suffix{"sector", 0, SizeUnit::Sectors},
    Suffix{"sectors", 0, SizeUnit::Sectors}};

bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isHexDigit(char c) { return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F'); }
bool isSpace(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isSpace(text.front())) {
        text.remove_prefix(1);
    }
    while (!text.empty() && isSpace(text.back())) {
        text.remove_suffix(1);
    }
    return text;
}

const Suffix* suffixNamed(std::string_view text) {
    const auto* at = std::ranges::find_if(
        suffixes, [&](const Suffix& suffix) { return std::ranges::equal(suffix.text, text, {}, {}, lower); });
    return at == suffixes.end() ? nullptr : at;
}

std::string takeDigits(std::string_view& text, bool (*isOne)(char)) {
    const auto* const end = std::ranges::find_if_not(text, isOne);
    std::string digits(text.begin(), end);
    text.remove_prefix(digits.size());
    return digits;
}

/// Length of the digit group separator that `text` starts with: a comma, _ or ', or white space. 0 when there is none.
std::size_t separatorLength(std::string_view text) {
    if (text.starts_with(',') || text.starts_with('_') || text.starts_with('\'')) {
        return 1;
    }
    return static_cast<std::size_t>(std::ranges::find_if_not(text, isSpace) - text.begin());
}

/// Consumes digits and their group separators; returns the digits. Stops at a comma that is not followed by exactly three
/// digits, as "1,5 GiB" may be meant as a fraction.
std::string takeGroupedDigits(std::string_view& text) {
    auto digits = takeDigits(text, isDigit);
    while (!digits.empty()) {
        auto rest = text.substr(separatorLength(text));
        const auto group = takeDigits(rest, isDigit);
        if (group.empty() || (text.front() == ',' && group.size() != 3)) {
            break;
        }
        digits += group;
        text = rest;
    }
    return digits;
}

/// The parts of the typed text.
struct Parts {
    int base = 10;
    std::string digits;
    std::string fraction; ///< digits after the decimal point
    std::string_view suffix;
};

Parts partsOf(std::string_view text) {
    Parts parts;
    text = trimmed(text);
    if (text.starts_with("0x") || text.starts_with("0X")) {
        text.remove_prefix(2);
        parts = {.base = 16, .digits = takeDigits(text, isHexDigit), .fraction = {}, .suffix = {}};
    } else {
        parts.digits = takeGroupedDigits(text);
        if (text.starts_with('.')) {
            text.remove_prefix(1);
            parts.fraction = takeDigits(text, isDigit);
        }
    }
    parts.suffix = trimmed(text);
    return parts;
}

/// The fraction 0.`digits` times 2^shift, rounded down. Integer arithmetic, because a double would not be exact.
std::uint64_t scaledFraction(std::string_view digits, unsigned shift) {
    constexpr std::size_t mostDigits = 18; // 2 × 10^18 fits in 64 bits
    std::uint64_t part = 0;
    std::uint64_t whole = 1;
    for (const char digit : digits.substr(0, mostDigits)) {
        part = part * 10 + static_cast<std::uint64_t>(digit - '0');
        whole *= 10;
    }
    std::uint64_t result = 0;
    for (unsigned bit = 0; bit < shift; ++bit) {
        part *= 2;
        result = result * 2 + part / whole;
        part %= whole;
    }
    return result;
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
    if (number > maximum / size) {
        return tooLarge(fmt::format("{}{}", grouped(number), inSectors() ? " sectors" : ""));
    }
    return ByteOffset{number * size};
}

Result<Quantity> parseSize(std::string_view text) {
    constexpr auto* form = "a number, as 4096, 64k, 1.5 GiB or 1T (powers of 1024), or 63s (sectors)";
    const auto parts = partsOf(text);
    const auto* suffix = suffixNamed(parts.suffix);
    if ((parts.digits.empty() && parts.fraction.empty()) || suffix == nullptr) {
        return wrong(text, "not a number of bytes", form);
    }
    if (suffix->shift == 0 && parts.fraction.find_first_not_of('0') != std::string::npos) {
        return wrong(text, "a fraction of a byte or sector", form);
    }
    std::uint64_t number = 0;
    const auto* const end = parts.digits.data() + parts.digits.size();
    const auto read = std::from_chars(parts.digits.data(), end, number, parts.base);
    if (read.ec == std::errc::result_out_of_range || number > maximum >> suffix->shift) {
        return tooLarge(text);
    }
    return Quantity{(number << suffix->shift) + scaledFraction(parts.fraction, suffix->shift), suffix->unit};
}

Result<ByteCount> parseBytes(std::string_view text, ByteCount sector) {
    const auto quantity = parseSize(text);
    const auto bytes = quantity ? quantity->bytes(sector) : std::unexpected(quantity.error());
    return bytes ? Result<ByteCount>(ByteCount{bytes->value}) : std::unexpected(bytes.error());
}

Result<ByteCount> parseSectorSize(std::string_view text, ByteCount largest) {
    const auto quantity = parseSize(text);
    if (!quantity) {
        return std::unexpected(quantity.error());
    }
    const auto bytes = quantity->number;
    if (quantity->inSectors() || !std::has_single_bit(bytes) || bytes < 512 || bytes > largest.value) {
        return wrong(text, "not a sector size", fmt::format("a power of two from 512 to {}", grouped(largest.value)));
    }
    return ByteCount{bytes};
}

} // namespace atlas
