// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/plan_facts.h"

#include "report/json/json_writer.h"
#include "report/messages/note_text.h"

namespace atlas {

void writePlanFacts(JsonWriter& json, const PlanFacts& facts) {
    json.field("e2fsprogs", facts.e2fsprogs);
    json.field("mke2fs_conf", facts.mke2fsConf);
    json.field("command", facts.command);
    std::vector<std::string> sentences;
    for (const auto& note : facts.notes) {
        sentences.push_back(format(sentence(note)));
    }
    json.field("notes", sentences);
    json.key("note_kinds"); // for programs that translate the notes
    json.beginArray();
    for (const auto& note : facts.notes) {
        json.beginObject();
        json.field("kind", name(note.kind));
        json.key("numbers");
        json.beginArray();
        for (const auto number : note.numbers) {
            json.value(number);
        }
        json.endArray();
        json.field("detail", note.detail);
        json.endObject();
    }
    json.endArray();
}

} // namespace atlas
