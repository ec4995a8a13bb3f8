// SPDX-License-Identifier: GPL-3.0-or-later
// The structures inside a block as tables: a row for each of a kind.
#pragma once

#include "report/messages/shown.h"
#include "report/text/text_table.h"

namespace atlas {

void writeContents(const ShownContents& shown, std::ostream& out, TextStyle style);

} // namespace atlas
