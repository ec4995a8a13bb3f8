// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/parse_size.h"

#include "base/number_text.h"
#include "base/sector_size.h"
#include "base/typed_text.h"

#include <algorithm>
#include <array>
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

// A letter alone is binary, as mke2fs and lvm have it; with B it is decimal, as in the SI and on drives' labels.
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

/// The parts of the typed text.
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

/// The fraction 0.`digits` times `factor`, rounded down. Integer arithmetic, because a double would not be exact: long
/// multiplication of the factor by the digits from the last to the first.
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
    if (number > maximum / size) {
        return tooLarge(fmt::format("{}{}", grouped(number), inSectors() ? " sectors" : ""));
    }
    return ByteOffset{number * size};
}

Result<Quantity> parseSize(std::string_view text) {
    constexpr auto* form = "a number, as 4096, 64k, 1.5 GiB or 1T (powers of 1024), 4 TB (of 1000), or 63s (sectors)";
    const auto parts = partsOf(text);
    const auto* suffix = suffixNamed(parts.suffix);
    if ((parts.whole.digits.empty() && parts.fraction.empty()) || suffix == nullptr) {
        return wrong(text, "not a number of bytes", form);
    }
    if (suffix->factor == 1 && parts.fraction.find_first_not_of('0') != std::string_view::npos) {
        return wrong(text, "a fraction of a byte or sector", form);
    }
    const auto number = parts.whole.digits.empty() ? std::optional<std::uint64_t>(0) : parts.whole.value();
    if (!number || *number > maximum / suffix->factor) {
        return tooLarge(text);
    }
    const auto scaled = *number * suffix->factor + scaledFraction(parts.fraction, suffix->factor);
    if (scaled > maximum) {
        return tooLarge(text);
    }
    return Quantity{scaled, suffix->unit};
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
    if (quantity->inSectors() || !isSectorSize({bytes}, largest)) {
        return wrong(text, "not a sector size",
                     fmt::format("a power of two from {} to {}", minSector.value, grouped(largest.value)));
    }
    return ByteCount{bytes};
}

} // namespace atlas
