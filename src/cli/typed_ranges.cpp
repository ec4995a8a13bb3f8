// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/typed_ranges.h"

#include "base/number_text.h"

#include <charconv>
#include <chrono>
#include <fmt/format.h>
#include <optional>

namespace atlas::cli {

Result<NumberRange> parseRange(const std::string& text, NumberRange allowed, const std::string& things,
                               const std::string& what) {
    if (text.empty())
        return allowed;
    const auto dash = text.find('-');
    const auto first = typedNumber(std::string_view(text).substr(0, dash));
    const auto last = dash == std::string::npos ? first : typedNumber(std::string_view(text).substr(dash + 1));
    if (!first || !last || *last < *first || !allowed.contains(*first) || !allowed.contains(*last)) {
        return std::unexpected(Error{
            .kind = ErrorKind::Usage,
            .what = what,
            .found = "\"" + text + "\"",
            .expected = fmt::format("{} from {} to {}", things, grouped(allowed.minimum), grouped(allowed.maximum))});
    }
    return NumberRange{*first, *last};
}

Result<Interval<GroupNumber>> parseGroups(const std::string& text, GroupCount all, const std::string& what) {
    const auto range = parseRange(text, {0, all.value - std::uint64_t{1}}, "groups", what);
    if (!range)
        return std::unexpected(range.error());
    return Interval<GroupNumber>{{static_cast<std::uint32_t>(range->minimum)},
                                 {static_cast<std::uint32_t>(range->maximum - range->minimum + 1)}};
}

namespace {

/// Takes a number of `digits` digits after `separator`, of which '\0' is none.
std::optional<int> take(std::string_view& text, char separator, std::size_t digits) {
    const std::size_t skip = separator == '\0' ? 0 : 1;
    if (text.size() < skip + digits || (skip == 1 && text.front() != separator))
        return std::nullopt;
    int number = 0;
    const auto part = text.substr(skip, digits);
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), number);
    if (error != std::errc{} || end != part.data() + part.size() || part.front() == '-')
        return std::nullopt;
    text.remove_prefix(skip + digits);
    return number;
}

std::optional<std::int64_t> secondsOf(std::string_view text) {
    using namespace std::chrono;
    if (text.starts_with('@')) {
        std::int64_t seconds = 0;
        const auto* const end = text.data() + text.size();
        const auto [stop, error] = std::from_chars(text.data() + 1, end, seconds);
        return error == std::errc{} && stop == end ? std::optional(seconds) : std::nullopt;
    }
    const auto y = take(text, '\0', 4);
    const auto m = take(text, '-', 2);
    const auto d = take(text, '-', 2);
    if (!y || !m || !d)
        return std::nullopt;
    const year_month_day date{year{*y}, month{static_cast<unsigned>(*m)}, day{static_cast<unsigned>(*d)}};
    std::int64_t inDay = 0;
    if (!text.empty() && text != "Z") {
        const auto hours = take(text, text.front() == 'T' ? 'T' : ' ', 2);
        const auto minutes = take(text, ':', 2);
        const auto seconds = text.starts_with(':') ? take(text, ':', 2) : std::optional(0);
        if (!hours || !minutes || !seconds || *hours > 23 || *minutes > 59 || *seconds > 59)
            return std::nullopt;
        inDay = *hours * 3600 + *minutes * 60 + *seconds;
    }
    if (!date.ok() || !(text.empty() || text == "Z" || text == " UTC"))
        return std::nullopt;
    return sys_days{date}.time_since_epoch().count() * std::int64_t{86'400} + inDay;
}

} // namespace

Result<std::int64_t> parseMoment(std::string_view text) {
    if (const auto seconds = secondsOf(trimmed(text)))
        return *seconds;
    return std::unexpected(Error{.kind = ErrorKind::Usage,
                                 .what = "not a date",
                                 .found = "\"" + std::string(text) + "\"",
                                 .expected = "2026-11-22, 2026-11-22T21:05:32 (UTC), or @ and seconds since 1970"});
}

} // namespace atlas::cli
