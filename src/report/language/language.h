// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of the words that people read, and how each writes numbers.
#pragma once

#include "base/number_text.h"

#include <cstdint>
#include <string_view>

namespace atlas {

enum class Language : std::uint8_t { English, French, German, Chinese };

/// Of the name of a locale: "fr_CA.UTF-8" is French, "de_AT" German, "zh_CN" Chinese. English for any other, and for traditional Chinese.
[[nodiscard]] Language languageOf(std::string_view locale);

/// As gettext chooses it: the first of LC_ALL, LC_MESSAGES and LANG that is set names the locale; unless that is C, LANGUAGE
/// lists languages before it, of which the first known one counts (gettext manual, "The LANGUAGE variable").
[[nodiscard]] Language languageOfEnvironment();

/// English until setLanguage() is called, which a program does once, before it starts threads.
[[nodiscard]] Language currentLanguage();
void setLanguage(Language language);

// Numbers as a language writes them.

[[nodiscard]] const NumberStyle& numberStyleOf(Language language);

/// grouped(), humanSize(), decimalText() and humanDuration() in the current language, for the cells of tables.
[[nodiscard]] std::string localNumber(std::uint64_t number);
[[nodiscard]] std::string localSize(ByteCount bytes);
[[nodiscard]] std::string localDecimal(double number, int decimals);
[[nodiscard]] std::string localDuration(double seconds);

} // namespace atlas
