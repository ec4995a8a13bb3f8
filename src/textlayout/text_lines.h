// SPDX-License-Identifier: GPL-3.0-or-later
// The lines of a text that passed through mail, terminals or Windows, and the words and numbers in them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace atlas {

/// Calls `visit` with each line: without the carriage return, the marks of quoted mail ("> > "), and white space at both
/// ends. `isWhole` is false for a last line without its end, which may have been cut within a number.
void eachLine(std::string_view text, const std::function<void(std::string_view line, bool isWhole)>& visit);

/// Whether somebody left out lines here: "…", "...", "[...]", "[snip]".
[[nodiscard]] bool isElision(std::string_view line);

/// Whether somebody shortened this line or value: "…" or "..." in it.
[[nodiscard]] bool isShortened(std::string_view text);

[[nodiscard]] std::string_view stripped(std::string_view text);

/// The number at the start of `text`, decimal or with 0x; removes it from `text`. nullopt if there is none, or if it needs
/// more than 64 bits.
[[nodiscard]] std::optional<std::uint64_t> takeNumber(std::string_view& text);

/// Removes `words` from the start of `text`, where each blank stands for any white space. False, with `text` unchanged,
/// if it begins otherwise.
[[nodiscard]] bool takeWords(std::string_view& text, std::string_view words);

} // namespace atlas
