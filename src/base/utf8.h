// SPDX-License-Identifier: GPL-3.0-or-later
// Makes text read from a disk, which may be arbitrary bytes, safe to display.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace atlas {

/// `bytes` with each byte outside a valid UTF-8 sequence replaced by U+FFFD. Overlong forms and surrogates are invalid.
[[nodiscard]] std::string validUtf8(std::string_view bytes);

/// Like validUtf8(), with control characters escaped as "\x1B", so that a volume label cannot send terminal escape
/// sequences.
[[nodiscard]] std::string printable(std::string_view bytes);

/// `bytes` escaped without loss: control characters and bytes outside valid UTF-8 as "\x1B", a backslash as "\\\\".
[[nodiscard]] std::string escapedBytes(std::string_view bytes);

/// Number of characters in `text`. Precondition: `text` is valid UTF-8.
[[nodiscard]] std::size_t characters(std::string_view text);

/// Terminal columns of `text`: two for wide East Asian characters (Unicode Standard Annex 11), none for combining
/// marks. Unlike wcwidth(), independent of the locale. Precondition: `text` is valid UTF-8.
[[nodiscard]] std::size_t terminalColumns(std::string_view text);

} // namespace atlas
