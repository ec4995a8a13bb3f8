// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/local_numbers.h"

#include "base/number_text.h"
namespace atlas {
namespace {

constexpr NumberStyle plain{};
constexpr NumberStyle french{.group = "\u00A0", .point = ',', .byte = "o"}; // U+202F is missing in fonts of terminals
constexpr NumberStyle german{.group = "\u00A0", .point = ',', .byte = "B"}; // a point would be read back as a fraction

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

std::string localNumber(std::uint64_t number) { return grouped(number, numberStyleOf(currentLanguage())); }
std::string localSize(ByteCount bytes) { return humanSize(bytes, numberStyleOf(currentLanguage())); }
std::string localDecimal(double number, int decimals) {
    return decimalText(number, decimals, numberStyleOf(currentLanguage()));
}
std::string localDuration(double seconds) { return humanDuration(seconds, numberStyleOf(currentLanguage())); }

} // namespace atlas
