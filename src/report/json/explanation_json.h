// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alignment/judge.h"
#include "report/json/json_writer.h"

namespace atlas {

/// The members "grains", "stack", "devices", "causes", "cost_model" and "sweep" of "ext4atlas-check/1", as the man page documents them, into
/// the object that is open.
void writeExplanationJson(JsonWriter& json, const Judgement& judgement);

} // namespace atlas
