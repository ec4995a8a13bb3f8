// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/json/exercise_json.h"

#include "base/utf8.h"
#include "report/json/json_reader.h"
#include "report/json/json_writer.h"
#include "report/words/exercise_text.h"

#include <algorithm>

namespace atlas {
namespace {

constexpr const char* exerciseSchema = "ext4atlas-exercise/1";
constexpr std::size_t maxQuestions = 100;

struct ExerciseFile {
    std::string schema{};
    Exercise exercise{};
};

void writeHead(JsonWriter& json, const Exercise& exercise) {
    json.field("kind", name(exercise.kind));
    json.field("level", exercise.level);
    json.field("seed", exercise.seed);
}

bool isSound(const ExerciseFile& file) {
    const auto& exercise = file.exercise;
    return file.schema == exerciseSchema && exercise.level >= 1 && exercise.level <= hardestLevel &&
           !exercise.questions.empty() && exercise.questions.size() <= maxQuestions;
}

} // namespace

void describe(JsonReader& json, Question& question) {
    json("ask", question.ask);
    json("number", question.number);
    json("field", question.field);
}

void describe(JsonReader& json, ExerciseFile& file) {
    json("schema", file.schema);
    json("kind", file.exercise.kind);
    json("level", file.exercise.level);
    json("seed", file.exercise.seed);
    json("questions", file.exercise.questions);
    json.later("student", file.exercise.student);
    json.later("student_id", file.exercise.studentId);
    json.later("key", file.exercise.key);
}

void writeExerciseJson(const Exercise& exercise, std::ostream& out) {
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", exerciseSchema);
    writeHead(json, exercise);
    json.field("student", exercise.student);
    json.field("student_id", exercise.studentId);
    json.field("key", exercise.key);
    json.key("questions");
    json.beginArray();
    for (const auto& question : exercise.questions) {
        json.beginObject();
        json.field("ask", name(question.ask));
        json.field("number", question.number);
        json.field("field", question.field);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

Result<Exercise> readExerciseJson(const std::string& text, const std::string& where) {
    const auto json = parseJson(text);
    std::optional<Error> fault;
    ExerciseFile file;
    if (json.is_object()) {
        JsonReader reader(json, "exercise", fault);
        describe(reader, file);
    }
    if (fault || !isSound(file)) {
        return std::unexpected(Error{.kind = ErrorKind::Corrupt,
                                     .what = fault ? fault->what : "this is no exercise",
                                     .where = where,
                                     .expected = exerciseSchema});
    }
    return std::move(file.exercise);
}

void writeMarksJson(const MarkedExercise& marked, Answers answers, std::ostream& out) {
    JsonWriter json(out);
    json.beginObject();
    json.field("schema", "ext4atlas-exercise-check/1");
    writeHead(json, marked.exercise);
    json.field("right", marked.right());
    json.field("of", marked.answers.size());
    json.key("lines_passed_over");
    json.beginArray();
    for (const auto& line : marked.strays)
        json.value(escapedBytes(line));
    json.endArray();
    json.key("answers");
    json.beginArray();
    for (const auto& answer : marked.answers) {
        json.beginObject();
        json.field("ask", name(answer.question.ask));
        json.field("question", english(text(answer.question)));
        json.field("given", answer.given);
        json.field("typed", answer.typed.empty() ? std::nullopt : std::optional(escapedBytes(answer.typed)));
        json.field("answer", answers == Answers::Revealed ? std::optional(answer.right) : std::nullopt);
        json.field("mark", name(answer.mark));
        json.field("mistake", answer.mistake ? std::optional(name(*answer.mistake)) : std::nullopt);
        json.field("reason", answer.mistake ? std::optional(english(text(*answer.mistake))) : std::nullopt);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

void writeGradescopeJson(const MarkedExercise& marked, std::ostream& out) {
    JsonWriter json(out);
    json.beginObject();
    json.field("score", marked.right());
    json.key("tests");
    json.beginArray();
    for (std::size_t n = 0; n < marked.answers.size(); ++n) {
        const auto& answer = marked.answers[n];
        json.beginObject();
        json.field("number", std::to_string(n + 1));
        json.field("name", english(text(answer.question)));
        json.field("score", answer.mark == Mark::Right ? 1U : 0U);
        json.field("max_score", 1U);
        json.field("status", answer.mark == Mark::Right ? "passed" : "failed");
        json.field("output", english(text(n + 1, answer)));
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

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
