// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/snapshot.h"

#include <iosfwd>

namespace atlas {

/// Schema "ext4atlas-info/1", documented in the man page.
void writeInfoJson(const Snapshot& snapshot, std::ostream& out);

} // namespace atlas
