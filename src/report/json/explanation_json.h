// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alignment/judgement.h"
#include "report/json/json_writer.h"

namespace atlas {

/// Writes the members "granularities", "stack", "devices", "causes", "cure_state", "cost_model" and "sweep" of
/// "ext4atlas-check/1", documented in the man page, into the open object.
void writeExplanationJson(JsonWriter& json, const Judgement& judgement);

} // namespace atlas
