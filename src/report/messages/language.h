// SPDX-License-Identifier: GPL-3.0-or-later
// The language in which the program talks to people. What programs read stays English.
#pragma once

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

} // namespace atlas
