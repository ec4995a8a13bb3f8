// SPDX-License-Identifier: GPL-3.0-or-later
// Sanitises text read from a disk, which may be arbitrary bytes, for display.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace atlas {

/// `bytes` with each byte that is not part of a valid UTF-8 sequence replaced by U+FFFD. Overlong forms and surrogates are
/// invalid.
[[nodiscard]] std::string validUtf8(std::string_view bytes);

/// As validUtf8, with control characters escaped as "\x1B", so that a volume label cannot send terminal escape sequences.
[[nodiscard]] std::string printable(std::string_view bytes);

/// `bytes` so that they can be told from others: control characters and bytes outside valid UTF-8 as "\x1B", a backslash as
/// "\\\\".
[[nodiscard]] std::string escapedBytes(std::string_view bytes);

/// Number of characters in `text`. Precondition: `text` is valid UTF-8.
[[nodiscard]] std::size_t characters(std::string_view text);

/// Columns that `text` takes in a terminal: two for the wide characters of East Asia (Unicode Standard Annex 11), none for
/// marks that combine. wcwidth() would answer by the locale. Precondition: `text` is valid UTF-8.
[[nodiscard]] std::size_t terminalColumns(std::string_view text);

} // namespace atlas
