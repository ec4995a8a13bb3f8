// SPDX-License-Identifier: GPL-3.0-or-later
// The pattern of a message in each language.
#pragma once

#include "report/messages/language.h"
#include "report/messages/message_id.h"

#include <cstddef>
#include <string_view>

namespace atlas {

[[nodiscard]] std::string_view patternOf(MessageId id, Language language);

/// Which of the plural forms of `language` stands for `count`. Unicode CLDR, "Language Plural Rules".
[[nodiscard]] constexpr std::size_t pluralForm(std::uint64_t count, Language language) {
    switch (language) {
    case Language::English:
    case Language::German: return count == 1 ? 0 : 1;
    case Language::French: return count <= 1 ? 0 : 1;
    case Language::Chinese: break;
    }
    return 0;
}

} // namespace atlas
