// SPDX-License-Identifier: GPL-3.0-or-later
// The facts of a plan as members of a JSON object.
#pragma once

#include "compare/plan_facts.h"

namespace atlas {

class JsonWriter;

/// Writes the members into the open object, and the sentences of the notes.
void writePlanFacts(JsonWriter& json, const PlanFacts& facts);

} // namespace atlas
