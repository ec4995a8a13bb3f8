// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "layout/snapshot.h"
#include "report/json/plan_facts.h"

#include <iosfwd>

namespace atlas {

/// Schema "ext4atlas-layout/1", as the man page documents it. `snapshot.layout` must be there; `planned` is set where it is a
/// plan's.
void writeLayoutJson(const Snapshot& snapshot, std::ostream& out, const PlanFacts* planned = nullptr);

} // namespace atlas
