// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/option_notes.h"
#include "mkfs/plan.h"

namespace atlas {

/// What mke2fs would warn of, then where an option has no effect or bites. `physicalSector` 0: unknown.
[[nodiscard]] std::vector<Note> planNotes(const Plan& plan, const MkfsOptions& options, ByteCount physicalSector);

} // namespace atlas
