// SPDX-License-Identifier: GPL-3.0-or-later
// The transactions of a journal as JSON.
#pragma once

#include "report/json/json_writer.h"
#include "report/words/shown.h"

namespace atlas {

/// Writes the members "journal_log" and "replay" of a report that `show` makes. Precondition: `shown.journal` is set.
void writeJournal(JsonWriter& json, const Shown& shown);

} // namespace atlas
