// SPDX-License-Identifier: GPL-3.0-or-later
// Splits and quotes words like a POSIX shell (Shell Command Language, 2.2 "Quoting"), but expands nothing: $, * and ;
// are plain characters.
#pragma once

#include "base/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// Splits at blanks; '…', "…" and \ quote. Fails on an unterminated quote.
[[nodiscard]] Result<std::vector<std::string>> splitWords(std::string_view line);

/// `word`, quoted unless a shell takes it literally.
[[nodiscard]] std::string shellWord(std::string_view word);

/// A path as a shell word that no tool mistakes for an option: "./-disk.img".
[[nodiscard]] std::string pathWord(std::string_view path);

/// One line that splitWords() and a shell split into the same words.
[[nodiscard]] std::string joinWords(const std::vector<std::string>& words);

} // namespace atlas
