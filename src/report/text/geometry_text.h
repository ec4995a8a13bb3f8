// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/layout.h"
#include "report/text/text_table.h"

namespace atlas {

/// Facts from the superblock, one line per topic.
void writeGeometry(const Layout& layout, std::ostream& out, TextStyle style);

} // namespace atlas
