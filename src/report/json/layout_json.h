// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/layout_metrics.h"
#include "layout/snapshot.h"

#include <iosfwd>

namespace atlas {

/// Schema "ext4atlas-layout/1" (see the man page). Precondition: `snapshot.layout` is not null. `planned`: set if the
/// layout is a plan.
void writeLayoutJson(const Snapshot& snapshot, std::ostream& out, const PlanFacts* planned = nullptr);

} // namespace atlas
