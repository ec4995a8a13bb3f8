// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest and largest value of a number that users type or save.
#pragma once

#include "base/error.h"

#include <cstdint>

namespace atlas {

struct NumberRange {
    std::uint64_t minimum = 0;
    std::uint64_t maximum = 0; ///< included

    [[nodiscard]] constexpr bool contains(std::uint64_t number) const { return minimum <= number && number <= maximum; }
};

/// Fails with ErrorKind::Usage if `number`, typed as `text`, is outside `range`.
[[nodiscard]] Status within(NumberRange range, std::uint64_t number, const std::string& text);

/// The same of bytes; the error has the range with units.
[[nodiscard]] Status withinSizes(NumberRange range, std::uint64_t number, const std::string& text);

/// "1,024 to 65,536".
[[nodiscard]] std::string rangeText(NumberRange range);

} // namespace atlas
