// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alignment/check.h"
#include "report/json/json_writer.h"

namespace atlas {

/// The members "granularities", "stack", "causes", "cost_model" and "sweep" of "ext4atlas-check/1", as the man page documents them, into
/// the object that is open.
void writeExplanationJson(JsonWriter& json, const Snapshot& snapshot, const Check& check);

} // namespace atlas
