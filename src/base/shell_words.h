// SPDX-License-Identifier: GPL-3.0-or-later
// The words of a command line, as a POSIX shell splits and quotes them (Shell Command Language, 2.2 "Quoting"). Nothing is
// expanded: $, * and ; stand for themselves.
#pragma once

#include "base/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace atlas {

/// Splits at blanks; '…', "…" and \ quote. Fails on a quote without its end.
[[nodiscard]] Result<std::vector<std::string>> splitWords(std::string_view line);

/// `word` with quotes where a shell would not take it as it is.
[[nodiscard]] std::string shellWord(std::string_view word);

/// The shell word of a file's path, which no tool takes for an option: "./-disk.img".
[[nodiscard]] std::string pathWord(std::string_view path);

/// The words in one line, which splitWords and a shell split into the same words.
[[nodiscard]] std::string joinWords(const std::vector<std::string>& words);

} // namespace atlas
