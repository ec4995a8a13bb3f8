// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/plan_facts.h"

#include "report/json/json_writer.h"

namespace atlas {

void writePlanFacts(JsonWriter& json, const PlanFacts& facts) {
    json.field("e2fsprogs", facts.e2fsprogs);
    json.field("mke2fs_conf", facts.mke2fsConf);
    json.field("command", facts.command);
    json.field("notes", facts.notes);
}

} // namespace atlas
