// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/plan_json.h"

#include "report/json/field_writer.h"
#include "report/json/plan_fields.h"
#include "report/messages/note_text.h"

namespace atlas {

void writePlanFacts(JsonWriter& json, const PlanFacts& facts) {
    FieldWriter fields(json);
    describe(fields, facts);
    json.field("notes", englishSentences(facts.notes));
}

} // namespace atlas
