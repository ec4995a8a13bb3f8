// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mkfs/option_notes.h"
#include "mkfs/plan.h"

namespace atlas {

/// mke2fs's warnings, then notes on options that have no effect or a drawback. `physicalSector` 0: unknown.
/// `grownGroups`: how many there are once the plan is grown; nullopt: it is not.
[[nodiscard]] std::vector<Note> planNotes(const Plan& plan, ByteCount physicalSector,
                                          std::optional<GroupCount> grownGroups);

} // namespace atlas
