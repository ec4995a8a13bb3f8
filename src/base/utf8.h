// SPDX-License-Identifier: GPL-3.0-or-later
// Text that comes from a disk: any bytes, shown safely.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace atlas {

/// `bytes` with each byte that belongs to no UTF-8 character replaced by U+FFFD. Overlong forms and surrogates are no characters.
[[nodiscard]] std::string validUtf8(std::string_view bytes);

/// As validUtf8, with control characters written "\x1B": a label must not steer a terminal.
[[nodiscard]] std::string printable(std::string_view bytes);

/// Bytes of the UTF-8 character that `bytes` begins with; 0 where it begins with none.
[[nodiscard]] std::size_t characterLength(std::string_view bytes);

/// Characters in valid UTF-8.
[[nodiscard]] std::size_t characters(std::string_view text);

} // namespace atlas
