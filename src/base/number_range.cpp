// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_range.h"

#include "base/number_text.h"

namespace atlas {
namespace {

Status checked(NumberRange range, std::uint64_t number, const std::string& text, const std::string& expected) {
    if (range.contains(number)) {
        return {};
    }
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

} // namespace atlas
