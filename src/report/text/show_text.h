// SPDX-License-Identifier: GPL-3.0-or-later
// What `show` prints.
#pragma once

#include "inspect/group_inodes.h"
#include "report/text/text_table.h"
#include "report/words/shown.h"

#include <iosfwd>

namespace atlas {

void writeContents(const ShownContents& shown, std::ostream& out, TextStyle style);

/// A row for each inode of the list, and how many are not in it.
void writeInodesText(const GroupInodes& list, std::ostream& out, TextStyle style);

// The report of `show` for people.

void writeShowText(const Shown& shown, std::ostream& out, TextStyle style);

} // namespace atlas
