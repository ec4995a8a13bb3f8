// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers as a language writes them.
#pragma once

#include "base/number_text.h"
#include "report/messages/language.h"

namespace atlas {

[[nodiscard]] const NumberStyle& numberStyleOf(Language language);

/// grouped(), humanSize(), decimalText() and humanDuration() in the current language, for the cells of tables.
[[nodiscard]] std::string localNumber(std::uint64_t number);
[[nodiscard]] std::string localSize(ByteCount bytes);
[[nodiscard]] std::string localDecimal(double number, int decimals);
[[nodiscard]] std::string localDuration(double seconds);

} // namespace atlas
