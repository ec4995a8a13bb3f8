// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mkfs/plan.h"

namespace atlas {

/// What mke2fs would warn of, then where an option had no effect or bites; a sentence each. `physicalSector` 0: unknown.
[[nodiscard]] std::vector<std::string> planNotes(const Plan& plan, const MkfsOptions& options,
                                                 ByteCount physicalSector);

} // namespace atlas
