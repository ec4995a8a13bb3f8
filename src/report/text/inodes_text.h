// SPDX-License-Identifier: GPL-3.0-or-later
// Lists of inodes as text, and as lines of a body file.
#pragma once

#include "inspect/group_inodes.h"
#include "report/text/text_table.h"
#include "report/words/shown.h"

#include <iosfwd>
#include <string>
#include <string_view>

namespace atlas {

/// One row per inode of the list, then how many are missing from it.
void writeInodesText(const RequestedInodes& inodes, std::ostream& out, TextStyle style);

/// A line of the body file that mactime of The Sleuth Kit (3.0 and later) and Plaso read: MD5|name|inode|
/// mode_as_string|UID|GID|size|atime|mtime|ctime|crtime, times in seconds since 1970, 0 for what is unknown. `path`: any
/// bytes; empty for an inode that no directory names, which is called by its number and state.
[[nodiscard]] std::string bodyLine(const ListedInode& inode, std::string_view path);

} // namespace atlas
