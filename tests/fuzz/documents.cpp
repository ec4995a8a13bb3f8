// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes what people hand each other: lessons, exercises, histories and their scripts. The first byte chooses.
#include "history/history_file.h"
#include "history/history_script.h"
#include "history/image_history.h"
#include "lesson/expression.h"
#include "lesson/lesson.h"
#include "report/json/exercise_json.h"
#include "support/bytes_source.h"

#include <cstdlib>
#include <sstream>

namespace atlas {
namespace {

void takeLesson(std::string_view text) {
    const auto lesson = parseLesson(text);
    (void)canBeGiven(checkLesson(lesson));
    const auto figure = [](std::string_view name, std::span<const std::uint64_t> arguments) {
        return Result<std::uint64_t>(name.size() + arguments.size());
    };
    for (const auto& step : lesson.lesson.steps) {
        for (const auto& paragraph : step.paragraphs) {
            (void)fill(paragraph.text, figure);
        }
    }
    (void)evaluate(text, figure);
}

/// What is accepted is written as it was read.
void takeExercise(const std::string& text) {
    const auto exercise = readExerciseJson(text, "fuzzed");
    if (!exercise) {
        return;
    }
    std::ostringstream again;
    writeExerciseJson(*exercise, again);
    if (!readExerciseJson(again.str(), "written")) {
        std::abort();
    }
}

/// Each image of an accepted history can be read at its begin and end, and what was written lies inside it.
void takeHistory(std::string_view text) {
    const auto bytes = std::as_bytes(std::span(text));
    const auto history = readHistory(std::make_shared<test::BytesSource>(std::vector(bytes.begin(), bytes.end())));
    if (!history) {
        return;
    }
    std::vector<std::byte> part(4096);
    for (std::size_t step = 0; step <= std::min<std::size_t>(history->steps.size(), 100); ++step) {
        const auto image = imageAfter(*history, step);
        const auto size = image->size();
        const auto shown = std::span(part).first(std::min<std::uint64_t>(size.value, part.size()));
        if (!image->read({0}, shown) || !image->read({size.value - shown.size()}, shown)) {
            std::abort();
        }
        for (const auto& written : writtenBetween(*history, 0, step)) {
            if (written.end().value > size.value) {
                std::abort();
            }
        }
    }
}

} // namespace
} // namespace atlas

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace atlas;
    if (size == 0) {
        return 0;
    }
    const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
    switch (data[0] % 4) {
    case 0: takeLesson(text); break;
    case 1: takeExercise(text); break;
    case 2: takeHistory(text); break;
    default: (void)parseHistoryScript(text, "fuzzed"); break;
    }
    return 0;
}
