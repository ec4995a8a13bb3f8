// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/image_options.h"
#include "cli/operands.h"
#include "lesson/lesson.h"
#include "report/json/exercise_json.h"

#include <filesystem>
#include <fmt/format.h>
#include <sstream>

namespace atlas::cli {
namespace {

struct LessonCommandOptions {
    std::string action;
    std::string file;
    bool json = false;
};

/// The names of the sample images: in the source tree that holds the program, else beside the installed one. Empty if
/// neither is found.
std::vector<std::string> sampleNames() {
    namespace files = std::filesystem;
    constexpr int levelsToSearch = 4; // as the window does (ui/session/samples.cpp)
    const files::path list = "sample-images/samples.tsv";
    std::error_code failed;
    auto folder = files::read_symlink("/proc/self/exe", failed).parent_path();
    auto found = folder.parent_path() / "share/ext4atlas" / list;
    for (int level = 0; level < levelsToSearch; ++level, folder = folder.parent_path())
        if (files::exists(folder / list, failed))
            found = folder / list;
    std::istringstream lines(textOf(found.string()).value_or(std::string()));
    std::vector<std::string> names;
    for (std::string line; std::getline(lines, line);)
        if (const auto tab = line.find('\t'); tab != std::string::npos)
            names.push_back(line.substr(0, tab));
    return names;
}

/// Uses the format of compilers, so that editors find the line.
void writeFault(const std::string& file, const LessonFault& fault) {
    output() << fmt::format("{}:{}: {}: {}\n", file, fault.line, fault.warning ? "warning" : "error",
                            sentence(fault.error));
}

Result<int> run(const LessonCommandOptions& options, const Reporter& reporter) {
    const auto text = textOf(options.file);
    if (!text)
        return std::unexpected(text.error());
    const auto samples = sampleNames();
    enterSandboxNoting(reporter);
    const auto parsed = parseLesson(*text);
    const auto faults = checkLesson(parsed, samples);
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
