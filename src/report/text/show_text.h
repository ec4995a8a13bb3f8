// SPDX-License-Identifier: GPL-3.0-or-later
// The report of `show` for people.
#pragma once

#include "report/messages/shown.h"
#include "report/text/text_table.h"

namespace atlas {

void writeShowText(const Shown& shown, std::ostream& out, TextStyle style);

} // namespace atlas
