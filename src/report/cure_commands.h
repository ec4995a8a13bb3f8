// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/cure_words.h"

namespace atlas {

/// What to type, with the numbers of this image. Nothing is offered that cannot work here.
[[nodiscard]] std::vector<CureCommand> cureCommands(const Cure& cure, const Snapshot& snapshot);

/// `text` quoted for a POSIX shell where it needs quotes.
[[nodiscard]] std::string shellWord(const std::string& text);

} // namespace atlas
