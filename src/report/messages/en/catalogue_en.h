// SPDX-License-Identifier: GPL-3.0-or-later
// English is the source language: its patterns define the arguments of each message.
#pragma once

#include "report/messages/message_list.h"
#include "report/messages/pattern.h"

namespace atlas {

inline constexpr std::size_t englishPlurals = 2; ///< one, other

/// By id.
inline constexpr std::array<std::string_view, messageIdCount> englishPatterns{
#define MESSAGE(id, pattern) pattern,
#include "report/messages/en/catalogue_en.def"
#undef MESSAGE
};

[[nodiscard]] constexpr std::string_view englishPattern(MessageId id) {
    return englishPatterns[static_cast<std::size_t>(id)];
}

} // namespace atlas
