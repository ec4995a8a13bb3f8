// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences one after the other, as a language joins them: Chinese puts no space between them.
#pragma once

#include "report/messages/message.h"

namespace atlas {

/// Precondition: there is a sentence.
[[nodiscard]] Message paragraph(std::vector<Message> sentences);

/// What stands between two sentences, for those that are shown in different fonts.
[[nodiscard]] std::string betweenSentences();

} // namespace atlas
