// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/language/language.h"

#include "base/number_text.h"

#include <cstdlib>
#include <optional>

namespace atlas {
namespace {

Language current = Language::English;
bool withPlainNumbers = false;

std::string_view variable(const char* name) {
    const char* const value = std::getenv(name); // NOLINT(concurrency-mt-unsafe): before threads start
    return value == nullptr ? std::string_view{} : value;
}

/// nullopt for an unsupported language.
std::optional<Language> known(std::string_view locale) {
    const auto name = locale.substr(0, locale.find_first_of(".@"));
    const auto language = name.substr(0, name.find_first_of("_-"));
    if (language == "en")
        return Language::English;
    if (language == "fr")
        return Language::French;
    if (language == "de")
        return Language::German;
    const bool isTraditional =
        name.contains("TW") || name.contains("HK") || name.contains("MO") || name.contains("Hant");
    return language == "zh" && !isTraditional ? std::optional(Language::Chinese) : std::nullopt;
}

bool isC(std::string_view locale) {
    return locale.empty() || locale == "C" || locale == "POSIX" || locale.starts_with("C.");
}

} // namespace

Language languageOf(std::string_view locale) { return known(locale).value_or(Language::English); }

Language languageOfEnvironment() {
    std::string_view locale;
    for (const char* const name : {"LC_ALL", "LC_MESSAGES", "LANG"})
        locale = locale.empty() ? variable(name) : locale;
    auto preferred = isC(locale) ? std::string_view{} : variable("LANGUAGE");
    while (!preferred.empty()) {
        if (const auto language = known(preferred.substr(0, preferred.find(':'))))
            return *language;
        const auto next = preferred.find(':');
        preferred = next == std::string_view::npos ? std::string_view{} : preferred.substr(next + 1);
    }
    return languageOf(locale);
}

Language currentLanguage() { return current; }
void setLanguage(Language language) { current = language; }

namespace {

constexpr NumberStyle plain{};
constexpr NumberStyle french{.group = "\u00A0", .point = ',', .byte = "o"}; // terminal fonts often lack U+202F
constexpr NumberStyle german{.group = "\u00A0", .point = ',', .byte = "B"}; // "." would be read back as a decimal point

} // namespace

const NumberStyle& numberStyleOf(Language language) {
    switch (language) {
    case Language::English:
    case Language::Chinese: break;
    case Language::French: return french;
    case Language::German: return german;
    }
    return plain;
}

void usePlainNumbers() { withPlainNumbers = true; }

const NumberStyle& currentNumberStyle() {
    static constexpr NumberStyle typed{.group = "", .exact = true};
    return withPlainNumbers ? typed : numberStyleOf(current);
}

std::string localNumber(std::uint64_t number) { return grouped(number, currentNumberStyle()); }
std::string localSize(ByteCount bytes) { return humanSize(bytes, currentNumberStyle()); }
std::string localDecimal(double number, int decimals) { return decimalText(number, decimals, currentNumberStyle()); }
std::string localDuration(double seconds) { return humanDuration(seconds, currentNumberStyle()); }

} // namespace atlas
