// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/quantity.h"

#include "base/number_text.h"

#include <array>
#include <bit>
#include <charconv>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <string_view>

namespace atlas::cli {
namespace {

constexpr auto maximum = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());

struct Suffix {
    std::string_view text;
    unsigned shift;
};

constexpr std::array<Suffix, 14> suffixes{{{"", 0},
                                           {"B", 0},
                                           {"k", 10},
                                           {"K", 10},
                                           {"KiB", 10},
                                           {"m", 20},
                                           {"M", 20},
                                           {"MiB", 20},
                                           {"g", 30},
                                           {"G", 30},
                                           {"GiB", 30},
                                           {"t", 40},
                                           {"T", 40},
                                           {"TiB", 40}}};

Error wrong(const std::string& text, std::string what, std::string expected) {
    return {.kind = ErrorKind::Usage,
            .what = std::move(what),
            .found = "\"" + text + "\"",
            .expected = std::move(expected)};
}

std::optional<unsigned> shiftOf(std::string_view text) {
    for (const auto& suffix : suffixes) {
        if (suffix.text == text) {
            return suffix.shift;
        }
    }
    return std::nullopt;
}

} // namespace

Result<ByteOffset> Quantity::bytes(ByteCount sector) const {
    const auto unit = sectors ? sector.value : 1;
    if (number > maximum / unit) {
        return std::unexpected(
            Error{.kind = ErrorKind::Usage, .what = "the offset is too large", .found = grouped(number) + " sectors"});
    }
    return ByteOffset{number * unit};
}

Result<Quantity> parseQuantity(const std::string& text) {
    constexpr auto* form = "a whole number, with k, M, G, T or s (sectors) behind it if wanted";
    std::uint64_t number = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
    const std::string_view rest(end, static_cast<std::size_t>(text.data() + text.size() - end));
    if (fault == std::errc::invalid_argument) {
        return std::unexpected(wrong(text, "not a number of bytes", form));
    }
    if (rest == "s" && fault == std::errc()) {
        return Quantity{number, true};
    }
    const auto shift = shiftOf(rest);
    if (!shift) {
        return std::unexpected(wrong(text, "not a number of bytes", form));
    }
    if (fault == std::errc::result_out_of_range || number > maximum >> *shift) {
        return std::unexpected(wrong(text, "too many bytes", fmt::format("at most {}", grouped(maximum))));
    }
    return Quantity{number << *shift, false};
}

Result<ByteCount> parseSectorSize(const std::string& text, ByteCount largest) {
    const auto quantity = parseQuantity(text);
    if (!quantity) {
        return std::unexpected(quantity.error());
    }
    const auto bytes = quantity->number;
    if (quantity->sectors || !std::has_single_bit(bytes) || bytes < 512 || bytes > largest.value) {
        return std::unexpected(
            wrong(text, "not a sector size", fmt::format("a power of two from 512 to {}", grouped(largest.value))));
    }
    return ByteCount{bytes};
}

} // namespace atlas::cli
