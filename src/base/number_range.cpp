// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/number_range.h"

#include "base/number_text.h"

namespace atlas {

Status within(NumberRange range, std::uint64_t number, const std::string& text) {
    if (range.contains(number)) {
        return {};
    }
    return std::unexpected(Error{.kind = ErrorKind::Usage,
                                 .what = number < range.minimum ? "too small" : "too large",
                                 .found = "\"" + text + "\"",
                                 .expected = rangeText(range)});
}

std::string rangeText(NumberRange range) { return grouped(range.minimum) + " to " + grouped(range.maximum); }

} // namespace atlas
