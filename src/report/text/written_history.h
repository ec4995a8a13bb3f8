// SPDX-License-Identifier: GPL-3.0-or-later
// Histories as text.
#pragma once

#include "history/find_changes.h"

#include <iosfwd>

namespace atlas {

/// A heading, the total and one line per change, for each span.
void writeHistoryText(const HistoryReport& report, std::ostream& out);

} // namespace atlas
