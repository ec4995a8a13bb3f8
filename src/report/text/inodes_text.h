// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "inspect/group_inodes.h"
#include "report/text/text_style.h"

#include <iosfwd>

namespace atlas {

/// A row for each inode of the list, and how many are not in it.
void writeInodesText(const GroupInodes& list, std::ostream& out, TextStyle style);

} // namespace atlas
