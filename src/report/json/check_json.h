// SPDX-License-Identifier: GPL-3.0-or-later
// The report of `check` as JSON.
#pragma once

#include "alignment/judgement.h"
#include "report/json/json_writer.h"

#include <iosfwd>

namespace atlas {

/// Writes the members "granularities", "stack", "devices", "causes", "cure_state", "cost_model" and "sweep" of
/// "ext4atlas-check/1" (see the man page) into the open object.
void writeExplanationJson(JsonWriter& json, const Judgement& judgement);

/// Schema "ext4atlas-check/1", documented in the man page.
void writeCheckJson(const Judgement& judgement, std::ostream& out);

} // namespace atlas
