// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of the user interface and their number formats.
#pragma once

#include "base/number_text.h"

#include <cstdint>
#include <string_view>

namespace atlas {

enum class Language : std::uint8_t { English, French, German, Chinese };

/// The language of a locale name: "fr_CA.UTF-8" is French, "de_AT" German, "zh_CN" Chinese; English for all others,
/// including traditional Chinese.
[[nodiscard]] Language languageOf(std::string_view locale);

/// Chosen as by gettext: the first of LC_ALL, LC_MESSAGES and LANG that is set names the locale. Unless that is C, the
/// first known language in LANGUAGE takes precedence. Source: gettext manual, "The LANGUAGE variable".
[[nodiscard]] Language languageOfEnvironment();

/// English until setLanguage() is called, which must happen before the program starts threads.
[[nodiscard]] Language currentLanguage();
void setLanguage(Language language);

/// From now on numbers for people have neither separators nor units, so that they can be copied into commands.
void usePlainNumbers();
/// The style of numbers in the current language.
[[nodiscard]] const NumberStyle& currentNumberStyle();

[[nodiscard]] const NumberStyle& numberStyleOf(Language language);

/// grouped(), humanSize(), decimalText() and humanDuration() in the current language, for table cells.
[[nodiscard]] std::string localNumber(std::uint64_t number);
[[nodiscard]] std::string localSize(ByteCount bytes);
[[nodiscard]] std::string localDecimal(double number, int decimals);
[[nodiscard]] std::string localDuration(double seconds);

} // namespace atlas
