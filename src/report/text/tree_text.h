// SPDX-License-Identifier: GPL-3.0-or-later
// The nodes of files and the blocks of directories, for a terminal.
#pragma once

#include "report/text/text_table.h"
#include "report/words/shown.h"

#include <iosfwd>

namespace atlas {

/// A row for each node with the number of its entries, and a plot of the file against the volume. Precondition:
/// `shown.tree` is set.
void writeFileTree(const Shown& shown, std::ostream& out, TextStyle style);

/// A row for each block, and the way of a name. Precondition: `shown.directory` is set.
void writeDirectoryTree(const Shown& shown, std::ostream& out, TextStyle style);

/// The attributes of an inode, and how much of its content lies in it; nothing if there are none. Precondition:
/// `shown.extras` is set.
void writeInodeExtras(const Shown& shown, std::ostream& out, TextStyle style);

/// Precondition: `shown.orphans` is set.
void writeOrphans(const Shown& shown, std::ostream& out, TextStyle style);

} // namespace atlas
