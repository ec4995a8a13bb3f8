// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/image_options.h"
#include "cli/operands.h"
#include "lesson/lesson.h"
#include "report/json/exercise_json.h"

#include <fmt/format.h>

namespace atlas::cli {
namespace {

struct LessonCommandOptions {
    std::string action;
    std::string file;
    bool json = false;
};

/// Uses the format of compilers, so that editors find the line.
void writeFault(const std::string& file, const LessonFault& fault) {
    output() << fmt::format("{}:{}: {}: {}\n", file, fault.line, fault.warning ? "warning" : "error",
                            sentence(fault.error));
}

Result<int> run(const LessonCommandOptions& options, const Reporter& reporter) {
    const auto text = textOf(options.file);
    if (!text)
        return std::unexpected(text.error());
    enterSandboxNoting(reporter);
    const auto parsed = parseLesson(*text);
    const auto faults = checkLesson(parsed);
    if (options.json)
        writeLessonCheckJson(options.file, parsed, faults, output());
    else
        for (const auto& fault : faults)
            writeFault(options.file, fault);
    return canBeGiven(faults) ? ok : someWrong;
}

} // namespace

void addLesson(CommandLine& line) {
    const auto options = std::make_shared<LessonCommandOptions>();
    const auto arguments =
        line.command("lesson", "checks a lesson file for faults: check FILE, or check - for standard input",
                     [options](Reporter& reporter) { return run(*options, reporter); });
    arguments.text("ACTION", options->action, "check").required().among({"check"});
    arguments.text("FILE", options->file, "a lesson, as the window opens it from the Learn menu").required();
    arguments.flag("--json", options->json, "schema ext4atlas-lesson-check/1, see the man page");
}

} // namespace atlas::cli
