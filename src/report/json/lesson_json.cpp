// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/lesson_json.h"

#include "report/json/json_writer.h"

#include <algorithm>

namespace atlas {

void writeLessonCheckJson(const std::string& file, const ParsedLesson& parsed, const std::vector<LessonFault>& faults,
                          std::ostream& out) {
    const auto& steps = parsed.lesson.steps;
    const auto questions = std::ranges::count_if(steps, [](const auto& step) { return step.question.has_value(); });
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-lesson-check/1");
    json.field("file", file);
    json.field("title", parsed.lesson.title);
    json.field("steps", steps.size());
    json.field("questions", questions);
    json.field("can_be_given", canBeGiven(faults));
    json.key("faults");
    json.beginArray();
    for (const auto& fault : faults) {
        json.beginObject();
        json.field("line", fault.line);
        json.field("severity", fault.warning ? "warning" : "error");
        json.field("message", sentence(fault.error));
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

} // namespace atlas
