// SPDX-License-Identifier: GPL-3.0-or-later
// The transactions of a journal, and what a replay would change, for a terminal.
#pragma once

#include "report/text/text_table.h"
#include "report/words/shown.h"

#include <iosfwd>

namespace atlas {

/// Precondition: `shown.journal` is set.
void writeJournalText(const Shown& shown, std::ostream& out, TextStyle style);

} // namespace atlas
