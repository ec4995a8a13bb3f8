// SPDX-License-Identifier: GPL-3.0-or-later
// A history as plain text.
#pragma once

#include "history/find_changes.h"

#include <iosfwd>

namespace atlas {

/// A heading, the total, and a line for each change of each span.
void writeHistoryText(const HistoryReport& report, std::ostream& out);

} // namespace atlas
