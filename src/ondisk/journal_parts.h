// SPDX-License-Identifier: GPL-3.0-or-later
// Finds the structures inside a journal's block, for decodeBlock().
#pragma once

#include "ondisk/block_parts.h"

namespace atlas {

/// Returns false when not all parts could be found.
bool addJournal(PartList& parts);

} // namespace atlas
