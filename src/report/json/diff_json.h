// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/layout_diff.h"

#include <iosfwd>

namespace atlas {

/// Schema "ext4atlas-diff/1".
void writeDiffJson(const LayoutDiff& diff, std::ostream& out);

} // namespace atlas
