// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/messages/local_numbers.h"

namespace atlas {
namespace {

constexpr NumberStyle plain{};
constexpr NumberStyle french{.group = "\u00A0", .point = ',', .byte = "o"}; // U+202F is missing in fonts of terminals

} // namespace

const NumberStyle& numberStyleOf(Language language) { return language == Language::French ? french : plain; }

std::string localNumber(std::uint64_t number) { return grouped(number, numberStyleOf(currentLanguage())); }
std::string localSize(ByteCount bytes) { return humanSize(bytes, numberStyleOf(currentLanguage())); }
std::string localDecimal(double number, int decimals) {
    return decimalText(number, decimals, numberStyleOf(currentLanguage()));
}

} // namespace atlas
