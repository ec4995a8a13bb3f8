// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "report/messages/shown.h"
#include "report/text/report_text.h"

namespace atlas {

/// A row for each field in which copies differ, a column for each copy; "=" where it has what referenceCopy() has.
void writeCopies(const Shown& shown, std::ostream& out, TextStyle style);

} // namespace atlas
