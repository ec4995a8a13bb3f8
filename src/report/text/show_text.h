// SPDX-License-Identifier: GPL-3.0-or-later
// The report of `show` as text.
#pragma once

#include "report/text/text_table.h"
#include "report/words/shown.h"

#include <iosfwd>

namespace atlas {

void writeContents(const ShownContents& shown, std::ostream& out, TextStyle style);

/// The answer in one line, after what the line of the log names.
void writeLogLine(const LogAnswer& answer, std::ostream& out);

void writeShowText(const Shown& shown, std::ostream& out, TextStyle style);

} // namespace atlas
